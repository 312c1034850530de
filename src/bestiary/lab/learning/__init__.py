"""Value functions learned by self-play, and calibrated chances of winning."""
