"""The exception of the conformance suite, in a module of its own: all checks import it."""


class Nonconformity(AssertionError):  # noqa: N818 - it names what was found, not a fault of the suite
    """A game breaks a promise of the architecture; the message says which and where."""
