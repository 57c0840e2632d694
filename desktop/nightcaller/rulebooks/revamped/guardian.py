"""Guardian: nobody can vote for whom the Guardian stands in front of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Status, Tier
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.elections import ELECTED_TAG, HOOKS
from nightcaller.rulebooks.revamped.lynching import GUARDED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

GUARDIAN: Final = "revamped.guardian"
SMALL_TOWN: Final = 12
"""6: "when there are 12 or fewer players, the Guardian may choose one player [...] more than 12 [...] up to
two"."""
CHOSEN: Final = "revamped.guard_tonight"
"""Status of whom the Guardian has chosen, until the morning."""
SHOWN: Final = marked("guard_tonight", 29, CHOSEN)
LAST: Final = "last"
GUARDING: Final = Kind("revamped.guarding", discloses=False, mark="shield")
TOLD: Final = Kind("revamped.guarded_public", news="news", mark="shield")
KEY: Final = "revamped.guardian.protect"


def choose(game: Game, me: Holding) -> Script:
    """ "Guardians may not protect the same player two days in a row but may protect themself": the last
    night on which somebody was chosen is what counts (rulings)."""
    last = me.memory.get(LAST, ())
    open_to = tuple(seat for seat in game.living if seat not in last)
    blocked = tuple((seat, "blocked-same-twice") for seat in last if game.lives(seat))
    chosen: list[Seat] = []
    for _ in range(1 if game.alive.bit_count() <= SMALL_TOWN else 2):
        left = tuple(seat for seat in open_to if seat not in chosen)
        (pick,) = yield Ask(me.seat, KEY, (*left, NOBODY), blocked=blocked)
        if pick == NOBODY:
            break
        chosen.append(int(pick))
    if not chosen:
        return None
    me.memory[LAST] = tuple(chosen)
    game.tell(GUARDING, to=1 << me.seat, by=me.seat, seats=tuple(sorted(chosen)))
    return [Act(Tier.END, me.seat, tuple(chosen), protect, GUARDIAN, verb="protect")]


def protect(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "The Guardian chooses their protected player(s) during the night [...] for the following day." """
    for body in bodies:
        game.mark(body, Status(CHOSEN, act.by, game.moment + 1))


def take_post(game: Game) -> None:
    """ "The people that are protected by the Guardian simply can't be voted for on the lynch": everybody
    sees who (edges 5)."""
    chosen = seats_of(game.bearing(CHOSEN) & game.alive)
    for seat in chosen:
        status = game.marked(seat, CHOSEN)
        assert status is not None
        game.mark(seat, Status(GUARDED, status.source), public=True)
        game.unmark(seat, CHOSEN)
    if chosen:
        game.tell(TOLD, seats=chosen, count=len(chosen), by=game.players[chosen[0]].statuses[GUARDED].source)


def corrected(game: Game) -> None:
    """Whom the table brings back by day stands behind the Guardian, too, if chosen in the night before."""
    if game.phase == "day":
        take_post(game)


def leave_post(game: Game) -> None:
    """The day is over."""
    for seat in seats_of(game.bearing(GUARDED)):
        game.unmark(seat, GUARDED, public=True)


STANDS: Final = Consequence(Moment.DAWN, 20, take_post)
CORRECTED: Final = Consequence(Moment.CORRECTED, 40, corrected)
LEAVES: Final = Consequence(Moment.DAY_OVER, 10, leave_post)
PROTECT: Final = Power(KEY, choose, since=2, hour=90, questions=(Question(), Question(KEY)))

OFFICE = Role(GUARDIAN, "", frozenset({ELECTED_TAG}), (PROTECT,), HOOKS, listed=70)
