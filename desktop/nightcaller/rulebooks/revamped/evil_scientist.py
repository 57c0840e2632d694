"""Evil Scientist: two vials of a disease that travels with every visit, or three."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import disease
from nightcaller.rulebooks.revamped.conditions import remembered
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import DISEASE, LIMITED, NEWS, SOLO_KILLING
from nightcaller.rulebooks.stock import ability, choose, others
from nightcaller.rulebooks.stock.limits import Limit

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SCIENTIST: Final = "revamped.evil_scientist"
VIAL: Final = "revamped-vial"
USED: Final = "vials.used"
INFECTING: Final = Kind("revamped.infecting", discloses=False, mark="drop")
WASTED: Final = Kind("revamped.vial_wasted")
RESISTED: Final = Kind("revamped.vial_resisted", story=False)

LARGE: Final = {"15": 15, "12": 12, "never": 99}
"""House rule `vials`: how many people make a large game."""


def vials(game: Game) -> int:
    """ "He starts off with two (or three for larger games)." """
    return 3 if game.seats >= LARGE[game.house["vials"]] else 2


def left(_game: Game, me: Holding) -> bool:
    """Whether there is a vial."""
    return VIAL not in me.memory


def use(game: Game, me: Holding, _seat: Seat) -> None:
    """ "At any night, they may use one vial"; a refill gives the last one back."""
    me.memory[USED] = me.memory.get(USED, 0) + 1
    if me.memory[USED] >= vials(game):
        me.memory[VIAL] = game.day


def infect(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "Infecting a player is an immediate ability." """
    game.tell(INFECTING, to=1 << me.seat, by=me.seat, seat=chosen[0])
    return (Act(Tier.MARK, me.seat, chosen, open_vial, me.role.id, verb="infect"),)


def open_vial(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "If the Evil Scientist attempts to infect an already infected player, they are informed, but the vial
    is used up"; of an Immune Survivor "both [...] are informed"."""
    (whom,) = bodies
    if disease.catch(game, whom, act.by):
        return
    game.tell(WASTED, to=1 << act.by, by=act.by, seat=act.targets[0])
    if disease.immune(game, whom):
        game.tell(RESISTED, to=1 << whom, seat=whom)


def vials_left(game: Game, me: Holding) -> Mapping[str, int] | None:
    """What a moderator reads of the holder."""
    if me.role.id != SCIENTIST:
        return None
    return {"count": 0 if VIAL in me.memory else max(1, vials(game) - me.memory.get(USED, 0))}


SHOWN: Final = remembered("left_vial", 69, vials_left)
TOLD: Final = Consequence(Moment.FALLEN, 30, disease.announce, SCIENTIST)
TRAVELS: Final = Consequence(Moment.DAY_CLOSES, 30, disease.spread, SCIENTIST)
BREAKS_OUT: Final = Consequence(Moment.DAY_CLOSES, 31, disease.day_ends, SCIENTIST)
CORRECTED: Final = Consequence(Moment.CORRECTED, 60, disease.corrected, SCIENTIST)


ROLE = Role(
    SCIENTIST,
    DISEASE,
    in_team(DISEASE, SOLO_KILLING, LIMITED, NEWS, disease.PROOF),
    (
        ability(
            "revamped.evil_scientist.infect",
            choose(others, Limit(open=left, remember=use)),
            infect,
            hour=58,
        ),
    ),
    KNOW_EACH_OTHER,
    listed=78,
    worth=-5,
    charges=(Charge(VIAL, INFECTING),),
    house_rules=(HouseRule("vials", ("15", "12", "never")),),
)
