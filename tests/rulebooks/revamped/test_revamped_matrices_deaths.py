"""Every way to die in the revamped book against everything that a death sets off.

Each cell is a game of its own: Vic has the card and, in the first night, has chosen Tim; then Vic dies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from nightcaller.engine import AMEND
from rulebooks.revamped.town import NIGHT, SECOND, Town

REST: Final = "Tim huntsman, Pat citizen, Quin citizen, Rob citizen, Sue citizen, Una citizen, Zoe citizen"


class Death(NamedTuple):
    """A way in which Vic dies."""

    cast: str
    dies: Callable[[Town], None]
    """From the debate of the first day on."""
    before: dict[str, str] = {}  # noqa: RUF012 - a tuple's default is never changed
    by_day: bool = False
    rope: bool = False


def by_night(**chosen: str) -> Callable[[Town], None]:
    def dies(town: Town) -> None:
        town.lynch()
        town.night(**chosen)

    return dies


def lynched(name: str) -> Callable[[Town], None]:
    return lambda town: town.hang(name)


def shaved(town: Town) -> None:
    town.lynch()
    town.night()
    town.declare("Raz", "razor-hidden", "Vic")


def ill(town: Town) -> None:
    for _night in range(2):
        town.lynch()
        town.night()


def struck_off(town: Town) -> None:
    town.reach("revamped.debate")
    town.session.submit(AMEND, ("kill", town.seat("Vic")))


DEATHS: Final = {
    "pack": Death("", by_night(pack="Vic")),
    "dagger": Death("Ada assassin", by_night(Ada="Vic")),
    "poison": Death("Wit witch", by_night(Wit="poison Vic")),
    "arrow": Death("Art huntress", by_night(pack="Art"), {"Art": "Vic"}),
    "fire": Death("Pyr pyromancer", by_night(Pyr="ignite"), {"Pyr": "Vic"}),
    "disease": Death("Evi evil_scientist", ill, {"Evi": "Vic"}),
    "razor": Death("Raz barber", shaved, by_day=True),
    "halo": Death("Ang angel", lynched("Ang"), {"Ang": "Vic"}, by_day=True),
    "heartbreak": Death("Cup cupid", lynched("Cup"), {"Cup": "Vic"}, by_day=True),
    "lynch": Death("", lynched("Vic"), by_day=True, rope=True),
    "stand_in": Death("Exe executioner", lynched("Exe"), {"Exe": "Vic"}, by_day=True, rope=True),
    "table": Death("", struck_off, by_day=True),
}


class Power(NamedTuple):
    """What a death may set off."""

    role: str
    happened: Callable[[Town, Death], bool]
    cast: str = ""
    chosen: str = ""
    """What Vic chooses in the first night."""
    rope: bool = False
    """Whether it follows a lynch as well."""
    table: bool = False
    """Whether it follows a death that the table has declared: what is a fact of the death, and no power."""


def tim_fell(town: Town, _death: Death) -> bool:
    return "Tim" not in town.alive.split()


def tim_was_shown(town: Town, _death: Death) -> bool:
    return town.heard("revamped.ranger") and town.told("revamped.ranger")["role"] == "revamped.huntsman"


def a_subject_fell(town: Town, _death: Death) -> bool:
    causes = [event.facts["cause"] for event in town.session.events if event.kind == "died.cause"]
    return "revamped.experiment" in causes


def tim_inherited(town: Town, _death: Death) -> bool:
    return "revamped.journal" in town.view("Tim").boards


def to_the_next_day(town: Town, death: Death) -> None:
    if death.by_day:
        if town.label != NIGHT:
            town.lynch()
        town.night()


def two_lynches(town: Town, death: Death) -> bool:
    to_the_next_day(town, death)
    town.lynch()
    return town.label == SECOND


def two_hunts(town: Town, _death: Death) -> bool:
    if town.label != NIGHT:
        town.lynch()
    town.reach(NIGHT)
    ballots = [ask for ask in town.window.asks.values() if ask.seat == town.seat("Bob")]
    return [ask.key for ask in ballots].count("revamped.pack.attack") == 2


def the_cult_is_over(town: Town, _death: Death) -> bool:
    return town.heard("revamped.cult_over", "Cal")


def the_loner_joined(town: Town, _death: Death) -> bool:
    return town.role("Lon") == "wolf"


POWERS: Final = {
    "huntress": Power("huntress", tim_fell, chosen="Tim"),
    "customer": Power("citizen", tim_fell, "Fle fletcher", "Tim"),
    "ranger": Power("ranger", tim_was_shown, chosen="Tim"),
    "mad_scientist": Power("mad_scientist", a_subject_fell, rope=True),
    "journalist": Power("journalist", tim_inherited, chosen="huntsman", rope=True, table=True),
    "child": Power("child", two_lynches, rope=True, table=True),
    "wolfs_cub": Power("wolfs_cub", two_hunts, rope=True, table=True),
    "cult_leader": Power("cult_leader", the_cult_is_over, "Cal cult_member", rope=True, table=True),
    "wolf": Power("wolf", the_loner_joined, "Lon lone_wolf", rope=True, table=True),
}


def prepared(power: Power, death: Death) -> Town:
    """The morning of the first day."""
    parts = (f"Vic {power.role}, Bob wolf", power.cast, death.cast, REST)
    town = Town(", ".join(part for part in parts if part))
    if power.cast.startswith("Fle"):
        town.answer("Fle", "Vic")
        town.close()
    town.night(**death.before, **({"Vic": power.chosen} if power.chosen else {}))
    return town


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("death", DEATHS)
def test_a_death_sets_off_what_it_sets_off(death: str, power: str):
    """2.5, Huntress; 2.1, Ranger, Journalist, Child; 2.3, Fletcher; 2.5, Mad Scientist, Cult Leader; 3.2,
    Wolf's Cub; 3.3, Lone Wolf: "other than by directly being lynched" where the text says so."""
    way, what = DEATHS[death], POWERS[power]
    town = prepared(what, way)
    way.dies(town)
    assert "Vic" not in town.alive.split()
    expected = what.rope if way.rope else what.table if death == "table" else True
    assert what.happened(town, way) is expected


@pytest.mark.parametrize("power", ["huntress", "customer", "ranger", "mad_scientist"])
def test_who_is_turned_has_not_died(power: str):
    """1.5, Role Loss: "they instead lose their role": no last act."""
    what = POWERS[power]
    way = Death("Van vampire", by_night(pack="Vic"), {"Van": "Vic"})
    town = prepared(what, way)
    way.dies(town)
    assert town.role("Vic") == "undead"
    assert not what.happened(town, way)


def test_who_ascends_has_not_died():
    """Edges 6: "no death powers": a Riding Hood with an arrow."""
    town = Town(f"Vic riding_hood, Bob wolf, Fle fletcher, {REST}")
    town.answer("Fle", "Vic")
    town.close()
    town.night(Vic="Tim", pack="Vic")
    assert town.heard("revamped.ascended")
    assert "Tim" in town.alive.split()


def test_a_chain_runs_to_its_end():
    """Edges 2, Chain attacks at dawn: one arrow after the other, all of them told."""
    town = Town(f"Ann huntress, Ben huntress, Bob wolf, Cat huntress, Dan ranger, {REST}")
    town.night(Ann="Ben", Ben="Cat", Cat="Dan", Dan="Bob", pack="Ann")
    assert town.fallen == "Ann Ben Cat Dan"
    assert [event.facts["by"] for event in town.events("revamped.last_arrow")] == [0, 1, 3]
    assert town.told("revamped.ranger")["role"] == "revamped.wolf"


def test_those_who_fall_together_fire_together():
    """Rulings: "deaths of one moment are simultaneous"."""
    town = Town(f"Ann huntress, Ben huntress, Bob wolf, Wit witch, {REST}")
    town.night(Ann="Pat", Ben="Quin")
    town.lynch()
    town.night(pack="Ann", Wit="poison Ben")
    assert town.fallen == "Ann Ben Pat Quin"
