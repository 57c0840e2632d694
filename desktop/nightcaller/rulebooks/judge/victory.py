"""Section V: who has won, asked whenever the dead of a moment are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.vocabulary import Outcome
from nightcaller.rulebooks.judge.camps import COMMONER, DIVINE, GOOD, WOLF, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def victory(game: Game) -> Outcome | None:
    """Return the outcome if the game is over.

    Third parties are asked before the wolves, the wolves before the good people when several have won at
    once; nobody alive is a draw unless somebody claims just that (rulings, All books).
    """
    claimed = claims(game)
    if claimed:
        winners = tuple(p.seat for p in game.players if game.camp(p.seat) in claimed)
        return Outcome(claimed, winners, f"end-{claimed[0].replace('.', '-')}")
    if not game.alive:
        return Outcome((), (), "end-judge-nobody-left")
    reason = wolves_reason(game)
    # A pack that love has emptied wins nothing: its last wolf fights for another camp.
    if reason and any(game.camp(seat) == WOLVES for seat in game.with_tag(WOLF)):
        return outcome(game, WOLVES, reason)
    if not game.tagged(WOLF) & game.alive:
        return outcome(game, GOOD, "end-judge-wolves-gone")
    return None


def claims(game: Game) -> tuple[str, ...]:
    """The third parties that have won, by order of dealing: their cards know when.

    Whoever love has taken to another camp (rulings, judge: Cupid) has no claim of his own any more.
    """
    if "claims" not in game.hooks:
        return ()
    said = (
        (hook(game, holding), holding.seat)
        for holding, hook in game.hooks["claims"]
        if not game.suppressed(holding)
    )
    return tuple(dict.fromkeys(team for team, seat in said if team and game.camp(seat) == team))


def wolves_reason(game: Game) -> str:
    """Why the wolves have won, as a message id; empty if they have not. House rule `wolves_win`."""
    wolves = (game.tagged(WOLF) & game.alive).bit_count()
    good = game.alive.bit_count() - wolves
    match game.house["wolves_win"]:
        case "parity":
            return "end-judge-parity" if wolves and wolves >= good else ""
        case "everyone":
            return "end-judge-everyone-gone" if not good else ""
    # A side that was never dealt cannot be eliminated (rulings, judge: wolves_win).
    for tag, reason in ((DIVINE, "end-judge-divine-gone"), (COMMONER, "end-judge-commoners-gone")):
        dealt = game.tagged(tag)
        if dealt and not dealt & game.alive:
            return reason
    return ""


def outcome(game: Game, team: str, reason: str) -> Outcome:
    """The whole camp wins, its dead included; lovers who left it do not."""
    return Outcome((team,), tuple(p.seat for p in game.players if game.camp(p.seat) == team), reason)
