"""Barber: once in a game a razor flashes in broad daylight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding
from nightcaller.engine.visits import NO_VISIT, causes_of_death, strike
from nightcaller.engine.vocabulary import NOBODY, Act, Option, Seat, Tier
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

RAZOR: Final = "revamped-razor"
CAUSE: Final = Cause("revamped.razor", aimed=True)
DREW: Final = Kind("revamped.razor_drawn", discloses=False, mark="cross", feat="hunted")
FLASHED: Final = Kind("revamped.razor", news="news", mark="cross", deaths=(CAUSE,))
NAMED: Final = Kind("revamped.razor_named", news="news")
SLIPPED: Final = Kind("revamped.razor_slipped", news="news")


def shave(game: Game, me: Holding, word: str, seat: Option, _role: Option) -> list[Act] | None:
    """ "After the first day, at any time during the day, the Barber may once attack another player [...] also
    chooses whether they want to be revealed or not"."""
    if RAZOR in me.memory or seat == NOBODY:
        return None
    me.memory[RAZOR] = game.day
    game.tell(DREW, to=1 << me.seat, by=me.seat, seat=seat)
    named = word.endswith("shown")

    def flash(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
        strike(game, CAUSE, act.by, act.targets[0], house=True)
        game.noted[CAUSE] = (act.by, named)

    return [Act(Tier.STRIKE, me.seat, (int(seat),), flash, me.role.id, NO_VISIT)]


def tell(game: Game, dead: tuple[Seat, ...]) -> None:
    """What everybody has seen: "if they choose to be revealed, both their role and name are announced;
    otherwise, neither is"."""
    drawn = game.noted.pop(CAUSE, None)
    if drawn is None:
        return
    by, named = drawn
    mine = (CAUSE, by)
    fallen = [s for s in dead if any((fate.cause, fate.by) == mine for fate in causes_of_death(game, s))]
    for seat in fallen:
        game.tell(FLASHED, seat=seat)
    if not fallen:
        game.tell(SLIPPED)
    if named:
        game.tell(NAMED, by=by)


SEEN: Final = Consequence(Moment.SEEN, 10, tell, "revamped.barber")

ROLE = DescribedRole(
    "revamped.barber",
    TOWN,
    frozenset({TOWN_KILLING}),
    (declared("revamped.barber.shave", "razor-hidden", "razor-shown", use=shave, since=2),),
    charges=(Charge(RAZOR, DREW),),
    listed=28,
    worth=4,
    misfit="misfit-revamped-day",
)
