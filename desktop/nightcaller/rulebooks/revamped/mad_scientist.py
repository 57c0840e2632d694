"""Mad Scientist: two subjects of two teams, one of whom goes along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import FULL, Board, Right
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.visits import strike
from nightcaller.engine.vocabulary import Seat, Status
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.last_breath import dying
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING, UNALIGNED, side
from nightcaller.rulebooks.stock import hooks
from nightcaller.rulebooks.stock.love import mourns

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LABORATORY: Final = "revamped.laboratory"
"""The board, and the status of everybody who belongs to it. Whoever becomes a Mad Scientist later has one of
her own, with her seat at the end of its id."""
SHOWN: Final = marked("subject", 32, LABORATORY, dead=True)
SUBJECTS: Final = "subjects"
"""Who they are, as the holding remembers it."""
EXPERIMENT: Final = Cause("revamped.experiment", aimed=True)
"""Cause of death."""
TOLD: Final = Kind("revamped.subjects")
TAKEN: Final = Kind("revamped.subject_of", story=False)


def interrogate(game: Game, me: Holding) -> None:
    """ "At the start of the game, the Mad Scientist is assigned two players": their teams are drawn first,
    then people (edges 9)."""
    sides: dict[str, list[Seat]] = {}
    for seat in game.others(me.seat):
        sides.setdefault(side(game.team(seat)), []).append(seat)
    sides.pop(UNALIGNED, None)
    if len(sides) < 2:  # who becomes one late in the game may find one side alone: then no experiment
        return
    first = game.pick("revamped.subjects.first", sorted(sides), me.seat)
    second = game.pick("revamped.subjects.second", sorted(sides.keys() - {first}), me.seat)
    chosen = [game.pick(f"revamped.subjects.{one}", sides[one], me.seat) for one in (first, second)]
    me.memory[SUBJECTS] = tuple(sorted(chosen))
    low, high = me.memory[SUBJECTS]
    game.tell(TOLD, to=1 << me.seat, by=me.seat, seat=low, other=high)
    room = LABORATORY
    if game.bearing(LABORATORY):
        room = f"{LABORATORY}.{me.seat}"
        game.boards[room] = laboratory(room)
    for seat in (me.seat, low, high):
        game.mark(seat, Status(room, me.seat))
        if seat != me.seat:
            game.tell(TAKEN, to=1 << seat, by=me.seat, seat=seat)


def laboratory(room: str = LABORATORY) -> Board:
    """ "They will have a secret channel together with their two targets": names, no cards."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.marked(seat, room) is None:
            return Right.NONE
        return FULL if game.lives(seat) else FULL & ~Right.WRITE

    return Board(room, rights)


def subjects(_game: Game, me: Holding) -> tuple[Seat, ...]:
    """Both of them, whatever has become of them."""
    found: tuple[Seat, ...] = me.memory.get(SUBJECTS, ())
    return found


AIM: Final = StandingTarget(
    "revamped.mad_scientist.subject", hour=86, offers=subjects, release=False, corpses=True
)
""" "The Mad Scientist can choose a target, even if the target is already dead"; "they must choose"."""


def take_along(game: Game, me: Holding) -> None:
    """ "If killed, their targeted subject will also die": also when lynched (edges 8); by lot if none was
    chosen. It is an attack."""
    both = subjects(game, me)
    if not both:
        return
    chosen = AIM.target(game, me)
    if chosen is None:
        chosen = game.pick("revamped.subject", both, me.seat)
    if game.lives(int(chosen)) and not mourns(game, int(chosen)):
        strike(game, EXPERIMENT, me.seat, int(chosen), house=True)


ROOM: Final = Opens(35, "revamped.mad_scientist", laboratory)

ROLE = Role(
    "revamped.mad_scientist",
    TOWN,
    frozenset({TOWN_KILLING, NOT_LENT}),
    AIM.powers,
    hooks({"dealt": interrogate}, dying(take_along, unless=frozenset())),
    charges=(EMERGENCY,),
    listed=32,
    worth=2,
)
