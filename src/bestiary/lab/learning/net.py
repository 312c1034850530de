"""A small net in NumPy: forwards, backwards, and as text."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

RATE = 0.001
FADING = 0.9
STEADYING = 0.999
TINY = 1e-8
"""Adam's usual constants."""


@dataclass(slots=True)
class Net:
    """Layers of weights and biases; rectified between them, a chance at the end."""

    weights: list[Floats]
    biases: list[Floats]
    _moments: list[list[Floats]] = field(default_factory=list)
    _steps: int = 0

    @classmethod
    def fresh(cls, sizes: tuple[int, ...], rng: np.random.Generator) -> Net:
        """A net of these sizes that knows nothing."""
        pairs = list(pairwise(sizes))
        weights = [_floats(rng.normal(0, np.sqrt(2 / a), (a, b))) for a, b in pairs]
        return cls(weights, [np.zeros(b, np.float32) for _, b in pairs])

    def chances(self, inputs: Floats) -> Floats:
        """What the net foretells for each row of `inputs`."""
        return self._forwards(inputs)[-1][:, 0]

    def _forwards(self, inputs: Floats) -> list[Floats]:
        layers = [inputs]
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True), 1):
            reached = layers[-1] @ weight + bias
            is_last = number == len(self.weights)
            layers.append(_chance(reached) if is_last else np.maximum(reached, 0))
        return layers

    def learn(self, inputs: Floats, wanted: Floats) -> None:
        """Move a little towards foretelling `wanted`."""
        layers = self._forwards(inputs)
        wrong = (layers[-1] - wanted[:, None]) / len(inputs)
        slopes = list[Floats]()
        for number in reversed(range(len(self.weights))):
            slopes[:0] = [_floats(layers[number].T @ wrong), _floats(wrong.sum(axis=0))]
            wrong = (wrong @ self.weights[number].T) * (layers[number] > 0)
        self._adjust(slopes)

    def _adjust(self, slopes: list[Floats]) -> None:
        parts = [part for pair in zip(self.weights, self.biases, strict=True) for part in pair]
        if not self._moments:
            self._moments = [[np.zeros_like(p) for p in parts] for _ in range(2)]
        self._steps += 1
        early, late = (1 - f**self._steps for f in (FADING, STEADYING))
        for part, slope, mean, square in zip(parts, slopes, *self._moments, strict=True):
            mean += (1 - FADING) * (slope - mean)
            square += (1 - STEADYING) * (slope * slope - square)
            part -= RATE * (mean / early) / (np.sqrt(square / late) + TINY)

    def text(self, **about: Any) -> str:
        """The net as a small file, with what is to be known about it."""
        pairs = zip(self.weights, self.biases, strict=True)
        layers = [{"weights": _packed(w), "biases": _packed(b)} for w, b in pairs]
        return json.dumps(about | {"layers": layers}, indent=1) + "\n"


def _floats(values: Any) -> Floats:
    return np.asarray(values, np.float32)


def _chance(values: Floats) -> Floats:
    return _floats(1 / (1 + np.exp(-np.clip(values, -30, 30))))


def _packed(values: Floats) -> dict[str, Any]:
    """Numbers of half precision, which is more than their training is worth."""
    halves = np.asarray(values, "<f2")
    return {"shape": list(values.shape), "halves": b64encode(halves.tobytes()).decode()}
