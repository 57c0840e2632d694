"""Seer (预言家): checks one player's camp every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, WOLF
from nightcaller.rulebooks.judge.magician import PLATES, acts_first, acts_last
from nightcaller.rulebooks.judge.wraith_rider import CURSED, strike_back

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

DOOMED: Final = Kind("judge.seer.cursed", mark="eye")
LEARNED: Final = Kind("judge.seer.learned", "answer", mark="eye", feat="looked")


def check(game: Game, me: Holding) -> Script:
    """Night 5: the Seer chooses a player and learns the camp at once."""
    (target,) = yield Ask(me.seat, "judge.seer.check", game.others(me.seat))
    return learn(game, me, int(target))


def choose(game: Game, me: Holding) -> Script:
    """Night 5 before a Magician who has yet to act: the answer waits for the closing round."""
    (target,) = yield Ask(me.seat, "judge.seer.check", game.others(me.seat))
    me.memory["checked"] = int(target)
    return None


def answer(game: Game, me: Holding) -> Script:
    """The closing round: the Seer learns the camp of whoever wears the number he chose."""
    yield from ()
    return learn(game, me, me.memory.pop("checked")) if "checked" in me.memory else None


def learn(game: Game, me: Holding, plate: Seat) -> list[Act] | None:
    """Tell the camp; a Wraith Rider tells nothing and kills the Seer (section IV)."""
    body = game.body(plate)
    truth = "wolf" if WOLF in game.role(body).tags else "good"
    camp = game.inspect(me.seat, body, "judge.camp", truth)
    if camp == CURSED:
        game.tell(DOOMED, to=1 << me.seat, by=me.seat, seat=plate)
        return [Act(Tier.END, me.seat, (plate,), strike_back, me.role.id)]
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=plate, camp=camp)
    return None


QUESTION = Question("judge.seer.check")

ROLE = Role(
    "judge.seer",
    GOOD,
    frozenset({DIVINE}),
    (
        Power(
            "judge.seer.check", check, questions=(QUESTION,), reads=PLATES, in_play=acts_first, informs=True
        ),
        Power("judge.seer.choose", choose, questions=(QUESTION,), in_play=acts_last, spoken="choose"),
        Power("judge.seer.answer", answer, "closing", questions=(), in_play=acts_last, spoken="answer"),
    ),
)
