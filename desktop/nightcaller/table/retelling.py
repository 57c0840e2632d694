"""The story told afterwards, with names and all secrets: the sentences of the recap and of the saved page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, Protocol

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.recap import Chapter, Recap
from nightcaller.table.telling import event_arguments
from nightcaller.text import message_id

SILENT: Final = frozenset({"judge.order", "judge.last_words"})
"""Said while people play; nobody asks for it afterwards."""

DEADLY: Final = frozenset({"judge.exiled", "judge.exploded", "judge.shot"})
"""Sentences after which nobody needs to be told that the one they are about is dead, and of what."""

_ISOLATE, _POP = "\u2068", "\u2069"
"""Around a name, so that its direction of writing does not turn the sentence."""


class Words(Protocol):
    """What a teller needs of the catalogue."""

    def say(self, language: str, message: str, /, **arguments: Any) -> str: ...

    def has(self, language: str, message: str) -> bool: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """What one option of a vote came to."""

    seat: Seat
    half_votes: int
    share: float
    """Of the option with the most, 0 to 1."""
    leading: bool
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what happened in one language.

    Args:
        words: the catalogue.
        language: ``en`` or ``zh-CN``.
        names: players by seat.
    """

    words: Words
    language: str
    names: Sequence[str]

    def say(self, message: str, /, **arguments: Any) -> str:
        """Return a message."""
        return self.words.say(self.language, message, **arguments)

    def player(self, seat: Seat) -> str:
        """Return somebody as the story calls them: ``Priya (7)``, ``7号Priya``."""
        return self.say("told-player", seat=seat + 1, name=f"{_ISOLATE}{self.names[seat]}{_POP}")

    def players(self, seats: Iterable[Seat]) -> str:
        """Return several as one list: "Ann (1), Ben (2) and Cleo (3)"."""
        people = [self.player(seat) for seat in seats]
        if len(people) < 2:
            return "".join(people)
        listed = reduce(lambda one, other: self.say("told-comma", one=one, other=other), people[:-1])
        return self.say("told-and", one=listed, other=people[-1])

    def chapter(self, chapter: Chapter) -> str:
        """Return "Night 2" or "Day 2"."""
        return self.say(
            "event-night-falls" if chapter.phase == "night" else "event-day-breaks", day=chapter.day
        )

    def role(self, role: str) -> str:
        """Return the name of a role."""
        return self.say(message_id("role", role))

    def cause(self, cause: str) -> str:
        """Return what somebody died of."""
        return self.say(message_id("cause", cause))

    def winner(self, recap: Recap) -> str:
        """Return who won, in one sentence."""
        won = recap.outcome.winners
        return self.say(message_id("line-victory", won[0]) if won else "line-draw")

    def reason(self, recap: Recap) -> str:
        """Return why, in one sentence."""
        return self.say(recap.outcome.reason) if recap.outcome.reason else ""

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence of the story.

        The ``.told`` attribute of the event's message is the wording with names: `$who` (fact seat), `$actor`
        (fact by), `$everyone` (fact seats), `$self` ("yes" if actor and target are one). Without it the
        sentence is the one that the table heard.
        """
        message = message_id("event", event.kind)
        told = f"{message}.told"
        arguments = event_arguments(event, self.names) | self._people(event.facts)
        if "cause" in event.facts:
            arguments["cause"] = self.cause(event.facts["cause"])
        return self.say(told if self.words.has(self.language, told) else message, **arguments)

    def _people(self, facts: Mapping[str, Any]) -> dict[str, str]:
        who, actor = self._somebody(facts.get("seat")), self._somebody(facts.get("by"))
        return {
            "who": who,
            "actor": actor,
            "everyone": self.players(facts.get("seats", ())),
            "self": "yes" if who and who == actor else "no",
        }

    def _somebody(self, seat: object) -> str:
        return self.player(seat) if isinstance(seat, int) and seat >= 0 else ""


def worth_telling(chapter: Chapter) -> tuple[Event, ...]:
    """Return the events that the story tells, counts of votes (`is_count`) included, each thing once."""
    told = {event.facts["seat"] for event in chapter.events if event.kind in DEADLY}

    def twice(event: Event) -> bool:
        if event.kind == "died.cause":
            return event.facts["seat"] in told
        return event.kind == "judge.dawn" and bool(event.facts["seats"])

    return tuple(event for event in chapter.events if event.kind not in SILENT and not twice(event))


def is_count(event: Event) -> bool:
    """Whether an event is the count of a vote: its `tallies` tell it."""
    return "totals" in event.facts


def tallies(event: Event) -> tuple[Tally, ...]:
    """Return a vote's count, the most votes first."""
    facts = event.facts
    ballots = dict(facts["ballots"])
    totals = {seat: weight for seat, weight in facts["totals"] if weight and seat != NOBODY}
    most = max(totals.values(), default=1)
    return tuple(
        Tally(
            seat,
            weight,
            weight / most,
            seat in facts["seats"],
            tuple(voter for voter, picked in ballots.items() if picked == seat),
        )
        for seat, weight in sorted(totals.items(), key=lambda entry: (-entry[1], entry[0]))
    )


def halves(weight: int) -> str:
    """Return a weight in half-votes as people write it: 3 is ``1½``."""
    whole, half = divmod(weight, 2)
    return f"{whole or ''}½" if half else str(whole)
