"""Adapters to libraries of reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

Each module needs the extra of its name: `pettingzoo`, `gym` or `openspiel`.
"""
