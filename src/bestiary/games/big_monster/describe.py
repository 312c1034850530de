"""The table in words, for the terminal and the screen reader."""

from bestiary.core import View, Words


def describe(view: View, words: Words) -> str:
    return str(view["turn"])
