"""Version of the static files, part of their URL for cache busting: changes with any of them."""

from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from bestiary.web.infra import fonts

PACKAGES_WITH_STATIC_FILES = ("django", "django-htmx", "font-manrope", "font-source-serif-pro")
"""Packages that bring static files along, or what ours are made from."""


def static_version() -> str:
    """Of our own files by their content, of others' by their version."""
    digest = sha256("".join(version(name) for name in PACKAGES_WITH_STATIC_FILES).encode())
    for file in (Path(fonts.__file__), *_ours()):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _ours() -> Iterator[Path]:
    static = Path(__file__).parents[1] / "static"
    return iter(sorted(file for file in static.rglob("*") if file.is_file()))
