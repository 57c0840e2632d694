"""The public shape of private windows: laps, questions, pages and calls, by the published deck alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, zip_longest
from typing import Final, NamedTuple

from nightcaller.engine.errors import IllegalSetup
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Blank, Call, Calls, Question


def plan_laps(powers: Sequence[Power]) -> Mapping[str, int]:
    """Return the lap in which each power is asked, from 0: a reader comes after every writer.

    Depends on the published deck alone, so the number of laps gives nothing away.

    Raises:
        IllegalSetup: some of the powers read one another in a circle, so that nobody could be asked first.
    """
    levels: dict[str, int] = {}
    way: list[str] = []

    def level(power: Power) -> int:
        if power.id in levels:
            return levels[power.id]
        if power.id in way:
            circle = way[way.index(power.id) :]
            raise IllegalSetup("error-setup-circle", powers=", ".join(circle))
        way.append(power.id)
        heard = (other for other in powers if other is not power and other.writes & power.reads)
        levels[power.id] = max((1 + level(other) for other in heard), default=0)
        way.pop()
        return levels[power.id]

    return {power.id: level(power) for power in powers}


class Cast(NamedTuple):
    """What forms of questions depend on beside the powers, known to everybody."""

    people: int = 0
    """How many sit at the table, dead or alive."""
    names: tuple[str, ...] = ()
    """The roles that may be named."""
    house: tuple[tuple[str, str], ...] = ()
    """How the house rules stand; empty where they are not looked at."""


NOTHING_MORE: Final = Cast()
"""Of powers whose questions are always the same."""


def plan_steps(
    powers: Sequence[Power], laps: Mapping[str, int], roles: Iterable[Role] = (), cast: Cast = NOTHING_MORE
) -> tuple[int, ...]:
    """Return how many questions each lap needs at most; every seat gets that many, decoys included.

    Args:
        roles: those of the published deck: the powers that one of them has in a lap are asked one by one.
    """
    steps = [1] * (max(laps.values(), default=0) + 1)
    for together in ([power] for power in powers):
        _deepen(steps, laps, together, cast)
    for role in roles:
        _deepen(steps, laps, [power for power in powers if power in role.powers], cast)
    return tuple(steps)


def _deepen(steps: list[int], laps: Mapping[str, int], powers: Sequence[Power], cast: Cast) -> None:
    """Make room in every lap for one player who has all these powers."""
    needed: dict[int, int] = {}
    for power in powers:
        needed[laps[power.id]] = needed.get(laps[power.id], 0) + len(forms(power, cast))
    for lap_number, questions in needed.items():
        steps[lap_number] = max(steps[lap_number], questions)


def plan_pages(
    powers: Sequence[Power], laps: Mapping[str, int], roles: Iterable[Role] = (), cast: Cast = NOTHING_MORE
) -> tuple[tuple[Blank, ...], ...]:
    """Return the page of each lap: room for whatever one player may be asked in it, the same for every seat.

    Args:
        roles: as for `plan_steps`.
    """
    together = [[power] for power in powers]
    together += [[power for power in powers if power in role.powers] for role in roles]
    return tuple(
        page(
            [form for power in group if laps[power.id] == lap for form in forms(power, cast)]
            for group in together
        )
        for lap in range(max(laps.values(), default=0) + 1)
    )


def page(askings: Iterable[Sequence[Question]]) -> tuple[Blank, ...]:
    """Return the blanks that carry each of some lists of questions: rows of words, then seats; behind each of
    the first seats a role, where players and their roles are named.

    Seats come first where more of the lists have seats alone than begin with a word, and none goes on from a
    word to a seat: what is really asked of somebody stands above what she only bets on, as often as a page
    that is the same for everybody can have it (docs/decisions/three-touches.md).
    """
    pages = [[form.blank for form in asked] for asked in askings if asked]
    words, seats, named = (_widest(pages, kind) for kind in ("words", "seats", "roles"))
    people = [blank for pair in zip_longest(seats, named) for blank in pair if blank]
    worded = [[blank.kind == "words" for blank in asked] for asked in pages]
    begin, without = sum(one[0] for one in worded), sum(not any(one) for one in worded)
    onward = any((True, False) in pairwise(one) for one in worded)
    seats_first = without > begin and not onward
    return ((*people, *words) if seats_first else (*words, *people)) or (Blank(),)


def _widest(pages: Iterable[Sequence[Blank]], kind: str) -> list[Blank]:
    """The blanks of a kind that carry those of every page: with as many words as any has."""
    alike = ([blank for blank in asked if blank.kind == kind] for asked in pages)
    return [
        Blank(max(one.words for one in places), all(one.rests for one in places), kind == "roles")
        for places in ([one for one in column if one] for column in zip_longest(*alike))
    ]


@dataclass(frozen=True, slots=True)
class Plan:
    """The public shape of a private window: questions per lap, its pages, and the roles to call."""

    steps: tuple[int, ...]
    pages: tuple[tuple[Blank, ...], ...]
    calls: Calls


@lru_cache(256)  # a few tables are played again and again; a lab that plays thousands keeps none of them
def plan(
    published: tuple[tuple[str, Power], ...], roles: tuple[Role, ...] = (), cast: Cast = NOTHING_MORE
) -> Plan:
    """Plan a private window from the published powers (role id, power); the same powers are planned once."""
    powers = [power for _role, power in published]
    laps = plan_laps(powers)
    calls = (
        Call(role, laps[power.id], forms(power, cast), power.group, power.id, power.spoken, power.together)
        for role, power in published
    )
    return Plan(plan_steps(powers, laps, roles, cast), plan_pages(powers, laps, roles, cast), Calls(calls))


def forms(power: Power, cast: Cast = NOTHING_MORE) -> tuple[Question, ...]:
    """Return the forms of a power's questions, each with its key, with the roles that may be named, and with
    whether it may be left alone by the house rules."""
    asked = power.questions if power.asked is None else power.asked(cast.people)
    return tuple(
        form._replace(
            key=form.key or power.id,
            words=(*cast.names, *form.words) if form.roles else form.words,
            rests=form.rests and _stands(form.by_house, cast),
            by_house=(),
        )
        if form.roles or form.by_house or not form.key
        else form
        for form in asked
    )


def _stands(rule: tuple[str, ...], cast: Cast) -> bool:
    """Whether a house rule, given with its options, stands at one of them; there may be none to look at."""
    return not rule or not cast.house or dict(cast.house)[rule[0]] in rule[1:]
