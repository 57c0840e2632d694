"""Werewolf: "the main enemy in this game"; every night the pack votes in its room for one target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import NOBODY, TABLE, Seat
from nightcaller.rulebooks.chat import little_girl
from nightcaller.rulebooks.chat.factions import WOLF, WOLVES
from nightcaller.rulebooks.chat.flags import flag
from nightcaller.rulebooks.chat.villager import and_known_to_each_other
from nightcaller.rulebooks.chat.voting import Targets, Voting

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

WEREWOLF: Final = "chat.werewolf"
PACK: Final = "chat.pack"
"""Cause of the death of the pack's target."""
VICTIM: Final = "victim"
"""Tonight's target of the pack, as a fact of the night."""

AGREED: Final = Kind("chat.pack.agreed", "agreement", mark="cross", feat="hunted")
PROPOSAL: Final = Kind("chat.pack.proposal", "proposal", discloses=False)


def prey(game: Game, _me: Holding) -> Targets:
    """Werewolf: "targets are all living villagers", and that is everybody. House rule `pack_targets`."""
    if game.house["pack_targets"] == "anybody":
        return Targets((*game.living, NOBODY))
    pack = game.tagged(WOLF)
    blocked = tuple((seat, "blocked-chat-packmate") for seat in game.living if pack >> seat & 1)
    return Targets((*(seat for seat in game.living if not pack >> seat & 1), NOBODY), blocked)


def selected(game: Game, seat: Seat, _by: Seat) -> None:
    """ "If a single target is selected, then this target is flagged"."""
    game.noted[VICTIM] = seat
    flag(game, seat, PACK, TABLE)
    game.tell(AGREED, to=in_the_room(game), seat=seat)


def in_the_room(game: Game) -> int:
    """Mask of those who see the voting: the pack, and a Little Girl behind the curtain."""
    return game.tagged(WOLF) | mask_of(little_girl.watchers(game))


HUNT = Voting(PACK, WEREWOLF, prey, selected, in_the_room, PROPOSAL)

ROLE = Role(WEREWOLF, WOLVES, frozenset({WOLF}), HUNT.powers, {"dealt": and_known_to_each_other})
