"""Everything an operator may set, read from the environment in this one place."""

import os
import secrets
import socket
from dataclasses import dataclass, field
from pathlib import Path

_TRUE = {"1", "true", "yes", "on"}


def _text(name: str, default: str = "") -> str:
    return os.environ.get(name, default).strip()


def _flag(name: str, *, default: bool = False) -> bool:
    return _text(name, "1" if default else "0").lower() in _TRUE


def _list(name: str) -> list[str]:
    return [part.strip() for part in _text(name).split(",") if part.strip()]


def _one_of(name: str, default: str, *others: str) -> str:
    chosen = _text(name, default) or default
    if chosen not in {default, *others}:
        raise SystemExit(f"{name} is {' or '.join((default, *others))}, not {chosen}.")
    return chosen


def _address(name: str) -> tuple[str, int] | None:
    host, colon, port = _text(name).rpartition(":")
    if not host and not port:
        return None
    if not (host and colon and port.isdecimal()):
        raise SystemExit(f"{name} is host:port, not {_text(name)}.")
    return host.strip("[]"), int(port)


def _forwarding() -> list[str]:
    return _list("FORWARDED_ALLOW_IPS") or ["127.0.0.1", "::1"]


def _data() -> Path:
    return Path(_text("BESTIARY_DATA", "var")).resolve()


@dataclass(frozen=True)
class Configuration:
    """One field per environment variable; its comment is its documentation."""

    # HOST, PORT: where the server listens. HOST=0.0.0.0 lets phones in the same network play.
    host: str = field(default_factory=lambda: _text("HOST", "127.0.0.1"))
    port: int = field(default_factory=lambda: int(_text("PORT", "8000")))
    # LISTEN_FDS, LISTEN_PID: set by systemd where it listens; HOST and PORT do not count.
    listen_fds: int = field(default_factory=lambda: int(_text("LISTEN_FDS", "0")))
    listen_pid: str = field(default_factory=lambda: _text("LISTEN_PID"))
    # BESTIARY_DATA: folder for the embedded database, the secret key and made static files.
    data: Path = field(default_factory=_data)
    # DATABASE_URL: postgres://… for more than one machine; empty: SQLite in BESTIARY_DATA.
    database_url: str = field(default_factory=lambda: _text("DATABASE_URL"))
    # DATABASE_PATIENCE: seconds to wait for a database that others write to or that is silent.
    database_patience: float = field(default_factory=lambda: float(_text("DATABASE_PATIENCE", "5")))
    # DATABASE_CONNECTIONS: most that one worker has to PostgreSQL; whoever needs one more waits.
    database_connections: int = field(
        default_factory=lambda: int(_text("DATABASE_CONNECTIONS", "20"))
    )
    # REDIS_URL: redis://… to tell other workers of moves; empty: within this process only.
    redis_url: str = field(default_factory=lambda: _text("REDIS_URL"))
    # SECRET_KEY: signs sessions and invitations; empty: made once and kept in BESTIARY_DATA.
    secret_key: str = field(default_factory=lambda: _text("SECRET_KEY"))
    # ALLOWED_HOSTS: names the site answers to, separated by commas; empty: this machine's own.
    allowed_hosts: list[str] = field(default_factory=lambda: _list("ALLOWED_HOSTS"))
    # PUBLIC_URL: https://… as players see it, used in e-mails; empty: http://HOST:PORT.
    public_url: str = field(default_factory=lambda: _text("PUBLIC_URL").rstrip("/"))
    # TLS: 1 when the site is served over https: secure cookies, HSTS, redirect from http.
    tls: bool = field(default_factory=lambda: _flag("TLS"))
    # HSTS_SUBDOMAINS, HSTS_PRELOAD: 1 promises https for all subdomains, and to browsers' lists.
    hsts_subdomains: bool = field(default_factory=lambda: _flag("HSTS_SUBDOMAINS"))
    hsts_preload: bool = field(default_factory=lambda: _flag("HSTS_PRELOAD"))
    # FORWARDED_ALLOW_IPS: proxies whose word is taken, with TLS=1; addresses, networks, or *.
    forwarded_allow_ips: list[str] = field(default_factory=_forwarding)
    # EMAIL_URL: smtp://user:password@host:port (smtps:// for TLS); empty: no e-mails.
    email_url: str = field(default_factory=lambda: _text("EMAIL_URL"))
    # EMAIL_FROM: sender of the reminders.
    email_from: str = field(default_factory=lambda: _text("EMAIL_FROM", "bestiary@localhost"))
    # BOT_PAUSE: seconds a bot waits before it moves, the same whatever it knows.
    bot_pause: float = field(default_factory=lambda: float(_text("BOT_PAUSE", "0.9")))
    # BOT_WORKERS: processes that think for bots; 0: threads of the server itself.
    bot_workers: int = field(default_factory=lambda: int(_text("BOT_WORKERS", "1")))
    # LIMITS: 0 switches off how often one address may ask; only for benchmarks.
    limits: bool = field(default_factory=lambda: _flag("LIMITS", default=True))
    # KEEP_TABLES, KEEP_DRAWINGS: tables, and megabytes of drawings, that memory holds at most.
    keep_tables: int = field(default_factory=lambda: int(_text("KEEP_TABLES", "150")))
    keep_drawings: int = field(default_factory=lambda: int(_text("KEEP_DRAWINGS", "48")))
    # METRICS_ADDRESS: host:port that shows what is counted; empty: nowhere.
    metrics_address: tuple[str, int] | None = field(
        default_factory=lambda: _address("METRICS_ADDRESS")
    )
    # LOG_FORMAT: lines for people, or json for programs.
    log_format: str = field(default_factory=lambda: _one_of("LOG_FORMAT", "lines", "json"))
    # DEBUG: 1 shows errors in full; never in public.
    debug: bool = field(default_factory=lambda: _flag("DEBUG"))

    @property
    def is_in_network(self) -> bool:
        """Whether other machines can reach this one."""
        return self.host in {"0.0.0.0", "::"}

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        host = "localhost" if self.host in {"0.0.0.0", "::", "127.0.0.1"} else self.host
        return self.public_url or f"http://{host}:{self.port}"

    def key(self) -> str:
        """The secret key given, or one made at the first start and kept."""
        if self.secret_key:
            return self.secret_key
        path = self.data / "secret-key"
        if not path.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_text(secrets.token_urlsafe(64))
            fresh.chmod(0o600)
            _settle(fresh, path)
        return path.read_text().strip()

    def hosts(self) -> list[str]:
        """The names this site answers to."""
        return self.allowed_hosts or ["localhost", "127.0.0.1", "[::1]", *own_addresses()]


def _settle(fresh: Path, path: Path) -> None:
    """Put `fresh` at `path` unless another process was first."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()


def lan_address() -> str:
    """This machine's address in its network, or '' if it has none."""
    digits = [a for a in own_addresses() if a.replace(".", "").isdecimal()]
    return next((a for a in reversed(digits) if not a.startswith("127.")), "")


def own_addresses() -> list[str]:
    """This machine's name and addresses, as a phone in the same network would write them."""
    name = socket.gethostname()
    found = {name, f"{name}.local"}
    try:
        found |= {str(entry[4][0]) for entry in socket.getaddrinfo(name, None, socket.AF_INET)}
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would
            found.add(str(probe.getsockname()[0]))
    except OSError:
        pass
    return sorted(found)


CONFIGURATION = Configuration()
