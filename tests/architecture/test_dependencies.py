"""What `pyproject.toml` asks for, `constraints.txt` pins."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from architecture.source import ROOT

PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.+!]+)")


def pins() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines]
    assert all(found), "constraints.txt holds lines of the form name==version only"
    return {canonicalize_name(m[1]): Version(m[2]) for m in found if m}


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    texts = [*project["dependencies"], *(text for extra in extras for text in extra)]
    return [r for r in map(Requirement, texts) if r.name != project["name"]]


def test_everything_asked_for_is_pinned_to_a_version_that_fits() -> None:
    known = pins()
    wrong = [
        str(r)
        for r in requirements()
        if canonicalize_name(r.name) not in known
        or not r.specifier.contains(known[canonicalize_name(r.name)], prereleases=True)
    ]

    assert not wrong
