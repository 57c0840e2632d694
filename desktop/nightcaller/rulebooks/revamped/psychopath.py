"""Psychopath: has a list, a mask, and patience."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise, undress
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Option, Picks, Seat, Tier
from nightcaller.rulebooks.revamped.ascending import ascend, only_by_ascending
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.conditions import remembered
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.naming import names
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import UNALIGNED, UNALIGNED_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LIST: Final = "list"
"""Who is on it, as the holding remembers it."""
LIST_DONE: Final = "revamped.list_done"
"""Why somebody has left the game."""
WRITTEN: Final = Kind("revamped.list")
MASKED: Final = Kind("revamped.psychopath_mask", discloses=False, mark="ring")


def write_list(game: Game, me: Holding) -> None:
    """ "At the start of the game, the Psychopath is given a list of a third of the town's population, rounded
    up": of the others; who becomes one later gets it of those alive then."""
    others = list(game.others(me.seat))
    many = -(-len(others) // 3)
    chosen: list[Seat] = []
    for n in range(many):
        seat: Seat = game.pick("revamped.list", others, me.seat, n)
        others.remove(seat)
        chosen.append(seat)
    me.memory[LIST] = tuple(sorted(chosen))
    game.tell(WRITTEN, to=1 << me.seat, by=me.seat, seats=me.memory[LIST])


def after_burial(game: Game, _dead: tuple[Seat, ...] = ()) -> None:
    """ "If all players on that list are dead, and the Psychopath is still alive, the Psychopath wins": looked
    at when everybody has died who dies in a moment, for "the Psychopath can't win when they are dead"."""
    for holding in game.holders(ROLE.id):
        names_on_it = holding.memory.get(LIST, ())
        if names_on_it and not any(game.lives(seat) for seat in names_on_it):
            ascend(game, holding.seat, LIST_DONE)


def somebody_left(game: Game, _me: Holding, _seat: Seat) -> None:
    """Who has ascended is dead for every list (edges 6)."""
    after_burial(game)


def roles(game: Game, _me: Holding) -> Picks:
    """ "As any role": of those that may be named at this table."""
    return names(game)


def put_on(_game: Game, me: Holding, pick: Option) -> Iterable[Act]:
    """1.3: non-permanent and strong, the latest on top; letting it go takes it off."""

    def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
        take_off(game, me)
        if pick != NOBODY:
            disguise(game, act.by, str(pick), Fooled.STRONG, by=act.by)

    return (Act(Tier.MARK, me.seat, (), land, me.role.id),)


def take_off(game: Game, me: Holding) -> None:
    """The mask is the role's: it goes with it (edges 1, Standing target: "role change clears it")."""
    undress(game, me.seat, lambda worn: worn.by == me.seat and worn.strength == Fooled.STRONG)


WINS: Final = Consequence(Moment.BURIED, 10, after_burial, "revamped.psychopath")

SHOWN: Final = remembered(
    "listed", 65, lambda _game, me: {"seats": me.memory[LIST]} if me.memory.get(LIST) else None
)

MASK: Final = StandingTarget(
    "revamped.psychopath.mask",
    hour=79,
    told=MASKED,
    fact="role",
    offers=roles,
    roles=True,
    start=True,
    lands=put_on,
)
""" "They can update this disguise once per phase, with 1 emergency change"."""

ROLE = Role(
    "revamped.psychopath",
    UNALIGNED,
    frozenset({UNALIGNED_MISCELLANEOUS, NOT_LENT}),
    MASK.powers,
    {"dealt": write_list, "left": somebody_left, "role_lost": take_off, "wins": only_by_ascending},
    charges=(EMERGENCY,),
    listed=62,
)
