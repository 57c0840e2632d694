"""The story told afterwards, with names and all secrets: the sentences of the recap and of the saved page."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Protocol

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.board import kind_of
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.story.awards import Award
from nightcaller.table.story.guesses import Score
from nightcaller.table.story.recap import Recap, RecapChapter
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import message_id
from nightcaller.text.direction import apart

CHANCE, NOTE = "chance", "note"
"""Events that the engine records for the story: what was rolled, and what was written on a board."""


class TellerWords(Protocol):
    """What a teller needs of the catalogue."""

    def say(self, language: str, message: str, /, **arguments: Any) -> str: ...

    def has(self, language: str, message: str) -> bool: ...


@dataclass(frozen=True, slots=True)
class OptionTally:
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
        language: a language's tag.
        names: players by seat.
    """

    words: TellerWords
    language: str
    names: Sequence[str]

    def say(self, message: str, /, **arguments: Any) -> str:
        """Return a message."""
        return self.words.say(self.language, message, **arguments)

    def player(self, seat: Seat) -> str:
        """Return somebody as the story calls them: ``Priya (7)``, ``7号Priya``."""
        return self.say("told-player", seat=seat + 1, name=self.name(seat))

    def name(self, seat: Seat) -> str:
        """Return somebody's name alone."""
        return apart(self.names[seat])

    def players(self, seats: Iterable[Seat]) -> str:
        """Return several as one list: "Ann (1), Ben (2) and Cleo (3)"."""
        return self.listed(self.player(seat) for seat in seats)

    def met_by(self, seats: Collection[Seat], actor: object) -> str:
        """Return the same in a sentence that has named the actor: "Ben (2) and themselves"."""
        named = [self.player(seat) for seat in seats if seat != actor]
        return self.listed((*named, self.say("told-themselves")) if actor in seats else named)

    def listed(self, things: Iterable[str]) -> str:
        """Return several things as one list: "Spy, Witness and Cursed"."""
        named = [*things]
        if len(named) < 2:
            return "".join(named)
        before = reduce(lambda one, other: self.say("told-comma", one=one, other=other), named[:-1])
        return self.say("told-and", one=before, other=named[-1])

    def chapter(self, chapter: RecapChapter) -> str:
        """Return "Night 2" or "Day 2"."""
        return self.say(
            "event-night-falls" if chapter.phase == "night" else "event-day-breaks", day=chapter.day
        )

    def obituary(self, seats: Iterable[Seat], causes: Mapping[Seat, Event]) -> str:
        """Return who fell and why, "Ann (1): shot by Ben (2)", one after the other; empty for nobody."""
        return " · ".join(
            self.say("ui-recap-fell", player=self.player(seat), cause=self.cause(causes[seat]))
            if seat in causes
            else self.say("ui-recap-fell-somehow", player=self.player(seat))
            for seat in seats
        )

    def role(self, role: str) -> str:
        """Return the name of a role."""
        return self.say(message_id("role", role))

    def hand(self, recap: Recap, seat: Seat) -> str:
        """Return what somebody was dealt, and became: "Seer · Spy", "Wolf → Undead"."""
        held = " · ".join(self.role(card) for card in (recap.cards[seat], *recap.traits[seat]))
        last = recap.last_card(seat)
        return held if last == recap.cards[seat] else self.say("told-turned", held=held, last=self.role(last))

    def cause(self, death: Event) -> str:
        """Return what somebody died of, with who did it if somebody did: "shot by Priya (7)".

        Args:
            death: a ``died.cause``. Its cause's message may have attributes with a person in them: ``.told``
                for sentences, ``.short`` for a seat's plate (`brief_cause`). Who did it to herself is not
                named: ``.own``, or the cause alone.
        """
        return self._cause(death, "told", actor=self._somebody(death.facts.get("by")))

    def brief_cause(self, death: Event) -> str:
        """Return what somebody died of as it fits under a name: "shot by 7"."""
        by = death.facts.get("by")
        return self._cause(death, "short", by=by + 1 if isinstance(by, int) else 0)

    def _cause(self, death: Event, attribute: str, **actor: str | int) -> str:
        cause = message_id("cause", death.facts["cause"])
        by = death.facts.get("by")
        if by == death.facts["seat"]:  # nobody is named as her own killer
            own = f"{cause}.own"
            return self.say(own if self._has(own) else cause)
        somebody = isinstance(by, int) and by >= 0
        personal = f"{cause}.{attribute}"
        return self.say(personal, **actor) if somebody and self._has(personal) else self.say(cause)

    def award(self, award: Award) -> str:
        """Return the name of an award."""
        return self.say(f"award-{award.id}")

    def praise(self, award: Award) -> str:
        """Return what an award was given for, with its winners."""
        return self.say(
            f"award-{award.id}.line",
            who=self.players(award.seats),
            people=len(award.seats),
            count=award.count,
        )

    def guessed(self, score: Score) -> str:
        """Return how many of somebody's bets came true."""
        return self.say("ui-recap-guessed", right=score.right, of=score.of)

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
        (fact by), `$another` (fact other), `$everyone` (fact seats, the actor last and not by name), `$self`
        ("yes" if actor and target are one), `$where` (a board), `$what` (a chance and what came of it).
        Without it the sentence is the one that the table heard. An identity is named by `ROLE($role)`, here
        as there.
        """
        message = message_id("event", event.kind)
        told = f"{message}.told"
        arguments = event_arguments(event, self.names) | self._people(event.facts)
        if event.kind == "died.cause":
            arguments["cause"] = self.cause(event)
        if event.kind == CHANCE:
            arguments["what"] = self.say(message_id("chance", event.facts["purpose"]), **arguments)
        elif event.kind == NOTE:
            arguments["where"] = self.say(message_id("board", kind_of(event.facts["board"])))
            arguments["text"] = event.facts["text"]
        return self.say(told if self._has(told) else message, **arguments)

    def _has(self, message: str) -> bool:
        return self.words.has(self.language, message)

    def _people(self, facts: Mapping[str, Any]) -> dict[str, str]:
        who, actor = self._somebody(facts.get("seat")), self._somebody(facts.get("by"))
        return {
            "who": who,
            "actor": actor,
            "another": self._somebody(facts.get("other")),
            "everyone": self.met_by(facts.get("seats", ()), facts.get("by")),
            "self": "yes" if who and who == actor else "no",
        }

    def _somebody(self, seat: object) -> str:
        return self.player(seat) if isinstance(seat, int) and seat >= 0 else ""


def is_count(event: Event) -> bool:
    """Whether an event is the count of a vote: its `tallies` tell it."""
    return "totals" in event.facts


def tallies(event: Event) -> tuple[OptionTally, ...]:
    """Return a vote's count, the most votes first."""
    facts = event.facts
    ballots = dict(facts["ballots"])
    totals = {seat: weight for seat, weight in facts["totals"] if weight and seat != NOBODY}
    most = max(totals.values(), default=1)
    return tuple(
        OptionTally(
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
