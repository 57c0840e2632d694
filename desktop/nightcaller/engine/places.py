"""The places of an open window: who leaves it when the table declares a death, and who finds hers again."""

from __future__ import annotations

from collections.abc import Collection

from nightcaller.engine.vocabulary import Ask, Seat, Window, without


class Places:
    """Who has left a window that everybody sees, and what it looked like with them.

    rulings, All books: "Who is revived gets back what the death took": whoever is declared dead and brought
    back while one window is open has her seat, her questions and her name on the ballot again.

    Attributes:
        killed: declared dead since the window was opened, and not brought back.
    """

    __slots__ = ("_cut", "_options", "_risen", "_seats", "_window", "killed")

    def __init__(self, window: Window) -> None:
        self._window = window
        self._seats = window.seats
        self._options = window.options
        self._cut: dict[int, tuple[Ask, Ask | None]] = {}
        """Slot -> a question as it was, and what is left of it; None if it is not asked."""
        self._risen: set[Seat] = set()
        self.killed: set[Seat] = set()

    def hear(self, kind: str, seat: Seat) -> None:
        """Let a seat leave the window (``kill``), or come back to it (``revive``).

        Whoever was among the dead when it was opened had her place as one of them: brought back she has none.
        Whoever died cannot be picked any more either; a question without an option is not asked.
        """
        if kind == "kill":
            self.killed.add(seat)
        elif seat in self.killed:
            self.killed.remove(seat)
        else:
            self._risen.add(seat)
        window = self._window
        gone = self.killed | self._risen
        window.seats = tuple(other for other in self._seats if other not in gone)
        window.options = tuple(option for option in self._options if option not in self.killed)
        # What was answered meanwhile, or asked anew, is nothing that was cut here.
        whole = {slot: ask for slot, (ask, cut) in self._cut.items() if window.asks.get(slot) is cut}
        self._cut.clear()
        for slot, ask in {**window.asks, **whole}.items():
            self._ask(slot, ask)

    def mute(self, seat: Seat, openly: Collection[str]) -> None:
        """Ask a seat nothing more here, even if it comes back; keys of questions asked `openly` aside."""
        asks = self._window.asks | {slot: ask for slot, (ask, _cut) in self._cut.items()}
        for slot, ask in asks.items():
            if ask.seat == seat and ask.key not in openly:
                self._window.asks.pop(slot, None)
                self._cut.pop(slot, None)

    def _ask(self, slot: int, whole: Ask) -> None:
        """Ask what is left of a question without those who have left."""
        left = whole
        for option in whole.options:
            if option in self.killed:
                left = without(left, int(option))
        if left is whole and whole.seat not in self.killed:
            self._window.asks[slot] = whole
        elif whole.seat in self.killed or not left.options:
            self._window.asks.pop(slot, None)
            self._cut[slot] = whole, None
        else:
            self._window.asks[slot] = left
            self._cut[slot] = whole, left
