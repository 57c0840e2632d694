"""How it ends: every werewolf gone, or one pack alone and as many baddies as villagers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.vocabulary import Outcome
from nightcaller.engine.winning import claimed
from nightcaller.rulebooks.forum.camps import CULTIST, VILLAGE, WOLF
from nightcaller.rulebooks.forum.packs import PACKS, Pack

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

WOLVES_GONE: Final = "end-forum-wolves-gone"
NOBODY_LEFT: Final = "end-forum-nobody-left"


def victory(game: Game) -> Outcome | None:
    """Return the outcome if the game is over: a pack first, then the village (rulings, All books).

    What the table has overruled ends nothing.
    """
    if not game.alive:
        return Outcome((), (), NOBODY_LEFT)
    alone = claimed(game)
    if alone:
        return alone
    wolves = game.tagged(WOLF) & game.alive
    pack = last_pack(game, wolves) if wolves else None
    if pack:
        reason = reason_of(game, wolves)
        if reason and reason not in game.waived:
            return won(game, pack, reason)
    if not wolves and WOLVES_GONE not in game.waived:
        good = tuple(player.seat for player in game.players if player.role.team == VILLAGE)
        return Outcome((VILLAGE,), good, WOLVES_GONE)
    return None


def last_pack(game: Game, wolves: int) -> Pack | None:
    """The pack to which every wolf alive belongs; None if they are of two.

    Args:
        wolves: bit mask of those who are alive.
    """
    for pack in PACKS:
        if not wolves & ~game.tagged(pack.team):
            return pack
    return None


def reason_of(game: Game, wolves: int) -> str:
    """Why the last pack wins now: "1:1 parity", and "all baddies (werewolves and cultists) are counted".

    House rule `wolves_win`: or when nobody else is left. Then parity is not enough.

    Args:
        wolves: bit mask of those who are alive.
    """
    baddies = (wolves | game.tagged(CULTIST) & game.alive).bit_count()
    villagers = game.alive.bit_count() - baddies
    if not villagers:
        return "end-forum-no-villager"
    if game.house["wolves_win"] == "parity" and baddies >= villagers:
        return "end-forum-parity"
    return ""


def won(game: Game, pack: Pack, reason: str) -> Outcome:
    """All of the pack, its dead and its own cultist too; another pack's cultist has nothing of it."""
    return Outcome((pack.team,), seats_of(pack.members(game)), reason)
