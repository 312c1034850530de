"""ISMCTS at two evaluations: one by hand, and a value network learned by self-play.

Only the `Game` object imports from here.
"""

from bestiary.core import Advice
from bestiary.core.advice import ValueLearning
from bestiary.core.mind import Mind, SearchMethod
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
HAND_WRITTEN_ADVICE: Advice[UrbanState] = Advice(
    value=advice.value, win_chances=advice.chances, value_terms=advice.parts
)
"""The evaluation by hand, also at the leaves of a tree."""
LEARNED_ADVICE: Advice[UrbanState] = Advice(
    value=net.chance, win_chances=net.chances, value_terms=advice.parts, tie_break=taste
)
"""The value network; explanations stay those of the evaluation by hand, which people can follow."""
MINDS: dict[str, Mind[UrbanState]] = {
    "apprentice": Mind(),
    "ranger": Mind(method=SearchMethod.ISMCTS, simulations=100, advice=HAND_WRITTEN_ADVICE),
    "naturalist": Mind(method=SearchMethod.ISMCTS, simulations=150, advice=LEARNED_ADVICE),
    "master": Mind(method=SearchMethod.ISMCTS, simulations=1500, advice=LEARNED_ADVICE),
}
"""Apprentices see a step, rangers answers and answers to them; naturalists know by experience what
these are worth, masters take their time."""
