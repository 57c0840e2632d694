"""Several of one solo role share one choice (4.4, 4.5: "they work together").

Each proposes on her own visit and the others see it; most voices decide, ties are a keyed roll (rulings, All
books: "where a group decides"). Whoever got up again on another side goes on proposing, to no effect (4.5,
Undead).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Turn
from nightcaller.engine.visits import attacker
from nightcaller.engine.vocabulary import (
    ANYHOW,
    NOBODY,
    Act,
    Ask,
    Option,
    Picks,
    Question,
    Seat,
    Together,
)
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.cult import CULT
from nightcaller.rulebooks.revamped.pack import PACK
from nightcaller.rulebooks.revamped.recruiting import got_up
from nightcaller.rulebooks.revamped.teams import PACKAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PROPOSED: Final = Kind("revamped.circle_proposal", "proposal", discloses=False)

ELSEWHERE: Final = (PACK, CULT)

Asking = Callable[["Game", Holding], Generator[Ask, Picks, tuple[Option, ...]]]


def people(key: str, most: int) -> Asking:
    """Ask for so many people at most, one after the other.

    Args:
        key: the question's.
    """

    def ask(game: Game, me: Holding) -> Generator[Ask, Picks, tuple[Option, ...]]:
        chosen: list[Option] = []
        while len(chosen) < most:
            left = tuple(seat for seat in game.others(me.seat) if seat not in chosen)
            (pick,) = yield Ask(me.seat, key, (*left, NOBODY))
            if pick == NOBODY:
                break
            chosen.append(pick)
        return tuple(chosen)

    return ask


@dataclass(frozen=True)
class Circle:
    """One choice of all who hold a role.

    Attributes:
        id: the fact of the night that their proposals write.
        role: theirs.
        team: their board.
        hour: of their question, by night.
        told: ``told(game, to, by, pick)``: they hear what they have agreed upon; `by` carries it out.
        act: ``act(game, by, pick)``: what comes of it.
        most: how many choices they have on a day.
    """

    id: str
    role: str
    team: str
    hour: int
    told: Callable[[Game, int, Seat, Option], None]
    act: Callable[[Game, Seat, Option], Act]
    most: Callable[[int], int] = lambda _day: 1

    def power(
        self,
        power: str,
        asking: Asking,
        questions: tuple[Question, ...],
        nights: Callable[[int, Mapping[str, str]], bool] | None = None,
        together: Together = ANYHOW,
    ) -> Power:
        """The power by which each of them proposes."""

        def propose(game: Game, me: Holding) -> Script:
            picks = yield from asking(game, me)
            if me is not game.players[me.seat].holdings[0]:
                return self.alone(game, me, picks)
            proposals: dict[Seat, tuple[Option, ...]] = game.noted.setdefault(self.id, {})
            proposals[me.seat] = picks
            others = self.members(game) & ~(1 << me.seat)
            if others:
                for pick in picks:
                    game.tell(PROPOSED, to=others, by=me.seat, seat=pick, asked=questions[0].key)
            return None

        return Power(
            power, propose, questions=questions, writes=frozenset({self.id}), group=True, hour=self.hour,
            nights=nights, together=together, settled=lambda _deck, _house: "votes",
        )  # fmt: skip

    def alone(self, game: Game, me: Holding, picks: tuple[Option, ...]) -> list[Act]:
        """Whoever has borrowed the power uses it by herself (edges 8, Queen's loan, Reaper's gift)."""
        for pick in picks:
            self.told(game, 1 << me.seat, me.seat, pick)
        return [self.act(game, me.seat, pick) for pick in picks]

    def members(self, game: Game) -> int:
        """Who lives and is one of them, or is taken for one: a bit mask."""
        return mask_of((*(holding.seat for holding in game.holders(self.role)), *self.turned(game)))

    def turned(self, game: Game) -> tuple[Seat, ...]:
        """Who was one of them and got up again as somebody else's, while another of them lives.

        Nobody who has a pack's or a cult's ballot as well: a page has room for one of these.
        """
        if self.team not in game.boards or not game.holders(self.role):
            return ()
        voters = {seat for board in ELSEWHERE if board in game.boards for seat in game.boards[board].kept}
        former = sorted(set(game.boards[self.team].kept) - voters)
        return tuple(seat for seat in former if game.lives(seat) and got_up(game, seat))

    def turns(self, game: Game, power: Power) -> list[Turn]:
        """The turns of those: "the turned [...] will still be asked" (4.2), "and be able to vote" (4.5)."""
        return [Turn(game.players[seat].holdings[0], power, seat) for seat in self.turned(game)]

    def chosen(self, game: Game) -> list[Option]:
        """What they do: most voices first. Of the turned, nothing counts."""
        voices: dict[Option, int] = {}
        for seat, picks in sorted(game.noted.get(self.id, {}).items()):
            if not got_up(game, seat):
                for pick in picks:
                    voices[pick] = voices.get(pick, 0) + 1
        # A draw for each: whoever was proposed first has no advantage.
        drawn = sorted(voices, key=lambda pick: (-voices[pick], game.roll(self.id, _number(pick)), str(pick)))
        return drawn[: self.most(game.day)]

    def agreed(self, game: Game) -> list[tuple[Option, Seat]]:
        """What they do, and who of those who were for it carries it out."""
        found: list[tuple[Option, Seat]] = []
        proposals: dict[Seat, tuple[Option, ...]] = game.noted.get(self.id, {})
        for n, pick in enumerate(self.chosen(game)):
            willing = {s: pick for s, picks in proposals.items() if pick in picks and not got_up(game, s)}
            found.append((pick, attacker(game, f"{self.id}.by.{n}", willing, pick)))
        return found

    def agree(self, game: Game) -> None:
        """Tell all of them what they do."""
        to = mask_of(game.noted.get(self.id, {}))
        for pick, by in self.agreed(game):
            self.told(game, to, by, pick)

    def left(self, game: Game, act: Act) -> tuple[Seat, ...]:
        """Who can still do what they have agreed upon: whoever was for it comes first."""
        proposals: dict[Seat, tuple[Option, ...]] = game.noted.get(self.id, {})
        able = [holding.seat for holding in game.holders(self.role)]
        return tuple(sorted(able, key=lambda seat: act.targets[:1] != proposals.get(seat, ())[:1]))

    def acts(self, game: Game) -> list[Act]:
        """What comes of it."""
        return [self.act(game, by, pick) for pick, by in self.agreed(game)]


@cache
def circles() -> tuple[Circle, ...]:
    """Every circle of the book, in the order of the night."""
    return tuple(sorted(entries.every(PACKAGE, Circle), key=lambda one: one.hour))


def borrowed(power: Power) -> Power | None:
    """A circle's power as somebody else may borrow it: no ballot, but a choice of one's own."""
    facts = power.writes & {one.id for one in circles()}
    return replace(power, group=False, settled=None, writes=power.writes - facts) if facts else None


def _number(pick: Option) -> int:
    return pick if isinstance(pick, int) else -1
