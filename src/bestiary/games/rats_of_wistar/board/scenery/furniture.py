"""Drawings of furniture, in quiet strokes: each from the left corner of its floor."""

from collections.abc import Callable

from bestiary.drawing import CARD, QUIET, Markup, group
from bestiary.drawing.strokes import pen


def _stroke(d: str, fill: str = "none") -> Markup:
    return pen(d, 1.1, fill, QUIET)


def bedroom() -> Markup:
    """A bed with a quilt, a rug, a lamp."""
    return group(
        _stroke("M64 0v-34q0-4 4-4t4 4v18h64v-8q0-4 4-4t4 4V0M64-10h80", CARD),
        _stroke("M72-17q2-9 14-9t12 9M98-17h38M108-17v7M120-17v7M132-17v7"),
        _stroke("M162 0v-20h24V0M162-12h24M170-20v-10M162-30l4-12h8l4 12Z", CARD),
    )


def study() -> Markup:
    """A desk under a shelf of books."""
    tall = (18, 15, 20, 16, 20, 14, 18)
    books = "".join(f"M{10 + 7 * n} -62v-{h}h6v{h}" for n, h in enumerate(tall))
    return group(
        _stroke("M6-62h56" + books),
        _stroke("M54 0v-30h70V0M54-24h70M62-24v12h22v-12M98-30v-16h18v16M104-46l4-10 10 6", CARD),
        _stroke("M136 0v-34q0-3 3-3h3V0M136-16h22V0"),
    )


def kitchen() -> Markup:
    """A stove with a kettle, a table, pans on the wall."""
    return group(
        _stroke("M56 0v-36h40V0ZM60-22h32v16H60ZM62-30h4M70-30h4M78-30h4M86-30h4", CARD),
        _stroke("M66-36v-8q8-8 18 0v8M84-42q6-2 7 4M70-48q4-5 8 0"),
        _stroke("M118 0v-24M168 0v-24M112-24h62v-4h-62ZM136-28v-8h14v8", CARD),
        _stroke("M10-66h44M16-66v8a6 6 0 1 0 .1 0M34-66v6a5 5 0 1 0 .1 0M48-66v10"),
    )


def living_room() -> Markup:
    """A sofa and a fireplace."""
    return group(
        _stroke("M14 0v-6M78 0v-6M20-16v-14q26-8 52 0v14", CARD),
        _stroke("M10-6v-16q0-5 5-5t5 5v6h52v-6q0-5 5-5t5 5v16Z", CARD),
        _stroke("M116 0v-44h48V0h-8v-26q-16-12-32 0V0ZM112-44h56v-5h-56Z", CARD),
        _stroke("M132-2q-4-8 4-14 0 5 4 6 2-4 1-8 8 8 3 16Z"),
        _stroke("M180 0v-30q-8-6-4-16 8 2 6 12 4-14 12-14 0 12-12 18V0"),
    )


def storeroom() -> Markup:
    """Shelves of jars, a sack."""
    jars = "".join(f"M{x} -34v-9q4-4 8 0v9M{x + 1} -45h6" for x in (54, 66, 78))
    return group(
        _stroke("M50 0v-52M92 0v-52M50-34h42M50-14h42" + jars),
        _stroke("M52-14v-12h16v12M74-14v-9q7-5 14 0v9", CARD),
        _stroke("M104 0q-6-16 4-24l-3-6h14l-3 6q11 8 5 24Z", CARD),
    )


def workshop() -> Markup:
    """A bench with a vice, tools on the wall."""
    return group(
        _stroke("M44 0v-26M104 0v-26M38-26h72v-5H38ZM44-12h60", CARD),
        _stroke("M88-31v-7h6v-4h10v4h6v7M92-42h10M50-31l4-8h10l4 8"),
        _stroke("M10-58h30M16-58v14h-3v6h6v-6h-3M26-58v18l4 4M36-58l-4 16"),
    )


def pantry() -> Markup:
    """Wheels of cheese on their boards."""
    return group(
        _stroke("M60 0v-54M126 0v-54M60-36h66M60-12h66"),
        _stroke("M66-36v-10q14-8 28 0v10ZM66-46q14 8 28 0M74-40h.1M86-41h.1", CARD),
        _stroke("M98-36l22-12v12ZM106-39h.1M114-41h.1", CARD),
        _stroke("M66-12v-11q22-9 50 0v11ZM66-23q24 10 50 0M80-16h.1M98-15h.1", CARD),
    )


FURNITURE: dict[str, Callable[[], Markup]] = {
    "bedroom": bedroom,
    "study": study,
    "kitchen": kitchen,
    "living-room": living_room,
    "storeroom": storeroom,
    "workshop": workshop,
    "pantry": pantry,
}
