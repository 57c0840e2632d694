"""Table talk: what is said aloud between the nights, as a model that every book shares.

Nobody here reads a secret. What a table concludes comes from four public things:

* **Impressions.** Every day each living player makes one on everybody: a draw from a normal distribution,
  a little higher (`READABLE`) for whoever has something to hide: the own card decides, as a face does.
* **Claims.** Whoever is informed says so and tells every finding; a wolf may say the same and lie.
* **Belief.** If more people claim a role than the deck has cards of it, the table believes the honest ones
  with a fixed chance (`BELIEVED`). That one draw stands for everything that people hear in voices. It is
  taken back by facts: whoever the wolves killed was no wolf, and a card that is shown may prove a liar.
* **Votes.** When a card is shown, those who voted against a wolf rise, those who voted against a good
  person fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from nightcaller.engine import View
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.lab.lore import Lore

READABLE: Final = 0.6
"""How much higher the mean impression of somebody with a secret is, in standard deviations, each day."""
BELIEVED: Final = 0.72
"""Chance that a table believes the honest one of two who claim the same."""
VOTED_FOR_WOLF: Final = -0.5
VOTED_FOR_GOOD: Final = 0.15
ACCUSED_BY_ONE: Final = 1.2
"""What it costs to be accused by somebody without a role to show for it."""


@dataclass
class Claim:
    """Somebody says that he is informed, and what he has seen."""

    honest: bool
    """Known to the one who speaks: only the draw of `BELIEVED` looks at it."""
    evil: set[Seat] = field(default_factory=set)
    good: set[Seat] = field(default_factory=set)


class Talk:
    """What everybody at the table has heard and seen.

    Args:
        seats: number of players.
        cards: how many cards of informed roles the published deck has.
        lore: the book, as players know it.
        chance: draws of the game.
    """

    def __init__(self, seats: int, cards: int, lore: Lore, chance: Random) -> None:
        self.suspicion = [0.0] * seats
        self.claims: dict[Seat, Claim] = {}
        self.liars: set[Seat] = set()
        """Claimants whom the table does not believe."""
        self.cleared: set[Seat] = set()
        """Of whom nobody thinks badly any more."""
        self.alive: tuple[Seat, ...] = tuple(range(seats))
        self.view: View | None = None
        self.day = 0
        """How many nights have begun: everybody counts them."""
        self._cards = cards
        self._lore = lore
        self._chance = chance
        self._heard = 0
        self._ballots: Mapping[Seat, Option] = {}
        self._known: dict[Seat, bool] = {}
        self._accused: frozenset[Seat] | None = None
        self._trusted: frozenset[Seat] | None = None
        self._leads: dict[Picks, Seat | None] = {}

    # --- what happens ---

    def read(self, view: View) -> None:
        """Take in what the shared screen has shown since last time."""
        self.forget()
        self.view = view
        self.alive = view.alive
        lore = self._lore
        for event in view.events[self._heard :]:
            kind, facts = event.kind, event.facts
            if kind in lore.results:
                self._ballots = dict(facts["ballots"])
            elif kind in lore.dawns:
                self._vindicate(facts["seats"])
            elif kind in lore.shown:
                self.show(facts["seat"], evil=facts["role"] in lore.evil)
            elif kind in lore.cleared:
                self.cleared.add(facts["seat"])
            elif kind == "judge.dueled":
                self.show(facts["seat"], evil=facts["lost"] == "rival")
        self._heard = len(view.events)

    def _vindicate(self, dead: Iterable[Seat]) -> None:
        """Whoever the night took and had claimed was no wolf: so the others who claimed were."""
        for seat in dead:
            if seat in self.claims and self._contested():
                self.liars.discard(seat)
                self.liars |= self.claims.keys() - {seat} if self._cards == 1 else set()

    def show(self, seat: Seat, *, evil: bool) -> None:
        """Everybody learns what somebody was."""
        self.forget()
        self._known[seat] = evil
        for voter, picked in self._ballots.items():
            if picked == seat:
                self.suspicion[voter] += VOTED_FOR_WOLF if evil else VOTED_FOR_GOOD
        if not evil:
            self.cleared.add(seat)
        if seat in self.claims:
            (self.liars.add if evil else self.liars.discard)(seat)
        for claimant, claim in self.claims.items():
            if seat in (claim.good if evil else claim.evil):
                self.liars.add(claimant)

    # --- what is said ---

    def impress(self, seat: Seat, secret: float) -> None:
        """A day of somebody's words and looks.

        Args:
            secret: how much there is to hide, from 0 to 1; below 0 for whoever wants to be suspected less.
        """
        self.forget()
        self.suspicion[seat] += self._chance.gauss(READABLE * secret, 1.0)

    def accuse(self, seat: Seat) -> None:
        """Somebody without a role to show for it says that this is a wolf."""
        self.forget()
        self.suspicion[seat] += ACCUSED_BY_ONE

    def claim(self, seat: Seat, evil: Iterable[Seat], good: Iterable[Seat], *, honest: bool) -> None:
        """Somebody says that he is informed, or has more to tell."""
        self.forget()
        new = seat not in self.claims
        claim = self.claims.setdefault(seat, Claim(honest))
        claim.evil.update(evil)
        claim.good.update(good)
        if seat not in self.alive:
            # Whoever speaks last words after a night was killed for what he was.
            self._vindicate((seat,))
        elif new and self._contested():
            self._settle()
        for known, is_evil in self._known.items():
            if known in (claim.good if is_evil else claim.evil):
                self.liars.add(seat)

    def _contested(self) -> bool:
        return len(self.claims) > self._cards

    def _settle(self) -> None:
        """Whom to believe: once, when the claims do not fit the deck."""
        honest = self._chance.random() < BELIEVED
        self.liars = {seat for seat, claim in self.claims.items() if claim.honest != honest}

    # --- what follows ---

    def forget(self) -> None:
        """What follows has to be thought out anew: something was said or seen."""
        self._accused = self._trusted = None
        self._leads.clear()

    def trusted(self) -> frozenset[Seat]:
        """Claimants who are believed, whom they found good, and whoever is cleared."""
        if self._trusted is None:
            self._trusted = frozenset(self._find_trusted())
        return self._trusted

    def _find_trusted(self) -> set[Seat]:
        found = set(self.cleared)
        for seat, claim in self.claims.items():
            if seat not in self.liars:
                found.add(seat)
                found |= claim.good
        return found - self.accused()

    def accused(self) -> frozenset[Seat]:
        """Whom believed claimants have found guilty, and the claimants who are not believed."""
        if self._accused is None:
            self._accused = frozenset(self._find_accused())
        return self._accused

    def _find_accused(self) -> set[Seat]:
        found = set(self.liars)
        for seat, claim in self.claims.items():
            if seat not in self.liars:
                found |= claim.evil
        return found - self.cleared

    def lead(self, options: Picks) -> Seat | None:
        """Whom the table is drifting to: somebody accused, else the one who made the worst impression."""
        if options not in self._leads:
            seats = [option for option in options if isinstance(option, int)]
            accused, trusted = self.accused(), self.trusted()
            named = [seat for seat in seats if seat in accused]
            named = named or [seat for seat in seats if seat not in trusted] or seats
            self._leads[options] = max(named, key=self.suspicion.__getitem__, default=None)
        return self._leads[options]
