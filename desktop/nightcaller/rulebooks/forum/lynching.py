"""The lynching: one vote, most votes are enough; then whoever was silent too often, and a last act."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import announce, attack, bury
from nightcaller.engine.game import seats_of, seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.last_acts import last_acts
from nightcaller.engine.poll import Poll, poll, tell_ballots
from nightcaller.engine.roles import HIDDEN, LAST_ACTS, Turn
from nightcaller.engine.vocabulary import TABLE, Decision, Seat, Window
from nightcaller.rulebooks.forum import absence
from nightcaller.rulebooks.forum.brutal import BRUTAL, STROKE, STRUCK
from nightcaller.rulebooks.forum.nightly import are_out, is_out
from nightcaller.rulebooks.stock import still_loaded

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LYNCHING: Final = Cause("forum.lynching")
"""Cause of the death of whoever was voted to be lynched."""
AUTOLYNCH: Final = Cause("forum.autolynch")
"""Cause of the death of whoever has been silent too often."""

LYNCH_COUNT: Final = Kind("forum.lynch.result", "count", news="result", feat="vote")
LYNCHED: Final = Kind("forum.lynched", news="news", mark="ballot", deaths=(LYNCHING,), feat="exiled")
AUTOLYNCHED: Final = Kind("forum.autolynched", news="news", deaths=(AUTOLYNCH,))
NOBODY_LYNCHED: Final = Kind("forum.nobody_lynched", news="news")
DRAWN: Final = Kind("forum.drawn", news="news")
REVEALED: Final = Kind("forum.revealed", news="news")
TRAIT_REVEALED: Final = Kind("forum.revealed_trait", news="news")


def lynching(game: Game, absent: int) -> Generator[Window, Decision, None]:
    """Rules, the Day: most votes are enough; then the lynching, and whoever was silent too often.

    Args:
        absent: bit mask of those who need not vote.
    """
    able = game.alive & ~are_out(game)
    voters = seats_of(able & ~absent)
    candidates = game.alive if game.house["patients_lynched"] == "yes" else able
    if not voters:
        return
    ballots = seats_or_nobody(candidates)
    tied = "poll-nobody" if game.house["tie"] == "nobody" else "poll-lot"
    result = yield from poll(game, "forum.lynch", voters, ballots, key="forum.lynch.vote", settled=tied)
    tell_ballots(game, LYNCH_COUNT, result)
    chosen = condemned(game, result)
    if chosen is not None:
        game.tell(LYNCHED, seat=chosen)
        attack(game, LYNCHING, TABLE, chosen, "lynch")
    last, late = absence.missed(game, result)
    for seat in late:
        if seat != chosen:
            game.tell(AUTOLYNCHED, seat=seat)
            attack(game, AUTOLYNCH, TABLE, seat, "lynch")
    dead = bury(game)
    announce(game, dead)
    reveal(game, dead)
    absence.warn(game, last)
    if chosen is not None:
        yield from last_act(game, chosen)


def condemned(game: Game, result: Poll) -> Seat | None:
    """Whom the vote has hit. House rule `tie`: nobody, or one of the tied is drawn (rulings, forum)."""
    if len(result.top) == 1:
        return int(result.top[0])
    if not result.top or game.house["tie"] == "nobody":
        game.tell(NOBODY_LYNCHED, reason="tie" if result.top else "no_votes")
        return None
    drawn = int(game.pick("forum.lynch.tie", result.top))
    game.tell(DRAWN, seats=tuple(int(seat) for seat in result.top), seat=drawn)
    return drawn


def last_act(game: Game, lynched: Seat) -> Generator[Window, Decision, None]:
    """Traits, Brutal: whoever is lynched, and may be brutal, is alone with the laptop for a moment.

    Not a patient, who cannot "DO ANYTHING AT ALL".
    """
    if not strike_expected(game, lynched) or is_out(game, lynched):
        return
    powers = game.published_powers(LAST_ACTS)
    dead = yield from last_acts(game, "forum.last_acts", (lynched,), lambda _seat: powers, may_strike)
    reveal(game, dead)


def may_strike(_game: Game, turn: Turn) -> bool:
    """Whether he has not yet taken anybody along."""
    return STROKE not in turn.holding.memory


def strike_expected(game: Game, lynched: Seat) -> bool:
    """Whether whoever was lynched may be brutal, as far as everybody knows.

    By the cards that were shown (house rule `dead_revealed`), or because not all of the deck's have struck.
    """
    if game.house["dead_revealed"] == "yes":
        return any(holding.role.id == BRUTAL for holding in game.players[lynched].holdings)
    return still_loaded(game, STRUCK, game.published.get(BRUTAL, 0))


def reveal(game: Game, dead: tuple[Seat, ...]) -> None:
    """Who the dead were, house rule `dead_revealed`; hidden traits "only [...] on death if it has not been
    triggered"."""
    if game.house["dead_revealed"] == "no":
        return
    for seat in dead:
        first, *beside = game.players[seat].holdings
        game.tell(REVEALED, seat=seat, role=first.role.id)
        for holding in beside:
            if HIDDEN not in holding.role.tags or not holding.memory:
                game.tell(TRAIT_REVEALED, seat=seat, role=holding.role.id)
