"""Groups that share a room and vote on an attack: the pack and the cult.

A ballot is cast on one's own visit and seen by the others. Former members vote on, and their ballots weigh
nothing (1.5, 2.2): the room remembers them (`engine.turning`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nightcaller.engine.board import FULL, Board, Right, has
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import attacker, strike
from nightcaller.engine.vocabulary import NOBODY, TABLE, Ask, Option, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

Ballots = dict[Seat, Option]


def room(board: str, tag: str) -> Board:
    """A board for everybody whose card has a tag, and for those who had it or were let in; the living
    write."""

    def rights(game: Game, seat: Seat) -> Right:
        if tag not in game.role(seat).tags:
            return Right.NONE
        return FULL if game.lives(seat) else FULL & ~Right.WRITE

    return Board(board, rights)


def belongs(game: Game, board: str, seat: Seat) -> bool:
    """Whether somebody, living or dead, is a member of a board, a former one included."""
    return has(game.boards[board].may(game, seat), Right.LISTED)


def members(game: Game, board: str) -> tuple[Seat, ...]:
    """Who is on a board, the dead and former members too."""
    return game.boards[board].members(game)


@dataclass(frozen=True)
class Group:
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
        known = mask_of(members(game, self.id)) & game.alive
        game.tell(self.proposal, to=known, by=me.seat, seat=pick, asked=self.key)
        return None

    def chosen(self, game: Game, n: int = 0) -> Option:
        """Whom the ballots of an attack have hit: the most weight, ties by a keyed roll; NOBODY without one.

        An abstention is no candidate (edges 2, Group vote).
        """
        ballots: Ballots = game.noted.get(f"{self.id}.{n}", {})
        totals: dict[Seat, int] = {}
        for seat, pick in sorted(ballots.items()):
            if pick != NOBODY:
                counts = has(game.boards[self.id].may(game, seat), Right.VOTE)
                weight = self.weight(game, seat) if counts else 0
                totals[int(pick)] = totals.get(int(pick), 0) + weight
        most = max(totals.values(), default=0)
        if most <= 0:
            return NOBODY
        return int(game.pick(f"{self.id}.tie", [s for s, total in totals.items() if total == most], n=n))

    def agree(self, game: Game) -> None:
        """Tell the group what its ballots have come to."""
        n = 0
        while f"{self.id}.{n}" in game.noted:
            known = mask_of(members(game, self.id)) & game.alive
            game.tell(self.agreed, to=known, seat=self.chosen(game, n))
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
