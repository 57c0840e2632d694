"""How fair one deck is: the same games as ever, each card weighed, a suggestion only where it helps."""

from __future__ import annotations

import json

import pytest

from nightcaller.lab.__main__ import main
from nightcaller.lab.balance import EVEN, PART, PLAIN, Balance, Swing, as_data, balance, games_of
from nightcaller.lab.decks import plan_of
from nightcaller.lab.lore import LORE
from nightcaller.lab.simulation import Tally, simulate
from nightcaller.rulebooks import book, books


@pytest.mark.parametrize("book_id", books())
def test_a_recommended_deck_of_every_book_is_weighed(book_id: str) -> None:
    rules = book(book_id)
    seats = max(8, rules.seats[0])
    deck = rules.recommended(seats)[0]
    plan = plan_of(rules, seats, deck.deck, 12, 3, deck.house)
    told: list[int] = []
    found = balance(plan, played=told.append)
    assert found is not None
    assert sum(told) == games_of(plan)
    assert found.tally == simulate(plan), "the games of the deck are the lab's own"
    plain = set(PLAIN.values())
    assert {one.role for one in found.swings} <= {role for role in deck.deck if role not in plain}
    for one in found.swings:
        assert sum(one.deck.values()) == sum(deck.deck.values())
    assert found.swings == tuple(sorted(found.swings, key=lambda one: -abs(one.points)))


@pytest.mark.parametrize("book_id", books())
def test_plain_cards_are_cards_without_limit_of_both_sides(book_id: str) -> None:
    rules = book(book_id)
    assert LORE[book_id].village in PLAIN
    here = {team: role for team, role in PLAIN.items() if role in rules.roles}
    assert len(here) >= 2
    for team, role in here.items():
        assert rules.roles[role].team == team
        assert rules.most(role) == rules.seats[1]


@pytest.mark.slow
def test_a_farseer_is_worth_something() -> None:
    """With one a village wins more often, far beyond chance; the points are the two shares' difference."""
    rules = book("hollow")
    deck = {"hollow.werewolf": 2, "hollow.farseer": 1, "hollow.villager": 7}
    found = balance(plan_of(rules, 10, deck, 600, 1))
    assert found is not None
    (farseer,) = found.swings
    assert farseer.deck == {"hollow.werewolf": 2, "hollow.villager": 8}
    assert farseer.points > farseer.error
    without = simulate(plan_of(rules, 10, farseer.deck, 600 // PART, 1))
    share = without.wins["hollow.village"] / without.played
    assert farseer.points == pytest.approx(found.tally.wins["hollow.village"] / 600 - share)


@pytest.mark.parametrize(
    ("village", "apart", "error", "suggested"),
    [(50, 0.0, 0.01, False), (20, 0.0, 0.05, True), (20, 0.55, 0.1, False), (20, -0.9, 0.05, False)],
)
def test_a_suggestion_is_made_where_it_brings_the_camps_closer(
    village: int, apart: float, error: float, suggested: bool
) -> None:
    """Not for an even deck, not where chance could explain it, not for one that is worse the other way."""
    rules = book("judge")
    plan = plan_of(rules, 8, rules.recommended(8)[0].deck, 100, 1)
    tally = Tally(played=100)
    tally.wins.update({"judge.good": village, "judge.wolves": 100 - village})
    found = Balance(plan, tally, 0.0, (Swing("judge.witch", {"judge.commoner": 8}, 0.3, error, apart),))
    assert abs(village - (100 - village)) / 100 > EVEN or not suggested
    assert (found.suggestion is not None) is suggested
    assert (as_data(found)["suggestion"] is not None) is suggested


def test_whoever_stops_gets_nothing() -> None:
    rules = book("judge")
    plan = plan_of(rules, 8, rules.recommended(8)[0].deck, 30, 1)
    assert balance(plan, stopped=lambda: True) is None


def test_the_command_prints_steps_data_and_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--book", "judge", "--seats", "6", "--games", "9", "--jobs", "1"]
    assert main([*words, "--steps"]) == 0
    *steps, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert steps[-1]["played"] == steps[-1]["of"]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == last
    for language in ("en", "zh"):
        assert main([*words, "--language", language]) == 0
        page = capsys.readouterr().out
        assert f"{100 * last['teams'][0]['share']:.1f}" in page
