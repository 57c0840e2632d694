"""The scenario language for the revamped book: a town that votes, and nights in which nobody is named in
vain."""

from __future__ import annotations

from nightcaller.engine import CLOSE, Session, Setup
from nightcaller.engine.floor import LAPTOP, TAKE
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Ask, Option, Picks, empty_choice
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.declaring import DECLARE
from rulebooks.scenario import CLOSING, Refused, Table

NIGHT, MORNING, DEBATE, LYNCH, SECOND = (
    "revamped.night",
    "revamped.morning",
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

    day_round = "all"
    """The house rule, where a scenario says nothing of it."""

    def __init__(self, cast: str, *, seed: int = 1, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        deck = {role: deal.count(role) for role in deal}
        # Most scenarios let everybody be asked by day; test_revamped_by_day plays them once more.
        self.session = Session(
            BOOK, Setup(deck, len(deal), seed, {"day_round": self.day_round, **house}, deal)
        )

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
        after ``poison``; a player and a role as ``Ann="Bob=wolf"``); by ``pack`` and ``cult`` what all of
        the group vote for who are not named themselves. Whoever is not mentioned takes the empty
        choice, or the first person.
        """
        self.reach(NIGHT)
        self.answer_all(NIGHT, {name: wanted.split() for name, wanted in chosen.items()})

    @property
    def asks_for_it(self) -> bool:
        """Whether by day the laptop goes to whoever asks for it."""
        return any(ask.key == LAPTOP for ask in self.window.asks.values())

    def take(self, name: str) -> None:
        """Somebody asks for the laptop while people talk."""
        self.reach(DEBATE)
        self.session.submit(self._slot(name, LAPTOP), (TAKE,))

    def morning(self, **chosen: str) -> None:
        """The private round of the day that has begun; else everybody asks for the laptop, by seat."""
        words = {name: wanted.split() for name, wanted in chosen.items()}
        if self.label == MORNING:
            self.answer_all(MORNING, words)
            return
        self.reach(DEBATE)
        for seat in sorted(ask.seat for ask in self.window.asks.values() if ask.key == LAPTOP):
            if self.label == DEBATE and self.asks_for_it:
                self.take(self.names[seat])
                self.answer_all(MORNING, words)

    def answer_all(self, label: str, words: dict[str, list[str]]) -> None:
        """Answer a private window to its end."""
        assert self.label == label, self.label
        while self.label == label:
            slot = next((s for s in self.window.asks if s != CLOSE), CLOSE)
            self.session.submit(slot, self._secret(slot, words))
            if slot == CLOSE:
                break

    def answer_parts(self, name: str, *picks: str) -> None:
        """Answer the question of several parts that somebody is asked."""
        self.session.submit(self._slot(name, ""), tuple(self._option(pick) for pick in picks))

    def declare(self, name: str, word: str, *more: str) -> None:
        """Somebody takes the laptop while people talk: a word, and whom or what it is about."""
        self.reach(DEBATE)
        seat = self.seat(name)
        if self.asks_for_it:
            self.take(name)
            ask = next((one for one in self.window.asks.values() if one.key == DECLARE), None)
            words = [word, *more]
            self.answer_all(MORNING, {DECLARE: words} if ask else {})
            return
        for slot, ask in self.window.asks.items():
            if slot != CLOSE and ask.seat == seat:
                break
        else:
            return  # a page on which nothing is her own
        self.session.submit(slot, self._filled(ask, [word, *more]))

    def _secret(self, slot: int, words: dict[str, list[str]]) -> Picks:
        if slot == CLOSE:
            return CLOSING
        ask = self.window.asks[slot]
        if ask.key == DECLARE:
            return self._filled(ask, words.pop(DECLARE)) if DECLARE in words else self._left(ask)
        said = words.get(self.names[ask.seat], [])
        group = GROUPS.get(ask.key, "")
        if group:
            own = words.get(f"{self.names[ask.seat]}_{group}", words.get(group, []))
            return (self._option(own[0]),) if own else self._left(ask)
        if ask.key == "revamped.witch.death":
            return (self._option(said[said.index("poison") + 1]),) if "poison" in said else self._left(ask)
        if not said or said[0] == "poison":
            return self._left(ask)
        if ask.parts:
            return self._filled(ask, said)
        return (self._choice(said.pop(0), ask.options),)

    def _filled(self, ask: Ask, said: list[str]) -> Picks:
        """A question of several parts: each word goes to the next part that offers it."""
        own = said[: said.index("poison")] if "poison" in said else said
        tokens = [half for word in own for half in word.split("=")]
        picks: list[Option] = []
        for part in ask.parts:
            pick = self._choice(tokens[0], part.options) if tokens else None
            if pick in part.options:
                picks.append(pick)
                tokens.pop(0)
            else:
                rest = (one for one in EMPTY_CHOICES if one in part.options)
                picks.append(next(rest, part.options[0]))
        assert not tokens, f"not offered: {tokens}"
        return tuple(picks)

    def _choice(self, word: str, options: Picks) -> Option:
        """A name, a word, or a role without its book."""
        if f"revamped.{word}" in options:
            return f"revamped.{word}"
        return word if word in options or word not in self.names else self._option(word)

    def _left(self, ask: Ask) -> Picks:
        """The empty answer, or the first that is offered."""
        return empty_choice(ask) or (ask.options[0],)

    def blocked(self, name: str, key: str = "") -> dict[str, str]:
        """What somebody may not answer now, and why; in any part of the question."""
        ask = self.ask(name, key)
        barred = (*ask.blocked, *(one for part in ask.parts for one in part.blocked))
        return {self._name(option): why for option, why in barred}

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
        through. Where people ask for the laptop by day, the morning round is while they talk."""
        if label == MORNING and self.label != MORNING and self.session.setup.house["day_round"] == "asked":
            label = DEBATE
        while self.label != label:
            window = self.window
            if window.label in {NIGHT, "over"}:
                raise AssertionError(f"the game never came to {label}: it is at {window.label} ({self.why})")
            slot = next((s for s, ask in window.asks.items() if s != CLOSE and not ask.optional), CLOSE)
            self.session.submit(slot, CLOSING if slot == CLOSE else self._left(window.asks[slot]))


__all__ = ["DEBATE", "LYNCH", "MORNING", "NIGHT", "SECOND", "Refused", "Town"]
