"""Coroner: how somebody has died; which roles did it, and no names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import mark_of_death
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import causes_of_death, visit
from nightcaller.engine.vocabulary import Act, Attack, Seat, Status
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.striking import doings
from nightcaller.rulebooks.revamped.teams import LIMITED, TOWN, TOWN_INVESTIGATIVE
from nightcaller.rulebooks.stock import ability, choose, the_dead
from nightcaller.rulebooks.stock.limits import Limit

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CAUSE: Final = Kind("revamped.cause_learned", "answer", mark="eye", feat="examined")
ROPE: Final = Kind("revamped.lynch_learned", mark="eye", feat="examined")
NO_CAUSE: Final = Kind("revamped.no_cause_learned", mark="eye", feat="examined")

WOUNDS: Final = "revamped.wounds"
"""Status of the dead: the roles that have killed them, as they were then, and the rope."""
LYNCHED: Final = "lynch"


def note(game: Game, dead: tuple[Seat, ...]) -> None:
    """Put down at a burial what the dead have died of: whoever did it may become something else later."""
    for seat in dead:
        found = [hand for fatal in causes_of_death(game, seat) for hand in hands(game, fatal)]
        mark_of_death(game, seat, Status(WOUNDS, data=tuple(dict.fromkeys(found))))


def hands(game: Game, fatal: Attack) -> tuple[str, ...]:
    """Whose doing a death is, by roles."""
    if fatal.kind == "lynch":
        return (LYNCHED,)
    if fatal.cause in doings():
        return doings()[fatal.cause].roles(game, fatal)
    return (fatal.role,) if fatal.role else ()


def examine(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "If multiple causes of death were present, then all causes will be revealed to the Coroner. The
    Coroner is only told the name of roles": the truth (edges 3)."""
    (seat,) = chosen
    visit(game, me.seat, seat, "inspect", me.role.id)
    wounds = game.marked(seat, WOUNDS)
    found: tuple[str, ...] = wounds.data if wounds else ()
    for cause in found:
        if cause == LYNCHED:
            game.tell(ROPE, to=1 << me.seat, by=me.seat, seat=seat)
        else:
            game.tell(CAUSE, to=1 << me.seat, by=me.seat, seat=seat, role=cause)
    if not found:
        game.tell(NO_CAUSE, to=1 << me.seat, by=me.seat, seat=seat)
    return ()


NOTED: Final = Consequence(Moment.FALLEN, 10, note, "revamped.coroner")


def corpses(game: Game, _me: Holding) -> bool:
    """Whether anybody is dead yet."""
    return game.alive != (1 << game.seats) - 1


EXAMINE: Final = ability(
    "revamped.coroner.examine", choose(the_dead, Limit(open=corpses)), examine, window="morning", informs=True
)
""" "Once per day, the Coroner can check how a dead participant died", at once."""

ROLE = DescribedRole(
    "revamped.coroner",
    TOWN,
    frozenset({TOWN_INVESTIGATIVE, LIMITED}),
    (EXAMINE,),
    listed=75,
    worth=2,
    misfit="misfit-revamped-day",
)
