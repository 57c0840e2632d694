"""Whatever a living player is told alone, she has read before another night is over.

Passed round it stands on her card or on her answer, with closed eyes on the page of her call, or on the card
of a round, or on the one that she is asked by day to come and read (docs/decisions/by-asking.md). What a
moderator shows: `test_news_finds_its_owner.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from makers.upsets import Party
from nightcaller.engine import Event
from nightcaller.engine.vocabulary import EVERYBODY, Seat
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended, Floor
from nightcaller.table.live.told_alone import HOUSEKEEPING, KNOWN
from nightcaller.table.live.visit import READING, PlayerVisit
from nightcaller.viewmodels.card_lines import answer_card, first_card, night_card
from nightcaller.viewmodels.private_seats import LineRow, told_line
from parts import first_fast


class Readers:
    """Who has read what: the lines on the pages of their visits, and what they were told in their calls."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        self.evening = evening
        self.lines: dict[Seat, list[tuple[str, object]]] = {seat: [] for seat in range(evening.public.seats)}
        self.called: list[tuple[Seat, int, str, object]] = []
        self.offered: dict[Seat, int] = {}
        """Up to which event a seat could have read by day, had she asked for the laptop."""
        visited, called = PlayerVisit.finish, Summons.finish

        def visit_ends(visit: PlayerVisit) -> None:
            self.lines[visit.seat] += [(line.message, line.arguments) for line in self.pages(visit)]
            visited(visit)

        def call_ends(call: Summons) -> None:
            call.time_is_up()  # and only then she reads
            self.called += [
                (seat, event.day, event.kind, event.facts)
                for seat in call.holders
                for event in call.learned
                if event.audience >> seat & 1
            ]
            called(call)

        monkeypatch.setattr(PlayerVisit, "finish", visit_ends)
        monkeypatch.setattr(Summons, "finish", call_ends)

    def pages(self, visit: PlayerVisit) -> Iterator[LineRow]:
        """What was under her finger from the first hold to the last."""
        if visit.purpose in {*READING, "cards"}:
            return
        if visit.opens_card:
            yield from (first_card if visit.first or visit.purpose == "deal" else night_card)(
                visit, self.evening, None
            )
        yield from answer_card(visit, self.evening, None)

    def by_day(self) -> None:
        """Whoever may ask for the laptop now finds all that she was ever told on her card."""
        scene = self.evening.scene
        if isinstance(scene, Floor) and self.evening.progress.style.voice_calls:
            self.offered |= {seat: len(self.evening.view(seat).events) for seat in scene.takers}

    def unread(self) -> list[tuple[Seat, Event]]:
        """What the living have been told two nights ago, and nobody has shown them."""
        evening, kinds = self.evening, self.evening.book.kinds
        return [
            (seat, event)
            for seat in evening.public.alive
            for event in evening.view(seat).events
            if event.audience != EVERYBODY and event.kind not in HOUSEKEEPING
            if kinds[event.kind].discloses and kinds[event.kind].form not in KNOWN
            if event.day + 1 < evening.public.day and event.number >= self.offered.get(seat, 0)
            if not self._read(seat, event)
        ]

    def _read(self, seat: Seat, event: Event) -> bool:
        line = told_line(event, self.evening.sitting, seat)
        told = (seat, event.day, event.kind, event.facts)
        return (line.message, line.arguments) in self.lines[seat] or told in self.called


@pytest.mark.parametrize("number", first_fast(range(20), 1, usual=6))
@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("name", books())
def test_nobody_living_is_left_untold(
    name: str, style: Style, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(book(name), f"{name}.{style}.read.{number}", 6 + number % 7, style=style)
    evening, day = party.evening, 0
    readers = Readers(evening, monkeypatch)
    while not isinstance(evening.scene, Ended) and party.steps < 500:
        party.go_on()
        readers.by_day()
        if evening.public.day > day:
            day = evening.public.day
            assert readers.unread() == []
