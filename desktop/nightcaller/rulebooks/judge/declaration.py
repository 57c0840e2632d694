"""What can be declared while people speak, in one form for everybody who takes the laptop.

Which words are offered follows from the published deck and from what everybody saw; whoever picks a word that
is not hers has said nothing (secrecy: "an option that is missing").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.roles import Power, Turn
from nightcaller.engine.vocabulary import Ask, Option, Question, Seat

if TYPE_CHECKING:
    from nightcaller.engine.floor import Interrupts
    from nightcaller.engine.game import Game

STAY: Final = "stay"
DECLARE: Final = "judge.declare"
"""The question if there is more than one thing to declare."""
TARGET: Final = "judge.declare.target"
DUEL: Final = Cause("judge.duel")
"""Cause of the death of a wolf who lost a duel."""
HONOUR: Final = Cause("judge.honour")
"""Cause of the death of a Knight who challenged somebody who is no wolf."""
FOUGHT: Final = "duel"
"""What a Knight can do once, as the holding remembers it."""
DUELED: Final = "judge.dueled"
"""Mark of a Knight who has fought."""
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
    return not (game.powerless and game.suppressed(turn.holding))


def interrupting(game: Game, powers: frozenset[Power]) -> list[Turn]:
    """Everybody who may use one of these powers now."""
    return [turn for turn in game.wielding("floor") if may_interrupt(game, powers, turn)]


def duels_left(game: Game) -> bool:
    """Whether a Knight may still fight, as far as everybody knows: every duel is fought in public."""
    return game.uncounted or game.bearers.get(DUELED, 0).bit_count() < game.published.get("judge.knight", 0)


def openings(game: Game) -> tuple[Openings, Openings]:
    """What may be declared at this table where nobody is challenged any more, and where somebody may be."""
    published = [power for _role, power in game.published_powers("floor")]
    explosions = [power for power in published if power.questions[0].words[0] != "duel"]
    return open_to(explosions), open_to(published)


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
