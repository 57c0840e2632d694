"""Evenings that nobody has played: real games of bots, with friends at the table who come again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Final

import msgspec

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.journal import Decisions
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.shelf.stories import Ending, Story
from table.bots import keyed, play

THURSDAY: Final = ("Dora", "Ida", "Felix", "Anna", "Hugo", "Gina", "Clara", "Emil", "Jonas", "Bruno")
OFFICE: Final = ("阿泽", "珍珍", "雨桐", "若曦", "Anna", "大伟", "小明", "子轩", "思远", "Zoë")
FAMILY: Final = ("Oma", "Opa", "Mia", "Ben", "Tom", "Lea", "Kim", "Max", "Jan", "Eva")
GROUPS: Final = (THURSDAY, OFFICE, FAMILY)
FIRST: Final = datetime(2024, 1, 4, 19, 30, tzinfo=UTC)


@cache
def game(number: int) -> Evening:
    """One game of bots, over: book, number of people, deck and answers follow from its number."""
    chance = Random(f"season.{number}")
    rules = [*books().values()][number % len(books())]
    seats = chance.choice((6, 7, 8, 8, 9, 10))
    deck = chance.choice(rules.recommended(max(seats, rules.seats[0])))
    seats = max(seats, rules.seats[0])
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(seats))
    evening = Evening(
        Sitting(people, dict(deck.deck), chance.getrandbits(40), book=rules.id, house=dict(deck.house))
    )
    play(evening, keyed(number))
    return evening


def story(number: int, names: Sequence[str], started: datetime, *, games: int = 60) -> Story:
    """An evening as it lies on the shelf.

    Args:
        number: of the evening; its id follows from it.
        names: who was there; the first so many sit down.
        started: when it began; how long it was follows from the number.
        games: how many different games there are.
    """
    return told(game(number % games), number, names, started)


def told(evening: Evening, number: int, names: Sequence[str], started: datetime) -> Story:
    """Return the story of an evening that is over, with these people in the seats."""
    ledger = evening.ledger
    decided = tuple(
        (int(slot), tuple(picks))
        for _, record in ledger.standing.records
        if isinstance(record, Decisions)
        for slot, picks in record.decided
    )
    players = tuple(names[: len(evening.sitting.players)])
    sitting = msgspec.structs.replace(evening.sitting, players=tuple(SeatedPlayer(name) for name in players))
    outcome = evening.public.outcome
    assert outcome is not None
    return Story(
        id=blake2b(f"evening.{number}".encode(), digest_size=16).hexdigest(),
        book=sitting.book,
        players=players,
        started=started,
        finished=started + timedelta(minutes=35 + number * 7 % 90, seconds=number % 60),
        ending=Ending(outcome.winners, outcome.seats, outcome.reason),
        app_version="0.1.0",
        engine_version=engine_version(),
        setup=msgspec.to_builtins(sitting),
        decisions=decided,
    )


def engine_version() -> str:
    from nightcaller.engine import ENGINE_VERSION

    return ENGINE_VERSION


def season(evenings: int, *, games: int = 60) -> Iterator[Story]:
    """Three groups that meet by turns; not everybody comes every time, and people sit as they come."""
    for number in range(evenings):
        chance = Random(f"table.{number}")
        names = [*GROUPS[(0, 0, 1, 0, 2, 1)[number % 6]]]
        chance.shuffle(names)
        yield story(number, names, FIRST + timedelta(days=number * 3, minutes=number % 50), games=games)
