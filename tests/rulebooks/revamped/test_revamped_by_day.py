"""House rule `day_round`: by day the laptop goes to whoever asks for it, and nothing else is different."""

from __future__ import annotations

import pytest

from nightcaller.engine.floor import LAPTOP
from nightcaller.engine.visits import visits
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.standing import can_wait
from rulebooks.revamped.test_revamped_borrowed import TestGrandmaAndStalker as Borrowing
from rulebooks.revamped.test_revamped_hell import TestServants as Servants
from rulebooks.revamped.test_revamped_hell import TestSouls as Souls
from rulebooks.revamped.test_revamped_landing import TestStrikes as Strikes
from rulebooks.revamped.test_revamped_sentences import TestDisease as Disease
from rulebooks.revamped.town import DEBATE, MORNING, NIGHT, Town

REST = "Pat citizen, Quin citizen, Rob citizen, Sue citizen"


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Town, "day_round", "asked")


class TestBorrowed(Borrowing):
    """The same scenarios once more, as those that follow."""


class TestSouls(Souls):
    """By day and by night."""


class TestServants(Servants):
    """Whom a bite makes."""


class TestStrikes(Strikes):
    """Day and night."""


class TestDisease(Disease):
    """An offer is a visit."""


def test_nobody_is_visited_who_has_not_asked() -> None:
    town = Town(f"Ann devil, Bob tanner, Cat wolf, Dan barber, {REST}")
    town.night()
    assert town.label == DEBATE
    town.lynch()
    town.reach(NIGHT)
    assert not town.heard("revamped.tanned", "Bob")


@pytest.mark.parametrize("name", ["Ann", "Bob", "Pat"])
def test_everybody_may_take_it_and_finds_the_same_page(name: str) -> None:
    """A power of the day, none, or one that is declared."""
    town = Town(f"Ann devil, Bob barber, Cat wolf, {REST}")
    town.night()
    takers = [ask.seat for ask in town.window.asks.values() if ask.key == LAPTOP]
    assert sorted(takers) == list(range(7))
    town.take(name)
    window = town.window
    assert (window.kind, window.label, window.seats) == ("day_asked", MORNING, (town.seat(name),))
    pages, steps, calls = window.pages, window.steps, window.calls
    town.answer_all(MORNING, {})
    town.take("Quin")
    assert (town.window.pages, town.window.steps, town.window.calls) == (pages, steps, calls)


def test_a_power_of_the_day_is_used_once_and_left_alone_as_often_as_one_likes() -> None:
    town = Town(f"Ann devil, Bob wolf, {REST}")
    town.night()
    for _time in range(2):
        town.take("Ann")
        assert town.asked("Ann", "revamped.devil.wager")
        town.answer_all(MORNING, {})
    town.take("Ann")
    town.answer_all(MORNING, {"Ann": ["Pat"]})
    town.take("Ann")
    assert not town.asked("Ann", "revamped.devil.wager")
    town.answer_all(MORNING, {})
    town.lynch()
    town.reach(NIGHT)
    assert town.asked("Pat", "revamped.wager.take")
    town.night()
    town.take("Ann")
    assert town.asked("Ann", "revamped.devil.wager")


def test_a_coroner_learns_at_once_and_the_debate_goes_on() -> None:
    town = Town(f"Ann coroner, Bob wolf, Cat citizen, {REST}")
    town.night(pack="Cat")
    town.morning(Ann="Cat")
    assert town.told("revamped.cause_learned", "Ann")["role"] == "revamped.wolf"
    assert town.label == DEBATE


def test_a_dish_is_eaten_by_whoever_asks_and_kept_by_whoever_does_not() -> None:
    for eaten in (True, False):
        town = Town(f"Ann chef, Bob wolf, {REST}")
        town.night(Ann="Pat=poisoned")
        if eaten:
            town.morning(Pat="eat")
        town.lynch()
        assert ("Pat" in town.alive) is not eaten


def test_the_dead_ask_for_it_too_where_a_medium_may_ask_them() -> None:
    cast = f"Ann medium, Bob wolf, Cat citizen, {REST}"
    town = Town(cast)
    town.night(pack="Cat")
    assert town.seat("Cat") in {ask.seat for ask in town.window.asks.values() if ask.key == LAPTOP}
    town.take("Cat")
    town = Town(cast.replace("medium", "tanner"))
    town.night(pack="Cat")
    assert town.seat("Cat") not in {ask.seat for ask in town.window.asks.values() if ask.key == LAPTOP}


def test_a_razor_is_declared_on_the_same_page_and_falls_when_the_laptop_is_back() -> None:
    town = Town(f"Ann barber, Bob wolf, Cat tanner, {REST}")
    town.night()
    town.lynch()
    town.night()
    town.declare("Ann", "razor-hidden", "Bob")
    assert "Bob" not in town.alive


def test_a_coroner_visits_whom_they_examine() -> None:
    """Edges 1: an ability used on somebody, dead or alive, is a visit: a disease goes along."""
    town = Town(f"Ann coroner, Bob wolf, Cat citizen, {REST}")
    town.night(pack="Cat")
    town.morning(Ann="Cat")
    met = [(one.by, one.whom, one.verb) for one in visits(town.session._game)]
    assert (town.seat("Ann"), town.seat("Cat"), "inspect") in met


def test_a_table_that_wants_a_round_has_one() -> None:
    town = Town(f"Ann devil, Bob wolf, {REST}", day_round="all")
    town.night()
    assert (town.label, town.window.kind) == (MORNING, "day_round")


def test_the_rule_is_there_where_the_deck_has_something_by_day() -> None:
    rule = next(one for one in BOOK.house_rules if one.id == "day_round")
    for role in BOOK.roles.values():
        by_day = any(one.window == "morning" and not can_wait(one) for one in role.powers)
        if by_day:
            assert rule.relevant({role.id: 1, "revamped.wolf": 2}), role.id
    assert not rule.relevant({"revamped.wolf": 2, "revamped.huntsman": 1})


def test_a_round_is_recommended_where_three_cards_act_by_day_every_day() -> None:
    def advised(deck: dict[str, int]) -> bool:
        found = {
            problem.id: problem
            for problem in BOOK.check({f"revamped.{role}": cards for role, cards in deck.items()}, 12)
        }
        advice = found.get("advice-revamped-day-round")
        assert advice is None or advice.given == ("day_round", "asked")
        return advice is not None

    assert advised({"wolf": 3, "tanner": 1, "devil": 1, "disguised_fox": 1, "citizen": 6})
    assert not advised({"wolf": 3, "tanner": 1, "devil": 1, "citizen": 7})
