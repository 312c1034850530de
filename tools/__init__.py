"""What maintainers run from the root of the repository: benchmarks, load tests, mutation tests.

None of it is in the wheel. Tools may import everything; only tests import tools.
"""
