"""Server processes without the wait: everything is imported once, then forked on demand.

Reads `start` and `kill <pid>` lines; answers each with one line.
"""

import os
import signal
import sys
import warnings


def main() -> None:
    warnings.simplefilter("ignore")
    import bestiary.web.asgi  # noqa: F401 - imported for the children
    from bestiary.web.__main__ import serve

    print("ready", flush=True)
    for line in sys.stdin:
        word, _, number = line.strip().partition(" ")
        if word == "start":
            pid = os.fork()
            if pid == 0:
                serve()
                os._exit(0)
            print(pid, flush=True)
        else:
            os.kill(int(number), signal.SIGKILL)
            os.waitpid(int(number), 0)
            print("dead", flush=True)


if __name__ == "__main__":
    main()
