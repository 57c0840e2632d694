"""Random games of every deck: they end, the dead are left alone, and everything said has its text."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from nightcaller.engine import CLOSE, TABLE, Session, Setup
from nightcaller.rulebooks import book
from rulebooks.judge.messages import Said, missing
from rulebooks.players import any_deck, any_house, any_setup, play_on, random_decision

JUDGE = book("judge")
ROLES = [role.split(".")[1] for role in JUDGE.roles]
PAIRS = list(combinations(sorted(JUDGE.roles), 2))
THE_DEAD_MAY = {"judge.hunter.shoot", "judge.werewolf_king.shoot", "judge.sheriff.badge"}


def watch(session: Session, rng: Random, said: Said | None = None) -> Session:
    """Play to the end and look at every window on the way."""
    while session.outcome is None:
        window, public = session.window, session.view(TABLE)
        alive = set(public.alive)
        assert window.asks, "a window with nothing to answer"
        for slot, ask in window.asks.items():
            assert ask.options, ask
            assert len(set(ask.options)) == len(ask.options)
            assert ask.lo <= ask.hi <= len(ask.options)
            assert not {option for option, _why in ask.blocked} & set(ask.options)
            if slot != CLOSE and ask.key not in THE_DEAD_MAY:
                assert ask.seat in alive, f"{ask.key} asks the dead"
            seats = {option for option in ask.options if isinstance(option, int)}
            assert seats <= alive or ask.key.endswith(".shoot"), f"{ask.key} offers the dead"
        if window.kind in {"night", "poll", "race"}:
            assert set(window.seats) <= alive
        if said:
            said.hear_window(session)
        session.submit(*random_decision(session, rng))
    living = set(range(session.setup.seats)) - {
        seat for event in session.events if event.kind == "died" for seat in event.facts["seats"]
    }
    assert set(session.view(TABLE).alive) == living
    if said:
        said.hear_end(session)
    return session


@pytest.mark.parametrize("seed", range(30))
def test_random_games_end(seed: int):
    """Any number of people from 4 to 40, any deck, any house rules."""
    rng = Random(seed)
    watch(Session(JUDGE, any_setup(JUDGE, rng)), rng)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "+".join(role.split(".")[1] for role in pair))
def test_every_pair_of_roles_meets(pair: tuple[str, str]):
    """Each two roles in one game, in a table just big enough for surprises."""
    for seed in range(3):
        rng = Random(f"{pair}{seed}")
        seats = rng.randint(5, 9)
        setup = Setup(any_deck(JUDGE, seats, rng, pair), seats, seed, any_house(JUDGE, rng))
        assert set(pair) <= set(setup.deck) | {"judge.werewolf"}
        watch(Session(JUDGE, setup), rng)


@pytest.mark.parametrize("seats", range(4, 41, 4))
def test_every_size_of_table(seats: int):
    rng = Random(seats)
    watch(Session(JUDGE, any_setup(JUDGE, rng, seats)), rng)


def test_both_camps_win_sometimes():
    """Random people are no saints: neither camp wins all of 200 games."""
    won = {"judge.wolves": 0, "judge.good": 0}
    for seed in range(200):
        deck = JUDGE.recommended(9)[0].deck
        session = play_on(Session(JUDGE, Setup(deck, 9, seed), quiet=True), Random(seed))
        for team in session.outcome.winners:
            won[team] += 1
    assert min(won.values()) > 20, won


def test_everything_that_is_said_has_its_text():
    """Every event, question, word, window, mark and reason that forty random games bring up."""
    said = Said(JUDGE)
    for seed in range(40):
        rng = Random(seed)
        watch(Session(JUDGE, any_setup(JUDGE, rng)), rng, said)
    assert missing(said.messages()) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_many_random_games_end(seed: int):
    rng = Random(seed)
    watch(Session(JUDGE, any_setup(JUDGE, rng)), rng)


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "+".join(role.split(".")[1] for role in pair))
def test_every_pair_of_roles_meets_often(pair: tuple[str, str]):
    said = Said(JUDGE)
    for seed in range(40):
        rng = Random(f"{pair}{seed}")
        watch(Session(JUDGE, any_setup(JUDGE, rng, with_roles=pair)), rng, said)
    assert missing(said.messages()) == []


@pytest.mark.slow
@pytest.mark.parametrize("rule", JUDGE.house_rules, ids=lambda rule: rule.id)
def test_every_option_with_every_other(rule):
    """Each option of each rule beside fifty random choices of all the others."""
    for option in rule.options:
        for seed in range(50):
            rng = Random(f"{rule.id}{option}{seed}")
            setup = any_setup(JUDGE, rng, seats=rng.randint(4, 14))
            changed = Setup(setup.deck, setup.seats, setup.seed, {**setup.house, rule.id: option})
            watch(Session(JUDGE, changed), rng)
