"""Powers for a while (7, Ice Queen, Reaper): what a role does or suffers, in another's hands.

Edges 8: "all that the role does or suffers, fresh supplies; no group ballots, boards, start facts,
first-night choices, victories". It is held beside the card under a name of its own, so that nobody who
counts the holders of a card counts it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.roles import FOREVER, Holding, Power, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped import circle, coming
from nightcaller.rulebooks.revamped.conditions import remembered
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, WOLF_ROLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LENT: Final = "+"
"""At the end of the id of a role that is only lent."""
STAYS_BEHIND: Final = frozenset(
    {"dealt", "role_lost", "wins", "claims", "camp", "doomed", "left", "owed", "clouds", "turned", "elected"}
)
"""Hooks of start facts, victories and questions to others: they are not lent."""
NOT_LENT: Final = frozenset(
    f"revamped.{role}"
    for role in (
        *("mad_scientist", "fletcher", "journalist", "medium"),  # start facts, start choices, a board
        *("cupid", "look_alike"),  # choices of the first night
        *("white_werewolf", "gray_werewolf", "wolfs_cub", "disguised_fox"),  # of the pack, or joining it
        *("chef", "psychopath", "angel"),  # what comes of it comes too late, or wins
        *("ice_king", "ice_queen", "reaper"),
    )
)
"""Roles of whose powers nothing is left without their boards, their start or their victory."""
NOT_USED: Final = frozenset(
    f"revamped.{power}"
    for power in ("flute_apprentice.join", "flute_apprentice.declare", "devil.wager", "archangel.grace")
)
"""Single powers that need a board, or of which something comes only when the day is over."""
WORN: Final[Mapping[str, str]] = {
    "revamped.sneaking_wolf": CITIZEN_ROLE,
    "revamped.white_werewolf": WOLF_ROLE,
}
"""Permanent strong disguises: role -> what it looks like."""

Wrap = Callable[[Power], Power]


def original(role: str) -> str:
    """The id of the role that is lent, or of one that is not."""
    return role.removesuffix(LENT)


def borrowed(_game: Game, me: Holding) -> Mapping[str, str] | None:
    """What a moderator reads of it: of which role."""
    return {"role": original(me.role.id)} if me.role.id.endswith(LENT) else None


SHOWN: Final = remembered("lent", 63, borrowed)


def usable(game: Game, role: Role, wrap: Wrap) -> bool:
    """Whether anything that is lent of a role comes of use today: a power that may be used, or what it
    suffers.

    Args:
        wrap: what becomes of each power.
    """
    if role.id in WORN or (role.id not in NOT_LENT and not role.hooks.keys() <= STAYS_BEHIND):
        return True
    return any(
        power.due(game.day, game.house)
        and (power.in_play is None or power.in_play(game.published, game.house))
        for power in lent(role, wrap).powers
    )


@lru_cache(512)
def _powers(role: Role) -> tuple[Power, ...]:
    """What of a role's powers can be lent: nothing of a group, nothing of the first night or before it."""
    return tuple(
        power
        for power in (circle.borrowed(one) or one for one in role.powers)
        if not power.group and power.until == FOREVER and power.since > 0 and power.id not in NOT_USED
        if power.window in {"night", "morning", "floor"}
    )


@lru_cache(512)
def lent(role: Role, wrap: Wrap) -> Role:
    """A role as it is lent.

    Args:
        wrap: what becomes of each power.
    """
    if role.id in NOT_LENT:
        return Role(role.id + LENT, role.team)
    hooks = {name: hook for name, hook in role.hooks.items() if name not in STAYS_BEHIND}
    return Role(role.id + LENT, role.team, powers=tuple(wrap(power) for power in _powers(role)), hooks=hooks)


def lend(game: Game, seat: Seat, role: Role, wrap: Wrap, until: int) -> Holding:
    """Give somebody what a role does or suffers, until a moment is over."""
    holding = game.grant(seat, lent(role, wrap), until=until)
    if role.id in WORN:
        disguise(game, seat, WORN[role.id], Fooled.STRONG, by=seat, until=until)
    return holding


# --- by day ---------------------------------------------------------------------------------------------


@lru_cache(512)
def by_day(power: Power) -> Power:
    """7, Ice Queen: "an end-night ability becomes an end-day ability [...], and immediate night ability
    becomes an immediate day ability. Day abilities stay the same"."""
    if power.window != "night":
        return power
    # What waits until a night is over may be used on the day that follows it.
    return replace(power, window="morning", hour=None, since=max(1, power.since - 1))


def day_powers(game: Game) -> list[tuple[str, Power]]:
    """Every power of the night that may be used by day if somebody may borrow."""
    if not coming.may_come(game, "revamped.ice_queen"):
        return []
    return [
        (role.id, power)
        for role in coming.coming(game)
        if role.id not in NOT_LENT
        for power in lent(role, by_day).powers
        if power.window == "morning" and power not in role.powers and power.due(game.day, game.house)
        if power.in_play is None or power.in_play(game.published, game.house)
    ]


@lru_cache(64)
def borrowing(hands: tuple[Role, ...]) -> tuple[Role, ...]:
    """What one person may be asked by day who has borrowed from one of these."""
    queens = [role for role in hands if original(role.id) == "revamped.ice_queen"]
    more = tuple(
        Role(queen.id, queen.team, powers=(*queen.powers, *lent(role, by_day).powers))
        for queen in queens
        for role in hands
    )
    return (*hands, *more)


@lru_cache(64)
def gifted(hands: tuple[Role, ...]) -> tuple[Role, ...]:
    """What one person may be asked by night who has been given what another of these could do."""
    if not any(role.id == "revamped.reaper" for role in hands):
        return hands
    more = tuple(
        Role(own.id, own.team, powers=(*own.powers, *(power for power in _powers(role))))
        for own in hands
        for role in hands
        if role.id not in NOT_LENT and _powers(role)
    )
    return (*hands, *more)
