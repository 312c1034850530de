"""People with browsers: cookies, forms and sockets, without the pictures."""

from __future__ import annotations

import html
import json
import re
from contextlib import ExitStack
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from server.server import OPEN

OFFERS = re.compile(r'<script id="offers" type="application/json">(.*?)</script>', re.DOTALL)
NOTICE = re.compile(r'<p class="notice[^"]*">(.*?)</p>', re.DOTALL)


class Offers(NamedTuple):
    """What the page says may be chosen."""

    seat: int
    ticket: int
    choices: list[str]


def offers_in(text: str) -> Offers | None:
    """The last offers that a page or frame carries."""
    found = OFFERS.findall(text)
    if not found:
        return None
    data = json.loads(found[-1])
    return Offers(data["seat"], data["ticket"], [o["text"] for o in data["options"]])


class Person:
    """A browser that has been to the site."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, headers={"Accept-Language": language}, follow_redirects=True, timeout=30
        )
        OPEN.callback(self.http.close)
        self.http.get("/")

    def post(self, path: str, **fields: str) -> httpx.Response:
        headers = {"X-CSRFToken": self.http.cookies.get("csrftoken") or "", "Referer": self.url}
        return self.http.post(path, data=fields, headers=headers)

    def lays(self, game: str = "urban_legends") -> tuple[str, str]:
        """A new table and its invitation."""
        page = self.post(f"/new/{game}/quick/")
        link = re.search(r"/join/([0-9a-f]+)/#([0-9a-f]+)", html.unescape(page.text))
        assert link, page.text[:2000]
        return link[1], link[2]

    def joins(self, slug: str, token: str, name: str = "Boris") -> httpx.Response:
        return self.post(f"/join/{slug}/", token=token, name=name)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, slug: str, **headers: str) -> SocketClient:
        return SocketClient(self, slug, **headers)

    def close(self) -> None:
        self.http.close()


class SocketClient:
    """A page's socket: sends acts, collects what comes back."""

    def __init__(self, person: Person, slug: str, **headers: str) -> None:
        address = f"{person.url.replace('http', 'ws', 1)}/table/{slug}/socket/"
        sent = {"Cookie": person.cookies(), "Origin": person.url} | headers
        sent["Accept-Language"] = person.http.headers["Accept-Language"]
        self.open = ExitStack()
        self.wire: ClientConnection = self.open.enter_context(
            connect(address, additional_headers=sent, max_size=None, open_timeout=30)
        )
        self.offers: Offers | None = None
        OPEN.callback(self.close)

    def act(self, **body: Any) -> None:
        self.wire.send(json.dumps({"type": "request", "body": body}))

    def heard(self, seconds: float = 20.0) -> str:
        """The next frame."""
        frame = self.wire.recv(seconds)
        assert isinstance(frame, str)
        self.offers = offers_in(frame) or self.offers
        return frame

    def until(self, text: str, seconds: float = 20.0) -> str:
        """The next frame that holds `text`; those before it are of no interest."""
        while text not in (frame := self.heard(seconds)):
            pass
        return frame

    def quiet(self, seconds: float = 0.4) -> str:
        """Everything until nothing comes for a while."""
        frames = []
        while True:
            try:
                frames.append(self.heard(seconds))
            except TimeoutError:
                return "".join(frames)

    def answer(self, seconds: float = 20.0) -> str:
        """The refusal that comes next, without its markup."""
        while True:
            found = NOTICE.search(self.heard(seconds))
            if found:
                return html.unescape(found[1])

    def plays(self, **changes: Any) -> None:
        """Take the first option, unless something else is said."""
        assert self.offers is not None
        seat, ticket, choices = self.offers
        body = {"act": "play", "seat": seat, "ticket": ticket, "confirm": ""}
        body["choice"] = choices[0] if choices else ""
        self.act(**(body | changes))

    def close(self) -> None:
        self.open.close()


def close_all(*opened: Person | SocketClient) -> None:
    for each in opened:
        each.close()


def asked_client(lines: list[SocketClient]) -> SocketClient:
    """Whoever has something to choose."""
    return next(line for line in lines if line.offers and line.offers.choices)


def seat_two_people(url: str, language: str = "en") -> tuple[Person, Person, str]:
    """Two people at one running table."""
    anna, boris = Person(url, language), Person(url, language)
    slug, token = anna.lays()
    assert boris.joins(slug, token).status_code == 200
    return anna, boris, slug
