"""Whoever looks, against every disguise, enchanted and not (1.3, 1.4; edges 3).

Each cell is a game of its own: in the second night Ann looks at Bob, who may wear something. What somebody
falls for stands in `INSPECTORS`, what Bob looks like to whom in `LOOKS`; the rest follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.pack import IN_PACK
from nightcaller.rulebooks.revamped.teams import LYCAN, SOLO, TOWN, threat
from rulebooks.revamped.town import Town

OTHERS: Final = "Cat tanner, Eve wolf, Pat citizen, Quin citizen, Rob citizen, Sue citizen, Zoe citizen"
FLUTE: Final = "flute_player"


class Look(NamedTuple):
    """What Bob is and wears in the second night."""

    card: str
    weak: str
    """What he looks like to whoever falls for everything."""
    strong: str
    """To whoever falls for strong disguises alone."""
    first_night: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    morning: dict[str, str] = {}  # noqa: RUF012


LOOKS: Final = {
    "nothing on a wolf": Look("wolf", "wolf", "wolf"),
    "nothing on a citizen": Look("citizen", "citizen", "citizen"),
    "a hide": Look("citizen", "wolf", "citizen", morning={"Cat": "Bob=wolf"}),
    "a sneaking wolf": Look("sneaking_wolf", "citizen", "citizen"),
    "a hide on a sneaking wolf": Look("sneaking_wolf", "tanner", "citizen", morning={"Cat": "Bob=tanner"}),
    "a fox's mask": Look("disguised_fox", "citizen", "citizen", morning={"Bob": "citizen"}),
    "a fox that chose nothing": Look("disguised_fox", "wolf", "wolf"),
    "a hide under a fox's mask": Look(
        "disguised_fox", "citizen", "citizen", morning={"Bob": "citizen", "Cat": "Bob=tanner"}
    ),
    "a devil": Look("devil", "citizen", "devil"),
    "a hide on a devil": Look("devil", "wolf", "devil", morning={"Cat": "Bob=wolf"}),
    "an archangel": Look("archangel", "citizen", "archangel"),
    "a white werewolf": Look("white_werewolf", "wolf", "wolf"),
    "a psychopath": Look("psychopath", "wolf", "wolf", first_night={"Bob": "wolf"}),
}


def role(town: Town, kind: str, name: str = "Ann") -> str:
    return str(town.told(kind, name)["role"]).partition(".")[2]


class Inspector(NamedTuple):
    """Somebody who looks at Bob.

    Attributes:
        card: Ann's.
        falls_for: ``everything`` (obstructions too), ``strong`` or ``nothing``.
        acts: what is done in the night, by what Bob should look like.
        answer: what came of it.
        expected: what should come of it if Bob were what he looks like.
        more: cards beside the usual ones.
        morning: what is done by day before.
        rope: Bob is lynched on that day.
    """

    card: str
    falls_for: str
    acts: Callable[[str], dict[str, str]]
    answer: Callable[[Town], object]
    expected: Callable[[str], object]
    more: str = ""
    morning: dict[str, str] = {}  # noqa: RUF012
    rope: bool = False


def at_bob(_looks: str) -> dict[str, str]:
    return {"Ann": "Bob"}


def guessing(looks: str) -> dict[str, str]:
    return {"Ann": f"Bob={looks}"}


def tags(looks: str) -> frozenset[str]:
    return BOOK.roles[f"revamped.{looks}"].tags


def side(looks: str) -> str:
    return BOOK.roles[f"revamped.{looks}"].team


def confirmed(town: Town) -> object:
    return town.told("revamped.guessed", "Ann")["right"]


def right(_looks: str) -> object:
    return "yes"


def counted(town: Town) -> object:
    told = town.told("revamped.counted", "Ann")
    look = str(told["role"]).partition(".")[2]
    deal = town.session.setup.deal or ()
    others = [card for seat, card in enumerate(deal) if seat != town.seat("Bob")]
    return told["count"] - others.count(f"revamped.{look}")


def borrowed(town: Town) -> object:
    return town.heard("revamped.borrowed", "Ann") or town.heard("revamped.borrowed_nothing", "Ann")


def who_dies_of_water(looks: str) -> object:
    if LYCAN in tags(looks):
        return "Bob"
    return "Ann" if side(looks) == TOWN else ""


def who_dies_of_the_lone_wolf(looks: str) -> object:
    if looks in {"devil", "archangel"}:
        return ""  # a soul, or a prayer, stands guard
    shared = side(looks) == TOWN or SOLO in tags(looks)
    return "Bob" if shared else "Ann Bob"


def seen(town: Town) -> object:
    return role(town, "revamped.saw")


def itself(looks: str) -> object:
    return looks


INSPECTORS: Final = {
    "fortune_teller": Inspector("fortune_teller", "everything", at_bob, seen, itself),
    "warlock": Inspector("warlock", "everything", at_bob, seen, itself),
    "lone_warlock": Inspector("lone_warlock", "everything", at_bob, seen, itself),
    "crowd_seeker": Inspector("crowd_seeker", "everything", guessing, confirmed, right),
    "psychic_wolf": Inspector("psychic_wolf", "everything", guessing, confirmed, right),
    "wager": Inspector(
        "citizen", "everything", lambda _l: {"Ann": "look Bob"}, seen, itself, "Hel devil", {"Hel": "Ann"}
    ),
    "grace": Inspector(
        "citizen", "everything", lambda _l: {"Ann": "look Bob"}, seen, itself, "Hel archangel", {"Hel": "Ann"}
    ),
    "aura_teller": Inspector(
        "aura_teller",
        "strong",
        at_bob,
        lambda town: town.told("revamped.aura", "Ann")["aura"],
        lambda looks: threat(BOOK.roles[f"revamped.{looks}"]),
    ),
    "oracle": Inspector(
        "oracle",
        "strong",
        lambda _l: {"Ann": "Bob Quin"},
        lambda town: town.told("revamped.compared", "Ann")["same"],
        lambda looks: "yes" if side(looks) == TOWN else "no",
    ),
    "receptionist": Inspector(
        "receptionist", "strong", lambda looks: {"Ann": looks}, counted, lambda _looks: 1
    ),
    "ranger": Inspector(
        "ranger",
        "strong",
        lambda _l: {"Ann": "Bob", "Eve_pack": "Ann", "Bob_pack": "Ann"},
        lambda town: role(town, "revamped.ranger", ""),
        itself,
    ),
    "huntsman": Inspector(
        "huntsman",
        "nothing",
        at_bob,
        lambda town: town.told("revamped.tracked", "Ann")["pack"],
        lambda looks: "yes" if IN_PACK in tags(looks) else "no",
    ),
    "priest": Inspector("priest", "nothing", at_bob, lambda town: town.fallen, who_dies_of_water),
    "lone_wolf": Inspector(
        "lone_wolf", "nothing", at_bob, lambda town: town.fallen, who_dies_of_the_lone_wolf
    ),
    "ice_king": Inspector(
        "ice_king",
        "nothing",
        lambda looks: {"Ann": f"Bob={looks}"},
        lambda town: town.told("revamped.froze", "Ann")["count"],
        lambda _l: 1,
    ),
    "ice_queen": Inspector("ice_queen", "nothing", guessing, borrowed, lambda _l: True),
    "reaper": Inspector(
        "reaper",
        "nothing",
        lambda _l: {},
        lambda town: role(town, "revamped.dead_card"),
        itself,
        rope=True,
    ),
}


def second_night(inspector: Inspector, look: Look, *, enchanted: bool, seed: int) -> tuple[Town, str]:
    """Play to the second morning; return the town and what Bob looked like to Ann without any tune."""
    others = OTHERS.replace("Sue citizen", "Dan flute_player") if enchanted else OTHERS
    more = [inspector.more] if inspector.more else []
    town = Town(", ".join([f"Ann {inspector.card}, Bob {look.card}", others, *more]), seed=seed)
    looks = {"everything": look.weak, "strong": look.strong, "nothing": look.card}[inspector.falls_for]
    town.night(**look.first_night, **({"Dan": "Ann Zoe"} if enchanted else {}))
    day = {**look.morning, **inspector.morning}
    town.morning(**day)
    town.hang("Bob") if inspector.rope else town.lynch()
    town.night(**inspector.acts(looks))
    return town, looks


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("who", INSPECTORS)
def test_everybody_falls_for_what_the_text_says(who: str, look: str):
    inspector = INSPECTORS[who]
    town, looks = second_night(inspector, LOOKS[look], enchanted=False, seed=1)
    assert inspector.answer(town) == inspector.expected(looks)


@pytest.mark.parametrize("who", [name for name, one in INSPECTORS.items() if one.falls_for == "everything"])
def test_the_enchanted_see_flutes_in_place_of_any_disguise(who: str):
    """1.4: "a 60% chance that the player is seen as a Flute Player, and a 40% chance for a normal result"."""
    inspector = INSPECTORS[who]
    answers = set()
    for look in LOOKS.values():
        for seed in range(4):
            town, looks = second_night(inspector, look, enchanted=True, seed=seed)
            clouded = "no" if inspector.expected is right else FLUTE
            normal = inspector.expected(looks)
            assert inspector.answer(town) in {clouded, normal}
            answers.add(inspector.answer(town) == normal)
    assert answers == {True, False}


@pytest.mark.parametrize("who", [name for name, one in INSPECTORS.items() if one.falls_for != "everything"])
@pytest.mark.parametrize("look", ["nothing on a wolf", "a hide on a sneaking wolf", "a fox's mask"])
def test_no_tune_changes_what_the_others_see(who: str, look: str):
    """1.4: "if not explicitly listed otherwise, every role is not affected by obstructions"."""
    inspector = INSPECTORS[who]
    for seed in range(3):
        town, looks = second_night(inspector, LOOKS[look], enchanted=True, seed=seed)
        assert inspector.answer(town) == inspector.expected(looks)


def test_a_right_guess_of_a_clouded_seeker_is_the_flute_player():
    """Edges 3: "'Flute Player' replaces the role, so only that guess is confirmed"."""
    answers = set()
    for seed in range(12):
        town = Town(f"Ann crowd_seeker, Bob wolf, {OTHERS}, Dan flute_player", seed=seed)
        town.night(Dan="Ann Zoe")
        town.morning()
        town.lynch()
        town.night(Ann="Bob=flute_player")
        answers.add(confirmed(town))
    assert answers == {"yes", "no"}


def test_the_weak_disguise_goes_first_when_its_wearer_dies():
    """1.3: "when a player dies they first lose all weak disguises, and then all further consequences are
    executed, Lastly, all strong disguises are lost"."""
    town = Town(f"Ann ranger, Bob disguised_fox, {OTHERS}")
    town.night(Ann="Bob")
    town.morning(Bob="citizen")
    town.lynch()
    town.night(Eve_pack="Ann")
    assert role(town, "revamped.ranger", "") == "citizen"
