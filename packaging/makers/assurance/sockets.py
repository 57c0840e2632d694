"""Sockets: nobody outside hears of an evening, because none is opened."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final

from makers.assurance.evenings import begun, shelf_of
from makers.assurance.proving import Broken, Counts, Proof
from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.season.gathered import Gatherer

NET: Final = ("socket.", "urllib.", "http.", "ftplib.", "smtplib.", "ssl.")
"""How events begin that have to do with the world outside."""

_heard: list[str] = []
_listening: list[bool] = []


def listen() -> None:
    """From now on hear of every socket that Python opens in this process; nobody can stop listening."""
    if _listening:
        return
    _listening.append(True)

    def hear(event: str, _arguments: tuple[Any, ...]) -> None:
        if event.startswith(NET):
            _heard.append(event)

    sys.addaudithook(hear)


def open_sockets() -> int:
    """Sockets that this process has open, whoever opened them; -1 where that cannot be seen."""
    descriptors = Path("/proc/self/fd")
    if not descriptors.exists():
        return -1
    found = 0
    for one in list(descriptors.iterdir()):
        try:
            found += str(one.readlink()).startswith("socket:")
        except OSError:
            continue  # the folder's own descriptor, closed by now
    return found


def quiet(part: str, number: int) -> Counts:
    """Play an evening with upsets: begun, closed, gone on with, told, and counted in a season.

    Raises:
        Broken: a socket was opened.
    """
    listen()
    before, heard = open_sockets(), len(_heard)
    with shelf_of() as shelf:
        style, begin = tuple(Style)[number % len(Style)], partial(begun, shelf=shelf)
        party = Party(book(part), f"{part}.sockets.{number}", 8, style, begin=begin)
        evening_id = party.evening.id
        party.play()
        party.evening.close()
        party.evening = Evening.resume(evening_id, shelf)
        party.evening.recap()
        party.evening.finish(shelf)
        Gatherer(shelf).all()
        if open_sockets() != before or len(_heard) > heard:
            raise Broken(f"{open_sockets()} sockets, {before} before: {_heard[heard : heard + 5]}")
    return Counter({"steps": party.steps})


PROOF: Final = Proof(
    "sockets",
    "An evening opens no socket from its first decision to its story and its season.",
    "evenings",
    dict.fromkeys(books(), 3),
    lot=30,
    seconds=120,
    case=quiet,
)
