"""The files in `deploy/`: tried with the programs they are for, where those are installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from bestiary.web import config
from server.server import Server
from server.test_connections import wait_for
from tools.server_process import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
PATH = os.environ["PATH"] + ":/usr/sbin:/sbin"


def program(name: str) -> str:
    """Where a program is; the test is left out on machines without it."""
    found = shutil.which(name, path=PATH)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def variables() -> set[str]:
    source = Path(config.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'_(?:text|flag|list|one_of|address)\(\s*"([A-Z_]+)"', source))


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    units = sorted(shutil.copytree(DEPLOY / "systemd", tmp_path / "units").iterdir())
    for unit in units:
        unit.write_text(unit.read_text().replace("/opt/bestiary/bin/python", sys.executable))
    command = [program("systemd-analyze"), "verify", *map(str, units)]

    verified = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (verified.returncode, verified.stderr) == (0, "")


def test_caddy_takes_its_file() -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", "Caddyfile"]

    checked = subprocess.run(
        command, cwd=DEPLOY, env=os.environ | {"SITE": NAME}, capture_output=True, check=False
    )

    assert checked.returncode == 0, checked.stderr.decode()


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[str]:
    """Our site in a private nginx before `server`; its address."""
    key = folder / "privkey.pem"
    chain = folder / "fullchain.pem"
    port = free_port()
    subject = ["-x509", "-nodes", "-newkey", "rsa:2048", "-days", "1", "-subj", f"/CN={NAME}"]
    made = [program("openssl"), "req", *subject, "-keyout", str(key), "-out", str(chain)]
    subprocess.run(made, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/ssl/bestiary", str(folder))
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in temporary)
    http = f"access_log off; {paths} {site}"
    whole = f"pid {folder}/pid; error_log {folder}/log; events {{}} http {{ {http} }}"
    (folder / "nginx.conf").write_text(whole)
    command = [program("nginx"), "-p", str(folder), "-c", "nginx.conf", "-e", f"{folder}/log"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen([*command, "-g", "daemon off;"])
    try:
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def test_nginx_hands_on_what_is_small_and_says_who_asked(site: Path, tmp_path: Path) -> None:
    public = {"TLS": "1", "ALLOWED_HOSTS": NAME, "PUBLIC_URL": f"https://{NAME}"}
    with Server(site, **public) as server, nginx(tmp_path, server) as address:
        client = httpx.Client(base_url=address, headers={"Host": NAME}, verify=False, timeout=30)
        with client:
            wait_for(lambda: answers(client))
            page = client.get("/")
            large = client.post("/api/tables", content=b"x" * 300_000)

    assert page.status_code == 200, "not redirected: the server knows that this is https"
    assert "secure" in page.headers["Set-Cookie"].lower()
    assert large.status_code == 413


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/health/live/").is_success
    except httpx.HTTPError:
        return False


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def test_the_services_stand_on_each_other(compose: dict[str, Any]) -> None:
    services = compose["services"]

    assert set(services) == {"web", "caddy", "postgres", "redis"}
    assert {n for s in services.values() for n in s.get("depends_on", ())} <= set(services)
    mounted = {v.split(":")[0] for s in services.values() for v in s.get("volumes", ())}
    assert {name for name in mounted if not name.startswith(".")} == set(compose["volumes"])
    for waited_for in services["web"]["depends_on"]:
        assert "healthcheck" in services[waited_for]


def test_the_worker_is_told_only_what_it_understands(compose: dict[str, Any]) -> None:
    told = compose["services"]["web"]["environment"]

    assert set(told) <= variables()
    [subnet] = compose["networks"]["default"]["ipam"]["config"]
    assert told["FORWARDED_ALLOW_IPS"] == subnet["subnet"]


def test_the_container_copies_what_there_is_and_runs_what_there_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", "").splitlines()
    copied = [word for line in lines if line.startswith("COPY ") for word in line.split()[1:-1]]
    set_here = re.findall(r"(\w+)=", next(line for line in lines if line.startswith("ENV ")))

    assert not [name for name in copied if name[0] not in "-/" and not (ROOT / name).exists()]
    assert set(set_here) <= variables()
    assert lines[-1].endswith('"-m", "bestiary.web"]')
