"""Who may speak by day, and who may vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import MARKED, Kind
from nightcaller.engine.vocabulary import TABLE, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SILENCED: Final = "judge.silenced"
"""Mark of whoever may not speak today."""
FLIPPED: Final = "judge.flipped"
"""Mark of an Idiot who was voted out, lives on and has no vote any more."""
SILENCED_TOLD: Final = Kind("judge.silenced", news="news", mark="diamond")


def announce_silence(game: Game) -> None:
    """rulings: "told at daybreak publicly who may not speak"; of whom the table brings back, then."""
    silenced = game.alive & game.bearing(SILENCED)
    if not silenced:
        return
    told: tuple[Seat, ...] = game.noted.get("silenced", ())
    hushed = seats_of(silenced & ~mask_of(told))
    if hushed:
        game.noted["silenced"] = (*told, *hushed)
        for seat in hushed:
            game.tell(MARKED, seat=seat, mark=SILENCED)
        game.tell(SILENCED_TOLD, seats=hushed)


def give_back_words(game: Game) -> None:
    """The day is over: whoever was silenced may speak again, and whom the narrator silenced."""
    silenced = game.bearing(SILENCED)
    if not silenced:
        return
    hushed: tuple[Seat, ...] = game.noted.get("silenced", ())
    for seat in seats_of(silenced):
        status = game.marked(seat, SILENCED)
        if status is not None and (seat in hushed or status.source == TABLE):
            game.unmark(seat, SILENCED, public=True)


def with_a_voice(game: Game) -> int:
    """Bit mask of those, living or dead, who may speak today; the others may still vote (section III.4)."""
    return ~game.bearing(SILENCED)


def with_a_vote(game: Game) -> int:
    """Section III.4: everybody alive but an Idiot who has flipped, as a bit mask; the silenced vote too."""
    return game.alive & ~game.bearing(FLIPPED)
