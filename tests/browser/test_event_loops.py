"""Tests with a browser and tests with a loop of their own share a process."""

import asyncio

import pytest

from browser.conftest import Launched


def test_a_loop_runs_beside_an_open_browser_and_the_browser_goes_on(
    launched: Launched, request: pytest.FixtureRequest
) -> None:
    asyncio.run(asyncio.sleep(0))
    page = request.getfixturevalue("chromium").new_page()
    page.set_content("<p>still here</p>")

    assert page.inner_text("p") == "still here"
    page.close()
