"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Foresight, Mind, Study
from bestiary.games.urban_legends.mind import advice, features, net
from bestiary.games.urban_legends.mind.standing import SCALE
from bestiary.games.urban_legends.mind.taste import taste
from bestiary.games.urban_legends.state import UrbanState

ADVICE: Advice[UrbanState] = Advice(
    value=advice.value,
    parts=advice.parts,
    chances=SCALE.chances,
    scale=SCALE,
    study=Study(features.features, features.protagonist),
)
BY_HAND: Advice[UrbanState] = Advice(value=advice.value, chances=advice.chances, parts=advice.parts)
"""What people can see, also at the leaves of a tree."""
LEARNED: Advice[UrbanState] = Advice(
    value=net.chance, chances=net.chances, parts=advice.parts, taste=taste
)
"""The same by the value net; its grounds are those that people can see."""
MINDS: dict[str, Mind[UrbanState]] = {
    "apprentice": Mind(),
    "ranger": Mind(foresight=Foresight.TREE, simulations=100, advice=BY_HAND),
    "naturalist": Mind(foresight=Foresight.TREE, simulations=150, advice=LEARNED),
    "master": Mind(foresight=Foresight.TREE, simulations=1500, advice=LEARNED),
}
"""Apprentices see a step, rangers answers and answers to them; naturalists know by experience what
these are worth, masters take their time."""
