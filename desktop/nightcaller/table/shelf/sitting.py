"""Who sits at the table tonight and what they agreed on: all that a replay starts from."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from nightcaller.engine import Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, as_played, as_today, carrying
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import FITTING, Style

Ballots = Literal["hands", "secret"]
CardsWhen = Literal["before", "called"]

SEATED: Final = -104
"""Slot of what has become of the people at the table (`live.seating`). The engine never sees it, and a story
has none: it is told of the people as they were in the end."""


class SeatedPlayer(msgspec.Struct, frozen=True):
    """A person at the table."""

    name: str
    language: str = ""
    """Tag of the language of private screens; empty for the table's."""
    pin: str = ""
    """Four digits that open the private screens, or empty."""
    letters: int = 100
    """How large the letters of private screens are, in per cent; the table's, where those are larger."""
    face: str = ""
    """Id of the drawn face (`nightcaller.faces`), which everybody sees; empty for an initial."""


class Sitting(msgspec.Struct, frozen=True):
    """Everything agreed on before the first card; written to the journal once."""

    players: tuple[SeatedPlayer, ...]
    deck: dict[str, int]
    seed: int
    book: str = "judge"
    house: dict[str, str] = {}
    style: Style = FITTING
    ballots: Ballots = "hands"
    speech_seconds: int = 90
    """Clock of a speech; 0 for none."""
    last_words_seconds: int = 60
    answer_seconds: int = 0
    """How long a visit's question waits before the empty choice stands; 0 for ever. Calls have a time
    of their own (`pace.call_time`)."""
    deal: tuple[str, ...] | None = None
    cards_at_night: bool = False
    """Pass around: everybody sees her card on her first visit of the first night."""
    own_cards: bool = False
    """The table keeps its printed cards: nobody is dealt to, the app is told who holds what."""
    cards_when: CardsWhen = "before"
    """With own cards and a moderator: all of them before the first night, or each when it is first called."""
    roles: tuple[OwnRole, ...] = ()
    """The own roles of the evening, whole: it goes on when their files have changed or gone."""

    def __post_init__(self) -> None:
        # a style by its value, as the lists of settings and commands have it
        msgspec.structs.force_setattr(self, "style", Style(self.style))

    def rules(self) -> Rulebook:
        """The rulebook, with the evening's own roles in it.

        Raises:
            IllegalSetup: there is none of that name any more, or it has no words for one of these roles.
        """
        return carrying(book(self.book), self.roles)

    def without_pins(self, seats: Collection[int]) -> Sitting:
        """The same table; these seats ask for no PIN any more."""
        players = tuple(
            msgspec.structs.replace(player, pin="") if seat in seats else player
            for seat, player in enumerate(self.players)
        )
        return msgspec.structs.replace(self, players=players)

    def as_of(self, engine_version: str) -> Sitting:
        """The same table, with what an older version took for granted where the table had said nothing.

        Raises:
            IllegalSetup: its rulebook is gone.
        """
        written = int(engine_version) if engine_version.isdigit() else 0
        roles = tuple(as_played(role, written) for role in self.roles)
        granted = {
            rule.id: rule.before[1]
            for rule in self.rules().house_rules
            if rule.before is not None and written < rule.before[0]
        }
        return msgspec.structs.replace(self, house={**granted, **self.house}, roles=roles)

    def again(self, seed: int) -> Sitting:
        """The same table for another game."""
        return msgspec.structs.replace(self.begun_today(), seed=seed, deal=None)

    def begun_today(self) -> Sitting:
        """The same table for a game that begins now: its own roles are played by the laws of today."""
        return msgspec.structs.replace(self, roles=tuple(map(as_today, self.roles)))

    def published(self) -> dict[str, int]:
        """The role list that everybody sees, by full ids (`Book.listed`).

        Raises:
            IllegalSetup: its rulebook is gone.
        """
        rules = self.rules()
        deck = {rules.role(name).id: cards for name, cards in self.deck.items() if cards}
        return dict(rules.listed({role: deck[role] for role in rules.roles if role in deck}, self.seed))

    def setup(self) -> Setup:
        """The engine's part of it."""
        return Setup(self.deck, len(self.players), self.seed, self.house, self.deal)
