"""The moderator's night sheet of a deck: the calls in their order, room for four nights, who sits where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from nightcaller.languages import LANGUAGES
from nightcaller.paper.flow import MARGIN, FlowPart, document, heading, point, width
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, DIM, GOLD, INK, Block, Document, box, emblem, fitting, rule
from nightcaller.table.shelf.handbook import CallForm, CourseStep
from nightcaller.text import message_id

NIGHTS: Final = 4
SHORT: Final = 3
"""So many answers are written out; where there are more, they are names of cards."""
_BOX: Final = 176
_BETWEEN: Final = 16
_EMBLEM: Final = 84
_SEAT: Final = 98
_NOTES: Final = 5
_NOTE: Final = 84


def night_sheet(table: PublicTable) -> Document:
    """Return the sheet."""
    course = table.handbook.course()
    calls = [step for step in course if step.number]
    head = _head(table)
    rows = [
        _everybody(table, "moon", "paper-night-falls", head),
        *(_call(table, step, head) for step in calls),
        _everybody(table, "sun", "paper-dawn", head, "paper-dead"),
    ]
    after = [step for step in course if step.part in ("closing", "dawn", "day") and step.here]
    parts = [
        head,
        *rows,
        heading(table, table.say("paper-after"), keep=300),
        _after(table, after),
        *_agreed(table),
        heading(table, table.say("paper-seats"), keep=len(_seats(table)) * _SEAT),
        *_seats(table),
        heading(table, table.say("paper-over"), keep=_over(table).height),
        _over(table),
        heading(table, table.say("paper-notes"), keep=_NOTES * _NOTE),
    ]
    title = table.say("paper-night-sheet")
    cast = table.say("paper-cast", players=len(table.people), cast=table.cast)
    note = FlowPart(_NOTE, lambda painter, y: rule(painter, MARGIN, y + _NOTE - 20, width(table)))
    return document(table, title, cast, parts, filling=note)


def _columns(table: PublicTable) -> list[float]:
    """Where the nights' boxes begin."""
    right = table.size.width - MARGIN
    return [right - (NIGHTS - night) * (_BOX + _BETWEEN) + _BETWEEN for night in range(NIGHTS)]


def _head(table: PublicTable) -> FlowPart:
    def draw(painter: QPainter, y: float) -> None:
        order = table.say("paper-order")
        Block(order, table.families.display(order), 48, 800, bold=True).draw(painter, MARGIN + 130, y + 62)
        for night, x in enumerate(_columns(table), 1):
            emblem(painter, "moon", x + _BOX / 2 - 22, y + 6, 44, GOLD)
            name = table.say("paper-night", night=night)
            Block(name, table.families.display(name), 40, _BOX, bold=True, middle=True).draw(
                painter, x, y + 66
            )
        rule(painter, MARGIN, y + 132, width(table), INK, 6)

    return FlowPart(136, draw)


class Said(NamedTuple):
    """A line of a row: what is said aloud, or what the moderator does meanwhile."""

    text: str
    aloud: bool = True


def _row(
    table: PublicTable,
    kind_: str,
    name: str,
    course: Sequence[Said],
    head: FlowPart,
    boxes: tuple[str, ...],
) -> FlowPart:
    """Return a row; `boxes` has what stands small in each night's box, "–" for a night without one."""
    room = _columns(table)[0] - MARGIN - 130 - 40
    title = Block(name, table.families.display(name), 46, room, bold=True)
    lines = [
        (Block(one.text, table.families.sans, 33 if one.aloud else 28, room), one.aloud) for one in course
    ]
    text = title.height + sum(block.height for block, _aloud in lines)
    height = max(text + 36, 150)

    def draw(painter: QPainter, y: float) -> None:
        emblem(painter, kind_, MARGIN + 16, y + (height - _EMBLEM) / 2, _EMBLEM)
        at = title.draw(painter, MARGIN + 130, y + 16)
        for block, aloud in lines:
            at = block.draw(painter, MARGIN + 130, at, INK if aloud else BROWN)
        for note, x in zip(boxes, _columns(table), strict=True):
            if note == "–":
                rule(painter, x + _BOX / 2 - 20, y + height / 2, 40)
                continue
            tall = min(height - 32, 150)
            top = y + (height - tall) / 2
            box(painter, QRectF(x, top, _BOX, tall), radius=22)
            if note:
                label = Block(note, table.families.sans, 24, _BOX, middle=True)
                label.draw(painter, x, top + tall - 38, DIM)
        rule(painter, MARGIN, y + height, width(table))

    return FlowPart(height, draw, head)


def _everybody(table: PublicTable, kind_: str, message: str, head: FlowPart, label: str = "") -> FlowPart:
    note = table.say(label) if label else ""
    course = (Said(table.say(message)), Said(table.say(f"{message}.about"), aloud=False))
    return _row(table, kind_, table.say("paper-everybody"), course, head, (note,) * NIGHTS)


def _call(table: PublicTable, step: CourseStep, head: FlowPart) -> FlowPart:
    name = message_id("role", step.role)
    only = {"first-night": (0,), "second-night": tuple(range(1, NIGHTS))}.get(step.when, range(NIGHTS))
    boxes = tuple("" if night in only else "–" for night in range(NIGHTS))
    assert step.call is not None
    called = f"{name}.called" if table.knows(f"{name}.called") else name
    return _row(
        table, table.kind(step.role), table.say(called), list(spoken(table, name, step.call)), head, boxes
    )


def spoken(table: PublicTable, name: str, call: CallForm) -> Iterator[Said]:
    """Yield a call from its first word to its last: wake, ask, write down, sleep."""
    yield Said(table.say(f"{name}.wake"))
    if table.knows(f"{name}.wake-first"):
        first = table.say("paper-first-night", line=table.say(f"{name}.wake-first"))
        yield Said(first, aloud=False)
    if call.victim:
        yield Said(table.say("paper-show-victim"), aloud=False)
    asked = _without_laptop(table, table.say(f"{name}.{call.spoken}"))
    if asked:
        yield Said(asked)
    noted = tuple(_noted(table, call))
    if noted:
        yield Said(table.say("paper-note", what=table.say("paper-and").join(noted)), aloud=False)
    if call.told:
        yield Said(table.say("paper-show-answer"), aloud=False)
    yield Said(table.say(f"{name}.sleep"))


def _without_laptop(table: PublicTable, spoken: str) -> str:
    """Return what is said where no laptop stands on the table: sentences about it are left out."""
    space = LANGUAGES[table.language].space
    there = table.say("paper-laptop")
    sentences = re.findall(r"[^.?!。？！]+[.?!。？！]*", spoken)
    return space.join(one.strip() for one in sentences if there not in one)


def _noted(table: PublicTable, call: CallForm) -> Iterator[str]:
    """Yield what goes into the night's box."""
    for answers in call.words:
        if len(answers) > SHORT:
            yield table.say("paper-note-card")
            continue
        told = (table.say(special if table.knows(special) else general) for special, general in answers)
        yield table.say("paper-or").join(told)
    if call.seats:
        yield table.say("paper-note-seats", count=call.seats)
    if call.card:
        yield table.say("paper-note-card")


def _agreed(table: PublicTable) -> Iterator[FlowPart]:
    """Say which house rules make tonight another night than the book's."""
    points = table.agreed()
    if points:
        yield heading(table, table.say("paper-agreed"), keep=100)
    yield from (point(table, text) for text in points)


def _after(table: PublicTable, steps: list[CourseStep]) -> FlowPart:
    """What comes after the calls, in its order: one line, step by step."""
    between = " · "
    names = (
        table.say(step.message, role=table.say(message_id("role", step.role)) if step.call else "")
        for step in steps
    )
    block = Block(between.join(names), table.families.sans, 33, width(table), leading=1.5)
    return FlowPart(block.height, lambda painter, y: block.draw(painter, MARGIN, y))


def _over(table: PublicTable) -> FlowPart:
    """When the game is over, with this deck."""
    block = Block(table.chapter("goal"), table.families.sans, 30, width(table) - 100)
    height = block.height + 70

    def draw(painter: QPainter, y: float) -> None:
        box(painter, QRectF(MARGIN, y, width(table), height), radius=36, line=GOLD, weight=4)
        block.draw(painter, MARGIN + 50, y + 35)

    return FlowPart(height, draw)


def _seats(table: PublicTable) -> list[FlowPart]:
    """A line for everybody, two side by side, read down the left side first."""
    half = (len(table.people) + 1) // 2
    return [FlowPart(_SEAT, partial(_seat_line, table, (line, line + half))) for line in range(half)]


def _seat_line(table: PublicTable, seats: tuple[int, int], painter: QPainter, y: float) -> None:
    column = (width(table) - 60) / 2
    for side, seat in enumerate(seats):
        if seat < len(table.people):
            _seat(table, painter, seat, MARGIN + side * (column + 60), y, column)


def _seat(table: PublicTable, painter: QPainter, seat: int, x: float, y: float, column: float) -> None:
    box(painter, QRectF(x, y + 14, 66, 66), radius=33, line=INK, weight=4)
    number = str(seat + 1)
    Block(number, table.families.display(number), 36, 66, bold=True, middle=True).draw(painter, x, y + 24)
    at = x + 88
    room = column - 88
    wide = (room * 0.46, room * 0.3, room * 0.24)
    for length, label in zip(wide, ("", "paper-card", "paper-out"), strict=True):
        rule(painter, at, y + 62, length - 24)
        if label:
            Block(table.say(label), table.families.sans, 23, length).draw(painter, at, y + 66, DIM)
        else:
            name = table.people[seat]
            written = fitting(name, table.families.sans, range(36, 17, -1), length - 24, 48)
            written.draw(painter, at, y + 60 - written.height)
        at += length
