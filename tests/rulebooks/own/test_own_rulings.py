"""Own roles by their cards' sentences: what a table that reads the card aloud would rule."""

from __future__ import annotations

from typing import Literal

import pytest

from nightcaller.engine import AMEND, Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.own.sentences import (
    Again,
    Aims,
    Attacks,
    Compares,
    Enchants,
    Guards,
    Knows,
    Looks,
    NameInBoth,
    Outlives,
    Seems,
    Sentence,
    Survives,
    Weighs,
    Wins,
)
from nightcaller.styles import Style
from rulebooks.scenario import NIGHT, Table

SIX = "Bob werewolf, Cat seer, Dan commoner, Eve commoner, Fay commoner"


def card(name: str, *sentences: Sentence, **more: object) -> OwnRole:
    return OwnRole(f"own.{name}", NameInBoth(name), sentence=sentences, **more)  # type: ignore[arg-type]


def table(cast: str, *roles: OwnRole, **house: str) -> Table:
    return Table(cast, rules=with_roles(book("judge"), roles), **house)


@pytest.mark.parametrize("again", ["not_twice_running", "each_once"])
def test_each_sentence_counts_whom_it_has_chosen_by_itself(again: Again):
    """ "Look at one other player. Never the same player twice." says nothing of whom they shield."""
    both = card("both", Looks(nights="odd", again=again), Guards(nights="even", again=again, whom="others"))
    town = table(f"Ann own.both, {SIX}", both)
    town.night(Ann="Bob")
    town.day()
    assert town.blocked("Ann") == {}
    town.night(Ann="Cat")
    town.day()
    assert list(town.blocked("Ann")) == ["Bob"], "the one they looked at, not the one they shielded"


@pytest.mark.parametrize("times", [1, 2, 3])
def test_two_who_are_compared_are_one_use(times: int):
    town = table(f"Ann own.judge_of_two, {SIX}", card("judge_of_two", Compares(times=times)))
    used = 0
    for _night in range(5):
        town.reach(NIGHT)
        used += town.asked("Ann")
        town.night(Ann=("Bob", "Cat"))
        town.day()
    assert used == times


def test_a_spell_is_the_one_who_cast_it_alone():
    """Two with the same card: neither wins by the other's spells."""
    moth = card("moth", Enchants(), Wins("enchanted"), team="alone", several=True)
    town = table("Ann own.moth, Bob werewolf, Cat commoner, Dan commoner, Gus own.moth", moth)
    for ann, gus in (("Dan", "Cat"), ("Bob", "Ann"), ("Gus", "Bob")):
        town.night(Ann=ann, Gus=gus)
        assert town.won == ""
        town.day()
    town.night(Ann="Cat")
    assert (town.won, town.winners) == ("own.moth", "Ann Gus")


def test_a_spell_lands_on_whoever_wears_the_number():
    """Night 1: Bob and Dan have changed plates."""
    moth = card("moth", Enchants(), Wins("enchanted"), team="alone")
    town = table("Ann own.moth, Bob werewolf, Cat magician, Dan commoner", moth)
    town.night(Cat=("Bob", "Dan"), Ann="Bob")
    for whom in ("Cat", "Dan"):
        town.day()
        town.night(Ann=whom)
        assert town.won == "", "Dan alone wore both numbers"
    town.day()
    town.night(Ann="Bob")
    assert town.won == "own.moth"


def test_a_spell_goes_with_the_card():
    moth = card("moth", Enchants(), Wins("enchanted"), team="alone")
    town = table("Ann own.moth, Bob werewolf, Cat commoner, Dan commoner", moth)
    town.night(Ann="Dan")
    for other in ("judge.commoner", "own.moth"):
        town.session.submit(AMEND, ("role", town.seat("Ann"), other))
    for whom in ("Bob", "Cat"):
        town.day()
        town.night(Ann=whom)
    assert town.won == ""


def test_whoever_looks_takes_them_for_a_werewolf():
    """Also who looks at cards, and who compares; but no disguise helps against the Gargoyle's stare."""
    cast = (
        "Ann own.sheep, Bob gargoyle, Cat own.reader, Dan own.weigher, Eve seer, Fay werewolf, Gus commoner"
    )
    roles = card("sheep", Seems("wolf")), card("reader", Looks(learns="role")), card("weigher", Compares())
    town = table(cast, *roles)
    town.night(Bob="Ann", Cat="Ann", Dan=("Ann", "Fay"), seer="Ann")
    assert town.told("own.read", "Cat")["role"] == "judge.werewolf"
    assert town.told("own.compared", "Dan")["same"] == "yes"
    assert town.told("judge.seer.learned", "Eve")["camp"] == "wolf"
    assert town.told("judge.gargoyle.learned", "Bob")["role"] == "own.sheep"


def test_a_sheriff_who_shows_the_card_and_stays_keeps_the_badge():
    """The Idiot loses vote and badge; this card says nothing of either. Everybody sees which card it is."""
    town = table(f"Ann own.ox, {SIX}", card("ox", Outlives()), sheriff="yes")
    town.night()
    town.run("Ann Bob")
    town.elect(Ann="Cat Dan Eve")
    town.vote(Ann="Bob Cat Dan")
    assert town.label == NIGHT
    assert town.sheriff == "Ann"
    assert town.told("own.spared") == {"seat": "Ann", "card": "own.ox"}


@pytest.mark.parametrize("style", [style for style in Style if not style.passes])
def test_two_of_a_card_that_is_called_are_better_asked_one_by_one(style: Style):
    """ "You may look at one other player" is each one's own, and says nothing of knowing one another."""
    watcher, loud = card("watcher", Looks(), several=True), card("loud", Weighs(4), several=True)
    rules = with_roles(book("judge"), (watcher, loud))

    def lost(**own: int) -> str:
        deck = {"judge.werewolf": 2, "judge.commoner": 4, **{f"own.{role}": n for role, n in own.items()}}
        loss = rules.misfit(deck, rules.house({}), style)
        return loss.reason if loss else ""

    assert lost(watcher=2) == "misfit-own-together"
    assert lost(watcher=1, loud=2) == ""
    assert rules.misfit({"own.watcher": 2}, rules.house({}), Style.PASS_AROUND) is None


def test_a_thief_learns_what_the_card_knows_from_the_start():
    """The card says "you know one another from the start"; his start is the first dusk."""
    twin = card("twin", Knows("own_kind"), several=True)
    spy = card("pack_watcher", Knows("pack"), several=True)
    rules = with_roles(book("hollow"), (twin, spy))
    cast = ("hollow.thief", "hollow.werewolf", "own.twin", *("hollow.villager",) * 4)

    def after_dusk(on_the_table: str) -> Session:
        cards = (*cast, on_the_table, on_the_table)
        deck = {role: cards.count(role) for role in cards}
        session = Session(rules, Setup(deck, len(cast), 1, {}, cast))
        wanted = {"hollow.thief.swap": "swap", "hollow.thief.card": "left"}
        while session.window.label != "hollow.night":
            slot, ask = next(iter(session.window.asks.items()))
            session.submit(slot, (wanted[ask.key],) if ask.key in wanted else session.out_of_time(slot))
        return session

    def mates(session: Session, seat: int) -> tuple[int, ...]:
        held = session.view(seat).card
        assert held is not None
        return tuple(mate for mate, _role in held.mates)

    with_a_spy = after_dusk("own.pack_watcher")
    assert mates(with_a_spy, 0) == (1,)
    assert mates(with_a_spy, 2) == ()
    with_a_twin = after_dusk("own.twin")
    assert (mates(with_a_twin, 0), mates(with_a_twin, 2)) == ((2,), (0,))


def test_the_dead_strike_nobody():
    """A Wraith Rider kills whoever looks at it; in the grave it is a werewolf like any other."""
    digger = card("digger", Looks(whom="dead"))
    town = table(
        "Ann own.digger, Bob wraith_rider, Cat werewolf, Dan commoner, Eve seer, Fay commoner", digger
    )
    town.night()
    town.vote(Bob="Ann Cat Dan Eve")
    town.night(Ann="Bob")
    assert town.told("own.looked", "Ann")["camp"] == "wolf"
    assert town.fallen == ""


@pytest.mark.parametrize("past_shields", [False, True])
def test_what_no_shield_stops_kills_whoever_survives_the_first_attack(past_shields: bool):
    """ "The first attack on you does nothing. What no shield stops still kills you." """
    tough, blade = card("tough", Survives()), card("blade", Attacks(past_shields=past_shields))
    town = table("Ann own.tough, Bob own.blade, Cat werewolf, Dan commoner, Eve commoner", tough, blade)
    town.night(Bob="Ann")
    assert town.fallen == ("Ann" if past_shields else "")


@pytest.mark.parametrize("then", ["takes", "strikes"])
def test_who_dies_with_them_dies_whatever_protects_them(then: Literal["takes", "strikes"]):
    """ "When you die, they die with you": no first attack that does nothing; "they are attacked": it does."""
    witch, tough = card("matchmaker", Aims(then=then, unless="never")), card("tough", Survives(told=False))
    town = table(f"Ann own.matchmaker, Gus own.tough, {SIX}", witch, tough)
    town.night(Ann="Gus", pack="Ann")
    assert town.fallen == ("Ann Gus" if then == "takes" else "Ann")
    assert ("Gus" in town.alive.split()) is (then == "strikes")
