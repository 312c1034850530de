"""The map of the daily puzzle: guessed by a click, on a phone too."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visit


def test_a_wrong_guess_is_crossed_off_and_stays_chosen(visit: Visit) -> None:
    page = visit("/puzzle/cryptid/")
    first = page.locator("#part option").first.get_attribute("value")
    page.locator(f"[data-part='{first}']").first.click()
    page.locator("#guess button").click()
    page.wait_for_selector(".companion .notice")
    if not page.locator("#guess").count():
        pytest.skip("today it is there")

    expect(page.locator("#part")).to_have_value(first or "")
    hex = page.locator(f".chosen[data-part='{first}']")
    expect(hex.locator(".wrong-guess")).to_have_count(1)
    expect(hex).to_have_attribute("aria-label", re.compile("not here"))


def test_on_a_phone_a_puzzle_is_seen_whole_and_answered_in_place(visit: Visit) -> None:
    page = visit("/puzzle/cryptid/", viewport=PHONE, has_touch=True, is_mobile=True)
    sheet = page.locator("#map > svg")
    assert sheet.evaluate("map => map.getBoundingClientRect().width") > PHONE["width"]

    page.locator("#whole").click()
    assert sheet.evaluate("map => map.getBoundingClientRect().right") <= PHONE["width"]
    page.locator("#whole").click()
    before = page.evaluate("scrollY")
    page.locator("[data-part='hex:E2']").first.click()

    expect(page.locator("#part")).to_have_value("hex:E2")
    expect(page.locator("#guess button")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == before
