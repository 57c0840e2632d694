"""Standing targets: whoever is chosen stays chosen until somebody else is.

The text says it of each such role in the same words: "They can update this target once per phase, with 1
emergency change to be used whenever the Ranger wants." Edges 1 say what that means: "The first choice and one
change per phase are free, one more per game is the emergency. A dead target empties the slot; filling it is a
change. Never oneself; 'nobody' allowed [...]. Role change clears it."

The question is an ordinary one on every visit of a lap: leaving it as it is keeps the target, and choosing
the target again lets it go. So a page says nothing about who has one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Option, Picks, Question, Seat
from nightcaller.rulebooks.revamped.conditions import remembered
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.naming import role_form
from nightcaller.rulebooks.stock.love import mourns

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

AIMED: Final = Kind("revamped.aimed", discloses=False, mark="ring")
HURRIED: Final = Kind("revamped.hurried", discloses=False)
CHANGE: Final = "revamped-change"
"""The emergency change: once it is spent, the holding remembers the day under this name."""
EMERGENCY: Final = Charge(CHANGE, HURRIED)
START: Final = "start"
MORNING: Final = "morning"
"""Kinds of windows: of the powers that are asked before night 1, and after a night's dead are told."""
STANDING: Final = ".standing"
"""End of the ids of powers that ask for a standing target in the morning."""

Offers = Callable[["Game", Holding], Picks]
Lands = Callable[["Game", Holding, Option], Iterable[Act]]


def everybody_else(game: Game, me: Holding) -> Picks:
    """Everybody alive but oneself."""
    return game.others(me.seat)


def can_wait(power: Power) -> bool:
    """Whether a power of the morning lap is no reason to hold one: a standing target may be changed by night,
    and declared by day; where everybody is visited anyway it is asked for as well."""
    return power.id.endswith(STANDING)


def nothing_lands(_game: Game, _me: Holding, _pick: Option) -> Iterable[Act]:
    """The choice is only remembered."""
    return ()


@dataclass(frozen=True)
class StandingTarget:
    """A target that stands until another is chosen.

    Attributes:
        key: of its question, and of the power that asks it by night; what is chosen now stands on the card as
            the message ``shown-<key>``.
        hour: its place in the night.
        told: what the holder's own page says: `by` and `seat`.
        fact: the fact of it that names the target.
        offers: who, or what, may be chosen.
        release: whether "nobody" is a target; choosing the present one again lets it go.
        corpses: whether somebody dead is still a target.
        start: whether it is asked before night 1 as well: what others may see in that night.
        lands: what comes of a choice at once, beside its being remembered.
        roles: whether it is a role that is chosen, and no person.
        word: what is declared while people talk; the Customer's is another than those of cards.
        spent: what its holder remembers when it is used up: then nothing is asked any more.
    """

    key: str
    hour: int
    told: Kind = AIMED
    fact: str = "seat"
    offers: Offers = everybody_else
    release: bool = True
    corpses: bool = False
    start: bool = False
    lands: Lands = nothing_lands
    roles: bool = False
    word: str = "target"
    spent: str = ""

    @property
    def powers(self) -> tuple[Power, ...]:
        """The powers that ask for it: by night, in the morning lap, while people talk, or from the start."""
        form = (role_form(self.key) if self.roles else Question(self.key),)
        begin = Power(f"{self.key}.{START}", self.ask, START, since=0, questions=form, shows=True)
        return (
            *((begin,) if self.start else ()),
            Power(self.key, self.ask, hour=self.hour, questions=form, shows=True),
            Power(f"{self.key}{STANDING}", self.ask, MORNING, questions=form),
            declared(f"{self.key}.declare", self.word, use=self.declare, names_a_role=self.roles),
        )

    def target(self, game: Game, me: Holding) -> Option | None:
        """Who, or what, is chosen now; None for nobody, and when whoever it was lives no more: neither does
        one whose heart breaks in this moment (rulings: "linked deaths, then death powers")."""
        chosen: Option | None = me.memory.get(self.key)
        if isinstance(chosen, int) and not self.corpses and (not game.lives(chosen) or mourns(game, chosen)):
            return None
        return chosen

    def use_up(self, game: Game, me: Holding) -> Seat | None:
        """Whoever is chosen now, for the one time that it counts (`spent`); None if nobody is, or no more."""
        target = None if self.spent in me.memory else self.target(game, me)
        if target is None:
            return None
        me.memory[self.spent] = game.day
        return int(target)

    def ask(self, game: Game, me: Holding) -> Script:
        """Whom else? Leaving it as it is costs nothing."""
        if self.spent in me.memory:
            return None
        now = self.target(game, me)
        offered = self.offers(game, me)
        why = "" if self.may_change(game, me) else "blocked-revamped-no-change-left"
        fact = self.key.replace(".", "-").replace("_", "-")
        (pick,) = yield Ask(
            me.seat,
            self.key,
            (NOBODY,) if why else (*offered, NOBODY),
            blocked=tuple((one, why) for one in offered) if why else (),
            shown=((fact, NOBODY if now is None else now),),
        )
        return list(self.choose(game, me, pick))

    def choose(self, game: Game, me: Holding, pick: Option) -> Iterable[Act]:
        """Take a choice; NOBODY leaves it as it is, and so does a choice for which no change is left.

        Setting a target is a visit like every use of an ability on somebody (edges 8, Disease).
        """
        if pick == NOBODY or not self.may_change(game, me):
            return ()
        if pick == self.target(game, me):
            if not self.release:
                return ()
            pick = NOBODY
        self.count(game, me)
        if pick == NOBODY:
            me.memory.pop(self.key, None)
        else:
            me.memory[self.key] = pick
        game.tell(self.told, to=1 << me.seat, by=me.seat, **{self.fact: pick})
        if isinstance(pick, int):
            visit(game, me.seat, pick, "choose", me.role.id)
        return self.lands(game, me, pick)

    def declare(self, game: Game, me: Holding, _word: str, seat: Option, role: Option) -> None:
        """Another choice while people talk: it stands at once, and nobody hears of it."""
        pick = role if self.roles else seat
        if self.spent not in me.memory and pick in self.offers(game, me):
            game.land(tuple(self.choose(game, me, pick)))

    # --- one change a phase, and one more ------------------------------------------------------------

    def may_change(self, game: Game, me: Holding) -> bool:
        """Whether a change is left: the first choice, one a phase, one in an emergency."""
        return self.free(game, me) or CHANGE not in me.memory

    def free(self, game: Game, me: Holding) -> bool:
        """Whether a change costs nothing now."""
        last = me.memory.get(f"{self.key}.changed")
        return last is None or last != game.moment

    def count(self, game: Game, me: Holding) -> None:
        """Put a change down; the first choice of all is none."""
        changed = f"{self.key}.changed"
        if changed not in me.memory:
            me.memory[changed] = -1
        elif self.free(game, me):
            me.memory[changed] = game.moment
        else:
            me.memory[CHANGE] = game.day
            game.tell(HURRIED, to=1 << me.seat, by=me.seat)


def aims(fact: str, kind: type[Option]) -> Callable[[Game, Holding], Mapping[str, Option] | None]:
    """What a moderator reads of a holding: what its target is now, if that is of this kind."""

    def facts(game: Game, me: Holding) -> Mapping[str, Option] | None:
        asked = (getattr(power.script, "__self__", None) for power in me.role.powers)
        for one in asked:
            if isinstance(one, StandingTarget) and one.spent not in me.memory:
                aim = one.target(game, me)
                if isinstance(aim, kind):
                    return {fact: aim}
        return None

    return facts


SHOWN: Final = (
    remembered("target", 70, aims("by", int)),
    remembered("target_role", 71, aims("role", str)),
)
