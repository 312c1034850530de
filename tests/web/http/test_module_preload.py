"""A page asks for all of its scripts at once, not for one after another as they name each other."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from bestiary.web.http.module_preload import SCRIPTS, imported_modules

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("script", ["pages/table", "pages/lesson"])
def test_what_a_script_names_is_found_whole(script: str) -> None:
    found = {(SCRIPTS / f"{name}.js").resolve() for name in (script, *imported_modules(script))}

    for path in found:
        named = re.findall(r'(?:from|import) "(\.[^"]+)"', path.read_text(encoding="utf-8"))
        assert found.issuperset((path.parent / name).resolve() for name in named)


def test_a_lesson_asks_for_its_scripts_in_its_head() -> None:
    head = Client().get("/learn/cryptid/first/").content.decode().split("</head>")[0]

    asked = re.findall(r'rel="modulepreload" href="[^"]*/bestiary/([\w/]+)\.(?:\w+\.)?js"', head)
    assert asked == list(imported_modules("pages/lesson"))
