"""What the moderator's console shows: a snapshot, and the pure functions that derive it from his desk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from nightcaller.engine.kinds import DIED, GONE, OFFICE
from nightcaller.engine.vocabulary import NOBODY, Option, Seat
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.overview import CallRow, SeatPage
from nightcaller.table.live.page import Page
from nightcaller.table.live.wording import usual
from nightcaller.text import message_id
from nightcaller.viewmodels.held_open import figure_of
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import LineRow, table_rows, word_row
from nightcaller.viewmodels.question import HandsOnPage, OpenQuestion, asking
from nightcaller.viewmodels.rows import list_row
from nightcaller.viewmodels.seats import SeatRow

Answers = Sequence[tuple[str, Option]]
"""Key of a question and what was answered, in the order of the page."""

MUST = "ui-visit-must-choose"
"""Why a page cannot be recorded on which somebody is still to be chosen."""
ALL_OR_NONE = "error-decision-all-or-none"
"""Why a page cannot be recorded of which some is filled in, and all or nothing counts."""
COVERED = "•"
"""In the place of what was recorded, for whoever looks over the moderator's shoulder."""


@list_row
class StepRow:
    """A line of the step list: the role is public, what was recorded is not."""

    role: str
    course: str
    """``done``, ``now`` or ``ahead``; ``past`` if nothing leads back to it."""
    at: int
    """Which step of the open window it is, for `ConsoleViewModel.backTo`."""
    recorded: str = ""
    """`COVERED` while nothing is held; with a question mark what stood there before it was taken back."""
    holders: str = ""
    """Numbers of those who wake; empty while nothing is held."""
    asks: str = ""
    """Message id of what is asked, where a role is called more than once; empty elsewhere."""
    part: str = ""
    """Which of its calls it is, "1/2", where that is the same; empty elsewhere."""


@dataclass(frozen=True, slots=True)
class ConsoleBoard(OpenQuestion):
    """What the console shows. Only `calls`, `seats`, `anyway` and `eyes` hold secrets, only while held; but
    whom the round is for is named before."""

    purpose: str = ""
    role: str = ""
    day: int = 0
    by_day: bool = False
    walks: bool = False
    """He goes round, whether or not there is anything to show: the table hears his steps."""
    number: int = 0
    name: str = ""
    index: int = 0
    now: tuple[LineRow, ...] = ()
    then: tuple[LineRow, ...] = ()
    steps: int = 0
    """How many questions the step has at most."""
    asked: bool = False
    repeats: bool = False
    """What was recorded here before he went back can be recorded again by one tap."""
    may_undo: bool = False
    """There is something to take back."""
    decides: bool = False
    """Somebody or something is chosen, and it can be recorded as it stands."""
    skip_message: str = ""
    """Message id of what the button beside says: nobody, nothing, or that nobody answers."""
    tells: tuple[str, ...] = ()
    """Captions of what the call tells with its question and does not name."""
    told: tuple[dict[str, Any], ...] = ()
    """What that is, while the cover is held open: maps of `figure_of`."""
    anyway: bool = False
    """Nobody living has anything to decide: the role is called all the same."""
    eyes: tuple[int, ...] = ()
    """For whose eyes the facts are, one after the other, as people count seats. On the round before any is
    held: the moderator has to know whom to touch, and everybody else has closed eyes or sees him walk."""
    calls: tuple[StepRow, ...] = ()
    placing: str = ""
    """The role whose cards the moderator has to place before the call goes on; empty if they are known."""
    to_place: int = 0
    """How many of its cards have no seat yet."""
    awake: int = 0
    """How many people have their eyes open with it."""
    place_message: str = ""
    """Message id of how he finds them: where other cards are awake too he looks, or takes who is left."""
    wanted: int = 0
    """Number of the seat whose card has to be told before the answer counts; 0 if nobody's."""
    wanted_name: str = ""


def as_written(lines: Iterable[Line], words: Phrasebook) -> tuple[Line, ...]:
    """Return lines of the script in the words that stand on the page, whoever says them."""
    has = partial(words.catalogue.has, words.languages[0])
    return tuple(replace(line, id=usual(line.id, day=line.day, has=has), written=True) for line in lines)


def script_rows(lines: Iterable[Line], words: Phrasebook) -> tuple[LineRow, ...]:
    """Return lines of the script as QML takes them."""
    return tuple(LineRow(line.id, dict(line.arguments)) for line in as_written(lines, words))


def open_rows(rows: Sequence[SeatRow], pages: tuple[SeatPage, ...], words: Phrasebook) -> tuple[SeatRow, ...]:
    """Return the seats with what is written on their pages."""
    return tuple(
        replace(
            row,
            note=words.first(message_id("role", page.role), {}) if page.role else "",
            marks=tuple(dict.fromkeys((*row.marks, *(kind for kind, _event in page.marks))))[:3],
        )
        for row, page in zip(rows, pages, strict=True)
    )


def unheard(rows: Sequence[SeatRow], evening: Evening) -> list[SeatRow]:
    """Return the seats as everybody left them at nightfall: nobody has heard who is gone."""
    told = evening.progress.told
    fallen = {
        seat
        for event in evening.public.events
        if event.kind in {DIED.id, GONE.id} and event.number >= told
        for seat in event.facts["seats"]
    }
    offices: dict[str, Seat | None] = {
        event.facts["office"]: event.facts["seat"]
        for event in evening.public.events
        if event.kind == OFFICE.id and event.number < told
    }
    held = {seat for seat in offices.values() if seat is not None}
    return [
        replace(
            row,
            alive=row.alive or row.number - 1 in fallen,
            marks=("star",) * (row.number - 1 in held) + tuple(mark for mark in row.marks if mark != "star"),
        )
        for row in rows
    ]


def recorded(answers: Answers, words: Phrasebook) -> str:
    """Return the answers of a call in short: seats as numbers, words as words."""
    told = []
    for key, pick in answers:
        if isinstance(pick, int):
            told.append(str(pick + 1))
        else:
            row = word_row(key, pick, None)
            told.append(words.first(row.message if words.knows(row.message) else row.general, {}))
    return " · ".join(told)


def step_rows(
    calls: Sequence[CallRow], words: Phrasebook, was: Mapping[str, Answers], *, peeking: bool
) -> Iterator[StepRow]:
    """Yield the lines of the step list; of one role's several calls each says what is asked.

    Args:
        calls: the steps.
        words: for answers that are words.
        was: by power, what was recorded before the moderator went back.
        peeking: whether he holds the cover open.
    """
    roles = Counter(call.role for call in calls)
    places = numbered([(call.role, call.asks) for call in calls])
    for call, part in zip(calls, places, strict=True):
        told = COVERED if call.recorded or call.over else ""
        holders = ""
        if peeking:
            before = recorded(was.get(call.power, ()), words)
            stood = f"{before}?" if before and call.state in {"now", "ahead"} else "–"
            told = recorded(call.recorded, words) or stood
            holders = " · ".join(str(seat + 1) for seat in call.holders)
        several = (message_id("ask", call.asks), part) if call.role and roles[call.role] > 1 else ()
        yield StepRow(call.role, call.state, call.at, told, holders, *several)


def numbered(lines: Sequence[object]) -> Iterator[str]:
    """Yield for each line which of those that are alike it is, "1/2"; empty for one that no other is like."""
    times, so_far = Counter(lines), Counter[object]()
    for line in lines:
        so_far[line] += 1
        yield f"{so_far[line]}/{times[line]}" if times[line] > 1 else ""


def nobody_of(page: Page, hands: HandsOnPage, words: Phrasebook, *, night: bool, must: bool) -> str:
    """Return the message id of what is not chosen: for this blank beside a tap, else on the whole page.

    Args:
        night: he is alone with the page; by day, in sight of all, it reads the same whoever is visited.
        must: by the published rules only somebody who is not there chooses nobody.
    """
    beside = hands.active >= 0 and any(pick is not None for pick in page.filled)
    if must and not beside:
        return "ui-narrator-no-answer"
    entries = page.entries[hands.active : hands.active + 1] if beside else page.entries
    rows = [word_row(entry.key, str(entry.rest or NOBODY), None) for entry in entries]
    said = {row.message if night and words.knows(row.message) else row.general for row in rows}
    return said.pop() if len(said) == 1 else "ui-narrator-none"


def board_of(
    desk: Desk,
    evening: Evening,
    words: Phrasebook,
    asked: Page | None,
    hands: HandsOnPage,
    was: Mapping[str, Answers],
    *,
    wanted: Seat | None = None,
    closing: tuple[Line, ...] = (),
    peeking: bool,
) -> ConsoleBoard:
    """Return what the console shows.

    Args:
        desk: the moderator's place.
        evening: for the table's public facts.
        words: for the texts on the seats.
        asked: the page as it stands with what was tapped; None if nothing is asked now.
        hands: where a hand is on it.
        was: by power, what was recorded before the moderator went back.
        wanted: whose card has to be told before the page can be recorded.
        closing: the last words of a call that ended by itself; they are said before the next one's.
        peeking: whether the moderator holds the cover open.
    """
    scene, players, public = desk.scene, evening.sitting.players, evening.public
    script, pages = desk.script, desk.overview
    filled = () if asked is None else asked.filled
    rows = table_rows(players, public)
    board = ConsoleBoard(
        purpose=scene.purpose,
        role=scene.role,
        day=max(1, public.day),  # what is called before the first night belongs to it
        by_day=public.phase == "day" and scene.purpose != "dawn",
        walks=scene.purpose == "round" or scene.spoken == "round",
        wanted=0 if wanted is None else wanted + 1,
        wanted_name="" if wanted is None else players[wanted].name,
        number=scene.seat + 1,
        name=players[scene.seat].name if scene.seat >= 0 else "",
        index=scene.index,
        now=script_rows((*closing, *script.now), words),
        then=script_rows(script.then, words),
        steps=desk.steps,
        repeats=asked is not None and desk.power in was,
        may_undo=desk.may_undo,
        anyway=peeking and desk.idle,
        reason=hands.reason,
        eyes=tuple(dict.fromkeys(one.to[0] + 1 for one in desk.showings(filled) if one.personal))
        if peeking or scene.purpose in {"round", "dawn"}
        else (),
        tells=desk.tells if asked is not None else (),
        told=tuple(figure_of(one, evening) for one in desk.told) if peeking and asked is not None else (),
        calls=tuple(step_rows(pages.calls, words, was, peeking=peeking)),
        seats=tuple(unheard(rows, evening) if scene.purpose == "dawn" else rows),
    )
    if asked is None:
        placing = desk.placing
        entered = [seat for seat in range(public.seats) if evening.cards.claimed(seat) in placing.together]
        marked = tuple(replace(row, selected=row.number - 1 in entered) for row in board.seats)
        board = replace(
            board,
            placing=placing.role,
            to_place=placing.missing,
            awake=placing.awake,
            place_message="ui-narrator-place"
            if len(placing.together) < 2
            else "ui-narrator-place-rest"
            if placing.last
            else "ui-narrator-place-looking",
            seats=marked,
        )
    else:
        board = asking(replace(board, asked=True), asked, hands, evening)
        board = replace(
            board,
            decides=asked.decides and not asked.problem and not asked.owed,
            skip_message=nobody_of(asked, hands, words, night=scene.purpose == "night", must=desk.must),
        )
        if asked.problem and filled[asked.problem[0]] is not None and not board.reason:
            board = replace(board, reason=asked.problem[1])  # why gold is grey, though all is tapped
    return replace(board, seats=open_rows(board.seats, pages.seats, words)) if peeking else board
