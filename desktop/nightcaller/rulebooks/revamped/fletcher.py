"""Fletcher: arms somebody, who does not know by whom, and may take the arrow back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Act, Attack, Option, Seat, Tier
from nightcaller.rulebooks.revamped.cards import NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.coming import copied_later
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.fletchers_customer import ROLE as CUSTOMERS
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_POWER
from nightcaller.rulebooks.stock import ability, choose, decide, others, seal, tell
from nightcaller.rulebooks.stock.limits import Limit

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CUSTOMER: Final = "customer"
"""Whom the Fletcher has chosen, as the holding remembers it."""
TAKEN: Final = "revamped-arrows"
CHOSEN: Final = Kind("revamped.armed", discloses=False, mark="ring")
TOOK_BACK: Final = Kind("revamped.arrows_taken", discloses=False, mark="cross")
MAKERS: Final = "makers"
"""Whose arrows they are, as the holding remembers it."""
ARMED: Final = Kind("revamped.customer", mark="ring", story=False)
DISARMED: Final = Kind("revamped.disarmed", story=False)


def customer(game: Game, seat: Seat) -> Holding | None:
    """What somebody holds as a customer, if so."""
    return next((held for held in game.players[seat].holdings if held.role is CUSTOMERS), None)


def arm(game: Game, seat: Seat, maker: Seat) -> None:
    """Somebody is a customer from now on, and hears it, but not of whom."""
    held = customer(game, seat) or game.bestow(seat, CUSTOMERS)
    held.memory[MAKERS] = (*held.memory.get(MAKERS, ()), maker)
    game.tell(ARMED, to=1 << seat, seat=seat)


def disarm(game: Game, seat: Seat, maker: Seat) -> None:
    """A maker takes the arrow back; another maker's stays."""
    held = customer(game, seat)
    if held is None or maker not in held.memory[MAKERS]:
        return
    left = tuple(other for other in held.memory[MAKERS] if other != maker)
    if left:
        held.memory[MAKERS] = left
    else:
        game.forfeit(held)
        game.tell(DISARMED, to=1 << seat, seat=seat)


def give(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """ "Unless the Fletcher changes their mind before they die, their target gains the abilities of a
    Huntress"; "an immediate ability"."""
    me.memory[CUSTOMER] = bodies[0]
    arm(game, bodies[0], me.seat)


def take_back(game: Game, me: Holding, _chosen: tuple[Seat, ...] = ()) -> Iterable[Act]:
    """ "At any point whilst the Fletcher is alive, the Fletcher may irreversibly revoke Fletcher's Customer's
    abilities", at once."""
    seat: Seat = me.memory[CUSTOMER]
    me.memory[TAKEN] = game.day
    game.tell(TOOK_BACK, to=1 << me.seat, by=me.seat, seat=seat)

    def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
        disarm(game, seat, act.by)

    return (Act(Tier.MARK, me.seat, (seat,), land, me.role.id, verb="disarm"),)


def declare(game: Game, me: Holding, _word: str, _seat: Option, _role: Option) -> None:
    """The same while people talk; only the two of them hear of it."""
    if may_take_back(game, me):
        game.land(tuple(take_back(game, me)))


def may_take_back(_game: Game, me: Holding) -> bool:
    """Whether there is something to take back."""
    return CUSTOMER in me.memory and TAKEN not in me.memory


def without_customer(_game: Game, me: Holding) -> bool:
    """Whether the choice of the start is still to be made (edges 4: "asked on the next night visit")."""
    return CUSTOMER not in me.memory


def last_will(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...]) -> None:
    """House rule `customer`: the arrow stays when its maker dies, or it ends; not for one who falls in the
    same moment."""
    customer: Seat | None = me.memory.get(CUSTOMER)
    ends = seat == me.seat and game.house["customer"] == "ends"
    if ends and customer is not None and game.lives(customer):
        disarm(game, customer, me.seat)


def corrected(game: Game) -> None:
    """House rule `customer`: a Fletcher who lives again has ended nothing."""
    if game.house["customer"] != "ends":
        return
    for me in game.holders(ROLE.id):
        seat: Seat | None = me.memory.get(CUSTOMER)
        held = None if seat is None else customer(game, seat)
        armed = held is not None and me.seat in held.memory[MAKERS]
        if seat is not None and may_take_back(game, me) and game.lives(seat) and not armed:
            arm(game, seat, me.seat)


def copied(game: Game, me: Holding, seat: Seat, _before: Role, _after: Role) -> None:
    """Edges 4, Look-Alike: "customer by reference": whoever copies a Fletcher arms the same person too."""
    if seat == me.seat and CUSTOMER in me.memory and TAKEN not in me.memory:
        arm(game, me.memory[CUSTOMER], me.seat)


CORRECTED: Final = Consequence(Moment.CORRECTED, 20, corrected, "revamped.fletcher")
KEY: Final = "revamped.fletcher.customer"
REVOKE: Final = "revamped.fletcher.revoke"
CHOICE: Final = choose(others, Limit(open=without_customer), or_nobody=False, asked=(KEY,))
GIVEN: Final = seal(Tier.MARK, give, "choose")
WITHDRAWAL: Final = decide("take", "keep", Limit(open=may_take_back))
ROLE = DescribedRole(
    "revamped.fletcher",
    TOWN,
    frozenset({TOWN_POWER, NEWS, NOT_LENT}),
    (
        ability(KEY, CHOICE, tell(CHOSEN), GIVEN, window="start", since=0),
        ability(
            f"{KEY}.later",
            CHOICE,
            tell(CHOSEN),
            GIVEN,
            hour=24,
            in_play=copied_later,
        ),
        ability(REVOKE, WITHDRAWAL, take_back, hour=26, spoken="revoke"),
        declared(f"{REVOKE}.declare", "arrows", use=declare),
    ),
    {"died": last_will, "turned": copied},
    charges=(Charge(TAKEN, TOOK_BACK),),
    listed=15,
    worth=2,
    house_rules=(HouseRule("customer", ("stays", "ends"), group="night"),),
    becomes=("revamped.fletchers_customer",),
)
""" "The Fletcher must choose a target [...] at the start of the game. Their target can not be changed. If no
target is selected before Night 1, a target is randomly assigned." """
