"""§6 Inventions: playing them, and paying for them."""
