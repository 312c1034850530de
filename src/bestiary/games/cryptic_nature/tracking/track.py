"""§4 Tracking a cryptid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.games.cryptic_nature.abilities import UseAbility
from bestiary.games.cryptic_nature.assistant.initiative import gain, use_hare
from bestiary.games.cryptic_nature.bag import Answers, OpenCards, open_cards
from bestiary.games.cryptic_nature.bets import BetAtOnce, return_bets, trackable
from bestiary.games.cryptic_nature.box.components import CARDS, constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Hare, Means, Result, Skill, Token
from bestiary.games.cryptic_nature.choices import (
    GiveUp,
    Lose,
    Pair,
    Reroll,
    SecondChance,
    Toss,
    Track,
    UseLuck,
)
from bestiary.games.cryptic_nature.events import (
    AttemptFailed,
    CryptidFound,
    EvidenceLost,
    LuckUsed,
    PairNamed,
    Rerolled,
    Tossed,
    Tracked,
)
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.dice import TrackingDice
from bestiary.games.cryptic_nature.tracking.evidence import (
    Needs,
    jokers,
    losses,
    possible_pairs,
    ways,
)

FAILURE_EXPERIENCE: Final[int] = constant("failure-experience")
HIGHEST_LEVEL: Final = 3


@lru_cache(maxsize=16_384)
def tracks(
    cryptid: Cryptid, needs: Needs, hand: tuple[Token, ...], means: tuple[Means, ...]
) -> tuple[Track, ...]:
    """Every way to track one card."""
    return tuple(Track(cryptid, used, m) for used in ways(needs, hand) for m in means)


def track_options(state: Expedition, seat: Seat, means: tuple[Means, ...]) -> list[Track]:
    """What the seat may track where it stands."""
    hand = state.evidence[seat]
    if not hand or not means:
        return []
    here = state.place[seat]
    return [
        choice
        for card in trackable(state, seat)
        if state.where(card) is here
        for choice in tracks(card, state.needs(card), hand, means)
    ]


def track(state: Expedition, seat: Seat, choice: Track) -> None:
    """Find the cryptid with all its evidence, or roll for what is left out."""
    needs = state.needs(choice.cryptid)
    met, pairs = jokers(needs, choice.evidence) or (0, 0)
    dice = len(needs) - met
    state.tell(Tracked, seat, choice.cryptid, choice.evidence, dice)
    if dice:
        state.then(NamePairs(Attempt(seat, choice.cryptid, choice.evidence), dice, pairs))
    else:
        state.spend_evidence(seat, choice.evidence)
        state.then(FindCryptid(seat, choice.cryptid))


@dataclass(frozen=True, slots=True)
class Attempt:
    """Who tries to find which cryptid with which evidence; `pairs` are the jokers among it."""

    seat: Seat
    cryptid: Cryptid
    evidence: tuple[Token, ...]
    pairs: tuple[tuple[Token, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class NamePairs(Step):
    """Which rumours are a joker is said before the roll; asked only if it makes a difference."""

    attempt: Attempt
    dice: int
    left: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        pairs = self.options()
        if len(pairs) < 2:
            return ()
        about = (("cryptid", self.attempt.cryptid),)
        return (Decision(self.attempt.seat, "name-pair", tuple(map(Pair, pairs)), about),)

    def options(self) -> tuple[tuple[Token, ...], ...]:
        """The pairs of which one is named next."""
        in_pairs = [t for pair in self.attempt.pairs for t in pair]
        free = tuple(t for t in self.attempt.evidence if t not in in_pairs)
        return possible_pairs(free, self.left)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Pair]) -> None:
        attempt = self.attempt
        if not self.left:
            state.then(RollTracking(attempt, self.dice))
            return
        pair = answers[attempt.seat].evidence if answers else self.options()[0]
        if answers:
            state.tell(PairNamed, attempt.seat, pair)
        with_pair = replace(attempt, pairs=(*attempt.pairs, pair))
        state.then(NamePairs(with_pair, self.dice, self.left - 1))


@dataclass(frozen=True, slots=True)
class RollTracking(Step):
    """§4.3 One die for every evidence left out; every one must succeed."""

    attempt: Attempt
    dice: int
    kept: tuple[Result, ...] = ()

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return (Decision(CHANCE, "toss", TrackingDice(self.dice)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Toss]) -> None:
        results = (*self.kept, *answers[CHANCE].results)
        # Sorted: the order of dice means nothing, and equal rolls are equal states.
        results = tuple(r for r in Result for _ in range(results.count(r)))
        state.reveal()
        state.tell(Tossed, self.attempt.seat, results)
        state.then(JudgeRoll(self.attempt, results))


@dataclass(frozen=True, slots=True)
class JudgeRoll(Step):
    """§4.4 Dice may be rolled again, then Luck may help; otherwise the attempt has failed."""

    attempt: Attempt
    results: tuple[Result, ...]

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.attempt.seat
        if set(self.results) == {Result.SUCCESS}:
            return ()
        again = _subsets(self.results)
        options: list[Choice] = []
        if state.can_use(seat, Skill.SECOND_CHANCE):
            options += map(SecondChance, again)
        if Hare.REROLL in state.hares[seat]:
            options += map(Reroll, again)
        if state.can_use(seat, Skill.LUCK) and Result.LUCK in self.results:
            options.append(UseLuck())
        if not options:
            return ()
        about = (("results", self.results), ("cryptid", self.attempt.cryptid))
        return (Decision(seat, "judge-roll", (*options, GiveUp()), about),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        seat = self.attempt.seat
        match answers.get(seat):
            case SecondChance(dice):
                state.use(seat, Skill.SECOND_CHANCE)
                self.roll_again(state, dice)
            case Reroll(dice):
                use_hare(state, seat, Hare.REROLL)
                self.roll_again(state, dice)
            case UseLuck():
                state.use(seat, Skill.LUCK)
                state.tell(LuckUsed, seat)
                conclude(state, self.attempt, success=Result.FAILURE not in self.results)
            case _:
                conclude(state, self.attempt, success=set(self.results) == {Result.SUCCESS})

    def roll_again(self, state: Expedition, dice: tuple[Result, ...]) -> None:
        """Roll the named dice once more."""
        others = list(self.results)
        for die in dice:
            others.remove(die)
        state.tell(Rerolled, self.attempt.seat, dice)
        state.then(RollTracking(self.attempt, len(dice), tuple(others)))


@lru_cache
def _subsets(results: tuple[Result, ...]) -> tuple[tuple[Result, ...], ...]:
    every = (c for n in range(1, len(results) + 1) for c in combinations(results, n))
    return tuple(dict.fromkeys(every))


def conclude(state: Expedition, attempt: Attempt, *, success: bool) -> None:
    """After the dice: find the cryptid, or fail."""
    if success:
        state.spend_evidence(attempt.seat, attempt.evidence)
        state.then(FindCryptid(attempt.seat, attempt.cryptid))
    else:
        state.tell(AttemptFailed, attempt.seat, attempt.cryptid)
        state.then(Fail(attempt))


@dataclass(frozen=True, slots=True)
class FindCryptid(Step):
    """§4.5 Bets return, card and tile are taken, the next level opens, then the ability works."""

    seat: Seat
    cryptid: Cryptid

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        state.found[self.seat] += (self.cryptid,)
        state.tell(CryptidFound, self.seat, self.cryptid)
        opening = take_card(state, self.cryptid)
        state.then(*opening, UseAbility(self.seat, self.cryptid, "find"))


def take_card(state: Expedition, cryptid: Cryptid) -> tuple[OpenCards, BetAtOnce]:
    """Take an open card away; the steps that replace it."""
    returned = return_bets(state, cryptid)
    place = state.display.index(cryptid)
    state.display[place] = None
    # A find brings a card of the next level; above the third there is none.
    level = min(HIGHEST_LEVEL, CARDS[cryptid].level + 1)
    return open_cards((place,), level), BetAtOnce(returned)


@dataclass(frozen=True, slots=True)
class Fail(Step):
    """§4.6 One used evidence is lost, experience gained, then the ability for a failure works."""

    attempt: Attempt

    def ask(self, state: Expedition) -> Sequence[Decision]:
        losses = self.losses(state)
        return (Decision(self.attempt.seat, "lose-evidence", losses),) if len(losses) > 1 else ()

    def losses(self, state: Expedition) -> tuple[Lose, ...]:
        """§9.3 What may be discarded; nothing if the card keeps evidence after a failure."""
        ability = CARDS[self.attempt.cryptid].ability("failure")
        if ability is not None and ability.effect == "keep-evidence":
            return ()
        return losses(self.attempt.evidence, self.attempt.pairs)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Lose]) -> None:
        seat = self.attempt.seat
        options = self.losses(state)
        if options:
            lost = answers[seat] if answers else options[0]
            state.spend_evidence(seat, lost.evidence)
            state.tell(EvidenceLost, seat, lost.evidence)
        gain(state, seat, experience=FAILURE_EXPERIENCE)
        state.then(UseAbility(seat, self.attempt.cryptid, "failure"))
