"""Beside the table: set-ups for owners of the box, puzzles, hindsight."""
