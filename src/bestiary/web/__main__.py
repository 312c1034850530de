"""`python -m bestiary.web`: serve on HOST and PORT, with nothing else to install or start."""

import gc
import os
import warnings

import django
import uvicorn

from bestiary.web.house.configuration import CONFIGURATION, own_addresses


def serve() -> None:
    """Bring the database up to date and serve until stopped."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.house.settings")
    # WhiteNoise reads its small files in one piece; Django warns of that once per file.
    warnings.filterwarnings("ignore", "StreamingHttpResponse must consume", Warning)
    django.setup()
    from bestiary.web.house.migrating import migrate  # Django must be set up first

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
    uvicorn.run(
        "bestiary.web.asgi:application",
        host=CONFIGURATION.host,
        port=CONFIGURATION.port,
        log_level="warning",
        ws="bestiary.web.house.compression:ApartProtocol",
        ws_max_size=64 * 1024,
        proxy_headers=CONFIGURATION.tls,
    )


if __name__ == "__main__":
    serve()
