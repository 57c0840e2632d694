"""Questions that want a role named: which ones everybody may name, and players with roles side by side.

Nobody's secrets change the list: it follows from the published deck, with what its cards may become and what
they may look like. It is the same for everybody, on every page.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.plans import Cast
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import NOBODY, Ask, Option, Part, Picks, Question, Seat, Together
from nightcaller.rulebooks.revamped import coming
from nightcaller.rulebooks.revamped.cards import card

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MASKED: Final = Kind("revamped.masked", discloses=False)
"""What somebody has chosen to look like."""
PAIRS: Final = Together(differ=True, pairs=True)
"""What goes together in players and their roles."""
ROLE_OF: Final = "revamped.role_of"
"""The second half of a pair: which card somebody is thought to hold."""

Named = Generator[Ask, Picks, "tuple[tuple[Seat, str], ...]"]
"""A conversation that ends with players and a role for each."""


def names(game: Game) -> tuple[str, ...]:
    """Every role that may be named, in the book's order."""
    return game.at_this_table("naming.names", _names)


def _names(game: Game) -> tuple[str, ...]:
    held = coming.coming(game)
    found = {role.id for role in held}.union(*({card(one).wears, card(one).passes_for} for one in held))
    return tuple(role for role, card in game.book.roles.items() if role in found and card.beside is None)


def cast(game: Game) -> Cast:
    """What everybody knows of the table on which the forms of questions depend."""
    return game.at_this_table(("naming.cast", game.seats), _cast)


def _cast(game: Game) -> Cast:
    return Cast(game.seats, names(game))


def role_form(key: str) -> Question:
    """The form of a question that a role answers, or nothing."""
    return Question(key, (NOBODY,), roles=True)


def role_part(game: Game, key: str) -> Part:
    """The question itself."""
    return Part(key, (*names(game), NOBODY))


def pair_forms(key: str, count: int, role_key: str = ROLE_OF) -> tuple[Question, ...]:
    """The forms of so many players with a role for each."""
    return (Question(key), role_form(role_key)) * count


def name_pairs(
    game: Game,
    me: Holding,
    key: str,
    count: int,
    whom: tuple[Seat, ...],
    *,
    role_key: str = ROLE_OF,
    blocked: tuple[tuple[Option, str], ...] = (),
) -> Named:
    """Ask for so many different players at most, and a role for each of them.

    Args:
        whom: who may be picked.
        role_key: the question for the role.
        blocked: who of the others cannot be picked, and why.
    """
    if not whom:
        return ()
    pair = (Part(key, (*whom, NOBODY), blocked), role_part(game, role_key))
    picks = yield composite(me.seat, key, pair * count, differ=True, pairs=True)
    return tuple(
        (int(seat), str(role)) for seat, role in zip(picks[::2], picks[1::2], strict=True) if seat != NOBODY
    )
