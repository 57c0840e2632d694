"""What is done in secret by day by whoever asks for the laptop: anybody may, for a power, to read the news of
the night, or for neither, and finds the same page (house rule `day_round`).

It has what the morning lap asks (edges 1) and what may be declared while people talk. Standing targets are
declared as well, so they are not asked for once more.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Holding, Power, Role, Turn
from nightcaller.engine.vocabulary import Act, Seat, empty_choice
from nightcaller.rulebooks.revamped import asked, coming, declaring, lending, standing

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

USED: Final = ".used"
"""End of the name under which somebody remembers the day on which she last used a power of the day."""


def form(game: Game, hands: tuple[Role, ...]) -> asked.WindowRound:
    """What everybody's page has today.

    Args:
        hands: what one person may hold.
    """
    published = [one for one in asked.powers(game, standing.MORNING) if not standing.can_wait(one[1])]
    people = asked.with_questions_owed(lending.borrowing(hands), published)
    declared = declaring.on_a_page(game)
    if declared is None:
        return asked.WindowRound(published, people)
    role, _power = coming.powers(game, "floor")[0]
    return asked.WindowRound([(role, declared), *published], asked.beside(people, (declared,)))


def turns(game: Game, seat: Seat) -> list[Turn]:
    """What somebody who has taken the laptop is really asked."""
    declared = declaring.on_a_page(game)
    mine = [Turn(game.players[seat].holdings[0], declared, seat)] if declared else []
    return mine + [
        Turn(turn.holding, once(turn.power), seat)
        for turn in asked.turns(game, standing.MORNING)
        if turn.seat == seat and not standing.can_wait(turn.power)
    ]


@lru_cache(256)
def once(power: Power) -> Power:
    """A power of the morning lap, which asks once a day: whoever has left it alone may come again."""
    used = f"{power.id}{USED}"

    def script(game: Game, me: Holding) -> Script:
        if me.memory.get(used) == game.day:
            return None
        inner = power.script(game, me)
        try:
            ask = next(inner)
            while True:
                picks = yield ask
                if picks != empty_choice(ask):
                    me.memory[used] = game.day
                ask = inner.send(picks)
        except StopIteration as finished:
            acts: list[Act] | None = finished.value
            return acts

    return replace(power, script=script)
