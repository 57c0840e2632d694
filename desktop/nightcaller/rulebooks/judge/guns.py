"""Guns: a last shot at anybody alive, of whoever dies with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import LAST_ACTS, Holding, Power
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.causes import SHOT
from nightcaller.rulebooks.stock import anybody, choose, last_shot, still_loaded, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GUN: Final = "shot"
"""What a Hunter or a Werewolf King can do once, as the holding remembers it."""

FIRED: Final = "judge.fired"
"""Mark of whoever has shot."""

Causes = Callable[["Game"], frozenset[str]]
"""Causes of death, as far as a house rule says which."""
NO_CAUSE: Final[frozenset[str]] = frozenset()

SHOT_TOLD: Final = Kind("judge.shot", news="news", mark="triangle", deaths=(SHOT,))


def guns_left(game: Game) -> bool:
    """Whether not every gun of the deck has been fired, as far as everybody knows: every shot is public.

    A deck without a gun has no last acts anyway.
    """
    return FIRED not in game.bearers or still_loaded(game, FIRED, game.at_this_table("judge.guns", guns))


def guns(game: Game) -> int:
    """How many cards of the published deck have a gun."""
    return sum(game.published[role] for role, power in game.published_powers(LAST_ACTS) if power.after)


def by_rule(rule: str, causes: Mapping[str, frozenset[str]]) -> Causes:
    """The causes that go with the option at which a house rule stands."""

    def now(game: Game) -> frozenset[str]:
        return causes[game.house[rule]]

    return now


def gun(role: str, *, after: Causes | None = None, unless: Causes | None = None) -> Power:
    """A last shot at anybody alive, or at nobody; public, and nothing stops it (section II: no guard).

    Args:
        role: whose gun it is.
        after: the causes of death that let its holder shoot; None: all of them.
        unless: those that do not; None: there are none.
    """

    def fires(game: Game, cause: str) -> bool:
        return (after is None or cause in after(game)) and (unless is None or cause not in unless(game))

    def loaded(game: Game, me: Holding, death: Attack) -> bool:
        return GUN not in me.memory and fires(game, death.cause)

    return last_shot(
        f"{role}.shoot",
        choose(anybody, while_left(GUN)),
        cause=SHOT,
        charge=GUN,
        fired=FIRED,
        told=SHOT_TOLD,
        after=fires,
        ready=loaded,
    )
