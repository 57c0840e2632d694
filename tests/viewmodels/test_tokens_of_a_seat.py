"""What lies beside a card in the moderator's book is about its seat, and all that is about it lies there."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Console, Ended
from nightcaller.table.story.retelling import CHANCE, Teller
from nightcaller.text import Catalogue
from nightcaller.viewmodels.moderator_book import Token, tokens_of_today

STEPS, EVENINGS = 70, 2


@pytest.mark.parametrize("name", sorted(books()))
def test_every_token_is_about_its_seat_and_whoever_was_fooled_has_an_eye(
    qapp: QGuiApplication, catalogue: Catalogue, name: str
) -> None:
    seen = 0
    for nth in range(EVENINGS):
        party = Party(book(name), f"{name}.tokens.{nth}", 8, Style.MODERATED)
        kinds = party.evening.book.kinds
        for step in range(STEPS):
            if isinstance(party.evening.scene, Ended):
                break
            if step % 7 == 0 and isinstance(party.evening.scene, Console):
                players = party.evening.sitting.players
                teller = Teller(catalogue, "en", [player.name for player in players])
                pages = party.evening.desk().overview
                for page in pages.seats:
                    put, tokens = (
                        {kind: mark for mark, kind in page.marks},
                        [*tokens_of_today(page, pages, kinds, teller)],
                    )
                    facts = [
                        (event, {event.facts.get("seat"), event.facts.get("other")}) for event in pages.log
                    ]
                    fooled = [
                        Token("eye", teller.sentence(event))
                        for event, about in facts
                        if kinds[event.kind].fools
                        and event.kind not in put
                        and event.kind != CHANCE
                        and page.seat in {*about, event.facts.get("by")}
                    ]
                    assert [one for one in tokens if one.mark == "eye" and one in fooled] == fooled
                    hers = [
                        teller.sentence(event)
                        for event, about in facts
                        if page.seat in about
                        and (event.kind in put or (event.kind == CHANCE and event.day == pages.day))
                    ]
                    others = [one for one in tokens if one not in fooled]
                    assert {one.text for one in others} <= {*hers}
                    assert bool(others) == bool(hers)
                    assert {one.mark for one in others} <= {"", *put.values()}
                    seen += len(tokens)
            party.go_on()
    assert seen
