"""A bot over the API: `python examples/bot.py http://localhost:8000 urban_legends`.

It opens a table against the site's bots and takes a random option whenever it is asked.
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def ask(url, token="", body=None):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}" * bool(token)}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers)) as answer:
        return json.load(answer)


def changes(url, token):
    with urlopen(Request(f"{url}/stream", headers={"Authorization": f"Bearer {token}"})) as lines:
        yield from (json.loads(line[6:]) for line in lines if line.startswith(b"data: "))


def play(site, game):
    few = next(g["seats"]["fewest"] for g in ask(f"{site}/api/games")["games"] if g["id"] == game)
    seats = ["person"] + ["bot"] * (max(few, 2) - 1)
    mine = ask(f"{site}/api/tables", body={"game": game, "seats": seats, "name": "Example bot"})
    url = f"{site}/api/tables/{mine['table']}"
    token = mine["token"]
    for table in changes(url, token):
        if mine["seat"] in table["to_move"]:
            offer = ask(f"{url}/options", token)
            if offer["decisions"]:
                choice = random.choice(offer["decisions"][0]["options"])["choice"]
                ask(f"{url}/moves", token, {"ticket": offer["ticket"], "choice": choice})
    return table["outcome"]


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
