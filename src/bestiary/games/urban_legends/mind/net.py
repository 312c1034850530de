"""Learned value network: how likely the Cryptid wins, trained by self-play."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from bestiary.core import Seat
from bestiary.games.urban_legends.mind.features import features
from bestiary.games.urban_legends.state import UrbanState

NET_FILE: Final = Path(__file__).with_name("net.json")


@cache
def _load_network() -> Callable[[UrbanState], float]:
    """The forward pass, its weights read once; NumPy is loaded only where bots think."""
    import numpy as np

    def decode(packed: dict[str, Any]) -> Any:
        # Stored as 16-bit floats, which halves the file; calculated in 32 bits.
        halves = np.frombuffer(b64decode(packed["halves"]), "<f2")
        return halves.astype(np.float32).reshape(packed["shape"])

    read = json.loads(NET_FILE.read_text("utf-8"))["layers"]
    layers = [(decode(layer["weights"]), decode(layer["biases"])) for layer in read]
    *hidden, (weights, biases) = layers

    def forward(state: UrbanState) -> float:
        activation = np.asarray(features(state), np.float32)
        for weight, bias in hidden:
            activation = np.maximum(activation @ weight + bias, 0)
        return float((activation @ weights + biases)[0])

    return forward


def logit(state: UrbanState) -> float:
    """The network's output: the logit of the Cryptid's chance."""
    return _load_network()(state)


def chances(state: UrbanState) -> tuple[float, float]:
    """The chance of each seat to win."""
    first = chance(state, 0)
    return first, 1 - first


def chance(state: UrbanState, seat: Seat) -> float:
    """The chance of one seat to win."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    cryptid = 1 / (1 + exp(-logit(state)))
    return cryptid if seat == state.cryptid else 1 - cryptid
