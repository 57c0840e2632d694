"""A table of people who answer by a key, so that one seat's choices can change and nobody else's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

from nightcaller.engine.vocabulary import NOBODY, Option, Seat
from nightcaller.rulebooks import book
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Entry
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    PublicChoice,
    Race,
    Scene,
)
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

Answer = Callable[[Seat | str, str, int, Sequence[Option]], Option]
"""``answer(seat or role, key, day, options)``"""


def keyed(seed: int = 0) -> Answer:
    """People whose answers depend on nothing but who is asked what on which day."""

    def answer(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return options[crc32(f"{seed}/{who}/{key}/{day}".encode()) % len(options)]

    return answer


def sitting(seats: int = 8, **changes: object) -> Sitting:
    """A table of the judge book with its recommended deck."""
    deck = dict(book("judge").recommended(seats)[0].deck)
    settled: dict[str, object] = {
        "players": tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(seats)),
        "deck": deck,
        "seed": 7,
        **changes,
    }
    return Sitting(**settled)  # type: ignore[arg-type]


def fill_in(visit: PlayerVisit, day: int, answer: Answer) -> list[Option]:
    """Fill in a visit's page from top to bottom, record it, and return what stood on it."""
    filled: list[Option] = []
    while (page := visit.page(filled)) and len(filled) < len(page.entries):
        entry = page.entries[len(filled)]
        key = f"{entry.key}/{visit.lap}/{len(filled) + 1}"
        filled.append(answer(visit.seat, key, day, entry.options))
    if page:
        if (whole := visit.page(filled)) and whole.problem:
            # what does not go together is left alone
            filled = [
                NOBODY if NOBODY in entry.options else pick
                for entry, pick in zip(whole.entries, filled, strict=True)
            ]
        visit.decide(filled)
    return filled


def decide(frame: Summons | Desk, pick: Callable[[Entry, int], Option]) -> list[Option]:
    """Tap an answer for each blank of a call's page, or of the desk's, and record it; return the taps."""
    filled: list[Option] = []
    while (page := frame.page(filled)) and len(filled) < len(page.entries):
        filled.append(pick(page.entries[len(filled)], len(filled)))
    if page and page.problem:
        # what does not go together is left alone
        filled = [
            one if entry.rest is None else entry.rest for entry, one in zip(page.entries, filled, strict=True)
        ]
    if page:
        frame.decide(filled)
    return filled


def step(evening: Evening, answer: Answer) -> Scene:
    """Do what the present scene asks for and return that scene."""
    scene = evening.scene
    day = evening.public.day
    match scene:
        case Bulletin():
            evening.acknowledge()
        case Cover(seat=seat):
            visit = evening.visit()
            fill_in(visit, day, answer)
            visit.finish()
        case Calling(role=role):
            call = evening.call()
            decide(
                call, lambda entry, at: answer(role, f"call.{role}/{at + 1}/{entry.key}", day, entry.options)
            )
            call.finish()
        case Console(role=role, seat=seat):
            desk = evening.desk()
            if desk.asks:
                decide(desk, lambda entry, _at: answer(role or seat, entry.key, day, entry.options))
            else:
                desk.finish()
        case Race(seats=seats):
            evening.run([seat for seat in seats if answer(seat, "run", day, (True, False))])
        case Hands(label=label, voters=voters, options=options):
            evening.hands({seat: answer(seat, label, day, options) for seat in voters})
        case PublicChoice(seat=seat, key=key, options=options):
            evening.choose(answer(seat, key, day, options))
        case Floor(speakers=speakers, current=current):
            if current < len(speakers):
                evening.next_speaker()
            else:
                evening.end_floor()
        case Ended():
            pass
    return scene


def play(evening: Evening, answer: Answer, *, until: Callable[[Scene], bool] | None = None) -> list[Scene]:
    """Play on and return every scene that was shown, the last one included."""
    trace: list[Scene] = []
    while True:
        scene = evening.scene
        trace.append(scene)
        if isinstance(scene, Ended) or (until and until(scene)):
            return trace
        step(evening, answer)
