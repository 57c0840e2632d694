"""What one seat of a simulated table has in mind: its own view, read as it grows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nightcaller.engine.vocabulary import Card, Event, Seat
from nightcaller.lab.lore import Lore

FOX: Final = "hollow.fox.learned"
CARDS: Final = frozenset({"card", "held", "lost", "mates"})
"""Events after which somebody's own card reads otherwise."""


class Mind:
    """What a player knows and has concluded; nothing enters it but the events of the player's own view.

    Attributes:
        roles: every role that the player knows to hold.
        team: the team on the card.
        mates: the companions whom the player trusts: the pack, as the player knows it.
        partner: whom the player loves.
        guilty: whom the player knows to be an enemy of the village, or takes for one with good reason.
        good: whom the player knows to be none.
        looked: whom the player has looked at.
        prey: whom a wolf knows to be worth hunting.
        proposed: what the pack has proposed, with the day.
        heard: how many events of the view have been taken in.
    """

    def __init__(self, seat: Seat, seats: int, lore: Lore) -> None:
        self.seat = seat
        self.roles: tuple[str, ...] = ()
        self.team = ""
        self.mates: frozenset[Seat] = frozenset()
        self.partner: Seat | None = None
        self.guilty: set[Seat] = set()
        self.good: set[Seat] = set()
        self.looked: set[Seat] = set()
        self.prey: set[Seat] = set()
        self.proposed: tuple[int, Seat] | None = None
        self.heard = 0
        self._lore = lore
        self._alive = list(range(seats))

    @property
    def hiding(self) -> bool:
        """Whether the player has something to hide from the village."""
        return self.team != self._lore.village

    def hear(self, news: Iterable[Event]) -> bool:
        """Take in what the view has more than last time; return whether the card may read otherwise now."""
        turned = False
        for event in news:
            self.heard += 1
            turned = turned or event.kind in CARDS
            self._hear(event)
        return turned

    def look(self, card: Card | None) -> None:
        """Look at the own card."""
        if card is not None:
            self.roles = card.held
            self.team = card.team
            self.mates = frozenset(seat for seat, role in card.mates if role not in self._lore.doubtful)

    def _hear(self, event: Event) -> None:
        lore, kind, facts = self._lore, event.kind, event.facts
        if kind == "died":
            self._alive = [seat for seat in self._alive if seat not in facts["seats"]]
        elif kind == "revived":
            self._alive = sorted({*self._alive, *facts["seats"]})
        elif kind in lore.findings:
            fact, evil, vague = lore.findings[kind]
            self._conclude(facts["seat"], None if facts[fact] in vague else facts[fact] in evil)
        elif kind in lore.prey:
            self.looked.add(facts["seat"])
            fact, worth, _vague = lore.prey[kind]
            if facts[fact] in worth:
                self.prey.add(facts["seat"])
        elif kind in lore.lovers:
            pair = {facts["seat"], facts["other"]}
            if self.seat in pair:
                (self.partner,) = pair - {self.seat} or {None}
        elif kind in lore.faces:
            self.guilty.add(facts["seat"])
        elif kind == FOX:
            self._smell(facts["seat"], facts["scent"])
        elif kind in lore.proposals and isinstance(facts["seat"], int):
            self.proposed = (event.day, facts["seat"])

    def _conclude(self, seat: Seat, evil: bool | None) -> None:
        self.looked.add(seat)
        if evil:
            self.guilty.add(seat)
            self.good.discard(seat)
        elif evil is not None:
            self.good.add(seat)

    def _smell(self, seat: Seat, scent: str) -> None:
        """A Fox who smells nothing has three good people; a scent between two of them is the third's."""
        at = self._alive.index(seat) if seat in self._alive else 0
        three = {self._alive[at - 1], seat, self._alive[(at + 1) % len(self._alive)]}
        self.looked.add(seat)
        if scent == "nothing":
            self.good |= three - {self.seat}
        elif len(left := three - self.good - {self.seat}) == 1:
            self.guilty |= left
