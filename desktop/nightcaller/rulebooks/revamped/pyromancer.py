"""Pyromancer: lays powder night after night, and lights it all."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import FOREVER, Holding, Role
from nightcaller.engine.visits import strike
from nightcaller.engine.vocabulary import (
    NOBODY,
    Act,
    Ask,
    Option,
    Part,
    Picks,
    Question,
    Seat,
    Status,
    Tier,
    Together,
)
from nightcaller.rulebooks.revamped.circle import Circle
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import PYRO, SOLO_KILLING

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CAUSE: Final = "revamped.fire"
POWDERED: Final = "revamped.powdered"
"""The status of whoever is powdered: for good."""
SHOWN: Final = marked("powdered", 21, POWDERED)
LAID: Final = Kind("revamped.powdered", discloses=False, mark="drop")
LIT: Final = Kind("revamped.ignited", discloses=False, mark="cross", feat="hunted")

FIRE: Final = "revamped.pyromancer.fire"
POWDER: Final = "revamped.pyromancer.powder"
IGNITE: Final = "ignite"
FORMS: Final = (Question(FIRE, (IGNITE, "keep")), Question(POWDER))


def ask(game: Game, me: Holding) -> Generator[Ask, Picks, tuple[Option, ...]]:
    """ "Each night the Pyromancer may either powder or ignite all currently powdered people." """
    parts = (Part(FIRE, (IGNITE, "keep")), Part(POWDER, (*game.others(me.seat), NOBODY)))
    match, whom = yield composite(me.seat, FIRE, parts, most=1)
    if match == IGNITE:
        return (IGNITE,)
    return () if whom == NOBODY else (whom,)


def burning(game: Game) -> tuple[Seat, ...]:
    """Who is powdered and not of the team: the fire spares their own (edges 8)."""
    return tuple(seat for seat in seats_of(game.bearing(POWDERED) & game.alive) if game.team(seat) != PYRO)


def tell(game: Game, to: int, by: Seat, pick: Option) -> None:
    """They hear what all of them do; whom the fire meets, the end of the night shows."""
    if pick == IGNITE:
        seats = burning(game)
        game.tell(LIT, to=to, by=by, seats=seats, count=len(seats))
    else:
        game.tell(LAID, to=to, by=by, seat=pick)


def act(_game: Game, by: Seat, pick: Option) -> Act:
    """ "Powdering is an immediate ability, and igniting is an end-night ability." """
    if pick == IGNITE:
        return Act(Tier.END, by, (), light, ROLE.id)
    return Act(Tier.MARK, by, (int(pick),), lay, ROLE.id, verb="powder")


def lay(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """It lies until it burns somebody; whoever survives a fire is still powdered (edges 8)."""
    game.mark(bodies[0], Status(POWDERED, act.by, FOREVER))


def light(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """One attack on each; who lights it is one of them who still can (`Circle.left`)."""
    for seat in burning(game):
        strike(game, CAUSE, act.by, seat, house=True)


CIRCLE: Final = Circle(FIRE, "revamped.pyromancer", PYRO, 55, tell, act)
""" "If there are several Pyromancers, they work together." """

ROLE = Role(
    "revamped.pyromancer",
    PYRO,
    in_team(PYRO, SOLO_KILLING),
    (CIRCLE.power(FIRE, ask, FORMS, together=Together(most=1)),),
    KNOW_EACH_OTHER,
    listed=55,
    several=True,
    worth=-5,
)
