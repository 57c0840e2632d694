"""Random games of every deck of the hollow book, and everything they say in both languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Session, Setup
from nightcaller.rulebooks.hollow.decks import DECKS, counted, refilled, spare
from rulebooks.hollow.referee import Referee
from rulebooks.hollow.village import HOLLOW
from rulebooks.players import any_house, play_on, random_decision
from rulebooks.watching import fair, watched

PAIRS = list(combinations(sorted(HOLLOW.roles), 2))
THE_DEAD_MAY = {"hollow.hunter.shoot", "hollow.mayor.heir"}


def any_setup(
    rng: Random, seats: int = 0, with_roles: tuple[str, ...] = (), *, more_wolves: int = 0
) -> Setup:
    """A table drawn at random, with these roles among its cards, and some werewolves more."""
    seats = seats or rng.randint(4, 40)
    while True:
        deck = dict.fromkeys(with_roles, 1)
        for role in rng.sample(sorted(HOLLOW.roles), rng.randint(0, len(HOLLOW.roles))):
            if sum(deck.values()) < seats - 2 + spare(deck):
                deck[role] = 1
        wolves = max(deck.get("hollow.werewolf", 0), rng.randint(1, max(1, seats // 3)))
        deck["hollow.werewolf"] = wolves + more_wolves
        full = refilled(deck, seats)
        complete = full and all(full.get(role) for role in with_roles)
        if full and complete and not any(problem.fatal for problem in HOLLOW.check(full, seats)):
            return Setup(full, seats, rng.getrandbits(64), any_house(HOLLOW, rng)).normal(HOLLOW)


def watch(session: Session, rng: Random) -> Session:
    """Play to the end and look at every window on the way."""

    def look() -> None:
        alive = session.view(TABLE).alive
        for slot, ask in session.window.asks.items():
            fair(slot, ask, alive, THE_DEAD_MAY)

    return watched(session, lambda: random_decision(session, rng), look)


def dealt(setup: Setup, first: tuple[str, ...], rng: Random, *, on_the_table: bool = False) -> Setup:
    """The same table with these cards in people's hands, or on the table before a Thief."""
    rest = [role for role, count in setup.deck.items() for _ in range(count)]
    for role in first:
        rest.remove(role)
    while True:
        rng.shuffle(rest)
        cards = [*rest, *first] if on_the_table else [*first, *rest]
        hands = cards[: setup.seats]
        rng.shuffle(hands)
        if HOLLOW.playable(hands):
            return replace(setup, deal=tuple(hands))


@pytest.mark.parametrize("batch", range(4))
def test_a_referee_counts_the_same(batch: int):
    """Whole stories recounted from the text: who dies, what a vote comes to, who has won and when."""
    ends: set[str] = set()
    for seed in range(60):
        rng = Random(f"{batch}/{seed}")
        session = play_on(Session(HOLLOW, any_setup(rng, rng.randint(4, 14))), rng)
        referee = Referee(session)
        for event in session.events:
            referee.hear(event)
        ends.add(session.outcome.reason if session.outcome else "")
    assert {"end-hollow-no-villager", "end-hollow-two-to-one", "end-hollow-wolves-gone"} <= ends


def named(pair: tuple[str, str]) -> str:
    return "+".join(role.split(".")[1] for role in pair)


@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_every_pair_of_roles_meets(pair: tuple[str, str]):
    """Both in people's hands, at the smallest table and at a bigger one."""
    for seats in (4, 9):
        rng = Random(f"{pair}{seats}")
        watch(Session(HOLLOW, dealt(any_setup(rng, seats, pair), pair, rng)), rng)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if "hollow.thief" not in pair], ids=named)
def test_a_thief_finds_every_pair_of_cards(pair: tuple[str, str]):
    """He takes the one, the other, or neither if he may; both are called, whoever holds them."""
    for seats in (5, 9):
        rng = Random(f"{pair}{seats}")
        setup = any_setup(rng, seats, (*pair, "hollow.thief"), more_wolves=1)
        session = Session(HOLLOW, dealt(setup, pair, rng, on_the_table=True))
        _held, on_the_table = HOLLOW.dealt(session.setup, session.setup.at(HOLLOW))
        assert set(on_the_table) == set(pair)
        watch(session, rng)


@pytest.mark.parametrize("seed", range(4))
def test_everybody_meets_everybody_at_the_biggest_table(seed: int):
    """Forty people and every role of the book among them."""
    rng = Random(seed)
    everyone = tuple(HOLLOW.roles)
    watch(Session(HOLLOW, dealt(any_setup(rng, 40, everyone), everyone, rng)), rng)


def test_one_in_three_is_a_wolf_where_no_deck_was_measured():
    """End of game 1: wolves win as soon as they are twice as many as the others."""
    for seats in {*range(4, 41)} - {*DECKS.tables}:
        for one in HOLLOW.recommended(seats):
            assert counted(one.deck) == seats // 3, one.id


@pytest.mark.parametrize(
    ("deck", "won"),
    [
        ({"werewolf": 4, "villager": 1}, True),
        ({"werewolf": 3, "witch": 1, "villager": 1}, False),
        ({"werewolf": 4, "thief": 1, "villager": 2}, True),
        ({"werewolf": 3, "thief": 1, "villager": 3}, False),
        ({"werewolf": 4, "villager": 2}, True),
        ({"werewolf": 4, "villager": 3}, False),
    ],
)
def test_two_to_one_from_the_start_is_the_tables_own_affair(deck: dict[str, int], won: bool):
    """House rule `wolves_win` makes a game of it: then they are many, and nothing is said of two to one."""
    full = {f"hollow.{role}": count for role, count in deck.items()}
    found = HOLLOW.check(full, sum(full.values()) - spare(full))
    assert not any(problem.fatal for problem in found)
    two_to_one, many = ("advice-hollow-two-to-one", "advice-hollow-wolves")
    for rule, advice in (("two-to-one", two_to_one if won else many), ("no-villager", many)):
        told = [one.id for one in found if one.given in {None, ("wolves_win", rule)}]
        assert told == [advice]


def test_where_the_wolves_have_to_eat_everybody_two_to_one_is_a_game():
    """House rule `wolves_win`: the same table, ended by the first morning or not."""
    deck, days = {"werewolf": 4, "villager": 2}, []
    for rule in ("two-to-one", "no-villager"):
        session = Session(HOLLOW, Setup(deck, 6, 2, {"wolves_win": rule}))
        while session.outcome is None and session.day < 2:
            asks = session.window.asks
            slot = CLOSE if CLOSE in asks else min(asks)
            session.submit(slot, asks[slot].options[-1:])
        days.append(session.day)
    assert days == [1, 2]


def test_somebody_is_always_no_werewolf():
    """However many of them a Thief's table is dealt."""
    deck = {"thief": 1, "werewolf": 5, "villager": 1}
    for seed in range(200):
        session = Session(HOLLOW, Setup(deck, 5, seed))
        assert len({session.view(seat).card.team for seat in range(5)}) == 2


def test_a_thief_needs_two_more_cards():
    """Characters, Thief: two cards lie on the table."""
    deck = {"hollow.thief": 1, "hollow.werewolf": 1, "hollow.villager": 3}
    (problem,) = HOLLOW.check(deck, 5)
    assert (problem.id, problem.arguments) == ("problem-hollow-cards", {"cards": 5, "wanted": 7})
    assert HOLLOW.check(problem.fixes[0], 5) == []


def test_somebody_always_holds_a_werewolf():
    """The only werewolf is never left on the table."""
    deck = {"thief": 1, "werewolf": 1, "villager": 5}
    for seed in range(200):
        session = Session(HOLLOW, Setup(deck, 5, seed))
        teams = [session.view(seat).card.team for seat in range(5)]
        assert "hollow.wolves" in teams
