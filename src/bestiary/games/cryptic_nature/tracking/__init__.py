"""§4 Tracking: the roll, the dice and the evidence that a card needs."""
