"""Every example of docs/protocol.md is carried out against the server, in order."""

from __future__ import annotations

import json
import re
from pathlib import Path
from string import Template
from typing import Any

import httpx

from server.server import Server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLE = re.compile(r"```http\n(.*?)```\n```json\n(.*?)```", re.DOTALL)


class Conversation:
    """Remembers what answers said, for the examples that follow."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.said: dict[str, str] = {}
        self.tokens: dict[int, str] = {}

    def ask(self, request: str) -> Any:
        first, *lines = Template(request).substitute(self.said).strip().splitlines()
        method, path = first.split()
        headers = {"Content-Type": "application/json"} if method == "POST" else {}
        while lines and re.match(r"[A-Z][A-Za-z-]+: ", lines[0]):
            name, _, value = lines.pop(0).partition(": ")
            headers[name] = value
        answer = httpx.request(
            method, self.url + path, headers=headers, content="\n".join(lines), timeout=30
        ).json()
        self.remember(answer)
        return answer

    def remember(self, answer: dict[str, Any]) -> None:
        self.said |= {name: value for name, value in answer.items() if isinstance(value, str)}
        if "token" in answer:
            self.tokens[answer["seat"]] = answer["token"]
        if answer.get("to_move"):
            self.said["mover"] = self.tokens[answer["to_move"][0]]
        if answer.get("decisions"):
            self.said["choice"] = answer["decisions"][0]["options"][0]["choice"]


def fits(expected: Any, found: Any) -> bool:
    if expected == "…":
        return True
    if isinstance(expected, dict):
        same = isinstance(found, dict) and expected.keys() == found.keys()
        return same and all(fits(value, found[name]) for name, value in expected.items())
    return bool(expected == found)


def test_the_examples_of_the_protocol(server: Server) -> None:
    talk = Conversation(server.url)
    examples = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(examples) >= 8

    for request, answer in examples:
        found = talk.ask(request)
        expected = json.loads(Template(answer).substitute(talk.said))
        assert fits(expected, found), f"{request}\n{found}"


def test_every_address_of_the_api_is_documented(server: Server) -> None:
    page = PAGE.read_text(encoding="utf-8")
    described = httpx.get(f"{server.url}/api/openapi.json", timeout=30).json()

    for path in described["paths"]:
        assert path.replace("{slug}", "$table") in page, path
