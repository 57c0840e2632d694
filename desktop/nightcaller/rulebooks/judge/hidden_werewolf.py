"""Hidden Werewolf (隐狼): looks good to the Seer, hunts with nobody, and alone when he is the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Option, Seat, Tier
from nightcaller.rulebooks.judge.camps import WOLF, WOLVES
from nightcaller.rulebooks.judge.werewolf import know_each_other

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

ALONE = "judge.hidden"
"""Cause of the death of whom he hunted."""

AIMED: Final = Kind("judge.hidden_aimed", discloses=False, mark="cross")
AWAKE: Final = Kind("judge.hidden_awake", mark="square")


def know_the_pack(game: Game, me: Holding) -> None:
    """The pack does not know him. House rule `hidden_wolf_knows_pack`: whether he knows the pack."""
    if game.house["hidden_wolf_knows_pack"] == "yes":
        know_each_other(game, me)


def look_good(_game: Game, _me: Holding, question: str, answer: Option) -> Option:
    """Section II: "shows as good person when checked by Seer"; the Gargoyle sees the identity itself."""
    return "good" if question == "judge.camp" else answer


def hunt_alone(game: Game, me: Holding) -> Script:
    """Night 7, from the second night: he always chooses; it comes to something only once he is awake."""
    (target,) = yield Ask(me.seat, "judge.hidden_werewolf.attack", (*game.others(me.seat), NOBODY))
    if target == NOBODY:
        return None
    game.tell(AIMED, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.END, me.seat, (int(target),), strike, me.role.id)]


def awake(game: Game, seat: Seat) -> bool:
    """Section II: "after all other werewolves are out". House rule `hidden_wolf_awakens`."""
    if game.house["hidden_wolf_awakens"] == "second-night":
        return True
    return not game.tagged(WOLF) & game.alive & ~(1 << seat)


def strike(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """His attack is a werewolf's: the guard stops it."""
    if awake(game, act.by):
        game.record(AWAKE, by=act.by, seat=bodies[0])
        attack(game, ALONE, act.by, bodies[0])


ROLE = Role(
    "judge.hidden_werewolf",
    WOLVES,
    frozenset({WOLF}),
    (Power("judge.hidden_werewolf.attack", hunt_alone, since=2),),
    {"dealt": know_the_pack, "inspected": look_good},
)
