"""Every house rule of the forum book changes the course of a game."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcaller.engine import Session, Setup
from rulebooks.forum.thread import FORUM, Thread, until

SEVEN = "Ann seer, Bob werewolf, Cat saint, Dan saint, Eve saint, Fay saint, Gus saint"


def test_traits_each():
    """One trait at most, or several."""
    deck = {"werewolf": 2, "saint": 6, "spy": 2, "witness": 2, "brutal": 2, "hunter": 2}

    def most(option: str) -> int:
        found = 0
        for seed in range(30):
            session = Session(FORUM, Setup(deck, 8, seed, {"traits_each": option}))
            held = [len(session.view(seat).card.held) - 1 for seat in range(8)]
            assert sum(held) == 8
            found = max(found, *held)
        return found

    assert most("one") == 1
    assert most("several") > 1


def test_apprentice_starts():
    """Claimed from the start, unclaimed, or drawn for each."""

    def claimed(option: str) -> set[bool]:
        cast = SEVEN.replace("Cat saint", "Cat saint+apprentice")
        return {
            Thread(cast, seed=seed, apprentice_starts=option).heard("forum.claimed", "Cat")
            for seed in range(20)
        }

    assert claimed("unclaimed") == {False}
    assert claimed("claimed") == {True}
    assert claimed("drawn") == {False, True}


def test_angel_repeat():
    fallen = []
    for option in ("no", "yes"):
        thread = Thread(SEVEN.replace("Cat saint", "Cat saint+guardian_angel"), angel_repeat=option)
        thread.sleep(Cat="Dan", Bob="Dan")
        thread.day()
        may = "Dan" in thread.options("Cat").split()
        thread.sleep(Cat="Dan" if may else "Eve", Bob="Dan")
        fallen.append(thread.fallen)
    assert fallen == ["Dan", ""]


def test_pack_order():
    """The last order of a pack counts, or what most of it want."""
    fallen = []
    for option in ("last", "most"):
        cast = f"{SEVEN}, Hal werewolf, Ida werewolf, Jon saint"
        thread = Thread(cast, pack_order=option)
        for wolf, prey in (("Bob", "Cat"), ("Hal", "Cat"), ("Ida", "Dan")):
            thread.answer(wolf, prey)
        thread.sleep()
        fallen.append(thread.fallen)
    assert fallen == ["Dan", "Cat"]


def test_patients_lynched():
    def happens(thread: Thread) -> bool:
        thread.sleep(Bob="Dan", Cat="Dan")
        return thread.heard("forum.patient")

    cast = SEVEN.replace("Cat saint", "Cat doctor")
    barred = until(cast, happens)
    barred.reach("forum.lynch")
    assert "Dan" not in barred.options("Ann").split()
    allowed = until(cast, happens, patients_lynched="yes")
    allowed.lynch("Dan")
    assert "Dan" not in allowed.alive.split()


def test_dead_revealed():
    told = []
    for option in ("yes", "no"):
        thread = Thread(SEVEN.replace("Cat saint", "Cat saint+spy"), dead_revealed=option)
        thread.sleep(Bob="Cat")
        told.append((thread.heard("forum.revealed"), thread.heard("forum.revealed_trait")))
    assert told == [(True, True), (False, False)]
    thread = Thread(SEVEN.replace("Cat saint", "Cat saint+brutal"), dead_revealed="yes")
    thread.sleep()
    thread.lynch("Cat")
    thread.act("Cat", "Ann")
    assert thread.told("forum.revealed") == {"seat": "Ann", "role": "forum.seer"}


def test_autolynch():
    """rulings, forum: three undeclared absences (HR on / off)."""
    alive = []
    for option in ("on", "off"):
        thread = Thread(SEVEN, autolynch=option)
        for _day in range(3):
            thread.sleep()
            thread.vote(Bob="Ann Bob Cat", Dan="Dan Eve Fay")
        alive.append("Gus" in thread.alive.split())
    assert alive == [False, True]


def test_tie():
    """rulings, forum: nobody, or a keyed roll among the tied."""
    lynched: Counter[str] = Counter()
    for seed in range(30):
        thread = Thread(SEVEN, seed=seed, tie="draw")
        thread.sleep()
        thread.vote(Cat="Ann Bob", Dan="Eve Fay")
        lynched[thread.told("forum.lynched")["seat"]] += 1
        assert thread.told("forum.drawn")["seats"] == "Cat Dan"
    assert set(lynched) == {"Cat", "Dan"}
    thread = Thread(SEVEN, tie="draw")
    thread.sleep()
    thread.vote()
    assert thread.told("forum.nobody_lynched") == {"reason": "no_votes"}
    thread = Thread(SEVEN)
    thread.sleep()
    thread.vote(Cat="Ann Bob", Dan="Eve Fay")
    assert not thread.heard("forum.lynched")


def test_wolves_win():
    """Parity, or not before nobody good is left."""
    ends = []
    for option in ("parity", "nobody-else"):
        thread = Thread(
            "Ann seer, Bob werewolf, Cat werewolf, Dan saint, Eve saint, Fay saint", wolves_win=option
        )
        thread.sleep(Bob="Dan")
        thread.lynch("Eve")
        ends.append(thread.why)
    assert ends == ["end-forum-parity", ""]
    thread.sleep(Bob="Ann")
    assert thread.won == ""
    thread.lynch("Fay", "Bob", "Cat")
    assert (thread.won, thread.why) == ("forum.grey_pack", "end-forum-no-villager")


ALWAYS = {"dead_revealed", "autolynch", "tie", "wolves_win"}


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ("werewolf", set()),
        ("werewolf spy", set()),
        ("werewolf spy witness", {"traits_each"}),
        ("werewolf werewolf", {"pack_order"}),
        ("werewolf red_werewolf", set()),
        ("werewolf cursed", {"pack_order"}),
        ("red_werewolf red_werewolf", {"pack_order"}),
        ("werewolf apprentice", {"apprentice_starts"}),
        ("werewolf guardian_angel", {"angel_repeat"}),
        ("werewolf doctor", {"patients_lynched"}),
    ],
)
def test_only_rules_that_matter_are_asked(cards: str, rules: set[str]):
    deck = Counter(f"forum.{card}" for card in cards.split())
    assert {rule.id for rule in FORUM.house_rules if rule.relevant(deck)} == ALWAYS | rules


def test_every_house_rule_has_a_test():
    assert {f"test_{rule.id}" for rule in FORUM.house_rules} <= set(globals())
