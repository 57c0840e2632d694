"""The scenario language for own roles in whatever book: what a law says is played in all five."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from nightcaller.engine import AMEND, CLOSE, NOBODY, Session, Setup
from nightcaller.engine.vocabulary import Ask, Option, Picks, empty_choice
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, carrying, with_roles
from nightcaller.rulebooks.own.sentences import NameInBoth, Sentence
from nightcaller.rulebooks.rulebook import Rulebook
from rulebooks.scenario import CLOSING, Table

WITH_CALLS: Final = ("judge", "hollow", "forum", "revamped")
"""The books in which an own role has a call."""
QUIET: Final = {
    "judge": {"sheriff": "no"},
    "hollow": {"mayor": "no"},
    "forum": {"autolynch": "off"},
    "chat": {},
    "revamped": {},
}
"""Nothing else goes on by day, where a book can be told so."""
WOLF: Final = {
    "judge": "werewolf",
    "hollow": "werewolf",
    "forum": "werewolf",
    "chat": "werewolf",
    "revamped": "wolf",
}
PLAIN: Final = {
    "judge": "commoner",
    "hollow": "villager",
    "forum": "saint",
    "chat": "villager",
    "revamped": "citizen",
}
GUARD: Final = {
    "judge": "guardian",
    "hollow": "protector",
    "forum": "saint+guardian_angel",
    "revamped": "witch",
}
"""Who protects somebody in each book."""
CROWD: Final = tuple(f"X{number}" for number in range(12))
"""Villagers of the hollow, where the pack has to eat somebody: whom it takes if a story says nothing."""
OUT: Final = {
    "judge.exile",
    "judge.runoff",
    "hollow.accusation",
    "hollow.trial",
    "forum.lynch",
    "chat.village",
    "revamped.lynch",
}
"""Votes about who has to go."""


def card(name: str, *sentences: Sentence, **more: object) -> OwnRole:
    return OwnRole(f"own.{name}", NameInBoth(name.title()), sentence=sentences, **more)  # type: ignore[arg-type]


def _cards(rules: Rulebook, held: str) -> Iterator[str]:
    """The full ids of what somebody holds."""
    stands_for = {"wolf": WOLF, "plain": PLAIN, "guard": GUARD}
    for one in held.split("+"):
        for known in (stands_for[one][rules.id] if one in stands_for else one).split("+"):
            yield known if "." in known else f"{rules.id}.{known}"


class AnyTable(Table):
    """Some people with known cards: ``"Ann own.me, Bob wolf, Cat guard, Dan plain, Eve plain+blessed"``.

    Args:
        book_id: which book; ``wolf``, ``plain`` and ``guard`` are its own.
        roles: own ones, as they may be played today, or as an evening brings them along.
        house: house rules.
    """

    def __init__(
        self, book_id: str, cast: str, *roles: OwnRole, seed: int = 1, begun: bool = False, **house: str
    ) -> None:
        people = [person.split() for person in cast.split(",")]
        people += [[name, "plain"] for name in CROWD if book_id == "hollow"]
        self.names = [name for name, _card in people]
        rules = (carrying if begun else with_roles)(book(book_id), roles)
        deal = tuple("+".join(_cards(rules, held)) for _name, held in people)
        cards = [one for held in deal for one in held.split("+")]
        self.session = Session(
            rules,
            Setup(
                {one: cards.count(one) for one in cards}, len(deal), seed, {**QUIET[book_id], **house}, deal
            ),
        )

    @property
    def dead(self) -> str:
        """Who is out, as everybody knows; of the `CROWD` nothing is said."""
        alive = self.public.alive
        dead = (name for seat, name in enumerate(self.names) if seat not in alive)
        return " ".join(name for name in dead if name not in CROWD)

    @property
    def night_is_on(self) -> bool:
        """Whether the open window is one of the night's."""
        return self.window.kind == "night"

    def sleep(self, answer: Callable[[Ask], Picks | None] = lambda _ask: None, **chosen: str) -> None:
        """From wherever the game is through a whole night and to the day after it: by name whom somebody
        chooses, one after the other; by ``pack`` whom all wolves do. All others do nothing, or what is
        offered last; but for what `answer` says."""
        self.to_bed()
        prey = chosen.pop("pack", "")
        if not prey:
            living = (name for name in CROWD if name in self.names and name in self.alive.split())
            prey = next(living, NOBODY)
        words = {name: text.split() for name, text in chosen.items()}
        while self.night_is_on:
            slot, ask = self._open()
            said = None if slot == CLOSE else answer(ask)
            picks = CLOSING if slot == CLOSE else said or self._picks(ask, words, prey)
            self.session.submit(slot, picks)
        assert not any(words.values()), f"nobody asked for {words}"

    def to_bed(self) -> None:
        """A day on which nothing happens, if it is day."""
        while not self.night_is_on:
            self._idle()

    def asks(self, name: str) -> bool:
        """Whether somebody is asked anything about an own role tonight."""
        self.to_bed()
        return any(ask.seat == self.seat(name) and ask.key.startswith("own.") for ask in self._all())

    def vote_out(self, name: str) -> None:
        """Everybody who may votes for one person, in whatever votes it takes."""
        seat = self.seat(name)
        self.until_a_vote()
        while not self.night_is_on and self.window.kind != "over" and seat in self.public.alive:
            slot, ask = self._open()
            votes = self.label in OUT and slot != CLOSE and seat in ask.options
            self.session.submit(slot, (seat,)) if votes else self._idle()

    def until_a_vote(self) -> None:
        """Let the day pass until somebody may be voted out."""
        while self.label not in OUT:
            self._idle()

    def votes(self, **votes: str) -> None:
        """The day's vote, where there is one: ``Bob="Ann Cat"`` are votes of Ann and Cat for Bob."""
        self.until_a_vote()
        self.ballots(votes)

    def mates(self, name: str) -> dict[str, str]:
        """Whom somebody knows, and as what."""
        held = self.view(name).card
        assert held is not None
        return {self.names[seat]: role.rpartition(".")[2] for seat, role in held.mates}

    def silent(self) -> None:
        """A day on which nobody votes or says a word."""
        while not self.night_is_on and self.window.kind != "over":
            self._idle()

    def silence_of(self, name: str) -> None:
        """A day on which everybody votes for nobody in particular, and one person does not vote at all."""
        self.until_a_vote()
        while self.label in OUT:
            slot, ask = self._open()
            others = [seat for seat in self.public.alive if slot != CLOSE and seat != ask.seat]
            mute = slot == CLOSE or ask.seat == self.seat(name)
            if mute:
                self._idle()
            else:
                # Everybody votes for whoever sits next: a tie of all, and nobody goes.
                after = [seat for seat in others if seat > ask.seat] or others
                self.session.submit(slot, (after[0],))

    def amend(self, *fact: Option) -> None:
        """The table overrules something."""
        self.session.submit(AMEND, fact)

    def held(self, name: str) -> str:
        """Somebody's card, really."""
        return self.session._game.role(self.seat(name)).id

    def _all(self) -> Iterable[Ask]:
        return [ask for slot, ask in self.window.asks.items() if slot != CLOSE]

    def _open(self) -> tuple[int, Ask]:
        """The first question that has to be answered."""
        asks = self.window.asks
        slot = next((slot for slot, ask in asks.items() if slot != CLOSE and not ask.optional), CLOSE)
        return slot, asks[slot]

    def _idle(self) -> None:
        assert self.window.kind != "over", self.why
        slot, ask = self._open()
        picks = CLOSING if slot == CLOSE else empty_choice(ask) or (ask.options[0],)
        if slot != CLOSE and "stay" in ask.options:
            picks = ("stay",)
        self.session.submit(slot, picks)

    def _picks(self, ask: Ask, words: dict[str, list[str]], prey: str) -> Picks:
        mine = words.get(self.names[ask.seat], [])
        if "pack" in ask.key:
            return (self._next(ask.options, [prey]),)
        if ask.parts:
            return tuple(self._next(part.options, mine) for part in ask.parts)
        return (self._next(ask.options, mine),)

    def _next(self, options: Picks, mine: list[str]) -> Option:
        wanted = self._option(mine[0]) if mine else None
        if wanted is not None and wanted in options:
            mine.pop(0)
            return wanted
        empty = [one for one in (NOBODY, "keep", "stay") if one in options]
        return empty[0] if empty else options[-1]
