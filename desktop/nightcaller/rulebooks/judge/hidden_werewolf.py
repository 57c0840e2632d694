"""Hidden Werewolf (隐狼): looks good to the Seer, hunts with nobody, and alone when he is the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Seat, Tier
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.causes import ALONE
from nightcaller.rulebooks.stock import ability, choose, hooks, house, knows, others, seal, seen_as, tell

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

AIMED: Final = Kind("judge.hidden_aimed", discloses=False, mark="cross")
AWAKE: Final = Kind("judge.hidden_awake", mark="square")


def awake(game: Game, seat: Seat) -> bool:
    """Section II: "after all other werewolves are out". House rule `hidden_wolf_awakens`."""
    if game.house["hidden_wolf_awakens"] == "second-night":
        return True
    return not game.tagged(WOLF) & game.alive & ~(1 << seat)


def strike(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """His attack is a werewolf's: the guard stops it."""
    if awake(game, me.seat):
        game.record(AWAKE, by=me.seat, seat=bodies[0])
        attack(game, ALONE, me.seat, bodies[0])


HUNT_ALONE: Final = ability(
    "judge.hidden_werewolf.attack", choose(others), tell(AIMED), seal(Tier.END, strike), since=2, hour=7
)
"""Night 7, from the second night: he always chooses; it comes to something only once he is awake."""

ROLE = Role(
    "judge.hidden_werewolf",
    WOLVES,
    frozenset({WOLF}),
    (HUNT_ALONE,),
    # Section II: "shows as good person when checked by Seer"; the Gargoyle sees the identity itself. The pack
    # does not know him.
    hooks(knows(PACK, when=house("hidden_wolf_knows_pack", "yes")), seen_as("good", "judge.camp")),
    listed=4,
    worth=-6,
    house_rules=(
        HouseRule("hidden_wolf_awakens", ("alone", "second-night"), group="wolves"),
        HouseRule("hidden_wolf_knows_pack", ("yes", "no"), group="wolves"),
    ),
)
