"""`python -m bestiary.web`: serve on HOST and PORT, with nothing else to install or start."""

import gc
import os
import warnings
from contextlib import suppress

import django

from bestiary.web.config import CONFIGURATION, own_addresses
from bestiary.web.infra.server import Server, inherited_sockets, uvicorn_config


def serve() -> None:
    """Bring the database up to date and serve until stopped."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.settings")
    # WhiteNoise reads its small files in one piece; Django warns of that once per file.
    warnings.filterwarnings("ignore", "StreamingHttpResponse must consume", Warning)
    django.setup()
    # Django must be set up first.
    from bestiary.web import worker
    from bestiary.web.infra.database import keep_wal_open, migrate

    migrate()
    print(f"Bestiary is at {CONFIGURATION.address}", flush=True)
    if CONFIGURATION.host in {"0.0.0.0", "::"}:
        for address in own_addresses():
            print(f"  in your network: http://{address}:{CONFIGURATION.port}", flush=True)
    # Looking for rings of garbage among all that lives would hold everybody up: what is there
    # now stays, and what comes is looked over often while young and seldom once it has lasted.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
    server = Server(
        uvicorn_config(CONFIGURATION, "bestiary.web.asgi:application"), worker.current().end_streams
    )
    with keep_wal_open(), suppress(KeyboardInterrupt):
        server.run(inherited_sockets(CONFIGURATION))


if __name__ == "__main__":
    serve()
