"""The scenario language for the forum book: the same people, with traits beside their roles."""

from __future__ import annotations

from nightcaller.engine import CLOSE, NOBODY, Session, Setup
from nightcaller.engine.vocabulary import Picks
from nightcaller.rulebooks import book
from rulebooks.scenario import CLOSING, Refused, Table

FORUM = book("forum")

DUSK, NIGHT, LATE = "forum.dusk", "forum.night", "forum.closing"
ABSENCE, DEBATE, LYNCH, LAST_ACTS = "forum.absence", "forum.debate", "forum.lynch", "forum.last_acts"
QUIET_HOUSE = {"autolynch": "off", "apprentice_starts": "unclaimed", "dead_revealed": "no"}
"""What most scenarios are not about."""


class Thread(Table):
    """Some people with known cards: ``"Ann seer, Bob werewolf, Cat saint+blessed"``.

    Args:
        cast: by seat; traits follow the role.
        seed: decides ties and draws.
        house: house rules; what differs from `QUIET_HOUSE` is said.
    """

    def __init__(self, cast: str, *, seed: int = 1, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _cards in people]
        deal = tuple(cards for _name, cards in people)
        held = [card for cards in deal for card in cards.split("+")]
        deck = {card: held.count(card) for card in held}
        self.session = Session(FORUM, Setup(deck, len(deal), seed, {**QUIET_HOUSE, **house}, deal))

    @property
    def fallen(self) -> str:
        """Whom the last daybreak named."""
        return str(self.told("forum.dawn")["seats"])

    def sleep(self, **chosen: str) -> None:
        """A whole night and daybreak; by name whom somebody's order is about.

        Two orders of one person are one text: ``Ann="Bob Cat"`` for her role's and her trait's; ``watch`` is
        a Witness's. Whoever is not mentioned gives no order.
        """
        self.to_bed(**chosen)
        self.wake()

    def to_bed(self, **chosen: str) -> None:
        """The night's orders, up to the round after it."""
        self.reach(NIGHT)
        words = {name: text.split() for name, text in chosen.items()}
        while self.label == NIGHT:
            slot = next((s for s in self.window.asks if s != CLOSE), CLOSE)
            self.session.submit(slot, self._order(slot, words))
        unused = {name: text for name, text in words.items() if text}
        if unused:
            raise Refused("error-decision-not-asked", people=str(unused))

    def _order(self, slot: int, words: dict[str, list[str]]) -> Picks:
        if slot == CLOSE:
            return CLOSING
        ask = self.window.asks[slot]
        said = words.get(self.names[ask.seat])
        if said:
            return (self._option(said.pop(0)),)
        return (NOBODY if NOBODY in ask.options else "stay",)

    def wake(self) -> None:
        """The round after the night is over."""
        if self.label == LATE:
            self.close()

    def lynch(self, name: str, *voters: str) -> None:
        """Everybody who may vote votes for one person, or only those who are named."""
        self.reach(LYNCH)
        self.ballots({name: " ".join(voters) or self.voters})

    def vote(self, **votes: str) -> None:
        """The vote of the day: ``Bob="Ann Cat"`` are votes of Ann and Cat for Bob."""
        self.reach(LYNCH)
        self.ballots(votes)

    def excuse(self, names: str) -> None:
        """Who declares absence today."""
        self.reach(ABSENCE)
        for slot, ask in list(self.window.asks.items()):
            self.session.submit(slot, ("run" if self.names[ask.seat] in names.split() else "stay",))
        self.close()

    def act(self, name: str, whom: str) -> None:
        """A last act."""
        self.reach(LAST_ACTS)
        self.answer(name, whom)
        self.close()

    def day(self) -> None:
        """A day on which nobody is lynched."""
        self.reach(NIGHT)

    def nights(self, count: int) -> None:
        """So many nights and days on which nothing happens."""
        for _night in range(count):
            self.sleep()
            self.day()

    def reach(self, label: str, kind: str = "") -> None:
        """Let everything pass of which the scenario says nothing: nobody votes, nobody acts."""
        while self.label != label:
            window = self.window
            if window.label in {NIGHT, "over"}:
                raise AssertionError(f"the game never came to {label}: it is at {window.label} ({self.why})")
            slot = next((s for s in window.asks if s != CLOSE), CLOSE)
            picks = CLOSING
            if slot != CLOSE:
                picks = (NOBODY if NOBODY in window.asks[slot].options else "stay",)
            self.session.submit(slot, picks)

    def holds(self, name: str) -> tuple[str, ...]:
        """What somebody knows to hold, without the book."""
        return tuple(card.rpartition(".")[2] for card in self.view(name).card.held)


def until(cast: str, happens: object, **house: str) -> Thread:
    """The table with the first seed for which something holds after ``happens(thread)``."""
    assert callable(happens)
    for seed in range(300):
        thread = Thread(cast, seed=seed, **house)
        if happens(thread):
            return thread
    raise AssertionError("it never happened")


__all__ = [
    "ABSENCE", "DEBATE", "DUSK", "FORUM", "LAST_ACTS", "LATE", "LYNCH", "NIGHT", "Refused", "Thread", "until",
]  # fmt: skip
