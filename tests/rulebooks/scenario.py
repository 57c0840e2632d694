"""A language for scenarios: people, what they do by night and by day, and what everybody may know.

```
table = Table("Ann guardian, Bob werewolf, Cat seer, Dan witch, Eve commoner, Fay commoner")
table.night(guardian="Eve", pack="Eve", seer="Bob", witch="keep")
assert table.fallen == ""
table.vote(Bob="Ann Cat Dan Eve")
assert table.won == "judge.good"
```

It is built on the public `Session` alone: what a scenario asks and checks, a screen can ask and check too.
People are written by name, several of them as one text: ``"Ann Bob"``. A scenario says only what matters:
speeches are held, nobody shoots who was not told to, and a vote that is not mentioned is an abstention.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nightcaller.engine import CLOSE, NOBODY, TABLE, Ask, Event, IllegalDecision, Session, Setup, View, Window
from nightcaller.engine.book import Book
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.rulebooks import book

Refused = IllegalDecision

CLOSING: Picks = ("close",)
CLOSING_ROUND = "judge.closing"
NIGHT, LAST_ACTS, LAST_WORDS = "judge.night", "judge.last_acts", "judge.last_words"
RACE, CAMPAIGN, ELECTION, ELECTION_RUNOFF = "judge.race", "judge.race", "judge.race_vote", "judge.race_runoff"
SPEECH, EXILE, RUNOFF = "judge.speech", "judge.exile", "judge.runoff"
DIRECTION, BADGE = "judge.direction", "judge.badge"

_SEATS = frozenset({"seat", "by", "other", "victim"})
_MANY_SEATS = frozenset({"seats", "mates"})


class Table:
    """Some people with known cards.

    Args:
        cast: ``"Ann guardian, Bob werewolf, ..."`` by seat.
        seed: decides ties and draws.
        rules: another book than the judge manual: a copy of it with more roles.
        house: house rules. A scenario has no sheriff unless it says ``sheriff="yes"``.
    """

    LAST_ACTS = LAST_ACTS

    def __init__(self, cast: str, *, seed: int = 1, rules: Book | None = None, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        deck = {role: deal.count(role) for role in deal}
        house = {"sheriff": "no", **house}
        self.session = Session(rules or book("judge"), Setup(deck, len(deal), seed, house, deal))

    # --- what is so ---------------------------------------------------------------------------------

    @property
    def window(self) -> Window:
        """The open questions."""
        return self.session.window

    @property
    def label(self) -> str:
        """What the open window is about."""
        return self.session.window.label

    @property
    def public(self) -> View:
        """What everybody sees."""
        return self.session.view(TABLE)

    @property
    def alive(self) -> str:
        """Who lives, as far as everybody knows."""
        return self._named(self.public.alive)

    @property
    def fallen(self) -> str:
        """Whom the last daybreak named."""
        return str(self.told("judge.dawn")["seats"])

    @property
    def sheriff(self) -> str:
        """Who wears the badge."""
        seat = self.public.offices.get("judge.sheriff")
        return "" if seat is None else self.names[seat]

    @property
    def won(self) -> str:
        """The winning team; ``draw`` if nobody won; empty while the game goes on."""
        outcome = self.session.outcome
        return "" if outcome is None else " ".join(outcome.winners) or "draw"

    @property
    def why(self) -> str:
        """The reason for the end."""
        return self.session.outcome.reason if self.session.outcome else ""

    @property
    def winners(self) -> str:
        """Everybody who won."""
        return self._named(self.session.outcome.seats) if self.session.outcome else ""

    def view(self, name: str) -> View:
        """What one person knows."""
        return self.session.view(self.seat(name))

    def seat(self, name: str) -> Seat:
        """Where somebody sits."""
        return self.names.index(name)

    def events(self, kind: str, to: str = "") -> list[Event]:
        """What one person (or everybody) has been told of this kind; after the game, the whole story."""
        view = self.view(to) if to else self.public
        return [event for event in view.story or view.events if event.kind == kind]

    def heard(self, kind: str, to: str = "") -> bool:
        """Whether one person (or everybody) has been told something of this kind."""
        return bool(self.events(kind, to))

    def told(self, kind: str, to: str = "") -> dict[str, Any]:
        """The facts of the last event of this kind, people by name."""
        events = self.events(kind, to)
        assert events, f"nobody told {to or 'the table'} anything of kind {kind}"
        return {key: self._fact(key, value) for key, value in events[-1].facts.items()}

    def totals(self, kind: str = "judge.exile.result") -> dict[str, int]:
        """Half-votes by candidate of the last result."""
        return {self._name(option): count for option, count in self.told(kind)["totals"]}

    def ask(self, name: str, key: str = "") -> Ask:
        """The question that somebody is asked now."""
        return self.window.asks[self._slot(name, key)]

    def asked(self, name: str, key: str = "") -> bool:
        """Whether somebody is asked (that) now."""
        return any(self._is(ask, name, key) for ask in self.window.asks.values())

    def options(self, name: str, key: str = "") -> str:
        """What somebody may answer now."""
        return self._named(self.ask(name, key).options)

    def blocked(self, name: str, key: str = "") -> dict[str, str]:
        """What somebody may not answer now, and why."""
        return {self._name(option): why for option, why in self.ask(name, key).blocked}

    def speakers(self) -> str:
        """Who speaks now, in order."""
        assert self.window.kind == "floor", self.label
        return self._named(self.window.seats)

    @property
    def voters(self) -> str:
        """Who votes in the open poll."""
        return self._named(self.window.seats)

    # --- single answers -----------------------------------------------------------------------------

    def answer(self, name: str, pick: str, key: str = "") -> None:
        """Answer the question that somebody is asked: a person's name, or a word."""
        self.session.submit(self._slot(name, key), (self._option(pick),))

    def close(self) -> None:
        """Close the open window."""
        self.session.submit(CLOSE, CLOSING)

    # --- night --------------------------------------------------------------------------------------

    def night(
        self,
        guardian: str = NOBODY,
        pack: str | Mapping[str, str] = NOBODY,
        seer: str = "",
        witch: str | tuple[str, ...] = "keep",
        **others: str | tuple[str, str],
    ) -> None:
        """A whole night.

        Args:
            guardian: whom he protects.
            pack: whom all wolves propose, or each wolf's proposal by name.
            seer: whom he checks; anybody, if not said.
            witch: ``"save"``, ``"poison Dan"``, or both; if she may do what is said is checked.
            others: by name, whom somebody with another card chooses; two for who chooses two.
        """
        self.reach(NIGHT)
        potions = (witch,) if isinstance(witch, str) else witch
        poisoned = next((words.split()[1] for words in potions if words.startswith("poison")), "")
        while (slot := next((s for s in self.window.asks if s != CLOSE), None)) is not None:
            ask = self.window.asks[slot]
            match ask.key:
                case "judge.guardian.protect":
                    pick = guardian
                case "judge.pack.attack":
                    pick = pack if isinstance(pack, str) else pack[self.names[ask.seat]]
                case "judge.seer.check":
                    pick = seer or self._name(ask.options[0])
                case "judge.witch.antidote":
                    pick = "use" if "save" in potions else "keep"
                case "judge.witch.poison":
                    pick = poisoned or NOBODY
                    poisoned = ""
                case _:
                    pick = self._special(self.names[ask.seat], ask, others)
            self.session.submit(slot, (self._option(pick),))
        if poisoned:
            raise Refused("error-decision-not-asked")
        self.close()
        if self.label == CLOSING_ROUND:
            self.close()

    def _special(self, name: str, ask: Ask, chosen: Mapping[str, str | tuple[str, str]]) -> str:
        """What somebody with a card of his own picks: nobody, or anybody, if the scenario does not say."""
        if name not in chosen:
            return NOBODY if NOBODY in ask.options else self._name(ask.options[0])
        picks = chosen[name]
        if isinstance(picks, str):
            return picks if picks in self._named(ask.options).split() else NOBODY
        return picks[ask.key.endswith((".second", ".with"))]

    # --- daybreak and day ---------------------------------------------------------------------------

    def shoot(self, name: str, whom: str) -> None:
        """Somebody's last act; whoever is visited before, by seat, does nothing."""
        self.last_act_of(name)
        self.answer(name, whom)
        self.close()

    def last_act_of(self, name: str) -> None:
        """Let everybody keep still who is visited before somebody's last act."""
        self.reach(self.LAST_ACTS)
        while self.label == self.LAST_ACTS and not self.asked(name):
            self.keep_still()

    def keep_still(self) -> None:
        """The one who is visited has no last act, or does without."""
        for slot in [slot for slot in self.window.asks if slot != CLOSE]:
            self.session.submit(slot, (NOBODY,))
        self.close()

    def run(self, names: str) -> None:
        """Who runs for sheriff."""
        self.reach(RACE, "race")
        running = names.split()
        for slot, ask in list(self.window.asks.items()):
            self.session.submit(slot, ("run" if self.names[ask.seat] in running else "stay",))
        self.close()

    def withdraw(self, name: str) -> None:
        """A candidate gives up."""
        self.answer(name, "withdraw", "judge.sheriff.withdraw")

    def speak(self) -> str:
        """Hold the speeches; returns who spoke."""
        speakers = self.speakers()
        self.close()
        return speakers

    def explode(self, name: str, whom: str = "") -> None:
        """A wolf blows himself up; a White Werewolf King takes somebody with him."""
        if self.window.kind != "floor" or self.label == LAST_WORDS:
            self.reach(SPEECH)
        declared = self.window.declarations[0].key
        self.answer(name, "explode", declared)
        if whom:
            self.answer(name, whom, "judge.declare.target")

    def duel(self, name: str, whom: str) -> None:
        """The Knight challenges somebody."""
        self.reach(SPEECH)
        self.answer(name, "duel", "judge.declare")
        self.answer(name, whom, "judge.declare.target")

    def elect(self, **votes: str) -> None:
        """The vote for sheriff: ``Ann="Cat Dan"`` are votes of Cat and Dan for Ann."""
        if self.window.kind != "poll":
            self.speak()
        assert self.label in {ELECTION, ELECTION_RUNOFF}, self.label
        self.ballots(votes)

    def vote(self, **votes: str) -> None:
        """The vote of the day, or its run-off: ``Bob="Ann Cat"`` are votes of Ann and Cat for Bob."""
        if self.window.kind == "floor" and self.label == RUNOFF:
            self.speak()
        if self.window.kind != "poll" or self.label not in {EXILE, RUNOFF}:
            self.reach(EXILE)
        self.ballots(votes)

    def ballots(self, votes: Mapping[str, str]) -> None:
        """Cast the ballots of the open poll; whoever is not mentioned abstains."""
        chosen = {voter: whom for whom, voters in votes.items() for voter in voters.split()}
        strangers = set(chosen) - {self.names[seat] for seat in self.window.seats}
        if strangers:
            raise Refused("error-decision-not-asked")
        for slot, ask in list(self.window.asks.items()):
            pick = chosen.get(self.names[ask.seat], NOBODY) if slot != CLOSE else "close"
            self.session.submit(slot, (self._option(pick),))
        if self.window.asks.keys() == {CLOSE} and self.window.kind == "poll":
            self.close()

    def badge(self, heir: str) -> None:
        """The sheriff passes the badge on, or ``tear``\\ s it."""
        self.reach(BADGE)
        self.session.submit(1, (self._option(heir),))

    def day(self) -> None:
        """A day on which nobody is voted out."""
        self.reach(NIGHT)

    # --- getting there ------------------------------------------------------------------------------

    def reach(self, label: str, kind: str = "") -> None:
        """Let everything pass of which the scenario says nothing, until a window with this label is open.

        Nobody runs, nobody shoots, nobody votes, the sheriff begins clockwise; a badge is never passed by
        itself, and a night is never slept through.
        """
        while self.label != label or (kind and self.window.kind != kind):
            window = self.window
            if window.label in {NIGHT, BADGE, "over"}:
                raise AssertionError(f"the game never came to {label}: it is at {window.label} ({self.why})")
            slot, ask = next(
                ((s, a) for s, a in window.asks.items() if not a.optional and s != CLOSE), (CLOSE, None)
            )
            picks = CLOSING
            if ask is not None:
                picks = (next(word for word in (NOBODY, "stay", "clockwise") if word in ask.options),)
            self.session.submit(slot, picks)

    # --- names --------------------------------------------------------------------------------------

    def _is(self, ask: Ask, name: str, key: str) -> bool:
        return ask.seat == self.seat(name) and key in {"", ask.key}

    def _slot(self, name: str, key: str) -> int:
        for slot, ask in self.window.asks.items():
            if self._is(ask, name, key):
                return slot
        raise Refused("error-decision-not-asked")

    def _option(self, pick: str) -> Option:
        return self.names.index(pick) if pick in self.names else pick

    def _name(self, option: Option | None) -> str:
        return self.names[option] if isinstance(option, int) and option >= 0 else str(option)

    def _named(self, options: tuple[Option, ...]) -> str:
        return " ".join(self._name(option) for option in options)

    def _fact(self, key: str, value: Any) -> Any:
        if key in _SEATS:
            return self._name(value)
        if key in _MANY_SEATS and all(isinstance(seat, int) for seat in value):
            return self._named(value)
        return value
