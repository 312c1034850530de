"""Encoding for learning: observations as arrays, choices as actions of a fixed discrete space."""

from bestiary.lab.encoding.codec import Codec, Observation, codec_of
from bestiary.lab.encoding.features import Features
from bestiary.lab.encoding.vocabulary import Sentence, Vocabulary

__all__ = ["Codec", "Features", "Observation", "Sentence", "Vocabulary", "codec_of"]
