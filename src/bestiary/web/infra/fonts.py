"""The two typefaces as small WOFF2 files, made once from the installed font packages.

Only Latin and Cyrillic are kept. The style sheet `fonts.css` names the files; a missing file
means the reader's own fonts, nothing worse.
"""

import os
from importlib.resources import as_file, files
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

FACES = {
    "manrope.woff2": ("font_manrope", "Manrope-VariableFont_wght.ttf"),
    "source-serif-400.woff2": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "source-serif-600.woff2": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
}
CODE_POINTS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x400, 0x460),
    *range(0x2010, 0x2030),
    *(0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2116, 0x2122),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265, 0x00D7),
)


def make(folder: Path) -> None:
    """Write the faces that the folder lacks."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in FACES.items():
        if not (folder / name).exists():
            _write(folder / name, *source)


def _write(target: Path, package: str, name: str) -> None:
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CODE_POINTS)
    # Two servers may start at once: each writes its own file, the last rename wins.
    draft = target.with_suffix(f".{os.getpid()}")
    with (
        as_file(files(package) / "files" / name) as source,
        load_font(str(source), options) as font,
    ):
        subsetter.subset(font)
        save_font(font, str(draft), options)
    draft.replace(target)
