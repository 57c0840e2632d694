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
from nightcaller.rulebooks.revamped.cards import BORROWS, GIVES, NOT_LENT, card
from nightcaller.rulebooks.revamped.conditions import remembered

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LENT: Final = "+"
"""At the end of the id of a role that is only lent."""
STAYS_BEHIND: Final = frozenset(
    {
        "dealt",
        "role_lost",
        "wins",
        "claims",
        "camp",
        "doomed",
        "left",
        "owed",
        "clouds",
        "turned",
        "elected",
        "bitten",
    }
)
"""Hooks of start facts, victories and questions to others: they are not lent."""
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
    if card(role).wears or (NOT_LENT not in role.tags and not role.hooks.keys() <= STAYS_BEHIND):
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
        if not power.group
        and power.until == FOREVER
        and power.since > 0
        and power.id not in card(role).kept_back
        if power.window in {"night", "morning", "floor"}
    )


@lru_cache(512)
def lent(role: Role, wrap: Wrap) -> Role:
    """A role as it is lent.

    Args:
        wrap: what becomes of each power.
    """
    if NOT_LENT in role.tags:
        return Role(role.id + LENT, role.team)
    hooks = {name: hook for name, hook in role.hooks.items() if name not in STAYS_BEHIND}
    return Role(role.id + LENT, role.team, powers=tuple(wrap(power) for power in _powers(role)), hooks=hooks)


def lend(game: Game, seat: Seat, role: Role, wrap: Wrap, until: int) -> Holding:
    """Give somebody what a role does or suffers, until a moment is over."""
    holding = game.grant(seat, lent(role, wrap), until=until)
    if looks := card(role).wears:
        disguise(game, seat, looks, Fooled.STRONG, by=seat, until=until)
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
    if not any(BORROWS in role.tags for role in coming.coming(game)):
        return []
    return [
        (role.id, power)
        for role in coming.coming(game)
        if NOT_LENT not in role.tags
        for power in lent(role, by_day).powers
        if power.window == "morning" and power not in role.powers and power.due(game.day, game.house)
        if power.in_play is None or power.in_play(game.published, game.house)
    ]


@lru_cache(64)
def borrowing(hands: tuple[Role, ...]) -> tuple[Role, ...]:
    """What one person may be asked by day who has borrowed from one of these."""
    queens = [role for role in hands if BORROWS in role.tags]
    more = tuple(
        Role(queen.id, queen.team, powers=(*queen.powers, *lent(role, by_day).powers))
        for queen in queens
        for role in hands
    )
    return (*hands, *more)


@lru_cache(64)
def gifted(hands: tuple[Role, ...]) -> tuple[Role, ...]:
    """What one person may be asked by night who has been given what another of these could do."""
    if not any(GIVES in role.tags for role in hands):
        return hands
    more = tuple(
        Role(own.id, own.team, powers=(*own.powers, *(power for power in _powers(role))))
        for own in hands
        for role in hands
        if NOT_LENT not in role.tags and _powers(role)
    )
    return (*hands, *more)
