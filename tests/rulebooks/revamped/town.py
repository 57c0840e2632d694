"""The scenario language for the revamped book: a town that votes, and nights in which nobody is named in
vain."""

from __future__ import annotations

from nightcaller.engine import CLOSE, NOBODY, Session, Setup
from nightcaller.engine.vocabulary import Picks, empty_choice
from nightcaller.rulebooks.revamped import BOOK
from rulebooks.scenario import CLOSING, Refused, Table

NIGHT, DEBATE, LYNCH, SECOND = (
    "revamped.night",
    "revamped.debate",
    "revamped.lynch",
    "revamped.second_lynch",
)
GROUPS = {"revamped.pack.attack": "pack", "revamped.cult.attack": "cult"}


class Town(Table):
    """Some people with known cards.

    Args:
        cast: ``"Ann witch, Bob wolf, ..."`` by seat.
        seed: decides ties and draws.
        house: house rules.
    """

    def __init__(self, cast: str, *, seed: int = 1, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        deck = {role: deal.count(role) for role in deal}
        self.session = Session(BOOK, Setup(deck, len(deal), seed, house, deal))

    @property
    def fallen(self) -> str:
        """Whom the last daybreak named."""
        return str(self.told("revamped.dawn")["seats"])

    def role(self, name: str) -> str:
        """Somebody's card, as its holder sees it."""
        card = self.view(name).card
        assert card is not None
        return card.role.partition(".")[2]

    def mates(self, name: str) -> dict[str, str]:
        """Whom somebody knows, and as what."""
        card = self.view(name).card
        assert card is not None
        return {self.names[seat]: role.partition(".")[2] for seat, role in card.mates}

    def night(self, **chosen: str) -> None:  # type: ignore[override]
        """A whole night, from wherever the game is.

        By name what somebody chooses, several one after the other (``Ann="Bob Cat"``; the poison of a Witch
        after ``poison``); by ``pack`` and ``cult`` what all of the group vote for who are not named
        themselves. Whoever is not mentioned takes the empty choice, or the first person.
        """
        self.reach(NIGHT)
        words = {name: wanted.split() for name, wanted in chosen.items()}
        while self.label == NIGHT:
            window = self.window
            slot = next((s for s in window.asks if s != CLOSE), CLOSE)
            self.session.submit(slot, self._nightly(slot, words))
            if slot == CLOSE:
                break

    def _nightly(self, slot: int, words: dict[str, list[str]]) -> Picks:
        if slot == CLOSE:
            return CLOSING
        ask = self.window.asks[slot]
        name = self.names[ask.seat]
        wanted = ""
        group = GROUPS.get(ask.key, "")
        if group:
            own = words.get(f"{name}_{group}", words.get(group, []))
            wanted = own[0] if own else ""
        elif ask.key == "revamped.witch.death":
            said = words.get(name, [])
            wanted = said[said.index("poison") + 1] if "poison" in said else ""
        elif words.get(name) and words[name][0] != "poison":
            wanted = words[name].pop(0)
        if wanted:
            return (self._option(wanted),)
        return (NOBODY,) if NOBODY in ask.options else (ask.options[0],)

    def lynch(self, **votes: str) -> None:
        """The vote of the day, or the second one: ``Bob="Ann Cat"`` are votes of Ann and Cat for Bob."""
        if self.label != SECOND:
            self.reach(LYNCH)
        self.ballots(votes)

    def hang(self, name: str) -> None:
        """Everybody votes for one person."""
        if self.label != SECOND:
            self.reach(LYNCH)
        self.ballots({name: self.voters})

    def reach(self, label: str, kind: str = "") -> None:
        """Let everything pass of which the scenario says nothing: nobody votes; a night is not slept
        through."""
        while self.label != label:
            window = self.window
            if window.label in {NIGHT, "over"}:
                raise AssertionError(f"the game never came to {label}: it is at {window.label} ({self.why})")
            slot = next((s for s, ask in window.asks.items() if s != CLOSE and not ask.optional), CLOSE)
            picks = CLOSING if slot == CLOSE else empty_choice(window.asks[slot])
            self.session.submit(slot, picks or window.asks[slot].options[:1])


__all__ = ["DEBATE", "LYNCH", "NIGHT", "SECOND", "Refused", "Town"]
