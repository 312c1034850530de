"""Value network: a multilayer perceptron in NumPy, trained by Adam (Kingma & Ba 2015).

NumPy alone suffices for a few thousand weights, and whoever trains one needs no deep-learning
library.
"""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

LEARNING_RATE = 0.001
BETA_1 = 0.9
"""Adam's decay rate of the gradients' running mean."""
BETA_2 = 0.999
"""Adam's decay rate of the squared gradients' running mean."""
DENOMINATOR_EPSILON = 1e-8
MAX_LOGIT = 30.0
"""exp() overflows float32 beyond 88; at 30 the sigmoid has long been 0 or 1."""


@dataclass(slots=True)
class ValueNetwork:
    """Dense layers with ReLU between them and a sigmoid at the end: the chance of winning."""

    weights: list[Floats]
    biases: list[Floats]
    _moments: list[list[Floats]] = field(default_factory=list)
    _steps: int = 0

    @classmethod
    def untrained(cls, sizes: tuple[int, ...], rng: np.random.Generator) -> ValueNetwork:
        """A network of these layer sizes with random weights (He et al. 2015)."""
        pairs = list(pairwise(sizes))
        weights = [_floats(rng.normal(0, np.sqrt(2 / a), (a, b))) for a, b in pairs]
        return cls(weights, [np.zeros(b, np.float32) for _, b in pairs])

    def win_chances(self, inputs: Floats) -> Floats:
        """The predicted chance of winning for each row of `inputs`."""
        return self._activations(inputs)[-1][:, 0]

    def _activations(self, inputs: Floats) -> list[Floats]:
        """Forward pass: the inputs, then what each layer makes of them."""
        layers = [inputs]
        for number, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True), 1):
            logits = layers[-1] @ weight + bias
            is_last = number == len(self.weights)
            layers.append(_sigmoid(logits) if is_last else np.maximum(logits, 0))
        return layers

    def train_step(self, inputs: Floats, targets: Floats) -> None:
        """One gradient step on a minibatch by backpropagation; the loss is cross-entropy."""
        layers = self._activations(inputs)
        # Sigmoid and cross-entropy together: the gradient of the logits is the plain difference.
        delta = (layers[-1] - targets[:, None]) / len(inputs)
        gradients = list[Floats]()
        for number in reversed(range(len(self.weights))):
            gradients[:0] = [_floats(layers[number].T @ delta), _floats(delta.sum(axis=0))]
            delta = (delta @ self.weights[number].T) * (layers[number] > 0)
        self._apply_adam(gradients)

    def _apply_adam(self, gradients: list[Floats]) -> None:
        parameters = [each for pair in zip(self.weights, self.biases, strict=True) for each in pair]
        if not self._moments:
            self._moments = [[np.zeros_like(p) for p in parameters] for _ in range(2)]
        self._steps += 1
        # Both moments start at zero: this corrects their bias in the first steps.
        bias_1, bias_2 = (1 - beta**self._steps for beta in (BETA_1, BETA_2))
        for parameter, gradient, mean, square in zip(
            parameters, gradients, *self._moments, strict=True
        ):
            mean += (1 - BETA_1) * (gradient - mean)
            square += (1 - BETA_2) * (gradient * gradient - square)
            scale = np.sqrt(square / bias_2) + DENOMINATOR_EPSILON
            parameter -= LEARNING_RATE * (mean / bias_1) / scale

    def to_json(self, **about: Any) -> str:
        """The network as a small file; `about` says how it was made."""
        pairs = zip(self.weights, self.biases, strict=True)
        layers = [{"weights": _half_precision(w), "biases": _half_precision(b)} for w, b in pairs]
        return json.dumps(about | {"layers": layers}, indent=1) + "\n"


def _floats(values: Any) -> Floats:
    return np.asarray(values, np.float32)


def _sigmoid(logits: Floats) -> Floats:
    return _floats(1 / (1 + np.exp(-np.clip(logits, -MAX_LOGIT, MAX_LOGIT))))


def _half_precision(values: Floats) -> dict[str, Any]:
    # The noise of training is larger than what 16 bits lose, and the file is half as long.
    halves = np.asarray(values, "<f2")
    return {"shape": list(values.shape), "halves": b64encode(halves.tobytes()).decode()}
