"""The village's votings in its square: whoever may vote there chooses one of the targets, or abstains."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.vocabulary import NOBODY, Decision, Picks, Seat, Window

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MAJOR: Final = "chat.major"
"""What the voting of the first day is about."""
VICTIM: Final = "chat.village"
"""What every day's voting is about."""

LOT: Final = Kind("chat.lot", news="news", opens=True)
ELECTION_COUNT: Final = Kind("chat.major.result", "count", news="result")
VILLAGE_COUNT: Final = Kind("chat.village.result", "count", news="result", feat="vote")
COUNTS: Final = {MAJOR: ELECTION_COUNT, VICTIM: VILLAGE_COUNT}


def ballot(
    game: Game, about: str, label: str, targets: tuple[Seat, ...], settled: str
) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """Hold one voting; return whoever has the highest score, nobody if nobody has a single vote.

    Whoever lives is a villager and votes, "even the wolves".
    """
    needless = partial(is_needless, game, about)
    options: Picks = (*targets, NOBODY)
    result = yield from poll(
        game, label, game.living, options, key=f"{about}.vote", settled=settled, moot=needless
    )
    if needless((*(left := game.still(targets)), NOBODY)):
        return left
    tell_ballots(game, COUNTS[about], result)
    return tuple(map(int, result.top))


def is_needless(game: Game, about: str, options: Picks) -> bool:
    """An office that is given away, or one who is left to have it, needs no votes."""
    return about == MAJOR and (MAJOR in game.offices or len(options) < 3)


def draw(game: Game, about: str, tied: tuple[Seat, ...]) -> Seat | None:
    """Let a keyed roll decide after another tie (rulings, chat); return whoever was selected."""
    if len(tied) < 2:
        return tied[0] if tied else None
    seat: Seat = game.pick(f"{about}.tie", tied)
    game.tell(LOT, seat=seat)
    return seat
