"""Migrations run while an old worker still serves: they add, and what they add may be left out."""

from __future__ import annotations

from importlib import import_module

import pytest

from architecture.source import SOURCE

FOLDER = SOURCE / "web" / "migrations"
ADDING = {"CreateModel", "AddField", "AddIndex", "AddConstraint", "RunPython", "RunSQL"}
"""Nothing an old worker reads or writes may go or change its name or form. A column goes in a
version of its own, after one whose workers no longer know it."""
BEFORE_THE_FIRST_RELEASE = {"0001_initial", "0003_note_marks"}
LATER = sorted(p.stem for p in FOLDER.glob("0*.py") if p.stem not in BEFORE_THE_FIRST_RELEASE)


def operations(name: str) -> list[object]:
    return list(import_module(f"bestiary.web.migrations.{name}").Migration.operations)


def faults(operation: object) -> list[str]:
    """What an old worker would stumble over."""
    kind = type(operation).__name__
    if kind not in ADDING:
        return [f"{kind} takes something away from workers that still serve"]
    field = getattr(operation, "field", None)
    if kind == "AddField" and field is not None and not (field.null or field.has_db_default()):
        return ["AddField without null or db_default: old workers leave the column out"]
    if kind == "RunPython" and getattr(operation, "reverse_code", None) is None:
        return ["RunPython that cannot be undone"]
    return []


@pytest.mark.parametrize("name", LATER)
def test_a_migration_leaves_old_workers_alone(name: str) -> None:
    assert not [fault for operation in operations(name) for fault in faults(operation)]


def test_migrations_stand_in_one_line() -> None:
    numbers = [int(path.stem.split("_")[0]) for path in sorted(FOLDER.glob("0*.py"))]

    assert numbers == sorted(set(numbers)), "two migrations have one number"


def test_these_tests_can_fail() -> None:
    from django.db import migrations, models

    text = models.CharField(max_length=3, default="")

    assert faults(migrations.RemoveField("table", "seed"))
    assert faults(migrations.RenameField("table", "seed", "luck"))
    assert faults(migrations.AlterField("table", "seed", text))
    assert faults(migrations.AddField("table", "mood", text))
    assert not faults(migrations.AddField("table", "mood", models.CharField(null=True)))
    assert faults(migrations.RunPython(print))
