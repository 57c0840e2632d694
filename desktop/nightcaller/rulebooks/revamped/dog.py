"""Dog: grows up in the first night, to be townsfolk, cursed, or a wolf."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, NEWS, UNALIGNED, UNALIGNED_ALIGN, WOLF_ROLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CHOSE: Final = Kind("revamped.dog_chose", discloses=False, mark="diamond")
KEY: Final = "revamped.dog.choose"
WAYS: Final = ("town_crier", "cursed_civilian", "wolf")
""" "The Dog may choose between town crier, cursed civilian or wolf." """
WORDS: Final = (*WAYS, NOBODY)


def grow_up(_game: Game, me: Holding) -> Script:
    """ "If the Dog hasn't chosen a role before the night ends, the dog will be given the role of the
    citizen"."""
    (word,) = yield Ask(me.seat, KEY, WORDS)
    role = CITIZEN_ROLE if word == NOBODY else f"revamped.{word}"
    return [Act(Tier.CHANGE, me.seat, (), partial(become, me=me, role=role), me.role.id)]


def become(game: Game, _act: Act, _bodies: tuple[Seat, ...], me: Holding, role: str) -> None:
    """ "And will immediately become this role for the rest of the game." A bite of the same night comes
    first (edges 4)."""
    game.tell(CHOSE, to=1 << me.seat, by=me.seat, seat=me.seat, role=role)
    turn(game, me.seat, role)
    if role == WOLF_ROLE:
        pack.welcome(game, me.seat)


ROLE = DescribedRole(
    "revamped.dog",
    UNALIGNED,
    frozenset({UNALIGNED_ALIGN, NEWS}),
    (Power(KEY, grow_up, until=1, hour=32, questions=(Question(KEY, WORDS),)),),
    listed=65,
    becomes=(*(f"revamped.{way}" for way in WAYS), CITIZEN_ROLE),
)
""" "After choosing a role the Dog is no longer unaligned." """
