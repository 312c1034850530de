"""§8 The sanctuary: what is built there, and where there is room."""
