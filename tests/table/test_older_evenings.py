"""An evening of an older version goes on as it was begun, whatever a table takes for granted today."""

from __future__ import annotations

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Aims, Guards, NameInBoth, Sentence
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.journal import Decisions, Digest
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

PEOPLE = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
DECK = {"werewolf": 3, "seeress": 1, "witch": 1, "cupid": 1, "villager": 2}


def whispers(**house: str) -> Sitting:
    return Sitting(PEOPLE, DECK, 3, book="chat", house=house)


def test_what_was_taken_for_granted_then_holds() -> None:
    assert whispers().as_of("5").house == {"night_ties": "runoff", "first_night": "apart"}
    assert Evening(whispers().as_of("5")).window_label == "chat.cupid"


def test_what_the_table_had_said_stands() -> None:
    assert whispers(night_ties="drawn").as_of("5").house["night_ties"] == "drawn"


def test_an_evening_of_today_takes_what_holds_today() -> None:
    assert whispers().as_of("6").house == {}
    assert Evening(whispers().as_of("6")).window_label == "chat.night"


@pytest.mark.parametrize("book", books())
def test_what_held_before_is_an_option_still(book: str) -> None:
    for rule in books()[book].house_rules:
        assert rule.before is None or rule.before[1] in rule.options


ORDERED = Decisions(((2, (5,)), (1, (4,)), (4, ("stay",)), (0, ("close",))))
"""Two wolves order, not as they sit; the night is closed, and the laptop goes round with its news."""


def test_a_digest_that_has_what_nothing_reads_still_holds() -> None:
    """Where most of a pack decide, the state knew once which order had been the last."""
    hands = ("werewolf", "werewolf", "saint", "saint+witness", *["saint"] * 4)
    cards = {"werewolf": 2, "saint": 6, "witness": 1}
    sitting = Sitting(PEOPLE, cards, 3, book="forum", house={"pack_order": "most"}, deal=hands)
    now = Standing(books()["forum"], sitting, [(0, ORDERED)])
    for digest in ("e2a05dffca5100f9", now.session.digest):
        Standing(books()["forum"], sitting, [(0, ORDERED), (1, Digest(digest, 4))])
    with pytest.raises(IllegalDecision):
        Standing(books()["forum"], sitting, [(0, ORDERED), (1, Digest("e2a05dffca5100f8", 4))])


@pytest.mark.parametrize(("engine", "then"), [("7", "strikes"), ("8", "takes")])
def test_whom_an_own_role_takes_along_was_attacked_once(engine: str, then: str) -> None:
    """Decisions of before were made about an attack, which a shield stops."""
    sentences: tuple[Sentence, ...] = (Guards(nights="even"), Aims(nights="odd"))
    role = OwnRole("own.matchmaker", NameInBoth("Matchmaker"), sentence=sentences)
    older = Sitting(PEOPLE, {"werewolf": 2, role.id: 1, "commoner": 5}, 3, roles=(role,)).as_of(engine)
    assert older.roles[0].sentence == (Guards(nights="even"), Aims(nights="odd", then=then))  # type: ignore[arg-type]
