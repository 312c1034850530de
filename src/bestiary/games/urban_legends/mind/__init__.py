"""ISMCTS at two evaluations: one by hand, and a value network learned by self-play.

Only the `Game` object asks in here.
"""

from bestiary.core import Advice, Mind, SearchMethod, ValueLearning
from bestiary.games.urban_legends.mind import advice, features, net
from bestiary.games.urban_legends.mind.standing import WIN_MODEL
from bestiary.games.urban_legends.mind.taste import taste
from bestiary.games.urban_legends.state import UrbanState

ADVICE: Advice[UrbanState] = Advice(
    value=advice.value,
    value_terms=advice.parts,
    win_chances=WIN_MODEL.win_chances,
    win_model=WIN_MODEL,
    learning=ValueLearning(features.features, features.protagonist),
)
BY_HAND: Advice[UrbanState] = Advice(
    value=advice.value, win_chances=advice.chances, value_terms=advice.parts
)
"""What people can see, also at the leaves of a tree."""
LEARNED: Advice[UrbanState] = Advice(
    value=net.chance, win_chances=net.chances, value_terms=advice.parts, tie_break=taste
)
"""The same by the value net; its grounds are those that people can see."""
MINDS: dict[str, Mind[UrbanState]] = {
    "apprentice": Mind(),
    "ranger": Mind(method=SearchMethod.ISMCTS, simulations=100, advice=BY_HAND),
    "naturalist": Mind(method=SearchMethod.ISMCTS, simulations=150, advice=LEARNED),
    "master": Mind(method=SearchMethod.ISMCTS, simulations=1500, advice=LEARNED),
}
"""Apprentices see a step, rangers answers and answers to them; naturalists know by experience what
these are worth, masters take their time."""
