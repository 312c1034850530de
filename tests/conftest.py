"""A site of its own for every test process, in a folder that is thrown away."""

import atexit
import os
import shutil
import tempfile

DATA = tempfile.mkdtemp(prefix="bestiary-test-")
os.environ |= {
    "BESTIARY_DATA": DATA,
    "DJANGO_SETTINGS_MODULE": "bestiary.web.house.settings",
    "SECRET_KEY": "only-for-tests",
    "BOT_WORKERS": "0",
    "BOT_PAUSE": "0",
}
atexit.register(shutil.rmtree, DATA, ignore_errors=True)

import django  # noqa: E402 - the settings come first

django.setup()
