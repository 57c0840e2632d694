"""Secrecy of the hollow book: nothing but what it lets whom learn reaches anybody."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.vocabulary import AFTERWARDS
from rulebooks.hollow.disclosures import LAW
from rulebooks.hollow.test_hollow_fuzz import any_setup
from rulebooks.hollow.village import HOLLOW, Village
from rulebooks.interference import People, compare
from rulebooks.players import play_on


def test_the_cards_on_the_table_do_not_show():
    """Two games whose spare cards differ: only a Thief may see it."""
    deck = {"thief": 1, "werewolf": 2, "witch": 1, "fox": 1, "farseer": 1, "villager": 4}
    held = ("thief", "werewolf", "villager", "villager", "villager", "villager", "werewolf", "witch")
    other = ("thief", "werewolf", "villager", "villager", "villager", "villager", "werewolf", "fox")
    for seed in range(6):
        people = People(seed)
        games = [Session(HOLLOW, Setup(deck, 8, seed, {}, deal)) for deal in (held, other)]
        compared = compare(LAW, *games, (people, people), [7])
        assert compared["seat"] > 10


OF_ONE_S_OWN = {
    "hollow.protected", "hollow.farseer.learned", "hollow.fox.learned", "hollow.betrayed", "hollow.life_used",
    "hollow.death_used", "hollow.matched", "hollow.crow.chose",
}  # fmt: skip
"""What only the one who did it is told."""
AFTER_THE_GAME = {"hollow.swapped", "hollow.wounded", "hollow.survived", "died.cause"}


def test_whatever_is_done_in_private_is_told_to_its_doer_alone():
    """Random villages to their end: each kind of private news is met, and has the right ears."""
    met: set[str] = set()
    for seed in range(40):
        session = play_on(Session(HOLLOW, any_setup(Random(seed), 12)), Random(seed))
        for event in session.events:
            if event.kind in OF_ONE_S_OWN:
                assert event.audience == 1 << event.facts["by"], event
            elif event.kind in AFTER_THE_GAME:
                assert event.audience == AFTERWARDS, event
            elif event.kind == "hollow.lovers":
                assert event.audience == 1 << event.facts["seat"] | 1 << event.facts["other"], event
            met.add(event.kind)
    assert met >= OF_ONE_S_OWN | AFTER_THE_GAME, (OF_ONE_S_OWN | AFTER_THE_GAME) - met


def test_the_pack_alone_hears_its_proposals():
    village = Village(
        "Ann werewolf, Bob white_werewolf, Cat villager, Dan witch, Eve villager, Fay villager, Gus cupid"
    )
    village.sleep(pack="Cat", Gus="Ann Eve")
    for name in ("Ann", "Bob"):
        assert len(village.events("hollow.pack.proposal", name)) == 2
        assert village.told("hollow.pack.agreed", name)["seat"] == "Cat"
    for name in ("Cat", "Dan", "Eve", "Fay", "Gus", ""):
        assert not village.heard("hollow.pack.proposal", name)
        assert not village.heard("hollow.pack.agreed", name)


def test_the_witch_cannot_tell_which_of_two_victims_is_a_wolf():
    """ "That night's victim or victims", and nothing of who bit whom: the victims' cards are swapped."""
    asks = []
    for gus, hal in (("werewolf", "villager"), ("villager", "werewolf")):
        cast = (
            f"Ann witch, Bob white_werewolf, Cat villager, Dan villager, Eve villager, Gus {gus}, Hal {hal}"
        )
        village = Village(cast, alternate_nights="odd")
        wolf, prey = ("Gus", "Hal") if gus == "werewolf" else ("Hal", "Gus")
        village.answer("Bob", prey, "hollow.pack.attack")
        village.answer(wolf, prey, "hollow.pack.attack")
        village.answer("Bob", wolf, "hollow.white_werewolf.betray")
        asks.append(village.ask("Ann"))
    assert asks[0] == asks[1]


@pytest.mark.parametrize("table", ["", "villager fox"])
def test_no_wolf_can_tell_who_of_the_others_is_white(table: str):
    """Two tables, the packmates' cards swapped: all that reaches the third wolf by night is the same."""
    seen = []
    for bob, cat in (("white_werewolf", "werewolf"), ("werewolf", "white_werewolf")):
        cast = f"Ann werewolf, Bob {bob}, Cat {cat}, {'Dan thief' if table else 'Dan villager'}, Eve villager"
        village = Village(f"{cast}, Fay villager, Gus villager, Hal villager", table=table)
        village.sleep(pack="Hal")
        seen.append(village.view("Ann"))
    assert seen[0] == seen[1]


def test_no_wolf_can_tell_who_of_the_others_was_the_thief():
    """Two tables: Bob was dealt a werewolf and Cat took one, or the other way round."""
    seen = []
    for thief in ("Bob", "Cat"):
        cards = {"Bob": "werewolf", "Cat": "werewolf", thief: "thief"}
        cast = f"Ann werewolf, Bob {cards['Bob']}, Cat {cards['Cat']}, Dan villager, Eve villager"
        village = Village(f"{cast}, Fay villager, Gus villager, Hal villager", table="werewolf fox")
        village.sleep(pack="Hal", **{thief: "left"})
        seen.append(village.view("Ann"))
    assert seen[0] == seen[1]
