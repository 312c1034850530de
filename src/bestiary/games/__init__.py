"""The games, one folder each; `bestiary.registry` finds them."""
