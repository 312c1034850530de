"""Where researchers' algorithms live: the games as PettingZoo, Gymnasium and OpenSpiel know games.

Each module needs the extra of its name: `pettingzoo`, `gym` or `openspiel`.
"""
