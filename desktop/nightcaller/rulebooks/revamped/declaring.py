"""What may be used at any time by day: anybody takes the laptop while people talk, and finds the same page.

The page has every word of the published deck's powers of this kind, a seat and, where somebody may want one,
a role. A word that is not one's own does nothing. What is declared stays between the laptop and whoever
declares it, unless the text announces it (edges 1, Declare): only that breaks the debate off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.floor import Way
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import FOREVER, Holding, Power, Turn
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Option, Part, Question, Seat
from nightcaller.rulebooks.revamped import coming
from nightcaller.rulebooks.revamped.naming import names, role_form

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

DECLARE: Final = "revamped.declare"
TARGET: Final = "revamped.declare.target"
ROLE_NAMED: Final = "revamped.declare.role"
STAY: Final = "stay"

Use = Callable[["Game", Holding, str, Option, Option], "list[Act] | None"]
"""``use(game, me, word, seat or NOBODY, role or NOBODY)``: what comes of it. Acts land at once, in front of
everybody, and break the debate off; without any, nobody else learns of it and people talk on."""


def declared(
    power: str, *words: str, use: Use, since: int = 1, until: int = FOREVER, names_a_role: bool = False
) -> Power:
    """A power that may be declared while people talk.

    Args:
        power: its id.
        words: its own words on everybody's page; text ``choice-revamped-declare-<word>``.
        use: what comes of it.
        since: the first day.
        until: the last one.
        names_a_role: whether it may want a role.
    """

    def script(game: Game, me: Holding) -> Script:
        word, seat, *role = yield page(game, me.seat)
        return use(game, me, str(word), seat, role[0] if role else NOBODY) if word in words else None

    asked = (Question(DECLARE, (*words, STAY)), Question(TARGET), *([role_form(ROLE_NAMED)] * names_a_role))
    return Power(power, script, window="floor", since=since, until=until, questions=asked)


def powers(game: Game) -> list[Power]:
    """What of the published deck, and of all that may come of it, may be declared today."""
    return [power for _role, power in coming.powers(game, "floor")]


def form(game: Game) -> tuple[Question, ...]:
    """The form of everybody's page; nothing if the deck has nothing to declare today."""
    return coming.today(game, "declaring.form", _form)


def _form(game: Game) -> tuple[Question, ...]:
    found = powers(game)
    if not found:
        return ()
    words = dict.fromkeys(word for power in found for word in power.questions[0].words if word != STAY)
    page: tuple[Question, ...] = (Question(DECLARE, (*words, STAY)), Question(TARGET))
    if any(one.roles for power in found for one in power.questions):
        page += (role_form(ROLE_NAMED)._replace(words=(*names(game), NOBODY)),)
    return page


def page(game: Game, seat: Seat, *, optional: bool = True) -> Ask:
    """The page itself, for somebody in whose hands it may do something."""
    parts = [Part(one.key, one.words or (*game.others(seat), NOBODY)) for one in form(game)]
    return composite(seat, DECLARE, parts, optional=optional)


def interrupts(game: Game) -> list[Way]:
    """Who of the living has something to declare, each once."""
    return [Way(seat, _all_of(seat, turns)) for seat, turns in held(game).items()]


def held(game: Game) -> Mapping[Seat, Sequence[Turn]]:
    """What the living have to declare."""
    found: dict[Seat, list[Turn]] = {}
    for turn in game.wielding("floor"):
        seat = turn.seat
        if game.lives(seat) and not game.suppressed(turn.holding) and turn.power.due(game.day, game.house):
            found.setdefault(seat, []).append(turn)
    return found


def _all_of(seat: Seat, turns: Sequence[Turn], *, optional: bool = True) -> Callable[[Game], Script]:
    def script(game: Game) -> Script:
        picks = yield page(game, seat, optional=optional)
        acts: list[Act] = []
        for turn in turns:
            if turn.holding not in game.players[seat].holdings:
                continue
            own = turn.power.script(game, turn.holding)
            next(own)
            try:
                own.send(picks)
            except StopIteration as finished:
                acts += finished.value or []
        return acts or None

    return script


def on_a_page(game: Game) -> Power | None:
    """All that may be declared today as one power, for a page on which other things are asked as well; None
    if there is nothing."""
    return coming.today(game, "declaring.power", _on_a_page)


def _on_a_page(game: Game) -> Power | None:
    asked = form(game)
    if not asked:
        return None

    def script(game: Game, me: Holding) -> Script:
        mine = held(game).get(me.seat)
        return (yield from _all_of(me.seat, mine, optional=False)(game)) if mine else None

    named = (role_form(one.key) if one.roles else one for one in asked)  # the page knows the names
    return Power(DECLARE, script, window="floor", questions=tuple(named))
