"""Witch: sees the night's victims; one Life Potion saves one of them, one Death Potion kills anybody."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of, seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Option, Question, Seat, Status, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.causes import POISON
from nightcaller.rulebooks.hollow.saving import SAVED
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

NO_VICTIM: Final = (("victim", NOBODY),)

LIFE_USED: Final = Kind("hollow.life_used", discloses=False, mark="heart", feat="healed")
DEATH_USED: Final = Kind("hollow.death_used", discloses=False, mark="drop")


def brew(game: Game, me: Holding) -> Script:
    """Turns, Night 8: "the master lets him know who will be that night's victim or victims".

    Each potion once; both in one night, and the Death Potion on a victim too (rulings, hollow). She is told
    "every night", with empty hands too.
    """
    victims = victims_of(game)
    shown = as_told(victims)
    acts: list[Act] = []
    if "life" in me.memory and "death" in me.memory:
        spent = each(game.alive, "blocked-hollow-no-potion")
        yield Ask(me.seat, "hollow.witch.look", (NOBODY,), blocked=spent, shown=shown)
    if "life" not in me.memory:
        others = each(game.alive & ~victims, "blocked-hollow-no-victim")
        (target,) = yield Ask(
            me.seat, "hollow.witch.life", seats_or_nobody(victims), blocked=others, shown=shown
        )
        if target != NOBODY:
            me.memory["life"] = game.day
            game.tell(LIFE_USED, to=1 << me.seat, by=me.seat, seat=target)
            acts.append(Act(Tier.GUARD, me.seat, (int(target),), save, me.role.id))
    if "death" not in me.memory:
        # House rule `witch_poisons_herself`.
        herself = 0 if game.house["witch_poisons_herself"] == "yes" else 1 << me.seat
        prey = seats_or_nobody(game.alive & ~herself)
        (target,) = yield Ask(me.seat, "hollow.witch.death", prey, shown=shown)
        if target != NOBODY and "death" not in me.memory:  # the table may have used it up meanwhile
            me.memory["death"] = game.day
            game.tell(DEATH_USED, to=1 << me.seat, by=me.seat, seat=target)
            acts.append(Act(Tier.END, me.seat, (int(target),), poison, me.role.id))
    return acts


def victims_of(game: Game) -> int:
    """The pack's choice and the White Werewolf's, as they were aimed: a shield is no business of hers.

    Returns a bit mask.
    """
    noted = game.noted
    victims = 1 << noted["victim"] if "victim" in noted else 0
    return victims | 1 << noted["companion"] if "companion" in noted else victims


@lru_cache(1 << 10)
def as_told(victims: int) -> tuple[tuple[str, Option], ...]:
    """What she is told of those in a bit mask.

    By seat: in any other order she could tell which of the two is a werewolf.
    """
    return tuple(zip(("victim", "second_victim"), seats_of(victims), strict=False)) or NO_VICTIM


def save(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "If there is more than one victim, the witch may only save one"."""
    game.mark(bodies[0], Status(SAVED, act.by))


def poison(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "Used to kill one player of his choosing": it is no attack of the werewolves, nothing wards it off."""
    attack(game, POISON, act.by, bodies[0], "kill")


ROLE = Role(
    "hollow.witch",
    VILLAGE,
    powers=(
        Power(
            "hollow.witch.brew",
            brew,
            questions=(Question("hollow.witch.life"), Question("hollow.witch.death")),
            reads=frozenset({"victim", "companion"}),
            tells=("victim",),
            hour=8,
        ),
    ),
    charges=(Charge("life", LIFE_USED), Charge("death", DEATH_USED)),
    listed=4,
    house_rules=(HouseRule("witch_poisons_herself", ("no", "yes"), group="night"),),
)
