"""What a ballot counts, step by step, so that everybody who asks later finds out why.

In this order: what each ballot is worth (base), what offices add (office), what is robbed (taken), whose
vote counts against (sign), whose is frozen or mute (frozen), and what is for or against an option without any
ballot (hidden). Each step is a hook of that name, asked when the steps before it are done for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from nightcaller.engine.vocabulary import TABLE, Option, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding

HALF_VOTES: Final = 2
"""Weights count half-votes, so that one and a half votes are exact."""
STEPS: Final = (
    "weight_base", "weight_office", "weight_taken", "weight_sign", "weight_frozen", "weight_hidden",
)  # fmt: skip
"""Hooks ``hook(game, me, weights)`` in their order; each changes `Weights` by its methods."""
_STEPS: Final = frozenset(STEPS)
WEIGHING: Final = frozenset({*STEPS, "weight"})
"""Every hook that may change a ballot: where nobody has one, nothing is weighed."""


class Change(Struct, frozen=True):
    """One reason why a ballot, or an option, counts what it counts."""

    step: str
    """Without its prefix: ``taken``."""
    half_votes: int
    """More or fewer."""
    by: Seat
    """Whose doing it is."""
    cause: str
    """The role or office that does it."""
    voter: Seat = TABLE
    """Whose ballot; TABLE where it is an option that got or lost hidden votes."""
    option: Option | None = None


@dataclass(slots=True)
class Weights:
    """The ballots of one poll while they are weighed.

    Attributes:
        label: of the poll.
        each: voter -> half-votes, as far as the steps have come.
        changes: every change so far.
    """

    label: str
    each: dict[Seat, int]
    changes: list[Change] = field(default_factory=list)
    step: str = "base"
    holding: Holding | None = None

    def set(self, voter: Seat, half_votes: int) -> None:
        """Let somebody's ballot count so much; nothing if she has not voted."""
        if voter not in self.each or self.each[voter] == half_votes:
            return
        self._note(half_votes - self.each[voter], voter)
        self.each[voter] = half_votes

    def add(self, voter: Seat, half_votes: int) -> None:
        """Let somebody's ballot count more, or less."""
        self.set(voter, self.each.get(voter, 0) + half_votes)

    def take(self, voter: Seat, half_votes: int = HALF_VOTES) -> int:
        """Rob somebody of votes; return how many were really there to be taken: never below nothing.

        Whoever has not voted, or votes against, has nothing to take.
        """
        taken = min(half_votes, max(0, self.each.get(voter, 0)))
        self.add(voter, -taken)
        return taken

    def hide(self, option: Option, half_votes: int, by: tuple[Seat, str] | None = None) -> None:
        """Let an option get votes, or lose them, that nobody has cast.

        Args:
            by: whose doing it is and the role; of the holding that is asked, if left out.
        """
        self._note(half_votes, option=option, by=by)

    def _note(
        self,
        half_votes: int,
        voter: Seat = TABLE,
        option: Option | None = None,
        by: tuple[Seat, str] | None = None,
    ) -> None:
        seat, cause = by or ((self.holding.seat, self.holding.role.id) if self.holding else (TABLE, ""))
        self.changes.append(Change(self.step, half_votes, seat, cause, voter, option))


def weigh_all(game: Game, label: str, voters: tuple[Seat, ...]) -> list[Change]:
    """Lead the ballots of a poll through every step; return what changes them."""
    changes: list[Change] = []
    hooks = game.hooks
    if _STEPS.isdisjoint(hooks):  # offices alone, as in most polls in which anything is weighed
        _own_weights(game, label, voters, {}, changes)
        return changes
    weights = Weights(label, dict.fromkeys(voters, HALF_VOTES), changes=changes)
    for name in STEPS:
        if name == "weight_office" and hooks.get("weight"):
            _own_weights(game, label, voters, weights.each, changes)
        if name not in hooks:
            continue
        for holding, hook in game.hearing(name):
            weights.step, weights.holding = name.removeprefix("weight_"), holding
            hook(game, holding, weights)
    return changes


def _own_weights(
    game: Game, label: str, voters: tuple[Seat, ...], each: dict[Seat, int], changes: list[Change]
) -> None:
    """What offices and roles make of their holder's own ballot: the ``weight`` hook.

    Args:
        each: half-votes of whoever has more or fewer than one vote, at least; it is changed.
        changes: hears of it.
    """
    for holding, hook in game.hearing("weight"):
        seat = holding.seat
        if seat in voters:
            before = each.get(seat, HALF_VOTES)
            after = hook(game, holding, label, before)
            if after != before:
                each[seat] = after
                changes.append(Change("office", after - before, seat, holding.role.id, seat))
