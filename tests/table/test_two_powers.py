"""Somebody with two powers is called twice, and each call asks its own question."""

from __future__ import annotations

import pytest

from engine import toy
from nightcaller.engine import Book
from nightcaller.engine.book import Program
from nightcaller.engine.game import Game
from nightcaller.engine.lap import Turn, lap, private_window
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Outcome
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, step


def one_night(game: Game) -> Program:
    game.begin("night")
    turns = [
        Turn(holding, power, player.seat)
        for player in game.players
        for holding in player.holdings
        for power in holding.role.powers
    ]
    window = private_window("night", "toy.night", game.living, game.published_powers("night"))
    yield from lap(game, window, turns)
    return Outcome(("toy.team",), (0,), "end-toy")


LISTENER = Role(
    "toy.listener",
    "toy.team",
    powers=(
        toy.asking("toy.listener.left", 2, 3, window="night"),
        toy.asking("toy.listener.right", 2, 3, window="night"),
    ),
)
TOY = toy.book(LISTENER, program=one_night, night_order=("toy.listener.left", "toy.listener.right"))


class ToySitting(Sitting, frozen=True):
    """A table that plays the toy."""

    def rules(self) -> Book:
        return TOY


def table(style: str) -> Evening:
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 5))
    deal = ("listener", "plain", "plain", "plain")
    return Evening(ToySitting(players, {"listener": 1, "plain": 3}, 1, style=style, deal=deal))  # type: ignore[arg-type]


def to_the_calls(evening: Evening, kind: type[Calling] | type[Console]) -> None:
    while not isinstance(evening.scene, kind):
        step(evening, keyed())


def test_eyes_closed_asks_in_both_calls() -> None:
    evening = table("eyes_closed")
    to_the_calls(evening, Calling)
    asked = []
    while isinstance(evening.scene, Calling):
        call = evening.call()
        assert call.asks, "the answer of the first call is none of the second"
        asked.append(call.call.power)
        call.decide([2])
        assert not call.asks
        call.finish()
    assert asked == ["toy.listener.left", "toy.listener.right"]
    assert isinstance(evening.scene, Ended)


def test_the_moderator_asks_in_both_calls() -> None:
    evening = table("narrator")
    to_the_calls(evening, Console)
    for _call in range(2):
        desk = evening.desk()
        assert not desk.answered
        desk.decide([3])
        assert evening.desk().answered
        evening.desk().finish()
    assert isinstance(evening.scene, Ended)


@pytest.mark.parametrize("wolves", [0, 2])
def test_the_white_werewolf_is_called_with_the_pack_and_alone(wolves: int) -> None:
    """Turns, Night 6 and 7; also where the pack is nobody but him."""
    deck = {"hollow.white_werewolf": 1, "hollow.werewolf": wolves, "hollow.villager": 7 - wolves}
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 9))
    evening = Evening(Sitting(players, deck, 5, book="hollow", style="eyes_closed"))
    called = []
    while not called or isinstance(evening.scene, Calling):
        if isinstance(evening.scene, Calling):
            call = evening.call()
            assert call.asks
            called.append(call.call.power)
        step(evening, keyed())
    assert called[0] == "hollow.pack.attack"
    assert {evening.book.powers[power][0].id for power in called} <= set(evening.called_roles())
    assert len(book("hollow").bringers["hollow.pack.attack"]) > 1
