"""Flute Apprentice: plays no tune, but what the enchanted aim at it hits somebody else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import FULL, Right
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power
from nightcaller.engine.visits import Visit
from nightcaller.engine.vocabulary import Act, Option, Seat, Tier
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.enchanting import ENCHANTED, PLAYER, clouds, hums
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.standing import StandingTarget
from nightcaller.rulebooks.revamped.teams import FLUTE, LIMITED, SOLO_POWER
from nightcaller.rulebooks.stock import ability, decide, once

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

KEY: Final = "revamped.flute_apprentice.divert"
AIM: Final = "aim"
"""Whom powers go to now, as the holding remembers it: what is chosen in a lap holds when the lap is over."""
LAST: Final = Tier.END + 1
JOINING: Final = "revamped-joining"
JOINED: Final = Kind("revamped.joined_enchanted", discloses=False, mark="ring")
CHOSEN: Final = Kind("revamped.diverted", discloses=False, mark="ring")


def hold(_game: Game, me: Holding, _pick: Option) -> Iterable[Act]:
    """All who act in a lap meet the target as it was before it (edges 1, Landing)."""
    return (Act(LAST, me.seat, (), lambda game, _act, _bodies: settle(game, me), me.role.id),)


def settle(game: Game, me: Holding) -> None:
    """From now on powers go there."""
    target = DIVERT.target(game, me)
    if target is None:
        me.memory.pop(AIM, None)
    else:
        me.memory[AIM] = target


class Freely(StandingTarget):
    """A target that may change "whenever they like"."""

    def may_change(self, _game: Game, _me: Holding) -> bool:
        """Edges 1, Standing target: "Flute Apprentice: no limit"."""
        return True

    def count(self, _game: Game, _me: Holding) -> None:
        """No change is one too many."""


DIVERT: Final = Freely(KEY, 59, CHOSEN, lands=hold)


def turn_away(game: Game, me: Holding, met: Visit) -> Seat | None:
    """ "If any player that is enchanted uses an ability on the Flute Apprentice, the ability is instead
    redirected onto the Flute Apprentice's target." """
    if met.whom != me.seat or met.by == me.seat or not hums(game, met.by):
        return None
    target: Seat | None = me.memory.get(AIM)
    return target


def join(game: Game, me: Holding) -> None:
    """ "It will seem like the Flute Apprentice was enchanted." """
    game.boards[ENCHANTED].kept[me.seat] = FULL & ~Right.VOTE
    game.tell(JOINED, to=1 << me.seat, by=me.seat)


def slip_in(_game: Game, me: Holding, _chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "Once, at any point during the game, the Flute Apprentice can join the enchanted channel." """
    return (Act(Tier.MARK, me.seat, (), lambda game, _act, _bodies: join(game, me), me.role.id),)


def declare(game: Game, me: Holding, _word: str, _seat: Option, _role: Option) -> list[Act] | None:
    """The same while people talk."""
    if JOINING not in me.memory:
        me.memory[JOINING] = game.day
        join(game, me)
    return None


JOIN: Final[Power] = ability(
    "revamped.flute_apprentice.join", decide("join", "keep", once(JOINING)), slip_in, hour=59, spoken="join"
)

BY_DAY: Final = declared("revamped.flute_apprentice.declare", "listen", use=declare)

ROLE = DescribedRole(
    "revamped.flute_apprentice",
    FLUTE,
    in_team(FLUTE, SOLO_POWER, LIMITED),
    (*DIVERT.powers, JOIN, BY_DAY),
    {**KNOW_EACH_OTHER, "clouds": clouds, "redirected": turn_away},
    listed=79,
    charges=(Charge(JOINING, JOINED),),
    worth=-3,
    counterpart=PLAYER,
    kept_back=frozenset({JOIN.id, BY_DAY.id}),
)
