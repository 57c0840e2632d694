"""Knight (骑士): once, by day, he opens his card and duels: a wolf falls, or he does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, WOLF
from nightcaller.rulebooks.judge.causes import DUEL, HONOUR
from nightcaller.rulebooks.judge.declaration import (
    DECLARE,
    DUELED,
    DUELED_WOLF,
    FOUGHT,
    STAY,
    TARGET,
    declare,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

OPEN = "judge.knighted"
"""Mark of a Knight whose card is open."""

DUEL_TOLD: Final = Kind(
    "judge.dueled",
    news="news",
    mark="triangle",
    deaths=(
        DUEL,
        HONOUR,
    ),
    feat="dueled",
)


def challenge(game: Game, me: Holding) -> Script:
    """Section II: in the speeches of the day the Knight challenges somebody; on second thoughts nobody."""
    (answer,) = yield declare(game, me.seat)
    if answer != "duel":
        return None
    (target,) = yield Ask(me.seat, TARGET, (*game.others(me.seat), NOBODY), optional=True)
    if target == NOBODY or FOUGHT in me.memory:  # the table may have used the duel up meanwhile
        return None

    def fight(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        me.memory[FOUGHT] = game.day
        duel(game, act, bodies)

    return [Act(Tier.END, me.seat, (int(target),), fight, me.role.id)]


def duel(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Section IV: the true camp decides, disguise and counter-injury are ignored, nothing stops the blade."""
    rival = bodies[0]
    wolf = WOLF in game.role(rival).tags
    game.tell(DUEL_TOLD, by=act.by, seat=rival, lost="rival" if wolf else "knight")
    game.mark(act.by, Status(DUELED, act.by))
    if not game.marked(act.by, OPEN):
        game.mark(act.by, Status(OPEN, act.by, FOREVER), public=True)
    game.noted[DUELED_WOLF] = wolf
    attack(game, DUEL if wolf else HONOUR, act.by, rival if wolf else act.by, "true")


def turn_back(game: Game, me: Holding) -> None:
    """The table has given him another card: it is not the one that lies open."""
    game.unmark(me.seat, OPEN, public=True)


ROLE = Role(
    "judge.knight",
    GOOD,
    frozenset({DIVINE}),
    (
        Power(
            "judge.knight.duel",
            challenge,
            window="floor",
            questions=(Question(DECLARE, ("duel", STAY)), Question(TARGET)),
        ),
    ),
    {"role_lost": turn_back},
    charges=(Charge(FOUGHT, DUEL_TOLD),),
    listed=12,
    worth=4,
    house_rules=(HouseRule("after_duel", ("by-loser", "day-goes-on", "night-falls"), group="day"),),
    marks={OPEN: True},
)
