"""Values learned by playing: a net plays against itself and learns to foretell the end."""
