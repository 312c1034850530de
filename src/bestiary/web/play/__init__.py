"""Tables being played: loaded, moved, watched over. Each module is one job."""
