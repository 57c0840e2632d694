"""Every room of the revamped book for every role, by night and by day, alive, dead and turned (edges 7).

The table below is written by hand from the text, beside the tags by which the program knows it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from nightcaller.engine import Setup
from nightcaller.engine.board import Right
from nightcaller.engine.game import Game
from nightcaller.engine.turning import turn
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.rooms import open_rooms

MEMBERS: Final = {
    "pack": """wolf alpha_wolf bloody_butcher hellhound scared_wolf sneaking_wolf wolfs_cub infected_wolf
        saboteur_wolf psychic_wolf knowledge_wolf white_werewolf gray_werewolf""",
    "hellhounds": "hellhound",
    "bakers": "baker",
    "butchers": "butcher bloody_butcher",
    "cult": "cult_leader cult_member",
    "flute": "flute_player flute_apprentice",
    "hell": "devil demon",
    "heaven": "archangel saint",
    "pyro": "pyromancer",
    "underworld": "vampire undead",
    "graveyard": "plaguebearer zombie",
    "ice": "ice_king ice_queen",
    "disease": "evil_scientist",
}
"""Room -> whose card lets them in: they read, write and see each other; the dead read on, and whoever turns
into something else keeps the room (1.5: "you keep your secret channels")."""
HOLDERS: Final = {
    "knitting": "grandma",
    "threat": "stalker",
    "wager": "devil",
    "grace": "archangel",
    "bar": "bartender",
    "question": "medium",
    "enchanted": "flute_player",
}
"""Room -> whose card alone opens it; it goes with the card, but for what a Flute Player has read."""
EVERYBODYS: Final = "tavern"
BY_NIGHT: Final = "question"
"""Where "once the day starts, the channel is locked" (2.3, Medium)."""
READ_ONLY: Final = "enchanted"
DECK: Final = {
    "wolf": 1, "hellhound": 2, "baker": 2, "butcher": 2, "bloody_butcher": 1, "cult_leader": 1,
    "cult_member": 1, "flute_player": 1, "devil": 1, "archangel": 1, "pyromancer": 1, "vampire": 1,
    "plaguebearer": 1, "ice_king": 1, "evil_scientist": 1, "grandma": 1, "stalker": 1, "bartender": 1,
    "medium": 1, "citizen": 5,
}  # fmt: skip
"""A table at which every room is open; the first Citizen is turned into everything."""
DEALT: Final = tuple(role for role, count in DECK.items() for _ in range(count))
ANN: Final = DEALT.index("citizen")
ROLES: Final = tuple(sorted(role.partition(".")[2] for role in BOOK.roles))


@cache
def rooms() -> tuple[str, ...]:
    """Every room of that table, but notebooks and the Mayor's."""
    names = (board.partition(".")[2] for board in table("citizen").boards if board.startswith("revamped."))
    return tuple(name for name in names if name != "story")


def table(role: str, *, day: bool = False, dead: bool = False, then: str = "") -> Game:
    """A game in which Ann has a role, and then perhaps another."""
    setup = Setup(DECK, len(DEALT), 1, deal=DEALT).normal(BOOK)
    game = Game(BOOK, setup)
    open_rooms(game)
    game.begin("night")
    turn(game, ANN, f"revamped.{role}", silent=True)
    if then:
        turn(game, ANN, f"revamped.{then}", silent=True)
    if day:
        game.begin("day")
    if dead:
        game.alive &= ~(1 << ANN)
    return game


def may(game: Game, room: str) -> str:
    """What Ann may do in a room: r(ead), w(rite), l(isted)."""
    rights = game.boards[f"revamped.{room}"].may(game, ANN)
    letters = ((Right.READ, "r"), (Right.WRITE, "w"), (Right.LISTED, "l"))
    return "".join(letter for right, letter in letters if rights & right)


def expected(role: str, room: str, *, day: bool, dead: bool) -> str:
    """What the text says."""
    if room == EVERYBODYS:
        return "r" if dead else "rw"
    if role in MEMBERS.get(room, "").split():
        return "rl" if dead else "rwl"
    if role != HOLDERS.get(room):
        return ""
    if room == "bar" and dead:
        return ""
    return "r" if dead or room == READ_ONLY or (room == BY_NIGHT and day) else "rw"


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("dead", [False, True], ids=["alive", "dead"])
@pytest.mark.parametrize("day", [False, True], ids=["night", "day"])
def test_who_may_do_what(role: str, day: bool, dead: bool):
    game = table(role, day=day, dead=dead)
    assert {room: may(game, room) for room in rooms()} == {
        room: expected(role, room, day=day, dead=dead) for room in rooms()
    }


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("dead", [False, True], ids=["alive", "dead"])
def test_whoever_is_turned_keeps_the_groups_room_and_no_other(role: str, dead: bool):
    """1.5: "when you lose your role you keep your secret channels"; 2.1, Bartender: the alias goes."""
    game = table(role, dead=dead, then="citizen")
    found = {room: may(game, room) for room in rooms()}
    kept = {room: "rl" if dead else "rwl" for room in MEMBERS if role in MEMBERS[room].split()}
    kept |= {room: "r" for room, holder in HOLDERS.items() if holder == role and room == READ_ONLY}
    kept[EVERYBODYS] = "r" if dead else "rw"
    assert found == {room: kept.get(room, "") for room in rooms()}


def test_former_members_ballots_are_not_counted():
    """2.2: "can still vote on who to kill, but their vote isn't counted"."""
    for role, room in (("wolf", "pack"), ("cult_member", "cult")):
        assert table(role).boards[f"revamped.{room}"].may(table(role), ANN) & Right.VOTE
        turned = table(role, then="citizen")
        assert not turned.boards[f"revamped.{room}"].may(turned, ANN) & Right.VOTE


def test_every_role_and_every_room_is_in_the_table():
    named = {role for roles in MEMBERS.values() for role in roles.split()} | set(HOLDERS.values())
    assert named <= set(ROLES)
    assert set(rooms()) == {*MEMBERS, *HOLDERS, EVERYBODYS}


def test_no_room_without_a_card_that_needs_it():
    """Which rooms there are follows from the published deck."""
    game = Game(BOOK, Setup({"citizen": 7, "wolf": 1}, 8, 1).normal(BOOK))
    open_rooms(game)
    open_now = {name.partition(".")[2] for name in game.boards if name.startswith("revamped.")}
    assert open_now == {"pack", "story"}
