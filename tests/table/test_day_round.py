"""A private round by day: a toy power through every table style, journal, undo, console and story."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine import AMEND, CLOSE, Book, Session
from nightcaller.engine.book import Program
from nightcaller.engine.floor import floor
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Outcome, Tier
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Ended, Floor
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, step

LABEL = "toy.tanning"
TANNED = toy.kind("toy.tanned", discloses=False)


def tan(game: Game, me: Holding) -> Any:
    """By day, in secret: somebody wears another skin by night."""
    (target,) = yield Ask(me.seat, "toy.tanner.tan", (*game.others(me.seat), NOBODY))
    if target != NOBODY:
        return [Act(Tier.MARK, me.seat, (int(target),), tanned, me.role.id, "tan")]
    return None


def tanned(game: Game, act: Act, bodies: tuple[int, ...]) -> None:
    game.tell(TANNED, to=1 << act.by, by=act.by, seat=bodies[0])


def one_day(game: Game) -> Program:
    game.begin("day")
    powers = game.published_powers("day_round")
    window = private_window("day_round", LABEL, game.living, powers, dark=False)
    game.land((yield from lap(game, window, game.wielding("day_round"))))
    yield from floor(game, "toy.speech", game.living)
    return Outcome(("toy.team",), (0,), "end-toy")


TANNER = Role("toy.tanner", "toy.team", powers=(Power("toy.tanner.tan", tan, window="day_round"),))
TOY = toy.book(TANNER, program=one_day, night_order=("toy.tanner.tan",))
DEAL = ("plain", "tanner", "plain", "plain")


class ToySitting(Sitting, frozen=True):
    """A table that plays the toy."""

    def rules(self) -> Book:
        return TOY


def table(style: str) -> Evening:
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 5))
    return Evening(ToySitting(players, {"tanner": 1, "plain": 3}, 1, style=style, deal=DEAL))  # type: ignore[arg-type]


def to_the_round(evening: Evening) -> None:
    while not (isinstance(evening.scene, Cover | Console) and evening.scene.purpose == "day_round"):
        step(evening, keyed())


STYLES = tuple(Style)


@pytest.mark.parametrize("style", STYLES)
def test_every_seat_has_a_turn_in_every_style(style: str) -> None:
    """With open eyes nobody can be called: laptop or moderator goes from seat to seat, power or no power."""
    evening = table(style)
    to_the_round(evening)
    visited = []
    while isinstance(evening.scene, Cover | Console):
        assert not isinstance(evening.scene, Calling)
        assert evening.scene.purpose == "day_round"
        visited.append(evening.scene.seat)
        step(evening, keyed())
    assert sorted(visited) == [0, 1, 2, 3]
    assert isinstance(evening.scene, Floor)


@pytest.mark.parametrize("style", STYLES)
def test_whose_power_it_is_shows_on_no_public_screen(style: str) -> None:
    """The same scenes, whoever holds the card."""
    shown = []
    for deal in (DEAL, ("tanner", "plain", "plain", "plain")):
        players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 5))
        evening = Evening(
            ToySitting(players, {"tanner": 1, "plain": 3}, 1, style=style, deal=deal)  # type: ignore[arg-type]
        )
        scenes = [repr(evening.scene)]
        while not isinstance(evening.scene, Ended):
            step(evening, keyed())
            scenes.append(repr(evening.scene))
        shown.append(scenes)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("style", STYLES)
def test_what_was_decided_is_told_to_its_seat_and_afterwards_to_all(style: str) -> None:
    evening = table(style)
    while not isinstance(evening.scene, Ended):
        step(evening, keyed(5))
    session = evening.ledger.session
    told = [event for event in session.events if event.kind == "toy.tanned"]
    assert [event.audience for event in told] == [1 << 1]
    assert [dict(event.facts) for event in session.view(2).story if event.kind == "toy.tanned"] == [
        {"by": 1, "seat": told[0].facts["seat"]}
    ]


@pytest.mark.parametrize("style", STYLES)
def test_a_step_back_asks_it_again(style: str) -> None:
    evening = table(style)
    to_the_round(evening)
    before = evening.ledger.session.digest
    while not isinstance(evening.scene, Floor):
        step(evening, keyed(3))
    while evening.ledger.session.window.asks.keys() != {2}:
        evening.rulings.undo()
    assert evening.ledger.session.digest == before
    while not isinstance(evening.scene, Ended):
        step(evening, keyed(4))
    assert evening.ledger.session.outcome is not None


class TestTheWindow:
    def session(self) -> Session:
        return Session(TOY, toy.setup(TOY, *DEAL))

    def test_that_it_could_be_closed_is_nobodys_to_know(self) -> None:
        session = self.session()
        session.submit(2, (3,))
        assert set(session.window.asks) == {CLOSE}
        assert session.view().asks == {}

    def test_everybody_sees_who_is_declared_dead_meanwhile(self) -> None:
        """Nobody's eyes are closed: it does not wait for daybreak, and what the dead had chosen is void."""
        session = self.session()
        session.submit(2, (3,))
        session.submit(AMEND, ("kill", 1))
        assert session.view().alive == (0, 2, 3)
        session.submit(CLOSE, ("close",))
        assert not [event for event in session.events if event.kind == "toy.tanned"]

    def test_it_is_replayed(self) -> None:
        session = self.session()
        session.submit(2, (3,))
        session.submit(CLOSE, ("close",))
        assert Session(TOY, session.setup, session.decisions).digest == session.digest
