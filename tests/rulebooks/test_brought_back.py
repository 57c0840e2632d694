"""Dead by the rules and brought back by the table: what the death has left on people is gone, anywhere.

rulings, All books: "Who is revived gets back what the death took (offices aside) and what the death caused".
`test_taken_back` has the same for deaths that the table has declared itself.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from makers import digests
from nightcaller.engine import AMEND, Session, death
from nightcaller.engine.game import Game
from nightcaller.engine.roles import FOREVER
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from parts import many, some_fast
from rulebooks.taking_back import Everything

GAMES = many("taken-back", 25)
LONGEST: Final = 400

DAYBREAK: Final = frozenset({"hollow.suspect", "forum.patient", "revamped.guarded", "revamped.sleepless"})
"""Marks that the end of a night or a day puts on or takes off, whoever has died before."""
RULED: Final = frozenset({
    "forum.missed",  # the last silence is void with the death that it has cost (`absence`)
    "judge.explosion", "judge.broke_the_race",  # whoever lives has not blown himself up
    "revamped.doom", "revamped.doomed_by", "revamped.infected",  # what was due meanwhile is over
    "revamped.succeeded",  # an heir's of somebody who is dead still
    "revamped.child",  # of another Child, dead before: counted when the day begins
})  # fmt: skip
"""Marks of which a rule says what becomes of them."""

CARD: Final = "card"
Found = Mapping[tuple[str, Seat], Any]


def worn(game: Game) -> Found:
    """What is on people for good: marks, and the faces that their cards bring; and their cards."""
    marks = {
        (kind, player.seat): (mark.source, mark.data)
        for player in game.players
        for kind, mark in player.statuses.items()
        if mark.until == FOREVER and kind not in DAYBREAK | RULED
    }
    faces = {
        (f"face {one.role}", seat): one.strength
        for seat, layers in game.disguises.items()
        for one in layers
        if one.permanent
    }
    return marks | faces | {(CARD, player.seat): player.role.id for player in game.players}


@pytest.fixture
def burials(monkeypatch: pytest.MonkeyPatch) -> dict[Game, tuple[Found, tuple[Seat, ...]]]:
    """Game -> what was on people before its last burial, and who fell in it; taken out by who looks at it."""
    usual = death.bury
    seen: dict[Game, tuple[Found, tuple[Seat, ...]]] = {}

    def bury(game: Game) -> tuple[Seat, ...]:
        before, alive = worn(game), game.alive
        dead = usual(game)
        if fallen := game.fallen_since(alive):  # whoever has left the game as well
            seen[game] = before, fallen
        return dead

    for module in tuple(sys.modules.values()):
        if getattr(module, "bury", None) is usual:
            monkeypatch.setattr(module, "bury", bury)
    return seen


def without_an_end(session: Session) -> Session:
    """A fresh game of the same table, in which no reason is one for the end."""
    fresh = Session(session.book, session.setup)
    fresh._game.waived = Everything()
    return fresh


def played(
    book: str, number: int, burials: dict[Game, tuple[Found, tuple[Seat, ...]]]
) -> Iterator[tuple[Session, Found, tuple[Seat, ...]]]:
    """A game drawn by its number, a copy of it whenever somebody has just been buried."""
    chance = Random(f"{book}.{number}.brought")
    session = without_an_end(Session(books()[book], digests.table(books()[book], number)))
    while session.outcome is None and len(session.decisions) < LONGEST:
        session.submit(*digests.answer(session, chance))
        if session._game in burials and session.outcome is None:
            before, dead = burials.pop(session._game)
            again = without_an_end(session)
            for decision in session.decisions:
                again.submit(*decision)
            yield again, before, dead


@pytest.mark.parametrize("book", some_fast(books(), 4))
def test_whoever_is_brought_back_is_as_before_and_so_is_everybody_else(
    book: str, burials: dict[Game, tuple[Found, tuple[Seat, ...]]]
):
    seen: Counter[str] = Counter()
    found: list[tuple[Any, ...]] = []
    for number in range(GAMES):
        for session, before, dead in played(book, number, burials):
            game = session._game
            for seat in [seat for seat in dead if not game.lives(seat)]:
                session.submit(AMEND, ("revive", seat))
            after = worn(game)
            different = [one for one in {**before, **after} if before.get(one) != after.get(one)]
            # Whose place an heir has taken who is dead still, has died before; whom a bite has turned, lives.
            places = [game.marked(seat, "revamped.succeeded") for seat in game.deaths]
            others = {place.source for place in places if place}
            others |= {event.facts["seat"] for event in game.log if event.facts.get("layer") == "cursed"}
            found += [(number, len(session.decisions), *one) for one in different if one[1] not in others]
            seen["burials"] += 1
        burials.clear()
    assert seen["burials"] > GAMES
    assert found == []
