"""Votings of a room: several holders of one role decide together, and a tie restarts the voting.

chat, every role's "voting's": whoever has the right to vote in the room chooses among the targets. If more
than one has the highest score, the voting restarts once with those alone; then a keyed roll decides
(rulings, chat). House rule `night_ties`: the roll may also decide at once. Without a single vote nobody is
selected.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import FOREVER, Holding, Power, Powers, Turn
from nightcaller.engine.vocabulary import NOBODY, Ask, Decision, Option, Seat, Window
from nightcaller.rulebooks.chat import rooms
from nightcaller.rulebooks.stock import Choice
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.lap import Settle
    from nightcaller.engine.vocabulary import Script

Holds = Generator[Window, Decision, None]
Ballots = Mapping[Seat, Seat]
"""Whom each voter has chosen; who abstained is not in it."""

TIED: Final = Kind("chat.tied")
DRAWN: Final = Kind("chat.drawn")


@dataclass(frozen=True)
class Voting:
    """A voting of one role's holders in their room.

    Attributes:
        id: ``chat.pack``; its questions are ``chat.pack.vote`` and ``chat.pack.runoff``.
        role: the role whose living holders vote.
        targets: whom one of them may choose (`stock.choose`).
        decided: ``decided(game, seat, ballots)``: what becomes of whoever was selected.
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
    decided: Callable[[Game, Seat, Ballots], None]
    watchers: Callable[[Game], int]
    proposal: Kind
    hour: int
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
            questions=self.targets.forms(f"{self.id}.vote"),
            writes=frozenset({self.id}),
            group=True,
            settled=self.settled,
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
            questions=self.targets.forms(f"{self.id}.runoff"),
            writes=frozenset({self.id}),
            group=True,
            settled=lambda _deck, _house: "votes",
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

    @cached_property
    def ballots(self) -> str:
        """Who has chosen whom in the round that is held, as a fact of the night."""
        return f"{self.id}.ballots"

    @cached_property
    def tied(self) -> str:
        """Who stood together at the top of the first round, as a fact of the night: the voting restarts."""
        return f"{self.id}.tied"

    def _several(self, deck: Mapping[str, int], _house: Mapping[str, str]) -> bool:
        return deck.get(self.role, 0) > 1

    def settled(self, deck: Mapping[str, int], house: Mapping[str, str]) -> str:
        """See `Power.settled`, and `count`."""
        return "votes-twice" if self._may_tie(deck, house) else "votes"

    def _may_tie(self, deck: Mapping[str, int], house: Mapping[str, str]) -> bool:
        return self._several(deck, house) and house["night_ties"] == "runoff"

    # --- the two rounds ---

    def _ask(self, game: Game, me: Holding) -> Script:
        options, barred = self.targets.offered(game, me), self.targets.barred(game, me)
        (pick,) = yield Ask(me.seat, self.vote.id, options, blocked=barred)
        self.cast(game, me.seat, pick, self.vote)
        return None

    def _ask_again(self, game: Game, me: Holding) -> Script:
        tied = game.noted.get(self.tied)
        if tied:
            offered = self.targets.offered(game, me)
            options = tuple([option for option in offered if option in tied or option == NOBODY])
            others = each(game.alive & ~mask_of(tied), "blocked-chat-not-tied")
            (pick,) = yield Ask(me.seat, self.runoff.id, options, blocked=others)
            self.cast(game, me.seat, pick, self.runoff)
        return None

    def cast(self, game: Game, seat: Seat, pick: Option, turn: Power) -> None:
        """Put a ballot in, in the first round or the second; whoever is in the room sees it."""
        if pick == NOBODY:
            return
        game.noted.setdefault(self.ballots, {})[seat] = pick
        if self._several(game.published, game.house):
            game.tell(self.proposal, to=self.watchers, by=seat, seat=pick, asked=turn.id)

    def count(self, game: Game) -> None:
        """Close a round: one target is selected, several restart the voting, or a roll decides."""
        ballots = game.noted.pop(self.ballots, None)
        restarted = game.noted.pop(self.tied, None)
        if not ballots:
            return
        top = leaders(ballots)
        if len(top) > 1:
            if not restarted and self._may_tie(game.published, game.house):
                game.noted[self.tied] = top
                game.tell(TIED, to=self.watchers, seats=top, about=self.about)
                return
            top = (game.pick(f"{self.id}.tie", top),)
            game.tell(DRAWN, to=self.watchers, seat=top[0], about=self.about)
        self.decided(game, top[0], ballots)


def first_voter(ballots: Ballots, target: Seat) -> Seat:
    """Who stands for everybody who voted for a target: the first of them, by seat."""
    return min([voter for voter, picked in ballots.items() if picked == target])


def leaders(ballots: Ballots) -> tuple[Seat, ...]:
    """Whoever has the highest score, by seat."""
    if len(ballots) < 2:  # most Seeresses and Witches are alone
        return tuple(ballots.values())
    picked = list(ballots.values())
    voices = {seat: picked.count(seat) for seat in picked}
    most = max(voices.values())
    return tuple(sorted([seat for seat, score in voices.items() if score == most]))


@dataclass(frozen=True, eq=False)
class LaptopRound:
    """One round of the laptop: powers that do not have to wait for each other.

    Attributes:
        label: what its window is about.
        phases: the phases of the text that are held in it; whoever has one of the powers votes in a room of
            theirs.
        powers: what is asked, as far as the published deck has it.
        settle: fact -> how it is decided once its writers have spoken.
        kind: the powers' window.
    """

    label: str
    phases: tuple[str, ...]
    powers: tuple[Power, ...]
    settle: Mapping[str, Settle] = field(default_factory=dict)
    kind: str = "night"

    def published(self, game: Game) -> Powers:
        """Those of its powers that the published deck has."""
        return tuple(entry for entry in game.published_powers(self.kind) if entry[1] in self.powers)

    def hold(self, game: Game, bench: tuple[str, ...] = (), *, visits: bool = False) -> Holds:
        """Go round once; not at all if the published deck has none of the powers.

        Args:
            bench: other phases whose rooms are open meanwhile.
            visits: somebody whom no voice can call by name is told something.
        """
        return self.hold_for(game, bench, self.powers, visits=visits)

    def hold_for(
        self, game: Game, bench: tuple[str, ...], due: tuple[Power, ...], *, visits: bool = False
    ) -> Holds:
        """The same, where fewer of the powers may be `due`: that the others ask nobody stays secret."""
        published = game.at_this_table(self, self.published)
        if not published:
            return
        rooms.enter(game, *bench, *self.phases)
        window = private_window("night", self.label, game.living, published, visits=visits)
        asked: list[Turn] = []
        if due:
            turns, alive = game.wielding(self.kind), game.alive
            asked = [turn for turn in turns if alive >> turn.seat & 1 and turn.power in due]
        # Where nobody writes a fact, there is none to be settled.
        acts = yield from lap(game, window, asked, self.settle if asked else None)
        if acts:
            game.land(acts)


class Votings:
    """Some votings that are held at once: in one round of the laptop, and their run-offs in the next.

    Args:
        label: what the first window is about.
        phases: as for a `LaptopRound`.
        votings: none of them depends on another.
        beside: other powers that are asked in the same round, with how their facts are settled.
    """

    def __init__(
        self,
        label: str,
        phases: tuple[str, ...],
        *votings: Voting,
        beside: Mapping[Power, Mapping[str, Settle]] = MappingProxyType({}),
    ) -> None:
        settle: dict[str, Settle] = {voting.id: voting.count for voting in votings}
        votes, runoffs = zip(*[voting.powers for voting in votings], strict=True)
        others = {fact: how for facts in beside.values() for fact, how in facts.items()}
        self.votings = votings
        self.rounds = (
            LaptopRound(label, phases, (*votes, *beside), settle | others),
            LaptopRound(f"{label}_runoff", phases, runoffs, settle, "runoff"),
        )

    def hold(self, game: Game, bench: tuple[str, ...] = (), *, visits: bool = False) -> Holds:
        """Hold them, with the rooms of other phases open meanwhile; only what is tied is asked again."""
        first, second = self.rounds
        yield from first.hold(game, bench, visits=visits)
        tied = tuple([voting.runoff for voting in self.votings if voting.tied in game.noted])
        yield from second.hold_for(game, bench, tied)
