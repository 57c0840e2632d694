"""Whatever everybody heard declared, a step back says that it is no more: what it was, and about whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nightcaller.engine import EVERYBODY, Event
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Bulletin, Console, Cover, Floor, Hands
from table.bots import keyed, play, sitting

STYLES = (Style.PASS_AROUND, Style.EYES_CLOSED, Style.MODERATED)
OF_PEOPLE = {"kill": 1, "revive": 1, "mark": 1, "unmark": 1, "office": 0}
"""What is ruled of people, and about how many it says that it is no more."""
Ruling = tuple[str | int, ...]


def begun(book_id: str, style: Style, *stops: type) -> Evening:
    deck = dict(book(book_id).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=book_id, deck=deck, style=style))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, stops))
    assert isinstance(evening.scene, stops)
    return evening


def rulings(evening: Evening) -> Iterator[tuple[Ruling, ...]]:
    """One of each kind, each after what it needs."""
    seat = evening.public.alive[1]
    yield (("kill", seat),)
    yield ("kill", seat), ("revive", seat)
    for mark in evening.ledger.book.marks:
        yield (("mark", seat, mark),)
        yield ("mark", seat, mark), ("unmark", seat, mark)
    for office in evening.ledger.book.offices:
        yield (("office", office, seat),)
        yield ("office", office, seat), ("office", office, "nobody")
    yield (("day", evening.public.day + 1),)
    yield from ((("role", seat, role),) for role in sorted(evening.sitting.published())[:2])


def told(evening: Evening, since: int) -> list[tuple[str, dict[str, object]]]:
    """What everybody was told by the table since so many events."""
    kinds = evening.ledger.book.kinds

    def is_told(event: Event) -> bool:
        return event.audience == EVERYBODY and kinds[event.kind].overrules

    return [(e.kind, dict(e.facts)) for e in evening.ledger.session.events[since:] if is_told(e)]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_step_back_of_a_ruling_says_which_one_and_of_whom(book_id: str, style: Style) -> None:
    """What nobody but its owner was told is taken back without a word of whom it was about."""
    secret = set()
    for number in range(len(list(rulings(begun(book_id, style, Floor, Hands))))):
        evening = begun(book_id, style, Floor, Hands)
        seat = evening.public.alive[1]
        *first, ruling = list(rulings(evening))[number]
        for kind, *picks in first:
            evening.rulings.amend(str(kind), *picks)
        kind, *picks = ruling
        if evening.rulings.refusal(str(kind), *picks):
            continue
        before, digest = len(evening.ledger.session.events), evening.digest
        evening.rulings.amend(str(kind), *picks)
        heard = told(evening, before)
        evening.rulings.undo()
        assert evening.digest == digest, ruling
        if heard and kind in OF_PEOPLE:
            about = {"seat": seat} if OF_PEOPLE[str(kind)] else {}
            assert told(evening, before) == [(f"amended.undid_{kind}", about)], ruling
        else:
            assert told(evening, before) == [("amended.took_back", {})], ruling
            secret |= set() if heard else {kind}
        while isinstance(evening.scene, Bulletin) and evening.scene.kind != "correction":
            evening.acknowledge()  # what came before it
        scene = evening.scene
        assert isinstance(scene, Bulletin), ruling
        lines = lines_for(scene, evening.sitting, evening.public, style, None)
        assert [line.id for line in lines] == ["line-amended-took-back"], "the one that is recorded"
    assert "role" in secret


@pytest.mark.parametrize("book_id", sorted(books()))
def test_whoever_is_out_since_a_stopped_night_is_named_when_that_is_taken_back(book_id: str) -> None:
    """Everybody was told before it was done; at a moderator's, who is alone awake, nobody was."""
    evening = begun(book_id, Style.PASS_AROUND, Cover)
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Cover) and scene.purpose != "deal")
    evening.mishaps.halt()
    seat = evening.public.alive[1]
    before = len(evening.ledger.session.events)
    evening.rulings.amend("kill", seat)
    evening.rulings.undo()
    assert told(evening, before) == [("amended.undid_kill", {"seat": seat})]
    evening = begun(book_id, Style.MODERATED, Console)
    before = len(evening.ledger.session.events)
    evening.rulings.amend("kill", seat)
    evening.rulings.undo()
    assert told(evening, before) == [("amended.took_back", {})]
