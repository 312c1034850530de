"""§4 The main actions: workers, burrow, farm, mice and projects."""
