"""Server processes without the wait: everything is imported once, then forked on demand.

The process in which bots think is forked as well, from the new server while nothing runs in it yet.
Reads `start` and `kill <pid>` lines; answers each with one line.
"""

import os
import signal
import sys
import warnings
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from unittest.mock import patch


def bring_bots() -> None:
    """Bots in a process of their own, as by default, but born of this one instead of imported."""
    from bestiary.web.background import bot_process, bot_scheduler
    from bestiary.web.config import CONFIGURATION

    if not CONFIGURATION.bot_workers:
        return
    bots = ProcessPoolExecutor(
        CONFIGURATION.bot_workers, get_context("fork"), initializer=bot_process.end_with_parent
    )
    bots.submit(os.getpid).result()
    ready: list[Executor] = [bots]
    patch.object(
        bot_scheduler, "pool", lambda: ready.pop() if ready else bot_process.pool()
    ).start()


def prepare() -> None:
    """Whatever a server would first import when it starts or is asked, without the database."""
    from django.db.migrations.loader import MigrationLoader
    from django.urls import get_resolver

    import bestiary.web.asgi  # noqa: F401 - imported for the children
    from bestiary import registry

    MigrationLoader(None)
    get_resolver().reverse_dict  # noqa: B018 - worked out by looking at it
    registry.catalogue()


def main() -> None:
    warnings.simplefilter("ignore")
    prepare()
    from bestiary.web.__main__ import serve

    print("ready", flush=True)
    for line in sys.stdin:
        word, _, number = line.strip().partition(" ")
        if word == "start":
            pid = os.fork()
            if pid == 0:
                bring_bots()
                serve()
                os._exit(0)
            print(pid, flush=True)
        else:
            os.kill(int(number), signal.SIGKILL)
            os.waitpid(int(number), 0)
            print("dead", flush=True)


if __name__ == "__main__":
    main()
