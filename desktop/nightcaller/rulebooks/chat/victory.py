"""Game finished, winner: asked after every kill phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import Outcome
from nightcaller.rulebooks.chat import amorous
from nightcaller.rulebooks.chat.factions import AMOROUS, VILLAGE, VILLAGER, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NOBODY_LEFT: Final = "end-chat-nobody-left"
NOBODY_PURE: Final = "end-chat-nobody-pure"


def victory(game: Game) -> Outcome | None:
    """Return the outcome if the game is over; what the table has overruled ends nothing."""
    if not game.alive:
        return Outcome((), (), NOBODY_LEFT)
    found = end(game)
    return found if found and found.reason not in game.waived else None


def end(game: Game) -> Outcome | None:
    """What the text calls the end, by the factions of those who live."""
    left = last_faction(game)
    if left == AMOROUS:
        # Amorous: "if only the amorous players are left".
        return Outcome((AMOROUS,), amorous.pair(game), "end-chat-amorous-left")
    if left == WOLVES:
        # Werewolf: "only [...] if they are the last fraction alive".
        return outcome(game, WOLVES, "end-chat-wolves-last")
    if left == VILLAGE:
        return village_alone(game)
    return None


def last_faction(game: Game) -> str | None:
    """The faction of everybody alive; None while there are several."""
    one, *others = game.living
    faction = game.camp(one)
    for seat in others:
        if game.camp(seat) != faction:
            return None
    return faction


def village_alone(game: Game) -> Outcome | None:
    """No enemy lives. House rule `village_wins`: is that enough, or must "only pure villagers" be left?"""
    if game.house["village_wins"] == "no-enemy":
        return outcome(game, VILLAGE, "end-chat-no-enemy")
    # Fraction, pure villager: "if villager is the only role the player has"; an office is no role dealt.
    pure = [game.role(seat).id == VILLAGER for seat in game.living]
    if all(pure):
        return outcome(game, VILLAGE, "end-chat-pure-villagers")
    # With no pure villager alive the text has no winner any more.
    return None if any(pure) else Outcome((), (), NOBODY_PURE)


def outcome(game: Game, team: str, reason: str) -> Outcome:
    """The whole faction wins, its dead included; who loves across factions belongs to neither."""
    return Outcome((team,), game.on_side(team), reason)
