"""§13 The poacher: a turn, an assistant phase, and what suits him."""
