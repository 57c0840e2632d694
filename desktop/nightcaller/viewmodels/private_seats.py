"""The seat circle and the lines of text as private screens draw them: the same shape for every role."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from nightcaller.engine import Event, View
from nightcaller.engine.kinds import CARD
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.errors import Reason
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import Clauses, People, message_id
from nightcaller.viewmodels.rows import list_row
from nightcaller.viewmodels.seats import SeatRow, hue

BARRED: Final = "×"
"""On a token that cannot be chosen. Why is said when it is tapped, never kept on the token."""


def table_rows(
    players: tuple[SeatedPlayer, ...],
    public: View,
    *,
    chosen: Collection[Option | None] = (),
    barred: Collection[Seat] = (),
) -> list[SeatRow]:
    """Return the seats as everybody sees them, with what is chosen.

    Args:
        players: who sits where.
        public: what everybody may see.
        chosen: what is selected now; words select no seat.
        barred: seats that cannot be chosen and show it.
    """
    offices = set(public.offices.values())
    return [
        SeatRow(
            seat + 1,
            player.name,
            hue(seat),
            alive=seat in public.alive,
            selected=seat in chosen,
            marks=("star",) * (seat in offices) + tuple(kind_of(mark) for mark in public.marks.get(seat, ())),
            told=tuple(message_id("mark", mark) for mark in public.marks.get(seat, ())),
            blocked=BARRED if seat in barred else "",
            face=player.face,
        )
        for seat, player in enumerate(players)
    ]


def kind_of(mark: str) -> str:
    """Return the kind of `SeatMark` that a public mark is drawn as: ``silenced`` for ``judge.silenced``."""
    return mark.rpartition(".")[2]


@dataclass(frozen=True, slots=True)
class LineRow:
    """A sentence for one pair of eyes: a message and its arguments."""

    message: str
    arguments: dict[str, Any] = field(default_factory=dict)
    heading: str = ""
    """On a card the message id of what stands beside it; empty where it belongs to the entry above."""
    day: int = 0
    """Argument ``day`` of the heading."""


@list_row
class WordRow:
    """An answer that is a word: "Use the antidote"."""

    word: str
    message: str
    """Its text for this very question, if there is one..."""
    general: str
    """... and its text anywhere."""
    selected: bool = False
    card: bool = False
    """It is a role: a card of the published deck."""
    rests: bool = False
    """It decides nothing."""


def word_row(key: str, word: str, chosen: Option | None) -> WordRow:
    """Return one answer of the question `key`."""
    return WordRow(
        word,
        message_id("choice", f"{key}-{word}"),
        message_id("role" if "." in word else "choice", word),
        selected=word == chosen,
        card="." in word,
        rests=word in EMPTY_CHOICES,
    )


def named(seat: Seat, players: tuple[SeatedPlayer, ...]) -> dict[str, Any]:
    """Return a seat as message arguments: as people count it, and who sits there."""
    return {"seat": seat + 1, "name": players[seat].name}


def told_line(event: Event, sitting: Sitting, reader: Seat | None = None) -> LineRow:
    """Return a private event as the sentence that its reader gets; None reads for several."""
    names = [player.name for player in sitting.players]
    return LineRow(message_id("event", event.kind), event_arguments(event, names, reader))


def told_lines(
    events: Sequence[Event],
    sitting: Sitting,
    reader: Seat | None = None,
    *,
    looks_on: bool = False,
    waiting: Collection[Seat] = (),
) -> tuple[LineRow, ...]:
    """Return what somebody has been told, a line for each event.

    What a pack's members proposed in a voting is one line, whether or not it is over by now; of several
    votings each has its sentences, in the order in which they came. When the pack has agreed, what it agreed
    on last says it all to its members.

    Args:
        reader: None reads for several.
        looks_on: the reader sees a voting without a vote in it (chat, Little Girl: "can watch the round of
            the wolves"): for her the votes are the news, whatever was agreed on.
        waiting: as of `proposed_so_far`.
    """
    kinds = sitting.rules().kinds
    forms = {event.number: kinds[event.kind].form for event in events}
    agreed = max((number for number, form in forms.items() if form == "agreement"), default=-1)
    proposed = [event for event in events if forms[event.number] == "proposal"]
    stands = {event.number for event in proposed if looks_on or event.number > agreed}
    votings = {event.facts["asked"] for event in proposed if event.number in stands}
    in_sentences = len(votings) > 1 or any(number < agreed for number in stands)
    told = [
        told_line(event, sitting, reader)
        for event in events
        if forms[event.number] not in {"proposal", "agreement"}
        or event.number == agreed
        or (in_sentences and event.number in stands)
    ]
    if stands and not in_sentences:
        votes = [event for event in proposed if event.number in stands]
        told.insert(0, proposed_so_far(votes, sitting, reader, waiting))
    return tuple(told)


def withdrawn_lines(
    events: Iterable[Event], sitting: Sitting, reader: Seat | None = None
) -> tuple[LineRow, ...]:
    """Return what somebody was shown before and does not count, a line for each: whether it is so or not
    nobody says, as if it had never been told."""
    return tuple(
        LineRow("ui-withdrawn-card", {"role": event.facts["role"]})
        if event.kind == CARD.id
        else LineRow("ui-withdrawn", {"said": Clauses([Reason(line.message, line.arguments)])})
        for event in events
        for line in (told_line(event, sitting, reader),)
    )


def proposed_so_far(
    proposals: Sequence[Event],
    sitting: Sitting,
    reader: Seat | None = None,
    waiting: Collection[Seat] = (),
) -> LineRow:
    """Return the proposals that still stand, each member's last one, the reader's own first, as one line.

    Args:
        waiting: who chooses with them and may not have chosen yet.
    """
    last = {event.facts["by"]: event for event in proposals}
    ordered = sorted(last, key=lambda by: (by != reader, by))
    said = [told_line(last[by], sitting, reader) for by in ordered]
    names = [player.name for player in sitting.players]
    idle = People.of(sorted({*waiting} - last.keys()), names, reader)
    if idle:
        said.append(LineRow("ui-visit-waiting", {"who": idle}))
    return LineRow("ui-visit-proposed", {"said": Clauses(Reason(one.message, one.arguments) for one in said)})
