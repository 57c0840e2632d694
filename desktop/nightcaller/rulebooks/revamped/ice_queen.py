"""Ice Queen: guesses one card a night, and has its power for a day if she is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.visits import visit
from nightcaller.rulebooks.revamped import lending
from nightcaller.rulebooks.revamped.cards import BORROWS, NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.guessing import GUESSED
from nightcaller.rulebooks.revamped.naming import PAIRS, name_pairs, pair_forms
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import ICE, LIMITED, SOLO_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.ice_queen.guess"
BORROWED: Final = Kind("revamped.borrowed", "answer", mark="eye", feat="looked")
NOTHING: Final = Kind("revamped.borrowed_nothing", "answer", mark="eye", feat="looked")
RIGHT: Final = "guessed"
"""Whom she has guessed: "the same player can't be guessed again"."""
LOAN: Final = "loan"
"""Whose power she will have: the role's id, until the morning."""


def guess(game: Game, me: Holding) -> Script:
    """ "Each night, the Ice Queen guesses the role of one player": the truth counts. "If the Ice Queen can't
    use the ability of the guessed player, the guess is simply confirmed and nothing else happens": so it is
    where nothing can be used on the coming day (a Barber's razor on day 1), and she may guess there again."""
    spent = me.memory.get(RIGHT, ())
    left = tuple(seat for seat in game.others(me.seat) if seat not in spent)
    blocked = tuple((seat, "blocked-revamped-guessed") for seat in game.others(me.seat) if seat in spent)
    named = yield from name_pairs(game, me, KEY, 1, left, blocked=blocked)
    for seat, role in named:
        body = visit(game, me.seat, seat, "inspect", me.role.id)
        truth = game.role(body)
        if truth.id != role:
            game.tell(GUESSED, to=1 << me.seat, by=me.seat, seat=seat, role=role, right="no")
            continue
        useful = lending.usable(game, truth, lending.by_day)
        if useful:
            me.memory[RIGHT] = (*spent, seat)
            me.memory[LOAN] = role
        game.tell(BORROWED if useful else NOTHING, to=1 << me.seat, by=me.seat, seat=seat, role=role)
    return None


def daybreak(game: Game, me: Holding) -> None:
    """ "The Ice Queen is able to use this ability during the next day [...] At the end of the day, the
    ability is removed." """
    if game.phase != "day":
        return
    role = me.memory.pop(LOAN, None)
    if role is not None and game.lives(me.seat):
        lending.lend(game, me.seat, game.book.roles[role], lending.by_day, game.moment)


ROLE = DescribedRole(
    "revamped.ice_queen",
    ICE,
    in_team(ICE, SOLO_POWER, LIMITED, BORROWS, NOT_LENT),
    (Power(KEY, guess, hour=56, informs=True, questions=pair_forms(KEY, 1), together=PAIRS),),
    {**KNOW_EACH_OTHER, "phase": daybreak},
    listed=80,
    worth=-4,
    counterpart="revamped.ice_king",
    misfit="misfit-revamped-day",
)
