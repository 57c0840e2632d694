"""What can be declared while people speak, in one form for everybody who takes the laptop.

Which words are offered follows from the published deck and from what everybody saw; whoever picks a word that
is not hers has said nothing (secrecy: "an option that is missing").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Power, Turn
from nightcaller.engine.vocabulary import Ask, Option, Question, Seat

if TYPE_CHECKING:
    from nightcaller.engine.floor import Interruption, Interrupts
    from nightcaller.engine.game import Game

STAY: Final = "stay"
DECLARE: Final = "judge.declare"
"""The question if there is more than one thing to declare."""
TARGET: Final = "judge.declare.target"
FOUGHT: Final = "duel"
"""What a Knight can do once, as the holding remembers it."""
DUELED: Final = "judge.dueled"
"""Mark of a Knight who has fought."""
DUELED_WOLF: Final = "dueled_wolf"
"""Whether the last duel was with a wolf, as a fact of the day."""
DAY_SPEECHES: Final = "judge.speech"

Openings = tuple[frozenset[Power], tuple[Question, ...]]
"""The powers that may be declared, and the form that a declaration has then."""


def interrupts(game: Game, label: str) -> tuple[Interrupts, tuple[Question, ...]]:
    """Who may interrupt these speeches and with what, and the form that a declaration has in public.

    Wolves explode in every speech; a Knight duels in the speeches of the day, as long as he has not.
    """
    powers, forms = game.at_this_table("judge.openings", openings)[label == DAY_SPEECHES and duels_left(game)]
    if not powers:
        return (), ()
    game.noted["declaring"] = forms[0]
    for turn in game.wielding("floor"):
        if may_interrupt(game, powers, turn):
            return partial(interrupting, game, powers), forms
    return (), forms


def may_interrupt(game: Game, powers: frozenset[Power], turn: Turn) -> bool:
    """Whether somebody may use this power now, if it is one of those that may be declared."""
    if not game.alive >> turn.seat & 1 or turn.power not in powers or FOUGHT in turn.holding.memory:
        return False
    return not game.suppressed(turn.holding)


def interrupting(game: Game, powers: frozenset[Power]) -> list[Turn]:
    """Everybody who may use one of these powers now."""
    return [turn for turn in game.wielding("floor") if may_interrupt(game, powers, turn)]


def duels_left(game: Game) -> bool:
    """Whether a Knight may still fight, as far as everybody knows: every duel is fought in public."""
    return game.uncounted or game.bearing(DUELED).bit_count() < game.at_this_table("judge.duels", duels)


def duels(game: Game) -> int:
    """How many cards of the published deck may challenge somebody."""
    return sum(game.published[role] for role, power in game.published_powers("floor") if is_duel(power))


def openings(game: Game) -> tuple[Openings, Openings]:
    """What may be declared at this table where nobody is challenged any more, and where somebody may be."""
    published = [power for _role, power in game.published_powers("floor")]
    explosions = [power for power in published if not is_duel(power)]
    return open_to(explosions), open_to(published)


def is_duel(power: Power) -> bool:
    """Whether this is a challenge; every other interruption is an explosion."""
    return power.questions[0].words[0] == "duel"


def is_explosion(game: Game, interruption: Interruption) -> bool:
    """Whether a wolf has blown himself up, and speeches and day are over."""
    role = game.book.roles[interruption.acts[0].role]
    return not any(power.window == "floor" and is_duel(power) for power in role.powers)


def ends_the_day(game: Game) -> bool:
    """House rule `after_duel`: what follows today's duel."""
    match game.house["after_duel"]:
        case "day-goes-on":
            return False
        case "night-falls":
            return True
        case _:
            return bool(game.noted[DUELED_WOLF])


def open_to(powers: Sequence[Power]) -> Openings:
    """Some of the published powers, and the form that a declaration has if these may be declared."""
    if not powers:
        return frozenset(), ()
    words = tuple(dict.fromkeys(power.questions[0].words[0] for power in powers))
    key = powers[0].questions[0].key if len(words) == 1 else DECLARE
    forms: tuple[Question, ...] = (Question(key, (*words, STAY)),)
    if any(len(power.questions) > 1 for power in powers):
        forms += (Question(TARGET),)
    return frozenset(powers), forms


def declare(game: Game, seat: Seat, *, barred: tuple[Option, str] | None = None) -> Ask:
    """The first question of every declaration, the same words for everybody.

    Args:
        barred: a word that this seat knows it may not use, and why (a message id).
    """
    return _declaration(seat, game.noted["declaring"], barred)


@lru_cache(1024)  # every speech asks the same of everybody who might interrupt it
def _declaration(seat: Seat, form: Question, barred: tuple[Option, str] | None) -> Ask:
    words = form.words if barred is None else tuple(word for word in form.words if word != barred[0])
    return Ask(seat, form.key, words, blocked=() if barred is None else (barred,), optional=True)
