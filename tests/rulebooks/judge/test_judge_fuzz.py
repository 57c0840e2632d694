"""Random games of every deck: they end, the dead are left alone, and everything said has its text."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import TABLE, Session, Setup
from nightcaller.rulebooks import book
from parts import first_fast
from rulebooks.players import any_setup, play_on, random_decision
from rulebooks.watching import fair, watched

JUDGE = book("judge")
ROLES = [role.split(".")[1] for role in JUDGE.roles]
PAIRS = list(combinations(sorted(JUDGE.roles), 2))
SIDES = {"judge.wolves", "judge.good"}
PARTIES = {"judge.lovers", "judge.piper", "judge.bomber"}
SIZES = range(6, 21)
THE_DEAD_MAY = {"judge.hunter.shoot", "judge.werewolf_king.shoot", "judge.sheriff.badge"}


def watch(session: Session, rng: Random) -> Session:
    """Play to the end and look at every window on the way."""

    def look() -> None:
        window, alive = session.window, session.view(TABLE).alive
        for slot, ask in window.asks.items():
            fair(slot, ask, alive, THE_DEAD_MAY, of_the_dead=ask.key.endswith(".shoot"))
        if window.kind in {"night", "poll", "race"}:
            assert set(window.seats) <= set(alive)

    watched(session, lambda: random_decision(session, rng), look)
    living = set(range(session.setup.seats)) - {
        seat for event in session.events if event.kind == "died" for seat in event.facts["seats"]
    }
    assert set(session.view(TABLE).alive) == living
    check_end(session)
    return session


def check_end(session: Session) -> None:
    """Section V: one camp has won, or third parties have; whoever is named is of a camp that has won."""
    outcome = session.outcome
    assert outcome is not None
    sides, parties = set(outcome.winners) & SIDES, set(outcome.winners) & PARTIES
    assert sides | parties == set(outcome.winners)
    assert len(sides) + bool(parties) <= 1, outcome
    camps = {seat: session._game.camp(seat) for seat in range(session.setup.seats)}
    assert {camps[seat] for seat in outcome.seats} == set(outcome.winners), "a camp without people has won"
    assert set(outcome.seats) == {seat for seat, camp in camps.items() if camp in outcome.winners}


def test_both_camps_win_sometimes():
    """Random people are no saints: neither camp wins all of 200 games."""
    won = {"judge.wolves": 0, "judge.good": 0}
    for seed in range(200):
        deck = JUDGE.recommended(9)[0].deck
        session = play_on(Session(JUDGE, Setup(deck, 9, seed), quiet=True), Random(seed))
        for team in session.outcome.winners:
            won[team] += 1
    assert min(won.values()) > 20, won


@pytest.mark.slow
@pytest.mark.parametrize("thousand", first_fast(range(10), 0, usual=3))
def test_thousands_of_random_games(thousand: int):
    """Any deck and any house rules at 6 to 14 seats: no exception, an end, and a camp that has won."""
    for seed in range(thousand * 1000, thousand * 1000 + 1000):
        rng = Random(seed)
        setup = any_setup(JUDGE, rng, rng.randint(6, 14))
        check_end(play_on(Session(JUDGE, setup, quiet=True), rng))


@pytest.mark.slow
@pytest.mark.parametrize("rule", JUDGE.house_rules, ids=lambda rule: rule.id)
def test_every_option_with_every_other(rule):
    """Each option of each rule beside ten random choices of all the others."""
    for option in rule.options:
        for seed in range(10):
            rng = Random(f"{rule.id}{option}{seed}")
            setup = any_setup(JUDGE, rng, seats=rng.randint(4, 14))
            changed = Setup(setup.deck, setup.seats, setup.seed, {**setup.house, rule.id: option})
            watch(Session(JUDGE, changed), rng)
