"""Every night and every day ends for whoever waits for it (the hook ``phase_end``), in every book."""

from __future__ import annotations

from typing import Any

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.game import Game
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import books

SEATS = 12


@pytest.mark.parametrize("book", books())
def test_each_night_and_day_ends_once_and_in_its_turn(book: str):
    rules = books()[book]
    session = Session(rules, Setup(dict(rules.recommended(SEATS)[0].deck), SEATS, 1), quiet=True)
    game, bot = session._game, RandomBot(1)
    begun, ended = [], []

    def end(game: Game, _me: Any) -> None:
        ended.append((game.day, game.phase))

    game.hooks["phase_end"] = (*game.hooks.get("phase_end", ()), (game.players[0].holdings[0], end))
    while session.outcome is None:
        if session.day and (session.day, session.phase) not in begun:
            begun.append((session.day, session.phase))
        session.play_window(bot)
    assert len(ended) > 1
    assert begun[: len(ended)] == ended
    assert len(begun) - len(ended) <= 1, "with the last one the game may be over"
