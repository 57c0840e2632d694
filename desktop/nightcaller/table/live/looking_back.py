"""Looking back from where the table stands: what was decided last, since when, and how far a step back leads.

Pure questions over the records of a standing; none of them changes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from nightcaller.engine import CLOSE
from nightcaller.engine.floor import TAKE
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.acts import Decided, acts_among, is_act
from nightcaller.table.live.own_cards import ALL, CARDS, only_cards
from nightcaller.table.live.progress import PAGE, PART
from nightcaller.table.live.seating import LOT
from nightcaller.table.shelf.journal import Corrected, Decisions, Note, Record

if TYPE_CHECKING:
    from nightcaller.table.live.standing import Numbered, Standing

Step = tuple[int, Decisions | Note]
"""Something that somebody decided, with the number of its record."""
HEARD = frozenset({"told", "asleep"})
"""Keys of the notes that everybody has heard something."""


class HandedOn(NamedTuple):
    """A visit that is over, and the record that ended it."""

    seat: Seat
    lap: int
    purpose: str
    record: int


def handed_on(standing: Standing) -> HandedOn | None:
    """Return the visit whose end is the last thing that happened, taps on a cover aside; None if none is."""
    number, last = next((one for one in reversed(standing.records) if not _at_the_cover(one[1])), (0, None))
    match last:
        case Note("seen", seat):
            asked = standing.own is not None and standing.own.deal is None
            return HandedOn(int(seat), 0, "cards" if asked else "deal", number)
        case Note("visited", where):
            lap, seat = where.split(":")
            return HandedOn(int(seat), int(lap), standing.purpose(int(seat)), number)
        case _:
            return None


def decided_since(standing: Standing, began: int) -> tuple[Decided, ...]:
    """Return what the records from this number on decided."""
    return tuple(
        one for number, record in _decisions(standing.records) if number >= began for one in record.decided
    )


def last_decided(standing: Standing) -> tuple[int, Decisions]:
    """Return the last record of decisions in effect; there must be one."""
    return _decided(standing)[-1]


def decided_in(standing: Standing, number: int) -> Sequence[Decided]:
    """Return what the record of this number decided, if it decided anything."""
    return next((record.decided for n, record in _decisions(standing.records) if n == number), ())


def told_cards(standing: Standing, number: int) -> bool:
    """Return whether the last record of decisions in effect is this one, and tells nothing but own cards."""
    last = _decided(standing)[-1:]
    return any(one == number and only_cards(record.decided) for one, record in last)


def last_step(standing: Standing, *, cards: bool = True) -> int | None:
    """Return the record with which the last thing that somebody decided began; None if nobody has.

    A closing that the app made by itself is no decision of anybody's: it goes with the one before. What
    somebody did who had asked for the laptop goes with her asking, or a table could not step back behind
    her cover. Acts of the table are not taken back. A correction is a step, and so is every page of a
    round that is gone through again: else a step back would lead to whoever has answered anew.

    Args:
        cards: telling whose the table's own cards are is a step, too.
    """
    decided: Sequence[Step] = [
        (number, record)
        for number, record in standing.records
        if isinstance(record, Decisions) or (isinstance(record, Note) and record.key == "as_before")
    ]
    for number, record in reversed(standing.records):
        if isinstance(record, Corrected):
            later = [one for one in decided if one[0] > number]
            if record.rule and all(_only_closes(one) for _number, one in later):
                return number
            # What a step back behind a correction has left is in effect, and nothing else.
            decided = later if record.rule else _decided(standing)
            break
    steps = [one for one in decided if not _only_closes(one[1])]
    if not cards:
        steps = [one for one in steps if not (isinstance(one[1], Decisions) and only_cards(one[1].decided))]
    closings = (
        n
        for n, record in decided
        if isinstance(record, Decisions)
        and len(acts_among(record.decided)) < len(record.decided)
        and record.decided[0][0] != LOT
    )
    return _with_asking(steps) if steps else next(closings, None)


def last_heard(standing: Standing) -> int:
    """Return the record with which the table last heard news; -1 if it has heard none."""
    return max(
        (n for n, record in standing.records if isinstance(record, Note) and record.key in HEARD), default=-1
    )


def call_began(standing: Standing, index: int) -> int | None:
    """Return the record with which a call of the open window began; None if there is none for it yet."""
    notes = ((at, one.record) for at, one in enumerate(standing.played) if isinstance(one.record, Note))
    ends = [at for at, note in notes if note.key == "called"]
    ended = ends[len(ends) - standing.progress.called :]
    if not 0 <= index <= len(ended):
        return None
    if index:
        start = ended[index - 1] + 1
    else:
        # What was answered in the first call stands between the news of nightfall and its end.
        before = [
            at
            for at, one in enumerate(standing.played)
            if not isinstance(one.record, Decisions) or _only_closes(one.record)
            if not ended or at < ended[0]
        ]
        start = max(before, default=-1) + 1
    return next((one.number for one in standing.played[start:]), None)


def _decisions(records: Iterable[Numbered]) -> list[tuple[int, Decisions]]:
    return [(number, record) for number, record in records if isinstance(record, Decisions)]


def _decided(standing: Standing) -> list[tuple[int, Decisions]]:
    """The decisions in effect."""
    return _decisions((one.number, one.record) for one in standing.played)


def _at_the_cover(record: Record) -> bool:
    return isinstance(record, Note) and record.key in {"wrong_pin", "right_pin", "language"}


def _with_asking(steps: Sequence[Step]) -> int:
    """The record of the last step; if that is a page for which somebody has asked, the one with which she
    did."""
    for number, record in reversed(steps):
        if isinstance(record, Note):
            break  # a page that was left as it was
        slot, picks = record.decided[0]
        if picks == (TAKE,):
            return number
        if slot == PAGE and len(picks) == 1:
            break  # a call's: nobody has asked for that
        # A page is written once, after what was entered part by part, or written on a board.
        if slot not in ({PAGE, PART} if number == steps[-1][0] else {PART, POST}):
            break
    return steps[-1][0]


def _only_closes(record: Decisions | Note) -> bool:
    if isinstance(record, Note):
        return False  # a page that was left as it was
    if record.decided and record.decided[0][0] == LOT:
        return True  # nobody has decided it
    return all(
        slot == CLOSE or (slot, picks) == (CARDS, ALL) or picks[:1] == ("play_on",) or is_act((slot, picks))
        for slot, picks in record.decided
    )
