"""Where Django looks for the commands of `manage.py`."""
