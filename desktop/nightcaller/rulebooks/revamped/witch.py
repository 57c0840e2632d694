"""Witch: one potion keeps three others and herself safe for a night, one kills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.visits import NO_VISIT
from nightcaller.engine.vocabulary import NOBODY, Act, Attack, Part, Question, Seat, Status, Tier, Together
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.striking import strikes
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING
from nightcaller.rulebooks.stock import ability, choose, once, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LIFE: Final = "revamped-life"
POISON: Final = "revamped-poison"
CAUSE: Final = Cause("revamped.poison", aimed=True)
SAFE: Final = "revamped.potion"
"""Status of whoever the potion of life keeps safe."""
SHOWN: Final = marked("safe", 27, SAFE, own=True)
GUESTS: Final = 3
LIFE_USED: Final = Kind("revamped.life_used", discloses=False, mark="shield", feat="guarded")
DEATH_USED: Final = Kind("revamped.death_used", discloses=False, mark="drop")


def give_life(game: Game, me: Holding) -> Script:
    """ "Three players, which the Witch chooses, as well as the Witch itself are not harmed by attacks
    during that night": fewer only if fewer live (edges 8)."""
    left = game.others(me.seat)
    if LIFE in me.memory or not left:
        return None
    key = "revamped.witch.life"
    guest = Part(key, (*left, NOBODY))
    picks = yield composite(me.seat, key, [guest] * min(GUESTS, len(left)), differ=True, whole=True)
    chosen = [int(pick) for pick in picks if pick != NOBODY]
    if not chosen:
        return None
    me.memory[LIFE] = game.day
    game.tell(LIFE_USED, to=1 << me.seat, by=me.seat, seats=tuple(sorted(chosen)))
    keep = Act(Tier.GUARD, me.seat, tuple(chosen), shelter, me.role.id, verb="protect")
    return [keep, Act(Tier.GUARD, me.seat, (me.seat,), shelter, me.role.id, NO_VISIT)]


def shelter(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The potion lasts for this night."""
    for body in bodies:
        game.mark(body, Status(SAFE, act.by, game.moment))


def kept_safe(game: Game, attempt: Attack) -> bool:
    """The line of defence: "from all attacks for one night", any number of them."""
    return attempt.kind == "attack" and game.marked(attempt.target, SAFE) is not None


POTION: Final = Layer("potion", kept_safe, frozenset({SAFE}), 20)
LIFE_GIVEN: Final = Power(
    "revamped.witch.life",
    give_life,
    hour=20,
    questions=(Question(),) * GUESTS,
    together=Together(differ=True, whole=True),
    spoken="protect",
)
DEATH: Final = ability(
    "revamped.witch.death",
    choose(others, once(POISON)),
    strikes(CAUSE, told=DEATH_USED),
    hour=66,
    spoken="poison",
)
""" "They can choose one player to attack (end-night). Each potion can only be used once. They can also
be used simultaneously in one night." """

ROLE = Role(
    "revamped.witch",
    TOWN,
    frozenset({TOWN_KILLING}),
    (LIFE_GIVEN, DEATH),
    charges=(Charge(LIFE, LIFE_USED), Charge(POISON, DEATH_USED)),
    listed=34,
    worth=5,
)
