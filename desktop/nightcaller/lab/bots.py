"""Players that need no sleep: each answers one open question of a session at a time."""

from __future__ import annotations

from math import floor
from random import Random
from typing import Final, Protocol

from nightcaller.engine import CLOSE, Ask, Session
from nightcaller.engine.parts import drawn
from nightcaller.engine.vocabulary import Option, Picks, Window

Answer = tuple[int, Picks]
"""A slot of the open window and what is picked there, as `Session.submit` wants it."""

CLOSED: Final[Answer] = (CLOSE, ("close",))


class Bot(Protocol):
    """Somebody who plays all seats of a table."""

    def decide(self, session: Session) -> Answer:
        """Return an answer to one of the open questions; the game must not be over."""


class RandomBot:
    """Answers anything with equal chances; abstains as often as it picks one certain seat.

    Args:
        seed: the same seed and the same questions give the same answers.
        interrupts: the chance that somebody speaks up rather than lets the floor be closed.
    """

    def __init__(self, seed: int, interrupts: float = 0.05) -> None:
        self._chance = Random(seed)
        self._draw = self._chance.random
        self._interrupts = interrupts

    def decide(self, session: Session) -> Answer:
        """Close what may be closed, but for a rare interrupt; else answer the first open question."""
        window = session.window
        return CLOSED if window.closes() and self.content(window) else self.speak(window)

    def content(self, window: Window) -> bool:
        """Whether nobody speaks up in a window that may be closed."""
        return not window.open() or self._draw() >= self._interrupts

    def speak(self, window: Window) -> Answer:
        """Answer an open question: any, if the window may be closed, else the first."""
        asks = window.asks
        slot = next(iter(asks))
        if CLOSE in asks:
            slot = self._chance.choice([one for one in asks if one != CLOSE])
        return slot, self.choose(asks[slot])

    def vote(self, options: Picks, voters: int) -> list[Option]:
        """Choose one of the options for each of so many people."""
        draw, among = self._draw, float(len(options))
        votes = []
        for _voter in range(voters):
            votes.append(options[floor(draw() * among)])  # the inner loop of every simulation
        return votes

    def choose(self, ask: Ask) -> Picks:
        """Answer one question, whoever is asked."""
        options = ask.options
        if ask.lo == 1 == ask.hi:  # of one part, too, if it has parts
            return (options[floor(self._draw() * len(options))],)
        if ask.parts:
            return drawn(ask, lambda _n, among: among[int(self._draw() * len(among))])
        wanted = self._chance.randint(ask.lo, min(ask.hi, len(options)))
        return tuple(self._chance.sample(options, wanted))
