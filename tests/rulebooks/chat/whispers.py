"""The scenario language for the chat book: the same people, a village with many rooms."""

from __future__ import annotations

from nightcaller.engine import CLOSE, NOBODY, Session, Setup
from nightcaller.engine.board import Right
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Notes, Picks
from nightcaller.rulebooks import book
from rulebooks.scenario import CLOSING, Refused, Table

CHAT = book("chat")

NIGHT, WITCH, AMOROUS, KILL = "chat.night", "chat.witch", "chat.amorous", "chat.kill"
PUBLIC_CHOICES = {"chat.verdict", "chat.succession"}


TEXT = {"night_ties": "runoff", "first_night": "apart"}
"""Where a laptop's table plays otherwise by default: ties are voted on again, Cupid's phases come first."""


class Whispers(Table):
    """Some people with known cards.

    Args:
        cast: ``"Ann witch, Bob werewolf, ..."`` by seat.
        seed: decides ties and draws.
        house: house rules; the text's own reading stands for the others (`TEXT`).
    """

    LAST_ACTS = KILL

    def __init__(self, cast: str, *, seed: int = 1, **house: str) -> None:
        people = [person.split() for person in cast.split(",")]
        self.names = [name for name, _role in people]
        deal = tuple(role for _name, role in people)
        deck = {role: deal.count(role) for role in deal}
        self.session = Session(CHAT, Setup(deck, len(deal), seed, {**TEXT, **house}, deal))

    @property
    def fallen(self) -> str:
        """Whom the last daybreak named."""
        return str(self.told("chat.dawn")["seats"])

    @property
    def major(self) -> str:
        """Who is Major."""
        seat = self.public.offices.get("chat.major")
        return "" if seat is None else self.names[seat]

    # --- rooms --------------------------------------------------------------------------------------

    def rooms(self, name: str) -> str:
        """The rooms that somebody may read now, her notebook left out."""
        return " ".join(
            board.removeprefix("chat.")
            for board in self.view(name).boards
            if "." in board and not board.startswith("notebook")
        )

    def room(self, name: str, room: str) -> Notes:
        """A room as somebody sees it."""
        return self.view(name).boards[f"chat.{room}"]

    def listed(self, name: str, room: str) -> str:
        """Whom somebody sees in a room."""
        return self._named(self.room(name, room).listed)

    def entitled(self, room: str) -> str:
        """Who may vote in a room now, as the tables of rights have it."""
        game = self.session._game
        may = game.boards[f"chat.{room}"].having(game, Right.VOTE)
        return " ".join(name for seat, name in enumerate(self.names) if may >> seat & 1)

    def read(self, name: str, room: str) -> list[str]:
        """What somebody reads in a room."""
        return [f"{self.names[int(post.author) - 1]}: {post.text}" for post in self.room(name, room).posts]

    def write(self, name: str, room: str, text: str) -> None:
        """Somebody writes in a room."""
        self.session.submit(POST, (f"chat.{room}", self.seat(name), text))

    # --- night --------------------------------------------------------------------------------------

    def sleep(self, until: str = "", **chosen: str) -> None:
        """A whole night, or up to a window: by name what somebody chooses, by ``pack`` whom all wolves do.

        Two choices of one person are one text: ``Cat="heal kill Bob"`` for a Witch, two names for Cupid, for
        voters the choice in a run-off after the first. Whoever is not mentioned votes for nobody, or
        for the first who can be chosen.
        """
        self.reach_night()
        while self.window.kind == "night" and self.label != until:
            self._doze(chosen)

    def rounds(self) -> str:
        """Sleep through a night in which little happens; the rounds that it had."""
        self.reach_night()
        labels: dict[str, None] = {}
        while self.window.kind == "night":
            labels[self.label.removeprefix("chat.")] = None
            self._doze({})
        return " ".join(labels)

    def _doze(self, chosen: dict[str, str]) -> None:
        """Give one of the night's answers."""
        slot = next((s for s in self.window.asks if s != CLOSE), CLOSE)
        self.session.submit(slot, self._nightly(slot, chosen))

    def _nightly(self, slot: int, chosen: dict[str, str]) -> Picks:
        if slot == CLOSE:
            return CLOSING
        ask = self.window.asks[slot]
        name = self.names[ask.seat]
        words = chosen.get(name, "").split()
        if ask.key.startswith("chat.pack") and not words:
            words = chosen.get("pack", "").split()
        match ask.key:
            case "chat.witch.heal":
                wanted = self._name(ask.options[0]) if "heal" in words else ""
            case "chat.witch.kill":
                wanted = words[words.index("kill") + 1] if "kill" in words else ""
            case "chat.arrow_two.vote":
                wanted = words[1] if len(words) > 1 else ""
            case key if key.endswith(".runoff"):
                wanted = words[-1] if words and self._option(words[-1]) in ask.options else ""
            case _:
                wanted = words[0] if words else ""
        if wanted:
            return (self._option(wanted),)
        return (NOBODY if NOBODY in ask.options else ask.options[0],)

    # --- day ----------------------------------------------------------------------------------------

    def shoot(self, name: str, whom: str) -> None:
        """The Hunter's last act; whoever is visited before, by seat, has none."""
        self.last_act_of(name)
        self.answer(name, whom)
        self.close()

    def elect(self, **votes: str) -> None:
        """The vote for Major, or its run-off: ``Ann="Cat Dan"`` are votes of Cat and Dan for Ann."""
        if self.label != "chat.major_runoff":
            self.reach("chat.major_vote")
        self.ballots(votes)

    def vote(self, **votes: str) -> None:
        """The village's vote, in the same form, or the restarted one of a village without a Major."""
        if self.label != "chat.village_runoff":
            self.reach("chat.village")
        self.ballots(votes)

    def hang(self, name: str) -> None:
        """Everybody votes for one person."""
        self.reach("chat.village")
        self.ballots({name: self.voters})

    def day(self) -> None:
        """A day on which nobody is hanged."""
        self.reach_night()

    def reach_night(self) -> None:
        """Let the day pass."""
        while self.window.kind != "night":
            self.skip()

    def reach(self, label: str, kind: str = "") -> None:
        """Let everything pass of which the scenario says nothing: nobody shoots, nobody votes."""
        while self.label != label:
            if self.window.kind in {"night", "over"} or self.label in PUBLIC_CHOICES:
                raise AssertionError(f"the game never came to {label}: it is at {self.label} ({self.why})")
            self.skip()

    def skip(self) -> None:
        """Give one answer that decides nothing."""
        slot = next((s for s in self.window.asks if s != CLOSE), CLOSE)
        self.session.submit(slot, CLOSING if slot == CLOSE else (NOBODY,))


__all__ = ["AMOROUS", "CHAT", "KILL", "NIGHT", "WITCH", "Refused", "Whispers"]
