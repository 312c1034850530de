"""Features of options: one multi-hot row for each option on offer, however many there are.

For models that score options instead of a fixed action space.
A row holds a 1 for the kind of choice and a block for every field: what the field holds counts 1,
the items of a list 1, ½, ¼, … in their order. Fields of one name and domain share a block.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bestiary.core import Choice, notation
from bestiary.core.encoding import plain_value
from bestiary.lab.encoding.vocabulary import FieldGroup, Part, Sentence, Vocabulary

Array = NDArray[np.float32]


class Features:
    """Encodes choices, and sentences begun, as rows; `names` says what each column means."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.names = [f"kind={notation.kebab(kind.__name__)}" for kind in vocabulary.parts]
        self._kinds = {kind: place for place, kind in enumerate(vocabulary.parts)}
        self._blocks = dict[tuple[str, tuple[Any, ...]], int]()
        self._places = dict[tuple[type, str], dict[Any, int]]()
        for parts in vocabulary.parts.values():
            for part in parts:
                self._lay_out(part)

    def _lay_out(self, part: Part) -> None:
        fields = part.fields if isinstance(part, FieldGroup) else ((part.name, part.domain),)
        for name, domain in fields:
            key = name, tuple(domain)
            if key not in self._blocks:
                self._blocks[key] = len(self.names)
                self.names += [f"{name}={plain_value(value)}" for value in domain]
            start = self._blocks[key]
            self._places[part.kind, name] = {v: start + n for n, v in enumerate(domain)}

    def rows(self, options: Collection[Choice]) -> Array:
        """One row for each option."""
        rows = np.zeros((len(options), len(self.names)), np.float32)
        for row, option in zip(rows, options, strict=True):
            self.write(self.vocabulary.sentence(option), row)
        return rows

    def write(self, sentence: Sentence, row: Array) -> None:
        """What was said, even if more is to come."""
        weights = dict[str, float]()
        for word in sentence:
            kind, says = self.vocabulary.meaning(word)
            row[self._kinds[kind]] = 1.0
            for name, value in says:
                weight = weights.get(name, 1.0)
                row[self._places[kind, name][value]] += weight
                weights[name] = weight / 2
