"""§7 The assistant phase: initiative, training and the market."""
