"""Set-ups as the publisher's companion app writes them: a map key, rule keys, a hint key.

The app was made for another world: its bones are swamps, its fissures territories, its pyramids
standing stones, its colonies shacks, and its red is white.
"""

from typing import Final

from bestiary.games.cryptid.box.components import BOOKS, Clue, Hint, Terrain
from bestiary.games.cryptid.box.hints import hint_choices
from bestiary.games.cryptid.box.maps import is_code, read_map
from bestiary.games.cryptid.box.setups import SIZES, Setup, is_playable, share_code

_MODES: Final = {"intro": "standard", "normal": "advanced"}
_NAMES: Final = {
    "bone": "swamp",
    "fissure": "animal",
    "dormant_fissure": "bear",
    "active_fissure": "cougar",
    "pyramid": "stone",
    "colony": "shack",
    "red": "white",
}
_HINTS: Final = {
    "hint_not_1": Hint.WITHIN_1,
    "hint_not_2": Hint.WITHIN_2,
    "hint_not_3": Hint.WITHIN_3,
    "hint_not_on_on": Hint.TWO_TERRAINS,
    "hint_terrain": Hint.TERRAIN,
    "hint_fissure": Hint.ANIMALS,
    "hint_bone": Hint.SWAMP,
} | {f"hint_{t.value}": Hint(t.value) for t in Terrain if t is not Terrain.SWAMP}


def _key(clue: Clue) -> frozenset[str]:
    """What a clue is about, however its key puts it: the words in our own terms."""
    return frozenset([*clue.targets, "not" if clue.is_negated else "", _verb(clue.distance > 0)])


def _verb(reaches: bool) -> str:
    return "within" if reaches else "or"


_CLUES: Final = {_key(clue): clue for clue in Clue}


def _clue(key: str) -> Clue | None:
    """`not_within_bone`: the clue that a rule key names; None if it names none."""
    plain = key.removeprefix("not_")
    reaches = plain.startswith("within_")
    named = [plain.removeprefix("within_")] if reaches else plain.split("_or_")
    targets = [_NAMES.get(name, name) for name in named]
    return _CLUES.get(frozenset([*targets, "not" if key != plain else "", _verb(reaches)]))


def plain_code(text: str) -> str:
    """§2.6 What the app dealt, as a share code of our own; any other text as it is.

    >>> plain_code("intro_12345625037B0B3472,within_blue,within_green,forest_or_desert,hint_not_2")
    '12345625037B0B3472.a36b45c74h1'
    """
    mode, _, rest = text.partition("_")
    code, *keys = rest.split(",")
    if mode not in _MODES or not is_code(code) or read_map(code).mode.value != _MODES[mode]:
        return text
    if not keys:
        return code
    setup = _setup(code, keys)
    return text if setup is None else share_code(setup)


def _setup(code: str, keys: list[str]) -> Setup | None:
    """A hint key may be left out: then the first true hint of wide reach is taken."""
    hints = [_HINTS[key] for key in keys if key in _HINTS]
    clues = [_clue(key) for key in keys if key not in _HINTS]
    if None in clues or len(clues) not in SIZES or len(hints) > 1:
        return None
    dealt = tuple(clue for clue in clues if clue is not None)
    true = hints or list(hint_choices(dealt))
    setup = Setup(code, BOOKS[: len(dealt)], dealt, true[0]) if true else None
    return setup if setup is not None and is_playable(setup) else None
