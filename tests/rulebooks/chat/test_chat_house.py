"""House rules of the chat book: each changes the course of a game."""

from __future__ import annotations

import pytest

from rulebooks.chat.whispers import CHAT, NIGHT, Refused, Whispers

SEVEN = "Ann werewolf, Bob werewolf, Cat little_girl, Dan seeress, Eve villager, Fay villager, Gus villager"


@pytest.mark.parametrize(("option", "laps"), [("runoff", 1), ("drawn", 0)])
def test_night_ties(option: str, laps: int):
    """rulings, chat: a tie restarts the voting once; a table in a hurry draws at once, and saves the lap."""
    village = Whispers(SEVEN, night_ties=option)
    seen = 0
    village.sleep(until="chat.night_runoff", Ann="Eve", Bob="Fay")
    if village.label == "chat.night_runoff":
        seen = 1
        assert not village.heard("chat.drawn", "Ann")
        village.sleep(Ann="Fay", Bob="Fay")
        assert village.fallen == "Fay"
    else:
        assert village.told("chat.drawn", "Ann")["seat"] == village.fallen
    assert seen == laps


@pytest.mark.parametrize("role", ["seeress", "cupid"])
@pytest.mark.parametrize("option", ["runoff", "drawn"])
def test_night_ties_of_other_rooms(role: str, option: str):
    """Two who disagree: with lots, the matter is settled in the round in which they voted."""
    cast = f"Ann {role}, Bob {role}, Cat werewolf, Dan villager, Eve villager, Fay villager"
    village = Whispers(cast, night_ties=option)
    village.reach_night()
    label = village.label
    village.answer("Ann", "Dan")
    village.answer("Bob", "Eve")
    if role == "seeress":
        village.answer("Cat", "nobody")
    village.close()
    assert (village.label == f"{label}_runoff") == (option == "runoff")
    assert village.heard("chat.tied", "Ann") == (option == "runoff")
    assert village.heard("chat.drawn", "Ann") == (option == "drawn")


COUPLE = "Ann cupid, Bob werewolf, Cat werewolf, Dan seeress, Eve witch, Fay villager, Gus villager"


def test_first_night():
    """In two rounds of the laptop, or Cupid's phases before all others (five rounds with a run-off)."""
    village = Whispers(COUPLE, first_night="together", night_ties="drawn")
    assert village.label == NIGHT
    village.answer("Ann", "Cat")
    village.answer("Ann", "Fay")
    for wolf in ("Bob", "Cat"):
        village.answer(wolf, "Gus")
    assert not village.heard("chat.lovers", "Cat"), "nobody is in love before everybody was visited"
    village.close()
    assert village.label == "chat.witch"
    assert village.window.visits, "no voice can call two people by name"
    assert village.heard("chat.lovers", "Cat") and village.heard("chat.lovers", "Fay")
    village.answer("Dan", "Cat")
    assert village.told("chat.seeress.learned", "Dan")["amorous"] == "yes"
    village.sleep()
    assert village.fallen == "Gus"
    assert Whispers(COUPLE).label == "chat.cupid"


def test_pack_targets():
    """The text says "all living villagers", which the wolves are too; many tables will not have it."""
    village = Whispers(SEVEN)
    village.sleep(pack="Bob")
    assert village.fallen == "Bob"
    village = Whispers(SEVEN, pack_targets="no-wolf")
    assert village.label == NIGHT
    assert village.options("Ann") == "Cat Dan Eve Fay Gus nobody"
    assert village.blocked("Ann") == {"Ann": "blocked-chat-packmate", "Bob": "blocked-chat-packmate"}
    with pytest.raises(Refused):
        village.answer("Ann", "Bob")


def test_girl_watches():
    """Whether "watch the round" is to read notes, or to see hands go up as well."""
    village = Whispers(SEVEN)
    village.sleep(pack="Eve")
    assert village.heard("chat.pack.proposal", "Cat")
    assert village.heard("chat.pack.agreed", "Cat")
    village = Whispers(SEVEN, girl_watches="notes")
    village.write("Ann", "werewolf", "Eve?")
    assert village.read("Cat", "werewolf") == ["Ann: Eve?"]
    village.sleep(pack="Eve")
    assert not village.heard("chat.pack.proposal", "Cat")
    assert not village.heard("chat.pack.agreed", "Cat")


class TestVillageWins:
    """rulings, chat: `village_wins`."""

    def after(self, **house: str) -> Whispers:
        village = Whispers("Ann werewolf, Bob seeress, Cat villager, Dan villager, Eve villager", **house)
        village.sleep(pack="Eve")
        village.hang("Ann")
        return village

    def test_no_enemy_left(self):
        assert self.after().won == "chat.village"

    def test_only_pure_villagers(self):
        """A living Seeress is in the way."""
        village = self.after(village_wins="pure-villagers")
        assert village.won == ""
        village.day()
        village.sleep()
        village.hang("Bob")
        assert (village.won, village.why) == ("chat.village", "end-chat-pure-villagers")

    def test_no_pure_villager_left(self):
        """The text then has no winner any more: a draw, rather than a game without an end."""
        village = Whispers(
            "Ann werewolf, Bob seeress, Cat witch, Dan villager", village_wins="pure-villagers"
        )
        village.sleep(pack="Dan", Cat="kill Ann")
        assert (village.won, village.why) == ("draw", "end-chat-nobody-pure")

    def test_an_office_and_love_leave_a_villager_pure(self):
        village = Whispers(
            "Ann werewolf, Bob cupid, Cat villager, Dan villager, Eve villager", village_wins="pure-villagers"
        )
        village.sleep(Bob="Cat Dan", pack="Bob")
        village.elect(Cat="Ann Cat Dan")
        village.hang("Ann")
        assert (village.won, village.major) == ("chat.village", "Cat")


def test_square():
    """The village's room by day: talk is enough / notes as well (`test_chat_delivered.py` goes there)."""
    squares = [CHAT.squares(CHAT.house({"square": option})) for option in ("spoken", "written")]
    assert squares == [frozenset(), frozenset({"chat.village"})]


def test_every_house_rule_has_its_test():
    here = {name.removeprefix("test_") for name in globals() if name.startswith("test_")} | {"village_wins"}
    assert {rule.id for rule in CHAT.house_rules} <= here


@pytest.mark.parametrize(
    ("deck", "relevant"),
    [
        ({"werewolf": 1, "villager": 3}, {"square", "pack_targets", "village_wins"}),
        ({"werewolf": 2, "villager": 3}, {"square", "pack_targets", "village_wins", "night_ties"}),
        (
            {"werewolf": 1, "cupid": 1, "villager": 3},
            {"square", "pack_targets", "village_wins", "first_night"},
        ),
        (
            {"werewolf": 1, "cupid": 2, "villager": 3},
            {"square", "pack_targets", "village_wins", "night_ties"},
        ),
        (
            {"werewolf": 1, "seeress": 2, "little_girl": 1},
            {"square", "pack_targets", "village_wins", "night_ties", "girl_watches"},
        ),
    ],
)
def test_only_rules_that_matter_are_shown(deck: dict[str, int], relevant: set[str]):
    full = {f"chat.{role}": count for role, count in deck.items()}
    assert {rule.id for rule in CHAT.house_rules if rule.relevant(full)} == relevant
