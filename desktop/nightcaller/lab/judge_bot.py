"""A player of the judge book with some sense: each seat plays by its own view and by what was said aloud."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from nightcaller.engine import CLOSE, NOBODY, Ask, Session, View
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.lab.bots import CLOSED, Answer

_T = TypeVar("_T")

WOLVES: Final = "judge.wolves"
RUNS: Final = 0.3
"""Chance that somebody stands for sheriff."""


class SensibleBot:
    """Wolves hunt together and not each other; the good vote together, for a wolf if they know of one.

    What is said aloud is two conventions: before the vote a living seer who has found a wolf says so, and is
    believed; otherwise the sheriff, or whoever is drawn, names a suspect. Decks compared by these bots are
    compared by their powers, not by anybody's cunning.

    Args:
        seed: the same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._accused: list[Seat] = []
        self._suspect: Seat | None = None
        self._seer: Seat | None = None
        self._listened = 0

    def decide(self, session: Session) -> Answer:
        """Close what may be closed, else answer the first open question; nobody ever interrupts."""
        window = session.window
        if CLOSE in window.asks:
            return CLOSED
        if window.label == "judge.exile" and self._listened < session.day:
            self._listened = session.day
            self._listen(session)
        slot, ask = next(iter(window.asks.items()))
        view = session.view(ask.seat)
        assert view.card is not None
        wolf = view.card.team == WOLVES
        return slot, (self._as_wolf(ask, view) if wolf else self._as_good(ask, view),)

    def _listen(self, session: Session) -> None:
        """Let a living seer say which wolves were found, and somebody name a suspect."""
        table = session.view()
        views = {seat: session.view(seat) for seat in table.alive}
        for seat, view in views.items():
            if view.card is not None and view.card.role == "judge.seer" and (found := _found(view, "wolf")):
                self._seer, self._accused = seat, found
        leader = table.offices.get("judge.sheriff", self._chance.choice(table.alive))
        friends = self._friends(views[leader])
        self._suspect = self._one_of([seat for seat in table.alive if seat not in friends] or [leader])

    def _friends(self, view: View) -> set[Seat]:
        """Whom this seat would not harm: itself, its pack, or whom it believes to be good."""
        assert view.card is not None
        if view.card.team == WOLVES:
            return {view.seat, *(seat for seat, _role in view.card.mates)}
        seer = () if self._seer is None else (self._seer,)
        return {view.seat, *seer, *_found(view, "good")}

    def _as_wolf(self, ask: Ask, view: View) -> Option:
        friends = self._friends(view)
        prey = [seat for seat in _seats(ask) if seat not in friends]
        match ask.key:
            case "judge.pack.attack":
                proposed = [
                    event.facts["seat"]
                    for event in view.events
                    if event.kind == "judge.pack.proposal" and event.day == view.day
                ]
                return proposed[0] if proposed else self._one_of(prey or _seats(ask), self._seer)
            case "judge.sheriff.run":
                return self._run()
            case "judge.sheriff.badge":
                return self._one_of([seat for seat in _seats(ask) if seat in friends] or prey)
            case _:
                return self._one_of(prey or list(ask.options), self._seer or self._suspect)

    def _as_good(self, ask: Ask, view: View) -> Option:
        friends = self._friends(view)
        suspects = [seat for seat in _seats(ask) if seat not in friends]
        guilty = [seat for seat in (*self._accused, *_found(view, "wolf")) if seat in ask.options]
        match ask.key:
            case "judge.seer.check":
                checked = {*_found(view, "good"), *_found(view, "wolf")}
                return self._one_of([seat for seat in suspects if seat not in checked] or _seats(ask))
            case "judge.witch.antidote":
                return "use" if "use" in ask.options else "keep"
            case "judge.witch.poison" | "judge.hunter.shoot":
                return guilty[0] if guilty else NOBODY
            case "judge.guardian.protect" | "judge.sheriff.vote" | "judge.sheriff.badge":
                return self._one_of(_seats(ask) or list(ask.options), self._seer)
            case "judge.sheriff.run":
                return self._run()
            case _:
                return guilty[0] if guilty else self._one_of(suspects or list(ask.options), self._suspect)

    def _run(self) -> Option:
        return "run" if self._chance.random() < RUNS else "stay"

    def _one_of(self, options: Sequence[_T], rather: _T | None = None) -> _T:
        """One of the options by chance, or the one that is preferred if it is among them."""
        return rather if rather is not None and rather in options else self._chance.choice(options)


def _seats(ask: Ask) -> list[Seat]:
    return [option for option in ask.options if isinstance(option, int)]


def _found(view: View, camp: str) -> list[Seat]:
    """Living seats that this seat has seen to be of a camp."""
    return [
        event.facts["seat"]
        for event in view.events
        if event.kind == "judge.seer.learned"
        and event.facts["camp"] == camp
        and event.facts["seat"] in view.alive
    ]
