"""Groups that share a room and vote on an attack: the pack and the cult.

A ballot is cast on one's own visit and seen by the others. Former members vote on, and their ballots weigh
nothing (1.5, 2.2): the room remembers them (`engine.turning`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import FULL, Board, Right, has
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import attacker, strike
from nightcaller.engine.vocabulary import NOBODY, TABLE, Ask, Option, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

Ballots = dict[Seat, Option]


DEAD: Final = FULL & ~Right.WRITE


@dataclass(slots=True)
class Room(Board):
    """A board for everybody whose card has a tag, and for those who had it or were let in."""

    tag: str = ""

    def having(self, game: Game, right: Right) -> int:
        """The same for all at once: rulebooks ask it at every ballot and burial."""
        inside = game.tagged(self.tag)
        for seat, kept in self.kept.items():
            if has(kept, right):
                inside |= 1 << seat
        return inside & game.alive if right is Right.WRITE else inside


def room(board: str, tag: str) -> Room:
    """A room; the living write."""

    def rights(game: Game, seat: Seat) -> Right:
        if tag not in game.role(seat).tags:
            return Right.NONE
        return FULL if game.lives(seat) else DEAD

    return Room(board, rights, tag=tag)


def members(game: Game, board: str) -> int:
    """Who is on a board, the dead and former members too: a bit mask."""
    return game.boards[board].having(game, Right.LISTED)


def belongs(game: Game, board: str, seat: Seat) -> bool:
    """Whether somebody, living or dead, is a member of a board, a former one included."""
    return bool(members(game, board) >> seat & 1)


@dataclass(frozen=True)
class VotingGroup:
    """A group that attacks by a vote.

    Attributes:
        id: its board, the cause of its victims' deaths, and the fact of the night that its ballots write.
        tag: of the roles that belong to it.
        proposal: the event by which its members see a ballot: `by`, `seat`, `asked`.
        agreed: the event by which they hear what came of it: `seat`. Who carries it out they are not told
            (1.2).
        weight: what a member's ballot counts.
    """

    id: str
    tag: str
    proposal: Kind
    agreed: Kind
    weight: Callable[[Game, Seat], int] = lambda _game, _seat: 1

    @property
    def key(self) -> str:
        """The question, and the power that asks it."""
        return f"{self.id}.attack"

    def cast(self, game: Game, me: Holding, n: int = 0) -> Script:
        """One ballot, seen by the others of the group.

        Args:
            n: for which of the night's attacks.
        """
        (pick,) = yield Ask(me.seat, self.key, game.living_or_nobody)
        game.noted.setdefault(f"{self.id}.{n}", {})[me.seat] = pick
        game.tell(self.proposal, to=self.awake, by=me.seat, seat=pick, asked=self.key)
        return None

    def awake(self, game: Game) -> int:
        """Who is of the group and lives: a bit mask."""
        return members(game, self.id) & game.alive

    def chosen(self, game: Game, n: int = 0) -> Option:
        """Whom the ballots of an attack have hit: the most weight, ties by a keyed roll; NOBODY without one.

        An abstention is no candidate (edges 2, Group vote).
        """
        ballots: Ballots = game.noted.get(f"{self.id}.{n}", {})
        totals: dict[Seat, int] = {}
        voting = game.boards[self.id].having(game, Right.VOTE) if ballots else 0
        for seat, pick in sorted(ballots.items()):
            if pick != NOBODY:
                weight = self.weight(game, seat) if voting >> seat & 1 else 0
                totals[int(pick)] = totals.get(int(pick), 0) + weight
        most = max(totals.values(), default=0)
        if most <= 0:
            return NOBODY
        return int(game.pick(f"{self.id}.tie", [s for s, total in totals.items() if total == most], n=n))

    def agree(self, game: Game) -> None:
        """Tell the group what its ballots have come to."""
        n = 0
        while f"{self.id}.{n}" in game.noted:
            game.tell(self.agreed, to=self.awake, seat=self.chosen(game, n))
            n += 1

    def lapse(self, game: Game, me: Holding) -> None:
        """Edges 1, Landing: whoever loses the role before the end of the night has cast no ballot."""
        self.withdraw(game, me.seat)

    def withdraw(self, game: Game, seat: Seat) -> None:
        """A ballot counts no more: its voter has lost the role, or was killed before the night ended."""
        n = 0
        while f"{self.id}.{n}" in game.noted:
            game.noted[f"{self.id}.{n}"].pop(seat, None)
            n += 1

    def strike(self, game: Game) -> None:
        """1.2, Groups: one of those who voted for the target attacks; the end of the night."""
        n = 0
        while f"{self.id}.{n}" in game.noted:
            victim = self.chosen(game, n)
            if victim != NOBODY:
                by = attacker(game, f"{self.id}.attacker.{n}", game.noted[f"{self.id}.{n}"], victim)
                assert by != TABLE
                strike(game, self.id, by, int(victim), house=True)
            n += 1
