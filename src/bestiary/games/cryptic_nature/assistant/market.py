"""Buying and selling evidence on the market."""

from __future__ import annotations

from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.abilities import buy
from bestiary.games.cryptic_nature.box.components import MARKET, PRICE, SLOTS
from bestiary.games.cryptic_nature.box.pieces import Token
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import Buy, Sell, Swap
from bestiary.games.cryptic_nature.events import Sold, Swapped
from bestiary.games.cryptic_nature.state import Expedition

Trade = Buy | Sell | Swap
BUY: Final[dict[Token, Buy]] = {t: Buy(t) for t in Token}
SELL: Final[dict[Token, dict[Token | None, Sell]]] = {
    t: {r: Sell(t, r) for r in (None, *Token)} for t in Token
}
SWAP: Final[dict[Token, dict[Token, Swap]]] = {
    give: {t: Swap(give, t) for t in Token} for give in Token
}
SPACE: Final[tuple[Token | None, ...]] = (None,)
"""What a sale removes from the market while there is space; a full one gives a token away."""


def trades(state: Expedition, seat: Seat) -> list[Trade]:
    """§7.6 Buy, sell or swap at the printed price; what was traded this turn is not traded back."""
    hand = state.evidence[seat]
    market = state.market
    traded = state.traded
    coins = state.coins[seat]
    mine, theirs = hand, market
    if traded:
        mine = tuple([t for t in hand if t not in traded])
        theirs = tuple([t for t in market if t not in traded])
    options: list[Trade] = []
    has_slot = len(hand) < SLOTS
    prices = list[int]()
    for token in theirs:
        price = PRICE[token]
        prices.append(price)
        if has_slot and price <= coins:
            options.append(BUY[token])
    # Also what was sold this turn may make room: only trading it back is forbidden (§7.6).
    removing: tuple[Token | None, ...] = market if len(market) >= MARKET else SPACE
    for token in mine:
        ways = SELL[token]
        for removed in removing:
            options.append(ways[removed])
    for token in mine:
        swaps = SWAP[token]
        budget = coins + PRICE[token]
        for at, price in enumerate(prices):
            if price <= budget:
                options.append(swaps[theirs[at]])
    return options


def trade(state: Expedition, seat: Seat, choice: Trade) -> None:
    match choice:
        case Buy(token):
            state.traded += (token,)
            buy(state, seat, token)
        case Sell(token, removing):
            state.traded += (token,)
            sell(state, seat, token, removing)
        case Swap(give, take):
            state.traded += (give, take)
            swap(state, seat, give, take)


def sell(state: Expedition, seat: Seat, token: Token, removing: Token | None) -> None:
    """Put a token on the market for its price."""
    if removing is not None:
        state.market = without(state.market, removing)
        state.put_aside((removing,))
    state.evidence[seat] = without(state.evidence[seat], token)
    state.market += (token,)
    state.coins[seat] += PRICE[token]
    state.tell(Sold, seat, token)


def swap(state: Expedition, seat: Seat, give: Token, take: Token) -> None:
    """Exchange tokens and settle the difference."""
    state.evidence[seat] = tuple(take if t is give else t for t in state.evidence[seat])
    state.market = tuple(give if t is take else t for t in state.market)
    state.coins[seat] += PRICE[give] - PRICE[take]
    state.tell(Swapped, seat, give, take)
