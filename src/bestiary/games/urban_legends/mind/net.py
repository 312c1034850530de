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

FILE: Final = Path(__file__).with_name("net.json")


@cache
def _foretell() -> Callable[[UrbanState], float]:
    """Read the net once; NumPy is loaded only in processes where somebody thinks."""
    import numpy as np

    def unpacked(packed: dict[str, Any]) -> Any:
        halves = np.frombuffer(b64decode(packed["halves"]), "<f2")
        return halves.astype(np.float32).reshape(packed["shape"])

    read = json.loads(FILE.read_text("utf-8"))["layers"]
    layers = [(unpacked(layer["weights"]), unpacked(layer["biases"])) for layer in read]
    *hidden, (weights, biases) = layers

    def foretell(state: UrbanState) -> float:
        reached = np.asarray(features(state), np.float32)
        for weight, bias in hidden:
            reached = np.maximum(reached @ weight + bias, 0)
        return float((reached @ weights + biases)[0])

    return foretell


def foretold(state: UrbanState) -> float:
    """How far the Cryptid is ahead, as the net puts it before it becomes a chance."""
    return _foretell()(state)


def chances(state: UrbanState) -> tuple[float, float]:
    """The chance of each seat."""
    first = chance(state, 0)
    return first, 1 - first


def chance(state: UrbanState, seat: Seat) -> float:
    """The chance of one seat."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    cryptid = 1 / (1 + exp(-foretold(state)))
    return cryptid if seat == state.cryptid else 1 - cryptid
