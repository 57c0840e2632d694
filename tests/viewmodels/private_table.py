"""A table whose cards are known, for tests of the private screens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.question import QuestionScreen
from nightcaller.viewmodels.visit import VisitViewModel
from table.bots import keyed, play

NAMES = ("Ada", "Bo", "Cai", "Dora", "Eva", "Finn", "Gil", "Hana")
DECK = {"werewolf": 2, "seer": 1, "witch": 1, "guardian": 1, "hunter": 1, "commoner": 2}
DEAL = ("werewolf", "werewolf", "seer", "witch", "guardian", "hunter", "commoner", "commoner")
WOLF, MATE, SEER, WITCH, GUARDIAN, HUNTER, COMMONER, OTHER = range(8)


def table(**changes: object) -> Evening:
    """An evening at which everybody's card is known to the test."""
    settled: dict[str, object] = {
        "players": tuple(SeatedPlayer(name) for name in NAMES),
        "deck": DECK,
        "seed": 11,
        "deal": DEAL,
        "house": {"sheriff": "no"},
        **changes,
    }
    return Evening(Sitting(**settled))  # type: ignore[arg-type]


@dataclass
class Victim:
    """People who take the pack to one seat and are otherwise asleep."""

    seat: Seat = COMMONER

    def __call__(self, who: Seat | str, key: str, day: int, options: tuple[Option, ...]) -> Option:
        if key.startswith(("judge.pack", "call.judge.werewolf")) and self.seat in options:
            return self.seat
        for asleep in ("nobody", "keep"):
            if asleep in options:
                return asleep
        return keyed()(who, key, day, options)


def night_at(evening: Evening, seat: Seat, lap: int = 0) -> Cover:
    """Play to the cover of one seat's visit."""
    play(
        evening,
        Victim(),
        until=lambda s: isinstance(s, Cover) and (s.purpose, s.seat, s.lap) == ("night", seat, lap),
    )
    scene = evening.scene
    assert isinstance(scene, Cover)
    return scene


def call_of(evening: Evening, role: str, day: int = 1) -> Calling:
    """Play to the call of one role."""
    play(
        evening,
        Victim(),
        until=lambda s: isinstance(s, Calling) and s.role == role and evening.public.day == day,
    )
    scene = evening.scene
    assert isinstance(scene, Calling)
    return scene


def notes(model: VisitViewModel) -> list[str]:
    """Return the notes of the leaf that lies open, the newest last."""
    return [line["arguments"]["text"] for line in model.card if line["message"] == "ui-board-note"]


def section(model: VisitViewModel, heading: str) -> list[dict[str, Any]]:
    """Return the entries of a held card that stand under a heading: maps ``message`` and ``arguments``."""
    found: list[dict[str, Any]] = []
    under = ""
    for line in model.card:
        under = line["heading"] or under
        if under == heading:
            found.append(line)
    return found


def came(model: VisitViewModel) -> list[str]:
    """Return the messages of what came of a decision; that a bet is sealed is no news."""
    return [one["message"] for one in section(model, "ui-card-came") if one["message"] != "ui-card-sealed"]


def touch(model: QuestionScreen, at: int, option: Option) -> None:
    """Tap an answer for one blank of the open page."""
    model.activate(at)
    if model.blanks.rows[at].words:
        model.chooseWord(at, option)
    elif isinstance(option, int):
        model.choose(option)
    else:
        model.skip()


def read_card(model: VisitViewModel) -> None:
    """Hold the card that a visit begins with, and let go."""
    if model.page == "card":
        model.look()
        model.release()
