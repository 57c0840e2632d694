"""Chef: a dish for somebody every night, and nobody knows what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule, Layer
from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import (
    AFTERWARDS,
    NOBODY,
    Act,
    Ask,
    Attack,
    Part,
    Question,
    Seat,
    Status,
    Tier,
    Together,
)
from nightcaller.rulebooks.revamped.cards import NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.conditions import marked, remembered
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.teams import BYSTANDER, UNALIGNED, UNALIGNED_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

COOK: Final = "revamped.chef.cook"
DISH: Final = "revamped.chef.dish"
EAT: Final = "revamped.food.eat"
DISHES: Final = ("charmed", "poisoned", NOBODY)
ANSWERS: Final = ("eat", "keep")

SERVED: Final = "revamped.served"
"""Status of whoever finds a dish in the morning: what it is; its source has cooked it."""
ORDERED: Final = "revamped.ordered"
"""Status of the same: for whom it was meant, as far as its cook knows."""
EATEN: Final = "revamped.eaten"
"""Status of whoever has eaten, until the day ends."""
CHARM: Final = "revamped.charmed_food"
"""Status of whom no attack of the night can hurt."""
ATE: Final = "revamped.ate"
"""Status of whoever has ever eaten: "can no longer be sent food"; what the Chef knows of it."""
WAITER: Final = "revamped.waiter"
FOOD: Final = Cause("revamped.food", aimed=True)
NO_WAITER: Final = "revamped.no_waiter"
"""Causes of death: a customer's, and the Chef's own."""

WAITERS: Final = Kind("revamped.waiters")
COOKED: Final = Kind("revamped.cooked", discloses=False)
CLEARED: Final = Kind("revamped.ate", discloses=False)
LEFT: Final = Kind("revamped.left_it", discloses=False)
PLATE: Final = Kind("revamped.plate_back", story=False)
LAST_WAITER: Final = Kind("revamped.last_waiter", mark="cross")


# --- waiters --------------------------------------------------------------------------------------------


def hire(game: Game, me: Holding) -> None:
    """ "Each game has a certain amount of players that are waiters [...] on different teams": one keyed of
    each team but the unaligned (edges 8). House rule `chef_told`."""
    teams: dict[str, list[Seat]] = {}
    for seat in game.others(me.seat):
        if game.team(seat) != UNALIGNED:
            teams.setdefault(game.team(seat), []).append(seat)
    hired = tuple(sorted(game.pick(f"{WAITER}.{team}", teams[team], me.seat) for team in sorted(teams)))
    me.memory[WAITER] = hired
    told = game.house["chef_told"] == "yes"
    game.tell(WAITERS, to=1 << me.seat if told else AFTERWARDS, by=me.seat, seats=hired)


def waiter_left(game: Game, me: Holding) -> bool:
    """Whether at least one waiter is alive."""
    return any(game.lives(seat) for seat in me.memory.get(WAITER, ()))


def wins(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """ "The Chef wins, if at least one waiter and the Chef itself are alive when the game ends", "with any
    team"."""
    return game.lives(me.seat) and waiter_left(game, me)


def despair(game: Game, me: Holding, _seat: Seat, _fates: tuple[Attack, ...] = ()) -> None:
    """ "The Chef dies once they are unable to win; this usually happens when the last waiter dies." """
    doomed = any(one.cause == NO_WAITER and one.target == me.seat for one in (*game.pending, *game.doomed))
    if game.lives(me.seat) and not waiter_left(game, me) and not doomed:
        me.memory["despair"] = game.moment  # nobody reads it but the digests of evenings that have it
        game.tell(LAST_WAITER, to=1 << me.seat, seat=me.seat)
        attack(game, NO_WAITER, me.seat, me.seat, "true")


# --- cooking --------------------------------------------------------------------------------------------


def cook(game: Game, me: Holding) -> Script:
    """ "Choose to make charmed food or poisoned food each night, and select a customer": not himself (edges
    8), and nobody who has eaten."""
    full = tuple(seat for seat in game.others(me.seat) if _ate_from(game, seat, me.seat))
    hungry = tuple(seat for seat in game.others(me.seat) if seat not in full)
    if not hungry:
        return None
    who = Part(COOK, (*hungry, NOBODY), tuple((seat, "blocked-revamped-ate") for seat in full))
    seat, dish = yield composite(me.seat, COOK, (who, Part(DISH, DISHES)), pairs=True)
    if seat == NOBODY:
        return None
    game.tell(COOKED, to=1 << me.seat, by=me.seat, seat=seat, dish=dish)

    def serve(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        if game.marked(bodies[0], ATE) is None:
            game.mark(bodies[0], Status(SERVED, act.by, game.moment + 1, dish))
            game.mark(bodies[0], Status(ORDERED, act.by, game.moment + 1, seat))

    return [Act(Tier.END, me.seat, (int(seat),), serve, me.role.id, verb="feed")]


def _ate_from(game: Game, seat: Seat, chef: Seat) -> bool:
    """As far as the Chef knows: by the names that were chosen (7, Flute Apprentice)."""
    ate = (game.marked(customer, ATE) for customer in range(game.seats))
    return any(one is not None and (one.source, one.data) == (chef, seat) for one in ate)


# --- eating ---------------------------------------------------------------------------------------------


def customers(game: Game, me: Holding) -> list[tuple[Seat, Power]]:
    """Who finds a dish this morning; "dead Chef: void" (edges 8)."""
    return [
        (seat, EATING)
        for seat in game.living
        if (dish := game.marked(seat, SERVED)) is not None and dish.source == me.seat and game.lives(me.seat)
    ]


def eat(game: Game, me: Holding) -> Script:
    """ "They can choose yes or no, but they don't know what food the Chef sent them." """
    (answer,) = yield Ask(me.seat, EAT, ANSWERS)
    if answer == "eat":
        return [Act(Tier.MARK, me.seat, (), swallow, ROLE.id)]
    game.tell(LEFT, to=1 << me.seat, seat=me.seat)
    return None


def swallow(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """ "Eating the food is an end-day ability": what it does comes when the day is over."""
    dish = game.marked(act.by, SERVED)
    if dish is None:
        return
    ordered = game.marked(act.by, ORDERED)
    plate: Seat = ordered.data if ordered is not None else act.by
    game.mark(act.by, Status(EATEN, dish.source, game.moment, dish.data))
    game.mark(act.by, Status(ATE, dish.source, data=plate))
    game.tell(CLEARED, to=1 << act.by, seat=act.by)
    game.tell(PLATE, to=1 << dish.source, seat=plate)


def digest(game: Game) -> None:
    """ "If they eat the poisoned food, they die at the end of the day. If they eat the charmed food, they are
    invulnerable from night attacks for the next night."

    Poison is a kill: no defence meets it (edges 2).
    """
    for seat in seats_of(game.bearing(EATEN) & game.alive):
        meal = game.marked(seat, EATEN)
        if meal is None:
            continue
        if meal.data == "poisoned":
            attack(game, FOOD, meal.source, seat, "kill")
        else:
            game.mark(seat, Status(CHARM, meal.source, game.moment + 1))


def charmed(game: Game, attempt: Attack) -> bool:
    """The line of defence: all attacks of that night."""
    return (
        attempt.kind == "attack" and game.phase == "night" and game.marked(attempt.target, CHARM) is not None
    )


CHARMED: Final = Layer("food", charmed, frozenset({CHARM}), 22)
DIGESTED: Final = Consequence(Moment.EVENING, 20, digest, "revamped.chef")
EATING: Final = Power(EAT, eat, window="morning.owed", questions=(Question(EAT, ANSWERS),))
SHOWN: Final = (
    marked("served", 24, SERVED, data="dish"),
    marked("eaten", 25, EATEN, data="dish"),
    marked("charmed", 26, CHARM),
    remembered(
        "waiters", 66, lambda _game, me: {"seats": me.memory[WAITER]} if me.memory.get(WAITER) else None
    ),
)

ROLE = DescribedRole(
    "revamped.chef",
    UNALIGNED,
    frozenset({UNALIGNED_MISCELLANEOUS, BYSTANDER, NOT_LENT}),
    (
        Power(
            COOK,
            cook,
            hour=68,
            questions=(Question(COOK), Question(DISH, DISHES)),
            together=Together(pairs=True),
        ),
        EATING,
    ),
    {"dealt": hire, "wins": wins, "died": despair, "left": despair, "owed": customers},
    listed=60,
    house_rules=(HouseRule("chef_told", ("yes", "no"), group="night"),),
    misfit="misfit-revamped-answers",
)
