"""Whoever knows people of two camps reads on the card who is with her and who only thinks so."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.card_lines import first_card
from nightcaller.viewmodels.private_seats import named
from table.bots import keyed, play

OURS, THEIRS = "ui-visit-mates", "ui-visit-mates-theirs"
BOTH = {"revamped": {"revamped.bloody_butcher"}}
"""Who knows people of her own camp and of another one, in the decks of each book."""


@pytest.mark.parametrize("name", books())
def test_nobody_takes_the_other_camp_for_her_own(name: str) -> None:
    rules = book(name)
    both: set[str] = set()
    for seats in (8, 10, 12, 16):
        people = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, seats + 1))
        for deck in rules.recommended(seats):
            evening = Evening(Sitting(people, deck=dict(deck.deck), seed=3, book=name))
            play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "deal")
            for seat in range(seats):
                visit = PlayerVisit(evening.ledger, seat, "deal", 0)
                assert visit.card
                lines = {line.message: line.arguments for line in first_card(visit, evening, None)}
                read = {text: lines[text]["mates"] for text in (OURS, THEIRS) if text in lines}
                hers: dict[bool, list[dict[str, object]]] = {True: [], False: []}
                for mate, role in visit.card.mates:
                    hers[rules.role(role).team == visit.card.team].append(named(mate, people))
                assert read.get(OURS, []) == hers[True], (deck, visit.card)
                assert read.get(THEIRS, []) == hers[False], (deck, visit.card)
                both |= {visit.card.role} if all(hers.values()) else set()
    assert both == BOTH.get(name, set())
