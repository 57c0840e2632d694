"""Votings of a room: several holders of one role decide together, and a tie restarts the voting.

chat, every role's "voting's": whoever has the right to vote in the room chooses among the targets. If more
than one has the highest score, the voting restarts once with those alone; then a keyed roll decides
(rulings, chat). House rule `night_ties`: the roll may also decide at once. Without a single vote nobody is
selected.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import FOREVER, Holding, Power, Powers
from nightcaller.engine.vocabulary import NOBODY, Ask, Decision, Option, Question, Seat, Window
from nightcaller.rulebooks.chat import rooms
from nightcaller.rulebooks.stock import Choice

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.lap import Settle
    from nightcaller.engine.vocabulary import Script

Holds = Generator[Window, Decision, None]

TIED: Final = Kind("chat.tied")
DRAWN: Final = Kind("chat.drawn")


@dataclass(frozen=True)
class Voting:
    """A voting of one role's holders in their room.

    Attributes:
        id: ``chat.pack``; its questions are ``chat.pack.vote`` and ``chat.pack.runoff``.
        role: the role whose living holders vote.
        targets: whom one of them may choose (`stock.choose`).
        decided: ``decided(game, seat, by)``: what becomes of whoever was selected, by one of her voters.
        watchers: mask of the seats that see how the votes fall.
        proposal: the event of which they see it.
        hour: of the night.
        until: the last night on which it is held.
        single: whether a deck with one card of the role holds it too; else several are needed.
        informs: whether the voters are told something when it is decided.
    """

    id: str
    role: str
    targets: Choice
    decided: Callable[[Game, Seat, Seat], None]
    watchers: Callable[[Game], int]
    proposal: Kind
    hour: int = 0
    until: int = FOREVER
    single: bool = True
    informs: bool = False

    @cached_property
    def vote(self) -> Power:
        """The first round."""
        return Power(
            f"{self.id}.vote",
            self._ask,
            until=self.until,
            hour=self.hour,
            questions=(Question(f"{self.id}.vote"),),
            writes=frozenset({self.id}),
            group=True,
            in_play=None if self.single else self._several,
            informs=self.informs,
        )

    @cached_property
    def runoff(self) -> Power:
        """The restarted round: only where the published deck has several who might differ."""
        return Power(
            f"{self.id}.runoff",
            self._ask_again,
            window="runoff",
            until=self.until,
            hour=self.hour,
            questions=(Question(f"{self.id}.runoff"),),
            writes=frozenset({self.id}),
            group=True,
            in_play=self._may_tie,
            spoken="choose",
        )

    @property
    def powers(self) -> tuple[Power, Power]:
        """Both rounds."""
        return self.vote, self.runoff

    @property
    def about(self) -> str:
        """What is voted about, as a word for the story: ``pack``, ``look``, ``arrow_one``."""
        return self.id.partition(".")[2]

    def _several(self, deck: Mapping[str, int], _house: Mapping[str, str]) -> bool:
        return deck.get(self.role, 0) > 1

    def _may_tie(self, deck: Mapping[str, int], house: Mapping[str, str]) -> bool:
        return self._several(deck, house) and house["night_ties"] == "runoff"

    # --- the two rounds ---

    def _ask(self, game: Game, me: Holding) -> Script:
        seats, blocked = self.targets.offer(game, me)
        options = seats + self.targets.nobody(game)
        (pick,) = yield Ask(me.seat, f"{self.id}.vote", options, blocked=blocked)
        self.cast(game, me.seat, pick, "vote")
        return None

    def _ask_again(self, game: Game, me: Holding) -> Script:
        tied = game.noted.get(f"{self.id}.tied", ())
        if tied:
            seats, _blocked = self.targets.offer(game, me)
            options = tuple(seat for seat in seats if seat in tied) + self.targets.nobody(game)
            others = tuple((seat, "blocked-chat-not-tied") for seat in game.living if seat not in tied)
            (pick,) = yield Ask(me.seat, f"{self.id}.runoff", options, blocked=others)
            self.cast(game, me.seat, pick, "runoff")
        return None

    def cast(self, game: Game, seat: Seat, pick: Option, turn: str) -> None:
        """Put a ballot in, in the ``vote`` or the ``runoff``; whoever is in the room sees it."""
        if pick == NOBODY:
            return
        game.noted.setdefault(f"{self.id}.ballots", {})[seat] = pick
        if self._several(game.published, game.house):
            asked = f"{self.id}.{turn}"
            game.tell(self.proposal, to=self.watchers, by=seat, seat=pick, asked=asked)

    def count(self, game: Game) -> None:
        """Close a round: one target is selected, several restart the voting, or a roll decides."""
        ballots = game.noted.pop(f"{self.id}.ballots", {})
        restarted = game.noted.pop(f"{self.id}.tied", ())
        top = leaders(ballots) if ballots else ()
        if len(top) > 1 and not restarted and self._may_tie(game.published, game.house):
            game.noted[f"{self.id}.tied"] = top
            game.tell(TIED, to=self.watchers, seats=top, about=self.about)
            return
        if len(top) > 1:
            top = (game.pick(f"{self.id}.tie", top),)
            game.tell(DRAWN, to=self.watchers, seat=top[0], about=self.about)
        if top:
            self.decided(game, top[0], first_voter(ballots, top[0]))


@lru_cache(256)
def those_of(published: Powers, powers: tuple[Power, ...]) -> Powers:
    """Those of the published powers that are among some others."""
    return tuple(entry for entry in published if entry[1] in powers)


def first_voter(ballots: Mapping[Seat, Seat], target: Seat) -> Seat:
    """Who stands for everybody who voted for a target: the first of them, by seat."""
    return min(voter for voter, picked in ballots.items() if picked == target)


def leaders(ballots: Mapping[Seat, Seat]) -> tuple[Seat, ...]:
    """Whoever has the highest score, by seat."""
    voices: dict[Seat, int] = {}
    for seat in ballots.values():
        voices[seat] = voices.get(seat, 0) + 1
    most = max(voices.values(), default=0)
    return tuple(sorted([seat for seat in voices if voices[seat] == most]))


def hold(game: Game, label: str, phases: Sequence[str], *votings: Voting) -> Holds:
    """Hold some votings at once, in one round of the laptop, and their run-offs in the next."""
    settle: dict[str, Settle] = {voting.id: voting.count for voting in votings}
    yield from ask(game, label, phases, "night", [voting.vote for voting in votings], settle)
    yield from ask(game, f"{label}_runoff", phases, "runoff", [voting.runoff for voting in votings], settle)


def ask(
    game: Game,
    label: str,
    phases: Sequence[str],
    kind: str,
    powers: Sequence[Power],
    settle: Mapping[str, Settle],
) -> Holds:
    """Go round once with some powers; not at all if the published deck has none of them.

    Args:
        phases: the phases of the text that are held in this round: their rooms are open.
        kind: the powers' window.
    """
    published = those_of(game.published_powers(kind), tuple(powers))
    if not published:
        return
    rooms.enter(game, *phases)
    window = private_window("night", label, game.living, published, game.published_roles)
    asked = [
        turn for turn in game.wielding(kind) if turn.power in powers and rooms.may_vote(game, turn.holding)
    ]
    game.land((yield from lap(game, window, asked, settle)))
