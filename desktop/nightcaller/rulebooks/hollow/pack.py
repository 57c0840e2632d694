"""The pack: every night it wakes together and chooses one victim, and only one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.hollow.camps import WOLF
from nightcaller.rulebooks.stock import Hunt, anybody, choose, house, none_of

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

PACK: Final = Cause("hollow.pack")
"""Cause of the death of the pack's victim."""

AS: Final = "hollow.werewolf"
"""Whose card the others of the pack seem to have."""

PROPOSAL: Final = Kind("hollow.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("hollow.pack.agreed", "agreement", mark="cross", feat="hunted")


def meet_at_the_deal(game: Game, me: Holding) -> None:
    """Turns, Night 6: werewolves wake up together, so each knows the others from the start.

    Not if somebody may join them at dusk: then they meet when all are there (`meet`), or the pack would know
    which of them was the Thief.
    """
    if game.day or not game.published_powers("dusk"):
        know_the_others(game, me.seat)


def meet(game: Game) -> None:
    """Every werewolf gets to know the others."""
    for seat in game.with_tag(WOLF):
        know_the_others(game, seat)


def know_the_others(game: Game, wolf: Seat) -> None:
    """Who has open eyes is seen, the card is not: nobody can tell which of them is the white one."""
    mates = tuple((seat, AS) for seat in game.with_tag(WOLF) if seat != wolf)
    game.tell(MATES, to=1 << wolf, mates=mates)


WOLVES_EAT_WOLVES: Final = HouseRule("wolves_eat_wolves", ("no", "yes"), group="wolves")

HUNT: Final = Hunt(
    "hollow.pack.attack",
    PACK,
    WOLF,
    choose(
        anybody, none_of(WOLF, "blocked-hollow-packmate", house("wolves_eat_wolves", "no")), or_nobody=False
    ),
    PROPOSAL,
    AGREED,
    lambda _deck, _house: "most",
    hour=6,
    silent=True,
    tied=int,
)
"""Characters, Werewolves: "choose one and only one victim". House rule `wolves_eat_wolves`: one of their own
too."""
