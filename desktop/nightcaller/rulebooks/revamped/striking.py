"""Attacks (1.2): what is struck at the end of a night, in which order it meets the defences, and what
runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import bury, resolve
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Hook
from nightcaller.engine.turning import turn
from nightcaller.engine.visits import NO_VISIT, sing, strike
from nightcaller.engine.vocabulary import AFTERWARDS, Act, Attack, Seat, Tier
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.cult import CULT
from nightcaller.rulebooks.revamped.groups import members
from nightcaller.rulebooks.revamped.pack import PACK, in_pack, welcome
from nightcaller.rulebooks.revamped.teams import PACKAGE, TOWN, WOLF_ROLE, WOLVES, by_a_lycan
from nightcaller.rulebooks.stock.asking import ByNumber, Effect

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ESCAPED: Final = Kind("revamped.escaped", mark="shield", escapes=("runner", "acrobat"))
PREY_ESCAPED: Final = Kind("revamped.prey_escaped", story=False)
SCARED: Final = Kind("revamped.scared", mark="shield", escapes=("scared",))
SAVED: Final = Kind("revamped.saved", mark="shield", feat="saved")
ATTACKING: Final = Kind("revamped.attacking", discloses=False, mark="cross", feat="hunted")

ATTACKS: Final = frozenset({"attack"})


def strikes(cause: str, kind: str = "attack", told: Kind | None = ATTACKING) -> Effect:
    """An attack at the end of the night on a house and whoever sleeps in it.

    Args:
        cause: of the victim's death.
        kind: of the attack (`stock.attack`).
        told: what the attacker's own page says: `by`, `seat`; None if another effect tells it.
    """

    def aim(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
            strike(game, cause, act.by, act.targets[0], kind, house=True)

        if told is not None:
            game.tell(told, to=1 << me.seat, by=me.seat, seat=chosen[0])
        return (Act(Tier.END, me.seat, chosen, land, me.role.id, NO_VISIT),)

    return ByNumber(aim)


def settle(game: Game) -> None:
    """Lead what is pending through the defences, in the order in which a single charge stops them.

    Edges 2: "groups first (cult, pack), then town, wolf, other roles, each alphabetically, then keyed".
    """
    sing(game)
    if not game.pending:
        return
    game.pending.sort(key=lambda attempt: _rank(game, attempt))
    before = len(game.hits.get(game.moment, ()))
    resolve(game)
    for attempt in game.hits.get(game.moment, [])[before:]:
        if attempt.stopped_by:
            game.record(SAVED, seat=attempt.target, layer=attempt.stopped_by)


def _rank(game: Game, attempt: Attack) -> tuple[int, str, int]:
    if attempt.cause in {CULT, PACK}:
        return 0, attempt.cause, 0
    if attempt.by < 0:
        return 4, attempt.cause, 0
    role = game.book.roles[attempt.role]
    team = {TOWN: 1, WOLVES: 2}.get(role.team, 3)
    return team, role.id, game.roll("revamped.order", attempt.by)


def fall(game: Game) -> tuple[Seat, ...]:
    """Let everybody die together who has to, and those who follow; return the dead by seat."""
    settle(game)
    dead = bury(game)
    sing(game)
    return dead


@dataclass(frozen=True, slots=True, eq=False)
class Doing:
    """Whose doing the deaths of a cause are, where that is not whoever has attacked last.

    Attributes:
        roles: ``roles(game, fatal)``: the roles, as they were then.
    """

    cause: str
    roles: Callable[[Game, Attack], tuple[str, ...]]


@cache
def doings() -> Mapping[str, Doing]:
    """Those that the book's modules declare, by cause."""
    return {one.cause: one for one in entries.every(PACKAGE, Doing)}


def by_a_werewolf(game: Game, attempt: Attack) -> bool:
    """Edges 2, Werewolf attack: "the pack's, or by anyone lycan, on the Werewolf team or in the pack"."""
    if attempt.cause == PACK:
        return True
    by = attempt.by
    team = game.book.roles[attempt.role].team if by >= 0 else ""
    return team == WOLVES or by_a_lycan(game, attempt) or (by >= 0 and in_pack(game, by))


def by_night(game: Game, _attempt: Attack) -> bool:
    """Whoever it is that attacks, if it is night."""
    return game.phase == "night"


def escapes(
    layer: str, attacks: int, charge: str, whom: Callable[[Game, Attack], bool], told: Kind = ESCAPED
) -> dict[str, Hook]:
    """The first attacks miss; whoever escapes is told, and the pack why, if its prey has `ESCAPED`.

    Args:
        layer: the line of defence.
        attacks: how many.
        charge: what is used up, as the holding remembers it.
        whom: which attacks.
        told: the event.
    """
    used = f"{charge}.used"

    def run(game: Game, me: Holding, attempt: Attack) -> bool:
        if attempt.kind not in ATTACKS or charge in me.memory or not whom(game, attempt):
            return False
        me.memory[used] = me.memory.get(used, 0) + 1
        if me.memory[used] >= attacks:
            me.memory[charge] = game.day
        game.tell(told, to=1 << me.seat, seat=me.seat)
        if told is ESCAPED and attempt.cause == PACK:
            game.tell(PREY_ESCAPED, to=members(game, PACK) & game.alive or AFTERWARDS)
        return True

    return {layer: run}


def turns_when_bitten(layer: str, into: str, told: Kind) -> dict[str, Hook]:
    """7, Cursed Civilians: "if attacked by a lycan, they will turn [...] instead of dying."

    One attack does it: a second one in the same moment meets a fresh wolf (edges 2).

    Args:
        layer: the line of defence.
        into: the role that they have from then on; the pack hears of a regular wolf.
        told: the event (`seat`).
    """

    def turns(game: Game, me: Holding, attempt: Attack) -> bool:
        if attempt.kind not in ATTACKS or not by_a_lycan(game, attempt):
            return False
        turn(game, me.seat, into)
        game.tell(told, to=1 << me.seat, seat=me.seat)
        if into == WOLF_ROLE:
            welcome(game, me.seat)
        return True

    return {layer: turns}
