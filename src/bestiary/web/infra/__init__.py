"""Infrastructure that knows no game and no table: limits, timeouts, storage, headers, logs, texts.

`rate_limit`, `concurrency_limit`, `request_body`, `timeouts` and `slow_jobs` keep one client from
using up what all share; `database`, `postgres` and `cache` bound the wait for what may be away.
ASGI parts run in the event loop, Django's middlewares in the thread of each request; everything
else runs in the thread of its caller.
"""
