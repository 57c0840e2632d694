"""What a moderator's page says of a seat beside its card: marks, disguises, protections, standing targets.

For a moderator alone: players learn of it what the rules tell them, when they tell it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import TABLE, Seat, Status
from nightcaller.rulebooks.revamped import archangel, chef, devil, disease, lending, psychopath, standing
from nightcaller.rulebooks.revamped.ballots import BY, FROZEN, MUTE, ROBBED, SINCE, THREATENED
from nightcaller.rulebooks.revamped.enchanting import ENCHANTED
from nightcaller.rulebooks.revamped.evil_scientist import USED, VIAL, vials
from nightcaller.rulebooks.revamped.executioner import GUARDED
from nightcaller.rulebooks.revamped.guardian import CHOSEN
from nightcaller.rulebooks.revamped.journalist import LEFT_TO
from nightcaller.rulebooks.revamped.macho import DOOM
from nightcaller.rulebooks.revamped.mad_scientist import LABORATORY
from nightcaller.rulebooks.revamped.plaguebearer import TAINTED
from nightcaller.rulebooks.revamped.pyromancer import POWDERED
from nightcaller.rulebooks.revamped.reaper import IMMUNITY, SLEEPLESS
from nightcaller.rulebooks.revamped.royal_knight import SWORD
from nightcaller.rulebooks.revamped.vampire import DEMONIZED
from nightcaller.rulebooks.revamped.witch import SAFE
from nightcaller.rulebooks.stock.love import BELOVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SUPPLIES: Final = ((devil.POOL, "left_soul"), (archangel.POOL, "left_prayer"))
SAID: Final = {
    **{mark.status: mark.id for mark in (DEMONIZED, TAINTED)},
    devil.POOL.mark: "soulless",
    devil.POOL.board: "offered_wager",
    devil.POOL.cause: "shielded_soul",
    archangel.POOL.mark: "blessed",
    archangel.POOL.board: "offered_grace",
    archangel.POOL.cause: "shielded_prayer",
    ENCHANTED: "enchanted",
    POWDERED: "powdered",
    FROZEN: "frozen",
    SLEEPLESS: "sleepless",
    chef.SERVED: "served",
    chef.EATEN: "eaten",
    chef.CHARM: "charmed",
    SAFE: "safe",
    IMMUNITY: "immune",
    CHOSEN: "guard_tonight",
    GUARDED: "guarded",
    SWORD: "reprieve",
    LABORATORY: "subject",
    LEFT_TO: "journal_left",
}
"""Status -> what the page calls it: message ``condition-revamped-<name>``; the order of the page."""
STATES: Final = {ROBBED.id: "robbed", THREATENED.id: "threatened", MUTE.id: "mute"}
"""What follows somebody around for a while."""

Said = tuple[str, dict[str, Any]]


def conditions(game: Game, seat: Seat) -> Iterator[Said]:
    """Yield what holds of a seat now, the dead included: what it is, and its facts."""
    player = game.players[seat]
    for kind, name in SAID.items():
        status = player.statuses.get(kind)
        if status is not None and status.until >= game.moment and _matters(game, seat, status):
            dish = status.data if kind in {chef.SERVED, chef.EATEN} else ""
            yield name, {"by": status.source} | ({"dish": dish} if dish else {})
    yield from _sentences(game, seat)
    for worn in reversed(game.disguises.get(seat, ())):
        if worn.until >= game.moment:
            strength = "strong" if worn.strength & Fooled.STRONG else "weak"
            yield "disguise", {"role": worn.role, "strength": strength}
    for holding in player.holdings:
        if holding.until >= game.moment:
            yield from _of(game, holding)


def _matters(game: Game, seat: Seat, status: Status) -> bool:
    """Nobody has marked herself with what her card says anyway; a shield needs somebody to protect."""
    told_by_card = status.source in {seat, TABLE} and status.kind not in {SWORD, IMMUNITY, SAFE}
    return not told_by_card and (game.lives(seat) or status.kind in {SWORD, LABORATORY, LEFT_TO})


def _sentences(game: Game, seat: Seat) -> Iterator[Said]:
    """What has a time of its own."""
    if not game.lives(seat):
        return
    statuses = game.players[seat].statuses
    if (ill := statuses.get(disease.INFECTED)) is not None:
        last_night = game.moment - (game.phase != "night")
        night = game.day + (ill.data + disease.NIGHT_AFTER_NEXT - last_night) // 2
        yield "infected", {"by": ill.source, "night": night}
    if (doom := statuses.get(DOOM)) is not None:
        yield "doomed", {"by": doom.source}


def _of(game: Game, holding: Holding) -> Iterator[Said]:
    """What one holding remembers."""
    memory, state = holding.memory, STATES.get(holding.role.id)
    if state is not None:
        due = "now" if memory[SINCE] <= game.moment else "next"
        yield state, {"by": memory[BY], "when": due}
    if holding.role.id.endswith(lending.LENT):
        yield "lent", {"role": lending.original(holding.role.id)}
    if isinstance(memory.get(BELOVED), int):
        yield "loves", {"by": memory[BELOVED]}
    if memory.get(psychopath.LIST):
        yield "listed", {"seats": memory[psychopath.LIST]}
    if memory.get(chef.WAITER):
        yield "waiters", {"seats": memory[chef.WAITER]}
    for pool, name in SUPPLIES:
        if holding.role.id == pool.role:
            yield name, {"count": pool.left(holding)}
    if holding.role.id == "revamped.evil_scientist":
        left = 0 if VIAL in memory else max(1, vials(game) - memory.get(USED, 0))
        yield "left_vial", {"count": left}
    targets = (getattr(power.script, "__self__", None) for power in holding.role.powers)
    for target in dict.fromkeys(one for one in targets if isinstance(one, standing.Standing)):
        if target.spent not in memory and (aim := target.target(game, holding)) is not None:
            yield ("target", {"by": aim}) if isinstance(aim, int) else ("target_role", {"role": aim})
