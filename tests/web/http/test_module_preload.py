"""A page asks for all of its scripts at once, not for one after another as they name each other."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from bestiary.web.http.module_preload import SCRIPTS, imported_modules

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("script", ["table", "lesson"])
def test_what_a_script_names_is_found_whole(script: str) -> None:
    found = {script, *imported_modules(script)}

    for name in found:
        text = (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")
        assert found.issuperset(re.findall(r'from "\./(\w+)\.js"', text))


def test_a_lesson_asks_for_its_scripts_in_its_head() -> None:
    head = Client().get("/learn/cryptid/first/").content.decode().split("</head>")[0]

    asked = re.findall(r'rel="modulepreload" href="[^"]*/(\w+)\.(?:\w+\.)?js"', head)
    assert asked == list(imported_modules("lesson"))
