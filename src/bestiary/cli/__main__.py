"""`python -m bestiary.cli`."""

from bestiary.cli import app

app(prog_name="bestiary")
