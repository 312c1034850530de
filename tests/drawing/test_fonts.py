"""The subset faces hold both alphabets and are small."""

from pathlib import Path

from fontTools.ttLib import TTFont

from bestiary.web.infra import fonts


def test_faces_hold_latin_and_cyrillic_and_are_small(tmp_path: Path) -> None:
    fonts.make(tmp_path)

    for name in fonts.FACES:
        with TTFont(tmp_path / name) as font:
            letters = font.getBestCmap()
        assert all(ord(letter) in letters for letter in "AzÉАяЁё№«»–…×")
        assert (tmp_path / name).stat().st_size < 60_000


def test_what_is_there_is_kept(tmp_path: Path) -> None:
    for name in fonts.FACES:
        (tmp_path / name).write_bytes(b"kept")

    fonts.make(tmp_path)

    assert all((tmp_path / name).read_bytes() == b"kept" for name in fonts.FACES)
