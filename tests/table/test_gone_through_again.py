"""A round gone through once more asks everybody, in that night and in every later one, whoever answers anew.

Asked alone would be those whose questions have changed: whoever acts. docs/decisions/correction.md.
"""

from __future__ import annotations

from itertools import product
from zlib import crc32

import pytest

from nightcaller.engine.vocabulary import EMPTY_CHOICES
from nightcaller.rulebooks import book, books
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.delivery import departed, lap_order
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.looking_back import decided_in
from nightcaller.table.live.once_more import ANEW, AS_BEFORE
from nightcaller.table.live.progress import PAGE
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from parts import one_in
from table.bots import Answer, keyed, step
from table.test_corrections import (
    DEAL,
    LAST,
    SEER,
    SLIP,
    WITCH,
    WOLF,
    answer_once_more,
    dawn,
    evening,
    folded,
    play_until,
    same,
)

STEPS = 3_000


def into_the_second_day(name: str, style: str, seed: int) -> Evening:
    """A recommended deck of eight, played by people who answer by a key."""
    deck = book(name).recommended(8)[0]
    players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(8))
    evening = Evening(
        Sitting(players, dict(deck.deck), seed, book=name, style=style, house=dict(deck.house))  # type: ignore[arg-type]
    )
    people = keyed(seed)
    for _ in range(STEPS):
        if (evening.public.day, evening.public.phase) == (2, "day") or isinstance(evening.scene, Ended):
            break
        step(evening, people)
    return evening


def answer(frame: PlayerVisit | Summons, people: Answer, who: str, day: int) -> None:
    """As before where that is possible and the key says so; else anew, and what does not fit left alone."""
    page = frame.page([AS_BEFORE])
    assert page is not None
    assert page.entries[0].words == (AS_BEFORE, ANEW)
    if page.problem is None and crc32(f"{who}/{day}".encode()) % 2:
        frame.decide([AS_BEFORE])
        return
    filled = [ANEW]
    while (page := frame.page(filled)) and len(filled) < len(page.entries):
        entry = page.entries[len(filled)]
        filled.append(people(who, entry.key, day, entry.options))
    if page and page.problem:
        filled = [next((word for word in EMPTY_CHOICES if word in one.options), pick)
                  for one, pick in zip(page.entries, filled, strict=True)]  # fmt: skip
        filled[0] = ANEW
    frame.decide(filled)


def on_the_way(table: Evening, lap: int) -> tuple[int, ...]:
    """Where the laptop stops in a lap of the open window: also at the dead, where they have boards."""
    window = table.ledger.window
    ghosts = departed(table.public) if lap == 0 and window.label in table.book.haunted else ()
    return tuple(sorted({*window.seats, *ghosts}))


def check_everybody_is_asked(table: Evening, people: Answer, lap: int) -> int:
    """Go through it all; return how many visits and calls there were.

    Args:
        lap: of the first window, from which on everybody is asked.
    """
    window, count, asked, rows = table.ledger.window, 0, list[object](), set[bool]()
    for _ in range(STEPS):
        scene, day = table.scene, table.public.day
        if isinstance(scene, Ended) or table.ledger.standing.anew is None:
            break
        if table.ledger.window is not window:
            window, lap, asked, rows = table.ledger.window, 0, [], set()
        if not window.private or not isinstance(scene, Cover | Calling):
            step(table, people)
            continue
        if isinstance(scene, Cover) and scene.purpose != window.kind:
            step(table, people)  # the dead at their boards, the deal
            continue
        frame: PlayerVisit | Summons
        if isinstance(scene, Cover):
            everybody: list[object] = [
                (nth, seat)
                for nth in range(lap, scene.laps)
                for seat in lap_order(on_the_way(table, nth), day, nth)
                if seat in window.seats
            ]
            asked = [one for one in asked if not isinstance(one, int)] + [(scene.lap, scene.seat)]
            frame, who = table.visit(), str(scene.seat)
        else:
            everybody = list(range(scene.count))
            asked = [one for one in asked if isinstance(one, int)] + [scene.index]
            frame, who = table.call(), scene.role
        count += 1
        assert asked == everybody[: len(asked)], (window.label, window.seats)
        if frame.asks:
            rows.add(frame.asks_before)
        assert len(rows) < 2, "the row is on everybody's page, or on nobody's"
        if frame.asks_before:
            answer(frame, people, who, day)
        elif frame.asks:
            frame.decide()
        if not isinstance(frame, PlayerVisit) or not frame.over:
            frame.finish()
    return count


@pytest.mark.parametrize(
    ("name", "style"), one_in(7, product(sorted(books()), ("pass_around", "eyes_closed")))
)
def test_everybody_is_asked_in_every_round_gone_through_again(name: str, style: str) -> None:
    visited = 0
    for seed in range(8):
        table = into_the_second_day(name, style, seed)
        rounds = [one for one in table.corrections.rounds if one.day < 2]
        if isinstance(table.scene, Ended) or not rounds or table.corrections.refused:
            continue
        first = rounds[-1 - seed % len(rounds)]
        begun = decided_in(table.ledger.standing, first.number)
        lap = next((int(picks[1]) for slot, picks in begun if slot == PAGE and len(picks) == 2), 0)
        table.corrections.once_more(first)
        visited += check_everybody_is_asked(table, keyed(seed + 100), lap)
        same(table.ledger.standing, folded(table))
    assert visited, "nobody was asked again"


@pytest.mark.parametrize("style", ("pass_around", "eyes_closed"))
def test_a_step_back_from_such_a_round_does_not_lead_to_whoever_answered_anew(style: str) -> None:
    """At dawn it leads to the last page, as after any other night; also if nobody has answered anew."""
    found = set()
    for anew in (None, SEER, WITCH, WOLF, LAST):
        table = evening(style)
        play_until(table, SLIP, dawn)
        table.corrections.once_more(table.corrections.rounds[-1])
        table.acknowledge()
        while not dawn(table.scene):
            scene = table.scene
            if isinstance(scene, Cover | Calling):
                frame = table.visit() if isinstance(scene, Cover) else table.call()
                mine = scene.seat == anew if isinstance(scene, Cover) else scene.role == DEAL[anew or LAST]
                answer_once_more(frame, anew=mine, people=SLIP)
                frame.finish()
            else:
                table.acknowledge()
        table.rulings.undo()
        same(table.ledger.standing, folded(table))
        while isinstance(table.scene, Bulletin):
            table.acknowledge()
        found.add(repr(table.scene))
    assert len(found) == 1, found
