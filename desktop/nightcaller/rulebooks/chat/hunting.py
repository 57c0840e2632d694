"""The round of the wolves: every night the pack votes in its room for one target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import TABLE, Seat
from nightcaller.rulebooks.chat.factions import WATCHES, WOLF
from nightcaller.rulebooks.chat.flags import flag
from nightcaller.rulebooks.chat.voting import Ballots, Voting
from nightcaller.rulebooks.stock import anybody, choose, house, none_of

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

WEREWOLF: Final = "chat.werewolf"
PACK: Final = Cause("chat.pack")
"""Cause of the death of the pack's target."""
VICTIM: Final = "victim"
"""Tonight's target of the pack, as a fact of the night."""

AGREED: Final = Kind("chat.pack.agreed", "agreement", mark="cross", feat="hunted")
PROPOSAL: Final = Kind("chat.pack.proposal", "proposal", discloses=False)


def selected(game: Game, seat: Seat, _ballots: Ballots) -> None:
    """ "If a single target is selected, then this target is flagged"."""
    game.noted[VICTIM] = seat
    flag(game, seat, PACK, TABLE)
    game.tell(AGREED, to=in_the_room, seat=seat)


def in_the_room(game: Game) -> int:
    """Mask of those who see the voting: the pack, and a Little Girl behind the curtain.

    House rule `girl_watches`: she sees the votes, or no more than the notes of the room.
    """
    watching = game.house["girl_watches"] == "votes"
    return game.tagged(WOLF) | (game.tagged(WATCHES) & game.alive if watching else 0)


PREY: Final = choose(anybody, none_of(WOLF, "blocked-chat-packmate", house("pack_targets", "no-wolf")))
"""Werewolf: "targets are all living villagers", and that is everybody. House rule `pack_targets`."""

HUNT: Final = Voting(PACK, WEREWOLF, PREY, selected, in_the_room, PROPOSAL, hour=3)
