"""Mutation testing: one small fault at a time in the rules of a game; do its tests notice?

`python -m tools.mutants GAME` is what `make mutants` runs. The faults are mutmut's; they
are tried in forked processes, each by the tests that reach the changed function.
"""
