"""Seer (预言家): checks one player's camp every night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script


def check(game: Game, me: Holding) -> Script:
    """Night 5: the Seer chooses a player and learns the camp at once."""
    (target,) = yield Ask(me.seat, "judge.seer.check", game.others(me.seat))
    body = game.body(int(target))
    truth = "wolf" if WOLF in game.role(body).tags else "good"
    answer = game.inspect(me.seat, body, "judge.camp", truth)
    game.tell("judge.seer.learned", to=1 << me.seat, by=me.seat, seat=target, camp=answer)
    return None


ROLE = Role("judge.seer", GOOD, frozenset({DIVINE}), (Power("judge.seer.check", check),))
