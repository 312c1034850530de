"""What is known about playing it well. Only the `Game` object asks in here."""
