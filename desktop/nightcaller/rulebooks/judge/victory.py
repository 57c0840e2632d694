"""Section V: who has won, asked whenever the dead of a moment are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.vocabulary import Outcome
from nightcaller.engine.winning import claimed
from nightcaller.rulebooks.judge.camps import COMMONER, DIVINE, GOOD, WOLF, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


WOLVES_GONE: Final = "end-judge-wolves-gone"


def victory(game: Game, fallen: int = 0) -> Outcome | None:
    """Return the outcome if the game is over.

    Args:
        fallen: bit mask of those who have died in this very moment.

    Third parties are asked before the wolves, the wolves before the good people when several have won at
    once; nobody alive is a draw unless somebody claims just that (rulings, All books). What the table has
    overruled ends nothing; but where nobody lives, nobody can play on.
    """
    alone = claimed(game)
    if alone:
        return alone
    alive = game.alive
    if not alive:
        return Outcome((), (), "end-judge-nobody-left")
    wolves = game.tagged(WOLF)
    pack = loyal(game, wolves) if "camp" in game.hooks else wolves
    # A pack that is gone wins nothing: whoever is left of it in love fights for another camp.
    if pack & (alive | fallen):
        for reason in wolves_reasons(game, pack):
            if reason not in game.waived:
                return outcome(game, WOLVES, reason)
    if not wolves & alive and WOLVES_GONE not in game.waived:
        return outcome(game, GOOD, WOLVES_GONE)
    return None


def loyal(game: Game, wolves: int) -> int:
    """Bit mask of those of the wolves whom no love has taken across the camps."""
    return mask_of(seat for seat in seats_of(wolves) if game.camp(seat) == WOLVES)


def wolves_reasons(game: Game, pack: int) -> Sequence[str]:
    """Why the wolves have won, as message ids; none if they have not. House rule `wolves_win`.

    Args:
        pack: bit mask of the loyal wolves: a wolf in love across the camps counts with the others.
    """
    alive, rule = game.alive, game.house["wolves_win"]
    if rule == "side":
        divine, commoners = game.tagged(DIVINE), game.tagged(COMMONER)
        if divine & alive and commoners & alive:
            return ()
        # A side that was never dealt cannot be eliminated (rulings, judge: wolves_win).
        sides = ((divine, "end-judge-divine-gone"), (commoners, "end-judge-commoners-gone"))
        return [reason for dealt, reason in sides if dealt and not dealt & alive]
    if rule == "everyone":
        return () if alive & ~pack else ("end-judge-everyone-gone",)
    wolves = (pack & alive).bit_count()
    return ("end-judge-parity",) if wolves and 2 * wolves >= alive.bit_count() else ()


def outcome(game: Game, team: str, reason: str) -> Outcome:
    """The whole camp wins, its dead included; lovers who left it do not."""
    return Outcome((team,), game.on_side(team), reason)
