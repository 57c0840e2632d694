"""What falls back on whoever looks at somebody cursed, or pours poison there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.judge.camps import WOLF
from nightcaller.rulebooks.stock import Effect, with_tag
from nightcaller.rulebooks.stock.effects import card_fact

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CURSE: Final = Cause("judge.curse")
"""Cause of the death of a Witch or a Seer who touched a Wraith Rider."""
CURSED: Final = "cursed"
"""What a Seer gets instead of an answer."""

camp_of: Final = with_tag(WOLF, "wolf", "good")


def strike_back(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The act of a Seer who looked at it: it falls back on the Seer."""
    attack(game, CURSE, bodies[0], act.by, "true")


def checks(learned: Kind, doomed: Kind, named: bool = False) -> Effect:
    """Night 5: whoever looks learns the camp; a Wraith Rider tells nothing and kills them (section IV).

    Args:
        learned: the event (`seat`, `camp`).
        doomed: what is told instead of an answer (`seat`).
        named: whether both say whose card it was (`card`).
    """

    def learn(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
        (plate,) = chosen
        body = visit(game, me.seat, plate, "inspect", me.role.id)
        truth = camp_of(game, (body,))
        camp = game.inspect(me.seat, body, "judge.camp", truth, plate)
        if camp == CURSED and not game.lives(body):
            camp = truth  # the dead strike nobody
        facts = card_fact(me, named)
        if camp == CURSED:
            game.tell(doomed, to=1 << me.seat, by=me.seat, seat=plate, **facts)
            return [Act(Tier.END, me.seat, (plate,), strike_back, me.role.id)]
        game.tell(learned, to=1 << me.seat, by=me.seat, seat=plate, camp=camp, **facts)
        return []

    return learn
