"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Study
from bestiary.games.urban_legends.mind import advice, features
from bestiary.games.urban_legends.state import UrbanState

ADVICE: Advice[UrbanState] = Advice(
    value=advice.value, study=Study(features.features, features.protagonist)
)
