"""Players with some sense, for every book: each seat plays by its own view and by what was said aloud."""

from __future__ import annotations

from random import Random
from typing import Final

from nightcaller.engine import CLOSE, Session
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Seat
from nightcaller.lab.bots import CLOSED, Answer
from nightcaller.lab.choices import Choices
from nightcaller.lab.lore import Lore, lore_of
from nightcaller.lab.mind import Mind
from nightcaller.lab.talk import Talk

LIES: Final = {True: 0.85, False: 0.45}
"""Chance that a wolf claims what an honest one claims, by whether that is the custom (`Lore.eager`)."""
SPEAKS: Final = 0.35
"""Chance, each morning, that somebody informed comes forward with good people alone."""
SECRET_OF_A_SOLO: Final = 0.6
"""How much somebody of neither side has to hide, where a wolf has 1."""


class SensibleBot:
    """Everybody at one table; nobody knows more than `Session.view` says to that seat.

    Wolves hunt together, never each other, the informed first; they vote with the table, and for a companion
    only if the table has settled on him anyway. The informed come forward and tell. The rest vote by what was
    said. Nobody bargains, plans ahead or remembers how somebody played yesterday: decks that these bots
    compare are compared by their powers and numbers, not by anybody's cunning.

    Args:
        seed: the same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._random = self._chance.random
        self._minds: list[Mind] = []
        self._private: list[int] = []
        """How many events each seat alone, or its group, had been told when it last listened."""
        self._woken = 0
        """The last moment at which the table was listened to."""
        self._interrupted: set[tuple[int, Seat]] = set()

    def decide(self, session: Session) -> Answer:
        """Close what may be closed, else answer the first open question."""
        if not self._minds:
            self._sit_down(session)
        window = session.window
        self._talk.day = session.day
        private = window.private
        if not private and self._woken != session.moment:
            self._woken = session.moment
            self._morning(session)
        if CLOSE in window.asks:
            if window.kind == "floor" and len(window.asks) > 1:
                return self._interrupt(session) or CLOSED
            return CLOSED
        slot, ask = next(iter(window.asks.items()))
        mind = self._minds[ask.seat]
        if private:
            self._listen(session, ask.seat)
        return slot, self._choices.answer(mind, ask)

    # --- the day ------------------------------------------------------------------------------------

    def _sit_down(self, session: Session) -> None:
        setup = session.setup
        self._lore: Lore = lore_of(session.book)
        self._minds = [Mind(seat, setup.seats, self._lore) for seat in range(setup.seats)]
        self._private = [-1] * setup.seats
        cards = sum(setup.deck.get(role, 0) for role in self._lore.informed)
        self._talk = Talk(setup.seats, cards, self._lore, self._chance)
        self._choices = Choices(self._lore, self._talk, self._chance)

    def _listen(self, session: Session, seat: Seat) -> None:
        """Let somebody read the own view, if there is more in it than the table has seen."""
        private = session.told_apart(seat)
        if private == self._private[seat]:
            return
        self._private[seat] = private
        mind = self._minds[seat]
        if mind.hear(session.news(seat, mind.heard)):
            mind.look(session.view(seat, boards=False).card)

    def _morning(self, session: Session) -> None:
        """Listen to the night's news, then let everybody speak."""
        talk = self._talk
        table = session.view()
        talk.read(table)
        for seat in range(len(self._minds)):
            self._listen(session, seat)
        if session.phase != "day":
            return
        silent = {seat for seat, marks in table.marks.items() if "judge.silenced" in marks}
        # The first night's dead have last words where the book gives them.
        heard = [seat for seat in talk.alive if seat not in silent]
        if self._lore.eager and session.day == 1:
            heard = [seat for seat in range(len(self._minds)) if seat not in silent]
        for seat in heard:
            self._speak(self._minds[seat])
        for seat in heard:
            self._lie(self._minds[seat], session.day)
        for seat in talk.alive:
            mind = self._minds[seat]
            if seat not in silent:
                secret = (1.0 if self._choices.is_wolf(mind) else SECRET_OF_A_SOLO) if mind.hiding else 0.0
                talk.impress(seat, secret)

    def _speak(self, mind: Mind) -> None:
        """Whoever is informed comes forward in time; whoever has seen a face says whose."""
        if mind.hiding:
            return
        talk, alive = self._talk, self._talk.alive
        guilty = mind.guilty.intersection(alive)
        if not self._lore.informed.isdisjoint(mind.roles):
            threatened = len(mind.good) > 1 and talk.lead(alive) == mind.seat
            if (
                self._lore.eager
                or guilty
                or threatened
                or mind.seat in talk.claims
                or (len(mind.good) > 1 and self._random() < SPEAKS)
            ):
                talk.claim(mind.seat, mind.guilty, mind.good, honest=True)
        elif guilty:
            for seat in guilty:
                talk.accuse(seat)

    def _lie(self, mind: Mind, day: int) -> None:
        """The pack's least suspected claims what somebody honest has claimed, and calls him a wolf; from then
        on he names somebody every other day."""
        talk = self._talk
        if not self._choices.is_wolf(mind) or mind.seat not in talk.alive:
            return
        pack = {mind.seat, *mind.mates}
        if mind.seat in talk.claims:
            others = [seat for seat in talk.alive if seat not in pack and seat not in talk.claims]
            if others and self._random() < 0.5:
                talk.claim(mind.seat, (self._chance.choice(others),), (), honest=False)
            return
        rivals = [seat for seat, claim in talk.claims.items() if seat not in pack and seat in talk.alive]
        if not pack.isdisjoint(talk.claims) or not (rivals or (self._lore.eager and day == 1)):
            return
        spokesman = min(pack.intersection(talk.alive), key=talk.suspicion.__getitem__)
        if spokesman == mind.seat and self._random() < LIES[self._lore.eager]:
            mates = [seat for seat in mind.mates if seat in talk.alive]
            cleared = (self._chance.choice(mates),) if mates and self._random() < 0.4 else ()
            talk.claim(mind.seat, rivals, cleared, honest=False)

    def _interrupt(self, session: Session) -> Answer | None:
        """Let a Knight duel or a White Werewolf King explode; nobody else ever interrupts."""
        for slot, ask in session.window.asks.items():
            if slot == CLOSE or (session.moment, ask.seat) in self._interrupted:
                continue
            if ask.key == "judge.declare.target":
                self._interrupted.add((session.moment, ask.seat))
            picks = self._choices.answer(self._minds[ask.seat], ask)
            if picks[0] not in EMPTY_CHOICES:
                return slot, picks
            self._interrupted.add((session.moment, ask.seat))
        return None
