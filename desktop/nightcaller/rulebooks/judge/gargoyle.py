"""Gargoyle (石像鬼): hunts with the pack and sees one player's exact identity every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask, Question, Seat
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.magician import PLATES, acts_first, acts_last
from nightcaller.rulebooks.judge.werewolf import ATTACK, EXPLODE, know_each_other, pack

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

QUESTION = Question("judge.gargoyle.check")

LEARNED: Final = Kind("judge.gargoyle.learned", "answer", mark="eye")


def last_of_the_pack(game: Game, me: Holding) -> bool:
    """Section II: awake, "after other werewolves are out", it hunts alone; as far as it knows the others."""
    return not any(game.lives(seat) for seat in pack(game) if seat != me.seat)


def check(game: Game, me: Holding) -> Script:
    """Night 8: "when other werewolves alive, checks one player's specific identity", told at once."""
    if last_of_the_pack(game, me):
        return None
    (target,) = yield Ask(me.seat, "judge.gargoyle.check", game.others(me.seat))
    learn(game, me, int(target))
    return None


def choose(game: Game, me: Holding) -> Script:
    """Night 8 before a Magician who has yet to act: the answer waits for the closing round."""
    if last_of_the_pack(game, me):
        return None
    (target,) = yield Ask(me.seat, "judge.gargoyle.check", game.others(me.seat))
    me.memory["checked"] = int(target)
    return None


def answer(game: Game, me: Holding) -> Script:
    """The closing round: it sees who really wears the number it chose."""
    yield from ()
    if "checked" in me.memory:
        learn(game, me, me.memory.pop("checked"))
    return None


def learn(game: Game, me: Holding, plate: Seat) -> None:
    """Tell the identity of whoever wears the number."""
    body = game.body(plate)
    identity = game.inspect(me.seat, body, "judge.identity", game.role(body).id)
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=plate, role=identity)


ROLE = Role(
    "judge.gargoyle",
    WOLVES,
    frozenset({WOLF, PACK}),
    (
        ATTACK,
        Power(
            "judge.gargoyle.check",
            check,
            questions=(QUESTION,),
            reads=PLATES,
            in_play=acts_first,
            informs=True,
        ),
        Power("judge.gargoyle.choose", choose, questions=(QUESTION,), in_play=acts_last, spoken="choose"),
        Power("judge.gargoyle.answer", answer, "closing", questions=(), in_play=acts_last, spoken="answer"),
        EXPLODE,
    ),
    {"dealt": know_each_other},
)
