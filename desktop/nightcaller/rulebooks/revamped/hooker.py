"""Hooker: sleeps in another's house, and shares what happens there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.visits import ABSENCE, away, stay
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Tier
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

ABSENT: Final = Layer(ABSENCE, away, place=10)
"""Nobody is hit in a house that is not theirs tonight: those whom they stay with are hit with them."""
SLEPT: Final = Kind("revamped.slept", discloses=False, mark="ring")


def choose_a_bed(game: Game, me: Holding) -> Script:
    """ "Each night, the Hooker sleeps with another player", or "may also choose not to sleep with
    anybody"."""
    (host,) = yield Ask(me.seat, "revamped.hooker.visit", (*game.others(me.seat), NOBODY))
    game.tell(SLEPT, to=1 << me.seat, by=me.seat, seat=host)
    if host == NOBODY:
        return None
    return [Act(Tier.MOVE, me.seat, (int(host),), go, me.role.id, verb="visit")]


def go(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "They will stay with that player for the rest of the night": attacks at home fail, those on the host
    meet both (`engine.visits`)."""
    stay(game, act.by, bodies[0])


ROLE = Role(
    "revamped.hooker",
    TOWN,
    frozenset({TOWN_POWER}),
    (Power("revamped.hooker.visit", choose_a_bed, hour=10),),
    listed=17,
    worth=2,
)
