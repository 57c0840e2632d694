"""Witch (女巫): one antidote for the pack's victim, one poison for anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import ANYHOW, NOBODY, Act, Ask, Question, Seat, Status, Tier, Together
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.causes import POISON
from nightcaller.rulebooks.judge.saving import ANTIDOTE
from nightcaller.rulebooks.stock import others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

QUESTIONS = (Question("judge.witch.antidote", ("use", "keep")), Question("judge.witch.poison"))

ANTIDOTE_USED: Final = Kind("judge.antidote_used", discloses=False, mark="drop", feat="healed")
POISON_USED: Final = Kind("judge.poison_used", discloses=False, mark="drop")


def brew(game: Game, me: Holding) -> Script:
    """Night 6: the Witch learns the kill target and may use the antidote and the poison, each once.

    House rules `witch_self_save`, `witch_both_potions`, `witch_sees_victim_without_antidote`.
    """
    acts: list[Act] = []
    victim = game.noted.get("victim", NOBODY)
    if "antidote" not in me.memory or game.house["witch_sees_victim_without_antidote"] == "yes":
        reason = why_no_antidote(game, me, victim)
        (answer,) = yield Ask(
            me.seat,
            "judge.witch.antidote",
            ("keep",) if reason else ("use", "keep"),
            blocked=(("use", reason),) if reason else (),
            shown=(("victim", victim),),
        )
        if answer == "use":
            me.memory["antidote"] = game.day
            game.tell(ANTIDOTE_USED, to=1 << me.seat, by=me.seat, seat=victim)
            acts.append(Act(Tier.GUARD, me.seat, (int(victim),), save, me.role.id))
    if "poison" in me.memory or (acts and game.house["witch_both_potions"] == "no"):
        return acts
    (target,) = yield Ask(me.seat, "judge.witch.poison", seats_or_nobody(others(game, me)))
    if target != NOBODY and "poison" not in me.memory:  # the table may have used it up meanwhile
        me.memory["poison"] = game.day
        game.tell(POISON_USED, to=1 << me.seat, by=me.seat, seat=target)
        acts.append(Act(Tier.END, me.seat, (int(target),), poison, me.role.id))
    return acts


def why_no_antidote(game: Game, me: Holding, victim: Seat | str) -> str:
    """Why the antidote cannot be used tonight, as a message id; empty if it can."""
    if "antidote" in me.memory:
        return "blocked-judge-antidote-used"
    if victim == NOBODY:
        return "blocked-judge-no-victim"
    self_save = game.house["witch_self_save"]
    if victim == me.seat and (self_save == "never" or (self_save == "first-night" and game.day > 1)):
        return "blocked-judge-no-self-save"
    return ""


def save(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The antidote covers a body for this night."""
    game.mark(bodies[0], Status(ANTIDOTE, act.by, game.moment))


def poison(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Poison kills past the guard (section II: he does not protect from poison)."""
    attack(game, POISON, act.by, bodies[0], "kill")


def both_in_one_night(house: Mapping[str, str]) -> Together:
    """What everybody knows of the two potions: a call refuses the second before it is confirmed."""
    return ANYHOW if house["witch_both_potions"] == "yes" else Together(most=1)


BREW: Final = Power(
    "judge.witch.brew",
    brew,
    questions=QUESTIONS,
    reads=frozenset({"victim"}),
    tells=("victim",),
    hour=6,
    agreed=both_in_one_night,
    by_number=True,  # she is shown the victim's number, and both potions land on bodies
)

ROLE = Role(
    "judge.witch",
    GOOD,
    frozenset({DIVINE}),
    (BREW,),
    charges=(Charge("antidote", ANTIDOTE_USED), Charge("poison", POISON_USED)),
    listed=9,
    worth=5,
    house_rules=(
        HouseRule("witch_self_save", ("first-night", "always", "never"), group="night"),
        HouseRule("witch_both_potions", ("no", "yes"), group="night"),
        HouseRule("witch_sees_victim_without_antidote", ("no", "yes"), group="night"),
    ),
)
