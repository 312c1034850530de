"""§9 Effects: what the words on cards, mice, doors and goals do."""
