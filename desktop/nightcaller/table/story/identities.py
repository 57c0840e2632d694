"""Who was what when: cards change hands and sides, and a deed is judged by what its doer was then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from nightcaller.engine import Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.rulebook import Rulebook


class Identities:
    """Everybody's role at every moment of a story.

    Args:
        book: whose game it was.
        cards: role ids by seat, as dealt.
        story: everything that happened.
    """

    def __init__(self, book: Rulebook, cards: Sequence[str], story: Sequence[Event]) -> None:
        self.book = book
        self.seats = range(len(cards))
        self._since: dict[Seat, list[int]] = {seat: [-1] for seat in self.seats}
        self._roles: dict[Seat, list[str]] = {seat: [card] for seat, card in enumerate(cards)}
        self._dawns: dict[int, int] = {}
        self._wolves: dict[int, frozenset[Seat]] = {}
        """Kept: every guess of a day asks for the same."""
        for number, _day, _phase, kind, _audience, facts in story:
            if kind == "card":
                self._since[facts["seat"]].append(number)
                self._roles[facts["seat"]].append(facts["role"])
            elif kind == "phase" and facts["phase"] == "day":
                self._dawns[facts["day"]] = number

    def role(self, seat: Seat, at: int) -> str:
        """Return what somebody was when the event with number `at` happened."""
        return self._roles[seat][bisect_right(self._since[seat], at) - 1]

    def camp(self, seat: Seat, at: int) -> str:
        """Return on whose side somebody was."""
        return self.book.roles[self.role(seat, at)].team

    def wolf(self, seat: Seat, at: int) -> bool:
        """Return whether somebody was a wolf."""
        return self.book.wolfish(self.book.roles[self.role(seat, at)])

    def wolves(self, at: int) -> frozenset[Seat]:
        """Return everybody who was a wolf."""
        found = self._wolves.get(at)
        if found is None:
            found = self._wolves[at] = frozenset(seat for seat in self.seats if self.wolf(seat, at))
        return found

    def daybreak(self, day: int) -> int:
        """Return the number of the event that opened a day; a very high one if it never came."""
        return self._dawns.get(day, 1 << 60)
