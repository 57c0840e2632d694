"""Cultists: human, of one pack, with a scan that has to be charged and sometimes shows a trait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.disguise import appearance
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import HIDDEN, Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Attack, Seat
from nightcaller.rulebooks.forum import learning
from nightcaller.rulebooks.forum.camps import ARMED, CULTIST, SEEING, WOLF
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, order
from nightcaller.rulebooks.stock import ability, choose, hooks, knows, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CLEAR: Final = ((0, 3), (1, 3), (2, 3), (3, 3))
"""Roles, Cultists: the chance of a clear scan on the first, second, third and any later night of waiting:
"starting at 0%, increasing 33.(3)% thereafter every night until used"."""
TRAIT: Final = (9, 17, 25)
"""The chance in a hundred that a scan shows one trait, by the same nights."""
FORSAKEN: Final = Cause("forum.forsaken")
"""Cause of the death of a cultist whose pack is gone."""
FELLED: Final = BY_NIGHT | {"lynch"}
"""Kinds of attacks on the last wolf of a pack that its cultist follows."""
UNSHOWN: Final = frozenset({ARMED, HIDDEN})
"""Tags of traits that no scan shows as one: a hidden one, and a Hunter, whom a Spy alone may find. An
apprentice is told by the scan itself."""

APPRENTICE_LEARNED: Final = Kind("forum.cultist.apprentice.learned", "answer", mark="eye")
LEARNED: Final = Kind("forum.cultist.learned", "answer", mark="eye")
FOG_LEARNED: Final = Kind("forum.cultist.fog.learned", "answer")
TRAIT_LEARNED: Final = Kind("forum.cultist.trait.learned", "answer")


def charge(game: Game, me: Holding) -> int:
    """How many nights the cultist has waited since the last scan."""
    waited: int = game.day - me.memory.get("scanned", 0) - 1
    return max(0, waited)


def scan(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """Order of night 1: "to see if the target is a Seer, or an Apprentice"."""
    waited = charge(game, me)
    me.memory["scanned"] = game.day
    answer(game, me, chosen[0], waited)
    return ()


def answer(game: Game, me: Holding, seat: Seat, waited: int) -> None:
    """What a scan shows after so many nights of waiting."""
    apprentice_state = learning.state(game, seat)
    clear = game.chance("forum.cultist.scan", *CLEAR[min(waited, 3)], me.seat)
    if apprentice_state:
        # "Always 100% accurate", however short the wait (docs/decisions/forum-open-questions.md).
        game.tell(
            APPRENTICE_LEARNED,
            to=1 << me.seat, by=me.seat, seat=seat, camp="apprentice", state=apprentice_state,
        )  # fmt: skip
    elif clear:
        camp = "seer" if SEEING in appearance(game, seat).tags else "villager"
        game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=seat, camp=camp)
    else:
        game.tell(FOG_LEARNED, to=1 << me.seat, by=me.seat, seat=seat, camp="fog")
    traits = shown_traits(game, seat)
    if traits and game.chance("forum.cultist.trait", TRAIT[min(waited, 2)], 100, me.seat):
        trait = game.pick("forum.cultist.which", traits, me.seat)
        game.tell(TRAIT_LEARNED, to=1 << me.seat, by=me.seat, seat=seat, role=trait)


def shown_traits(game: Game, seat: Seat) -> tuple[str, ...]:
    """The traits that a scan may show: never a hidden one, nor what returns villager to everybody."""
    return tuple(
        holding.role.id
        for holding in game.players[seat].holdings[1:]
        if holding.role.id != learning.APPRENTICE and not UNSHOWN & holding.role.tags
    )


def scanning(power: str) -> Power:
    """The scan as a power of one pack's cultist."""
    return ability(power, choose(others), order, scan, hour=1, informs=True)


def follow(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
    """ "If the final wolf of his pack is lynched or hunted, the cultist dies." """
    team = me.role.team
    if all(fate.kind not in FELLED for fate in fates) or not is_wolf_of(game, seat, team):
        return
    if not game.tagged(team) & game.tagged(WOLF) & game.alive:
        attack(game, FORSAKEN, seat, me.seat, "true")


def is_wolf_of(game: Game, seat: Seat, team: str) -> bool:
    """Whether somebody is, or was, a wolf of that pack."""
    tags = game.role(seat).tags
    return WOLF in tags and team in tags


def cultist(role: str, team: str, listed: int) -> Role:
    """The cultist of one pack: "informed of all pack-members", and they of him."""
    traits = hooks(knows(team), {"died": follow})
    return Role(role, team, frozenset({CULTIST, team}), (scanning(f"{role}.scan"),), traits, listed=listed)
