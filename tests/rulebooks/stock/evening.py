"""A toy evening: nights with whatever powers its roles have, last acts, and a vote every day.

```
play = Evening("Ann guard, Bob wolf, Cat plain, Dan plain", GUARD, WOLF, layers=("shield",))
play.night(Ann="Cat", Bob="Cat")
assert play.dead == ""
play.lynch("Bob")
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import toy
from nightcaller.engine import AMEND, CLOSE, NOBODY, Ask, HouseRule, Outcome, Session, Setup
from nightcaller.engine.book import Layer, Program
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.last_acts import last_acts
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import TABLE, empty_choice
from nightcaller.rulebooks.stock import Hunt

PICKED = toy.kind("toy.picked")
LOOKED = toy.kind("toy.looked")
LEARNED = toy.kind("toy.learned", form="answer")
PROPOSAL = toy.kind("toy.proposal", form="proposal")
AGREED = toy.kind("toy.agreed", form="agreement")
SHOT = toy.kind("toy.shot")
AVENGED = toy.kind("toy.avenged")
REVEALED = toy.kind("toy.revealed")
LOVERS = toy.kind("toy.lovers")
ESCAPED = toy.kind("toy.escaped")
LAUGHED = toy.kind("toy.laughed")
RESULT = toy.kind("toy.result", form="count")


def program(hunt: Hunt | None, boards: Sequence[Any]) -> Any:
    """Nights and days until somebody claims the victory, or nobody is left."""

    settle = {"victim": hunt.agree} if hunt else {}

    def play(game: Game) -> Program:
        for board in boards:
            game.boards[board.id] = board
        while True:
            game.begin("night")
            powers = [
                (role, one) for role, one in game.published_powers("night") if one.due(game.day, game.house)
            ]
            turns = [
                turn
                for turn in game.wielding("night")
                if game.lives(turn.holding.seat) and turn.power.due(game.day, game.house)
            ]
            window = private_window("night", "toy.night", game.living, powers, game.published_roles)
            game.land((yield from lap(game, window, turns, settle)))
            if hunt:
                hunt.strike(game)
            resolve(game)
            game.begin("day")
            yield from mourn(game)
            result = yield from poll(game, "toy.lynch", game.living, game.living_or_nobody, key="toy.lynch")
            tell_ballots(game, RESULT, result)
            if len(result.top) == 1:
                attack(game, "toy.lynching", TABLE, int(result.top[0]), "lynch")
            yield from mourn(game)
            winner = next(
                (team for me, claim in game.hooks.get("claims", ()) if (team := claim(game, me))), None
            )
            if winner or not game.alive:
                return Outcome((winner,) if winner else (), (), "end-toy")

    return play


def mourn(game: Game) -> Any:
    """Those who have died act last, until nobody dies of it."""
    dead = bury(game)
    announce(game, dead)
    powers = game.published_powers("last_acts")
    while dead and powers:
        dead = yield from last_acts(game, "toy.last", dead, lambda _seat: powers, lambda _game, _turn: True)


class Evening:
    """Some people with known cards of a toy book."""

    def __init__(
        self,
        cast: str,
        *roles: Role,
        layers: Sequence[str] = (),
        hunt: Hunt | None = None,
        boards: Sequence[Any] = (),
        rules: Sequence[HouseRule] = (),
        seed: int = 1,
        **house: str,
    ) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        book = toy.book(
            *roles,
            program=program(hunt, boards),
            layers=[Layer(name) for name in layers],
            house_rules=rules,
        )
        deck = {role: deal.count(role) for role in deal}
        self.session = Session(book, Setup(deck, len(deal), seed, house, deal))
        self._alive = self.session.view().alive

    # --- what is so ---

    @property
    def alive(self) -> str:
        return self._named(self.session.view().alive)

    @property
    def dead(self) -> str:
        """Who died since it was asked the last time."""
        before, self._alive = self._alive, self.session.view().alive
        return self._named(seat for seat in before if seat not in self._alive)

    @property
    def won(self) -> str:
        outcome = self.session.outcome
        return "" if outcome is None else " ".join(outcome.winners) or "nobody"

    def ask(self, name: str) -> Ask | None:
        """What somebody is asked now."""
        seat = self.names.index(name)
        return next((ask for ask in self.session.window.asks.values() if ask.seat == seat), None)

    def offered(self, name: str) -> str:
        """Whom somebody may pick now, by name."""
        ask = self.ask(name)
        assert ask is not None
        return self._named(option for option in ask.options if option != NOBODY)

    def barred(self, name: str) -> Mapping[str, str]:
        """Who cannot be picked, and why."""
        ask = self.ask(name)
        assert ask is not None
        return {self.names[int(seat)]: why for seat, why in ask.blocked}

    def told(self, kind: str, to: str = "") -> dict[str, Any]:
        """The facts of the last event of that kind that somebody, or everybody, has been told."""
        view = self.session.view(self.names.index(to) if to else TABLE)
        return dict(next(event for event in reversed(view.events) if event.kind == kind).facts)

    def heard(self, kind: str, to: str = "") -> int:
        """How many events of that kind somebody, or everybody, has been told."""
        view = self.session.view(self.names.index(to) if to else TABLE)
        return sum(event.kind == kind for event in view.events)

    # --- what happens ---

    def answer(self, name: str, pick: str) -> None:
        """Answer the question that somebody is asked."""
        seat = self.names.index(name)
        slot = next(slot for slot, ask in self.session.window.asks.items() if ask.seat == seat)
        self.session.submit(slot, (self._option(pick),))

    def night(self, **answers: str) -> None:
        """Answer as it is said, everybody else with the empty choice or the first; then let day break."""
        assert self.session.window.kind == "night"
        self._play("night", answers)
        self.last()

    def last(self, **answers: str) -> None:
        """Let the dead act last."""
        while self.session.outcome is None and self.session.window.kind == "last_acts":
            self._play("last_acts", answers)

    def lynch(self, name: str = "", *, last: str = "", **ballots: str) -> None:
        """Everybody votes for somebody, but for those who are said to vote otherwise; then night falls."""
        assert self.session.window.kind == "poll"
        for slot, ask in list(self.session.window.asks.items()):
            pick = ballots.get(self.names[ask.seat], name or NOBODY)
            self.session.submit(slot, (self._option(pick),))
        self.session.submit(CLOSE, ("close",))
        self.last(**({name: last} if last else {}))

    def overrule(self, *picks: int | str) -> None:
        self.session.submit(
            AMEND, tuple(self._option(pick) if pick in self.names else pick for pick in picks)
        )

    def _play(self, kind: str, answers: Mapping[str, str]) -> None:
        left = {name: picks.split() for name, picks in answers.items()}
        window = self.session.window
        while self.session.window is window and CLOSE not in window.asks:
            slot, ask = next(iter(window.asks.items()))
            picks = left.get(self.names[ask.seat])
            pick = (self._option(picks.pop(0)),) if picks else empty_choice(ask) or ask.options[:1]
            self.session.submit(slot, pick)
        if self.session.window is window and window.kind == kind:
            self.session.submit(CLOSE, ("close",))

    def _option(self, pick: str) -> int | str:
        return self.names.index(pick) if pick in self.names else pick

    def _named(self, seats: Any) -> str:
        return " ".join(self.names[seat] for seat in seats)
