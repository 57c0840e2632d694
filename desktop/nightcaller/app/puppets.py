"""The evening that the guide shows: real rules, a seed, and the laboratory's players."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Final, NamedTuple

from nightcaller.engine import CLOSE, Session, Setup
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.faces import PUPPETS
from nightcaller.lab.sensible_bot import SensibleBot
from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import message_id

BOOK: Final = "judge"
DECK: Final[Mapping[str, int]] = {"werewolf": 1, "seer": 1, "commoner": 2}
HOUSE: Final[Mapping[str, str]] = {"sheriff": "no"}
WON_BY: Final = "judge.good"
DEEDS: Final[Mapping[str, str]] = {"attack": "ask-judge-pack-attack", "check": "ask-judge-seer-check"}
"""What is done in the night and named in the show -> message id of its question."""


class Rehearsed(NamedTuple):
    """A game that was played once in a blink, to be played again before everybody's eyes."""

    seed: int
    answers: Mapping[tuple[str, Seat], Option]
    """(message id of a question, seat) -> what the seat answers; each is asked once."""

    @property
    def deeds(self) -> Mapping[str, tuple[Seat, Seat]]:
        """Key of `DEEDS` -> who does it, and to whom."""
        return {
            deed: (who, whom)
            for deed, wanted in DEEDS.items()
            for (ask, who), whom in self.answers.items()
            if ask == wanted and isinstance(whom, int)
        }


def rehearsed() -> Rehearsed:
    """Return the first game that shows everything: a night with a victim, a vote, and the village has won.

    Sought and not written down: another rulebook, other players, and it is another seed.
    """
    return next(game for game in map(_played, count()) if game is not None)


def _played(seed: int) -> Rehearsed | None:
    session = Session(book(BOOK), Setup(dict(DECK), len(PUPPETS), seed, dict(HOUSE)))
    bot, answers = SensibleBot(seed), dict[tuple[str, Seat], Option]()
    while session.outcome is None and session.day < 2:
        slot, picks = bot.decide(session)
        if slot != CLOSE:
            ask = session.window.asks[slot]
            if answers.setdefault((message_id("ask", ask.key), ask.seat), picks[0]) != picks[0]:
                return None  # a run-off: two answers to one question
        session.submit(slot, picks)
    won = session.outcome is not None and WON_BY in session.outcome.winners
    fallen = len(PUPPETS) - len(session.view().alive)
    return Rehearsed(seed, answers) if won and fallen == 2 else None


def sitting(names: tuple[str, ...], style: Style, seed: int) -> Sitting:
    """Return what the puppets have agreed on: as short an evening as there is."""
    return Sitting(
        players=tuple(SeatedPlayer(name, face=face) for name, face in zip(names, PUPPETS, strict=True)),
        deck=dict(DECK),
        seed=seed,
        book=BOOK,
        house=dict(HOUSE),
        style=style,
        speech_seconds=60,
        last_words_seconds=60,
        cards_at_night=style.passes,
    )
