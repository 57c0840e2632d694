"""What somebody is told alone, and what of it holds no more after a correction or a step back.

A correction changes what the game tells, and nobody's head: whoever was shown something that the game tells
her no more has to hear so, and nobody else. Why: docs/decisions/correction.md.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from nightcaller.engine import EVERYBODY, Event, IllegalDecision
from nightcaller.engine.kinds import CARD, HELD, LOST, MARKED, MATES, OFFICE, PHASE, UNMARKED, Kind
from nightcaller.engine.vocabulary import Seat

Place = tuple[int, str, str]
"""A window: moment, kind and label."""
Where = tuple[int, Seat] | str
"""A page, as (lap, seat), or a called power."""
_Told = TypeVar("_Told")
PRIVATE_HOUSEKEEPING: Final = frozenset(kind.id for kind in (CARD, MATES, HELD, LOST))
"""Private events that the card shows; a visit's answers leave them out."""
HOUSEKEEPING: Final = PRIVATE_HOUSEKEEPING | {kind.id for kind in (PHASE, OFFICE, MARKED, UNMARKED)}
"""Events that the overview shows on the seats; the log leaves them out."""
KNOWN: Final = frozenset({"proposal", "agreement"})
"""Forms of events that a group has made up among itself, with open eyes."""


class Source(NamedTuple):
    """Where a game has told something."""

    place: Place
    where: Where | None = None
    """What it came of; None if of no page and no call."""


class Fact(NamedTuple):
    """Something that a seat was shown in private."""

    event: Event
    source: Source
    played_on: bool = False
    """The game was played on after it, by what stands: it has been told again by then, or is not."""

    @property
    def said(self) -> tuple[Any, ...]:
        """What it says, and when it was said."""
        return said(self.event)

    @property
    def told(self) -> tuple[Any, ...]:
        """What it says, whenever it is said: an answer of another night makes it no less true."""
        return self.said[2:]


def said(event: Event) -> tuple[Any, ...]:
    """Return what an event says, and when, wherever it stands in a log."""
    return event.day, event.phase, event.kind, repr(sorted(event.facts.items()))


def is_alone(event: Event) -> bool:
    """Return whether an event of a seat's view tells her alone something; of cards, those not dealt."""
    new_card = event.kind == CARD.id and event.phase != "setup"
    return event.audience != EVERYBODY and (new_card or event.kind not in HOUSEKEEPING)


def is_told(event: Event, kinds: Mapping[str, Kind]) -> bool:
    """Return whether it tells what she did not choose herself: an answer, whom she loves, her new card.

    Args:
        event: of a seat's view.
        kinds: the book's.
    """
    kind = kinds[event.kind]
    return is_alone(event) and kind.discloses and kind.form not in KNOWN


def joined(some: Sequence[Fact], more: Iterable[Fact]) -> list[Fact]:
    """Return all of some facts, and of more what is not among them."""
    return [*some, *unsaid(more, (one.said for one in some), lambda fact: fact.said)]


def unsaid(
    told: Iterable[_Told], known: Iterable[tuple[Any, ...]], says: Callable[[_Told], tuple[Any, ...]]
) -> Iterator[_Told]:
    """Yield of what was told whatever is not among what is known; each of that stands for one.

    Args:
        known: as `said` returns it.
        says: the same of what was told.
    """
    left = Counter(known)
    for one in told:
        what = says(one)
        if left[what] > 0:
            left[what] -= 1
        else:
            yield one


def same_facts(some: Iterable[Fact], others: Iterable[Fact]) -> bool:
    """Return whether two have been shown the same."""
    return Counter(one.said for one in some) == Counter(one.said for one in others)


def written(knows: Mapping[Seat, Sequence[Fact]]) -> str:
    """Return what seats know, as a journal keeps it."""
    return json.dumps(
        {
            seat: [
                [event.day, event.phase, event.kind, dict(event.facts), source]
                for event, source, _played_on in facts
            ]
            for seat, facts in knows.items()
        }
    )


def read(text: str) -> dict[Seat, list[Fact]]:
    """Return what seats know, from a journal.

    Raises:
        IllegalDecision: somebody edited the file.
    """
    try:
        return {
            int(seat): [
                Fact(
                    Event(0, day, phase, kind, 1 << int(seat), _frozen(facts)),
                    Source(_frozen(place), _frozen(where)),
                )
                for day, phase, kind, facts, (place, where) in known
            ]
            for seat, known in json.loads(text).items()
        }
    except (ValueError, TypeError, AttributeError) as problem:
        raise IllegalDecision("error-decision-not-offered", slot=-1) from problem


def _frozen(value: Any) -> Any:
    """Lists come back as tuples: what is compared is written the same."""
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    return {key: _frozen(one) for key, one in value.items()} if isinstance(value, dict) else value
