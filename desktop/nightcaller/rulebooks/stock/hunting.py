"""A group that attacks as one: each proposes, the group sees it, and most voices decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import NOBODY, TABLE, Option, Seat, ask_one
from nightcaller.rulebooks.stock.asking import Choice

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

VICTIM: Final = "victim"
"""Whom the group has agreed upon, as a fact of the night."""
PROPOSALS: Final = "proposals"
"""Hunter -> whom she would have, as a fact of the night."""


@dataclass(frozen=True)
class Hunt:
    """A pack's attack, written for a tag; the same for every role that takes part.

    Attributes:
        id: the power, for instance ``judge.pack.attack``: also the question's key.
        cause: of the death of its victims.
        tag: of those who hunt and who see the proposals.
        choice: whom one of them may propose (`stock.choose`).
        proposal: the event by which the group sees a proposal: `by`, `seat`, `asked`.
        agreed: the event by which it hears what was decided: `seat`.
        silent: whether it hears nothing when nobody has proposed anything.
        tied: sorts those with equal voices before one of them is drawn.
    """

    id: str
    cause: str
    tag: str
    choice: Choice
    proposal: Kind
    agreed: Kind
    hour: int
    silent: bool = False
    tied: Callable[[Option], str | int] = str

    @cached_property
    def power(self) -> Power:
        """The power that every hunter has."""
        return Power(self.id, self._propose, writes=frozenset({VICTIM}), group=True, hour=self.hour)

    @cached_property
    def tie(self) -> str:
        """The purpose of the roll that settles a tie."""
        return self.id.rpartition(".")[0] + ".tie"

    def pack(self, game: Game) -> int:
        """Bit mask of those who hear what is proposed and agreed."""
        return game.tagged(self.tag)

    def _propose(self, game: Game, me: Holding) -> Script:
        seats, blocked = self.choice.offer(game, me)
        (proposal,) = yield ask_one(me.seat, self.id, self.choice.options(game, seats), blocked)
        game.noted.setdefault(PROPOSALS, {})[me.seat] = proposal
        if not game.quiet:
            game.tell(self.proposal, to=self.pack(game), by=me.seat, seat=proposal, asked=self.id)
        return None

    def agree(self, game: Game) -> None:
        """The proposal with the most voices stands; a tie is settled once, by a keyed roll, and noted."""
        proposals: dict[Seat, Option] = game.noted.get(PROPOSALS, {})
        if self.silent and not proposals:
            return
        voices: dict[Option, int] = {}
        for proposal in proposals.values():
            voices[proposal] = voices.get(proposal, 0) + 1
        most = max(voices.values(), default=0)
        tied = [proposal for proposal, voiced in voices.items() if voiced == most]
        if len(tied) > 1:
            tied.sort(key=self.tied)
        victim = game.pick(self.tie, tied) if len(tied) > 1 else tied[0] if tied else NOBODY
        game.noted[VICTIM] = victim
        if not game.quiet:
            game.tell(self.agreed, to=self.pack(game), seat=victim)

    def strike(self, game: Game) -> None:
        """The attack meets the defences at the end of the night."""
        victim = game.noted.get(VICTIM, NOBODY)
        if victim != NOBODY:
            attack(game, self.cause, TABLE, game.body(victim))
