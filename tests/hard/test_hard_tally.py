"""Runs add up in the document, and go on where the last one stopped."""

from pathlib import Path

from hard.tally import Tally, add


def test_a_tally_is_begun_after_the_command_and_grows(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n\n`make kill-test N=5` kills\nthe server.\n\nTwo.\n")

    add(page, Tally(1, 12, 0), "abc1234")
    add(page, Tally(999, 2_000, 1), "def5678")

    said = (
        "Killed so far: 1,000 times; acknowledged: 2,012 moves; lost: 1 (last at commit def5678)."
    )
    assert page.read_text() == (
        f"One.\n\n`make kill-test N=5` kills\nthe server.\n\n{said}\n\nTwo.\n"
    )
    assert Tally.read(page.read_text()) == (1_000, 2_012, 1)
