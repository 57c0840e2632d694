"""The touches of a night in every recommended deck, as data and as a page to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import books
from nightcaller.table.live.touches import walk
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

SIZES: Final = (6, 8, 10, 12)


def measured(sizes: tuple[int, ...] = SIZES) -> list[dict[str, Any]]:
    """Return hand-overs and touches of every recommended deck, at most.

    Of the first two nights and days (those on which the laptop is passed; whoever asks for it by day is not
    counted), and from the deal to the first speech (with its seconds).
    """
    found = []
    for book in books().values():
        for seats in sizes:
            for deck in book.recommended(seats) if book.seats[0] <= seats <= book.seats[1] else ():
                people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(seats))
                table = Sitting(people, dict(deck.deck), seed=1, book=book.id, house=dict(deck.house))
                beginning = walk(table)
                found.append(
                    {
                        "book": book.id,
                        "seats": seats,
                        "deck": deck.id,
                        "opening": {**beginning.opening._asdict(), "minutes": beginning.opening.minutes},
                        "nights": [night._asdict() for night in beginning.nights],
                        "days": [day._asdict() for day in beginning.days],
                    }
                )
    return found


def page() -> Iterator[str]:
    """Return the same as lines to read."""
    say = LabWords("en")
    for row in measured():
        rounds = [("night", one) for one in row["nights"]] + [("day", one) for one in row["days"]]
        told = [f"{kind} {one['day']}: {_counted(one)}" for kind, one in rounds]
        told.append(f"to the first speech: {_counted(row['opening'])}, {row['opening']['minutes']} min")
        yield f"{row['book']:8}{row['seats']:3}  {say(row['deck']):32}  {'   '.join(told)}"


def _counted(row: dict[str, Any]) -> str:
    return f"{row['hand_overs']} hand-overs, {row['touches']} touches"
