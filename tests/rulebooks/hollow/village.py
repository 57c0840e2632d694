"""The scenario language for the hollow book: the same people, another village."""

from __future__ import annotations

from nightcaller.engine import CLOSE, NOBODY, Session, Setup
from nightcaller.engine.vocabulary import Picks
from nightcaller.rulebooks import book
from rulebooks.scenario import CLOSING, Refused, Table

HOLLOW = book("hollow")

DUSK, NIGHT, LAST_ACTS = "hollow.dusk", "hollow.night", "hollow.last_acts"
CHOICES = {"hollow.verdict", "hollow.succession"}


class Village(Table):
    """Some people with known cards, and what lies on the table for a Thief.

    Args:
        cast: ``"Ann witch, Bob werewolf, ..."`` by seat.
        table: the two cards on the table, if there is a Thief.
        seed: decides ties and draws.
        house: house rules.
    """

    LAST_ACTS = LAST_ACTS

    def __init__(self, cast: str, *, table: str = "", seed: int = 1, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        cards = (*deal, *table.split())
        deck = {role: cards.count(role) for role in cards}
        self.session = Session(HOLLOW, Setup(deck, len(deal), seed, house, deal))

    @property
    def fallen(self) -> str:
        """Whom the last daybreak named."""
        return str(self.told("hollow.dawn")["seats"])

    @property
    def mayor(self) -> str:
        """Who is Mayor."""
        seat = self.public.offices.get("hollow.mayor")
        return "" if seat is None else self.names[seat]

    def sleep(self, **chosen: str) -> None:
        """A whole night; by name what somebody chooses, by ``pack`` whom the pack eats.

        Two choices of one person are one text: ``Cat="save Ann poison Bob"`` for a Witch, ``Dan="left"`` for
        a Thief who swaps, two names for Cupid. Whoever is not mentioned takes the empty choice, or
        the first person of whom the night says nothing.
        """
        self.reach(NIGHT, stop_at=DUSK)
        while self.window.kind == "night":
            window = self.window
            slot = next((s for s in window.asks if s != CLOSE), CLOSE)
            self.session.submit(slot, self._nightly(slot, chosen))

    def _nightly(self, slot: int, chosen: dict[str, str]) -> Picks:
        if slot == CLOSE:
            return CLOSING
        ask = self.window.asks[slot]
        words = chosen.get(self.names[ask.seat], "").split()
        match ask.key:
            case "hollow.pack.attack":
                wanted = chosen.get("pack", "")
            case "hollow.witch.life":
                wanted = words[words.index("save") + 1] if "save" in words else NOBODY
            case "hollow.witch.death":
                wanted = words[words.index("poison") + 1] if "poison" in words else NOBODY
            case "hollow.thief.swap":
                wanted = "swap" if words else "keep"
            case "hollow.cupid.second":
                wanted = words[1] if len(words) > 1 else ""
            case _:
                wanted = words[0] if words else ""
        if not wanted or (wanted == "keep" and "keep" not in ask.options):
            if NOBODY in ask.options:
                return (NOBODY,)
            said = " ".join(chosen.values()).split()
            return (next(one for one in ask.options if self._name(one) not in said),)
        return (self._option(wanted),)

    def shoot(self, name: str, whom: str) -> None:
        """The Hunter's last act; whoever is visited before, by seat, has none."""
        self.last_act_of(name)
        self.answer(name, whom)
        self.close()

    def elect(self, **votes: str) -> None:
        """The vote for Mayor: ``Ann="Cat Dan"`` are votes of Cat and Dan for Ann."""
        self.reach("hollow.mayor_vote")
        self.ballots(votes)

    def accuse(self, **votes: str) -> None:
        """Accusations, in the same form; the accused then speak."""
        self.reach("hollow.accusation")
        self.ballots(votes)

    def judge(self, **votes: str) -> None:
        """The vote of the trial, or its run-off."""
        if self.label == "hollow.defence":
            self.close()
        assert self.label in {"hollow.trial", "hollow.runoff"}, self.label
        self.ballots(votes)

    def execute(self, name: str) -> None:
        """Everybody accuses and condemns one person."""
        self.reach("hollow.accusation")
        self.ballots({name: self.voters})
        self.judge(**{name: self.voters_of_trial()})

    def voters_of_trial(self) -> str:
        """Who votes when the accused have spoken."""
        if self.label == "hollow.defence":
            self.close()
        return self.voters

    def day(self) -> None:
        """A day on which nobody is accused."""
        self.reach(NIGHT, stop_at=DUSK)

    def sleep_after_a_day(self, **chosen: str) -> None:
        """A day on which nobody is accused, and the night after it."""
        self.day()
        self.sleep(**chosen)

    def reach(self, label: str, kind: str = "", *, stop_at: str = "") -> None:
        """Let everything pass of which the scenario says nothing: nobody shoots, votes or accuses."""
        while self.label not in {label, stop_at}:
            window = self.window
            if window.kind in {"night", "over"} or window.label in CHOICES:
                raise AssertionError(f"the game never came to {label}: it is at {window.label} ({self.why})")
            slot = next((s for s, ask in window.asks.items() if s != CLOSE), CLOSE)
            self.session.submit(slot, CLOSING if slot == CLOSE else (NOBODY,))


__all__ = ["DUSK", "HOLLOW", "LAST_ACTS", "NIGHT", "Refused", "Village"]
