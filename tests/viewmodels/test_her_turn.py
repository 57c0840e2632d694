"""Who is asked nothing on a round of the night reads on her card when she will be, in every book."""

from __future__ import annotations

from itertools import product

from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.her_turn import HerTurn, turn_of
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.viewmodels.card_lines import night_card

EVENINGS = 6
STEPS = 150


def test_who_is_asked_nothing_reads_when_and_nobody_else_does() -> None:
    said = set[tuple[bool, str]]()
    for book_id, number in product(sorted(books()), range(EVENINGS)):
        party = Party(book(book_id), f"{book_id}.{number}.turn", 9 + number, Style.PASS_AROUND)
        for _step in range(STEPS):
            evening = party.evening
            if isinstance(evening.scene, Ended):
                break
            visit = evening.visit() if isinstance(evening.scene, Cover) else None
            page = visit.page() if visit is not None and visit.purpose != "cards" else None
            if visit is not None and page is not None:
                by_night = visit.purpose == "night" and evening.public.phase == "night"
                for row in night_card(visit, evening, page):
                    if row.message == "ui-card-asked":
                        asked = row.arguments["own"] > 0
                        turn = turn_of(evening.ledger, visit.seat, visit.lap)
                        wanted = turn.when if by_night and not asked else HerTurn().when
                        assert row.arguments["turn"] == wanted, (asked, by_night)
                        said.add((asked, wanted))
            party.go_on()
    assert {(True, "never"), (False, "never"), (False, "later")} <= said
