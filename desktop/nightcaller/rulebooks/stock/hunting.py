"""A group that attacks as one: each proposes, the group sees it, and most voices decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Ballot, Holding, Power
from nightcaller.engine.vocabulary import NOBODY, TABLE, Ask, Option, Seat
from nightcaller.rulebooks.stock.asking import Choice

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

VICTIM: Final = "victim"
"""Whom the group has agreed upon, as a fact of the night."""
PROPOSALS: Final = "proposals"
"""Hunter -> whom she would have, as a fact of the night."""
NO_PROPOSALS: Final[Mapping[Seat, Option]] = {}


class Hunt:
    """A pack's attack, written for a tag; the same for every role that takes part.

    Args:
        key: the power's id, for instance ``judge.pack.attack``: also the question's key.
        cause: of the death of its victims.
        tag: of those who hunt and who see the proposals.
        choice: whom they may propose (`stock.choose`): the same for each of them.
        proposal: the event by which the group sees a proposal: `by`, `seat`, `asked`.
        agreed: the event by which it hears what was decided: `seat`.
        settled: how it reads that it decides (`Power.settled`).
        hour: its place in the book's order of the night.
        silent: whether it hears nothing when nobody has proposed anything.
        tied: sorts those with equal voices before one of them is drawn.

    Attributes:
        power: the power that every hunter has.
        tie: the purpose of the roll that settles a tie.
    """

    __slots__ = ("agreed", "cause", "choice", "key", "power", "proposal", "silent", "tag", "tie", "tied")

    def __init__(
        self,
        key: str,
        cause: str,
        tag: str,
        choice: Choice,
        proposal: Kind,
        agreed: Kind,
        settled: Callable[[Mapping[str, int], Mapping[str, str]], str],
        hour: int,
        silent: bool = False,
        tied: Callable[[Option], str | int] = str,
    ) -> None:
        self.key = key
        self.cause = cause
        self.tag = tag
        self.choice = choice
        self.proposal = proposal
        self.agreed = agreed
        self.silent = silent
        self.tied = tied
        self.tie = key.rpartition(".")[0] + ".tie"
        ballot = Ballot(choice.offered, self._heard)
        # The attack goes to the body when it strikes.
        self.power = Power(
            key,
            self._propose,
            writes=frozenset({VICTIM}),
            settle=self.agree,
            group=True,
            ballot=ballot,
            settled=settled,
            hour=hour,
            by_number=True,
            questions=choice.forms(key),
        )

    def pack(self, game: Game) -> int:
        """Bit mask of those who hear what is proposed and agreed."""
        return game.tagged(self.tag)

    def _propose(self, game: Game, me: Holding) -> Script:
        choice = self.choice
        proposed = yield Ask(me.seat, self.key, choice.offered(game, me), blocked=choice.barred(game, me))
        self._heard(game, (me.seat,), proposed)
        return None

    def _heard(self, game: Game, hunters: Sequence[Seat], proposed: Sequence[Option]) -> None:
        proposals = game.noted.setdefault(PROPOSALS, {})
        for nth, hunter in enumerate(hunters):
            proposals[hunter] = proposal = proposed[nth]
            game.tell(self.proposal, to=self.pack(game), by=hunter, seat=proposal, asked=self.key)

    def agree(self, game: Game) -> None:
        """The proposal with the most voices stands; a tie is settled once, by a keyed roll, and noted."""
        proposals: Mapping[Seat, Option] = game.noted.get(PROPOSALS, NO_PROPOSALS)
        if self.silent and not proposals:
            return
        voices: dict[Option, int] = {}
        tied: list[Option] = []
        most = 0
        for proposal in proposals.values():
            voices[proposal] = voiced = voices.get(proposal, 0) + 1
            if voiced > most:
                most, tied = voiced, [proposal]
            elif voiced == most:
                tied.append(proposal)
        if len(tied) > 1:
            tied.sort(key=self.tied)
            victim = game.pick(self.tie, tied)
        else:
            victim = tied[0] if tied else NOBODY
        game.noted[VICTIM] = victim
        game.tell(self.agreed, to=self.pack(game), seat=victim)

    def strike(self, game: Game) -> None:
        """The attack meets the defences at the end of the night."""
        victim = game.noted.get(VICTIM, NOBODY)
        if victim != NOBODY:
            attack(game, self.cause, TABLE, game.body(victim))
