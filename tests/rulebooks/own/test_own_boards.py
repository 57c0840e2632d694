"""Own roles and the boards of their books: whose room is theirs, who reads what they write there.

Three books have boards: rooms and notebooks among whispers and in the big book, the ghosts' in the forum.
Over many games, whoever turns into whatever, those of a card and of its copy are compared in `makers.copies`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from makers.own import playable
from nightcaller.engine import AMEND, IllegalDecision, Session
from nightcaller.engine.board import NOTEBOOK, Right
from nightcaller.engine.kinds import NOTE
from nightcaller.engine.session import POST
from nightcaller.rulebooks.own import DIALECTS, OwnRole
from nightcaller.rulebooks.own.sentences import Hunts, Looks, Weighs
from parts import first_fast
from rulebooks.own.any_book import AnyTable, card

WITH_BOARDS: Final = ("chat", "forum", "revamped")
OTHERS: Final = {
    "judge": "Dan seer, Eve witch, Fay plain",
    "hollow": "Dan farseer, Eve plain",
    "chat": "Dan little_girl, Eve witch, Fay seeress",
    "forum": "Dan seer, Eve doctor, Fay plain, Gus wolf, Hal plain",
    "revamped": "Dan wolf, Eve cult_leader, Fay grandma, Gus vampire, Hal plain",
}
"""Whoever else brings boards along."""
ANN, WOLF, PLAIN = range(3)


def table_of(book_id: str, role: OwnRole) -> AnyTable:
    """Ann has the own card; Bob is a wolf and Cat a plain one."""
    return AnyTable(book_id, f"Ann {role.id}, Bob wolf, Cat plain, {OTHERS[book_id]}", role)


def rights(session: Session, seat: int) -> Mapping[str, Right]:
    """What somebody may do on each board; the own notebook is everybody's."""
    game = session._game
    own, found = f"{NOTEBOOK}{seat}", {}
    for board in game.boards.values():
        if may := board.may(game, seat):
            found["notebook" if board.id == own else board.id] = may
    return found


@pytest.mark.parametrize("number", first_fast(range(12), 3))
@pytest.mark.parametrize("book_id", WITH_BOARDS)
def test_an_own_card_has_the_boards_of_the_books_plain_card_of_its_kind(book_id: str, number: int):
    """By night and by day, living and dead: whoever hunts a wolf's, all others a villager's."""
    role = playable(number, book_id)
    table = table_of(book_id, role)
    peer = WOLF if role.says(Hunts) else PLAIN
    met = set()
    for killed in ((), (ANN, peer)):
        for seat in killed:
            table.amend("kill", seat)
        for _answer in range(12):
            if table.window.kind == "over":
                break
            assert rights(table.session, ANN) == rights(table.session, peer), table.label
            met |= rights(table.session, ANN).keys()
            table._idle()
    theirs = {
        "chat": {"notebook", "chat.village"},
        "forum": {"forum.ghosts"},
        "revamped": {"notebook", *(["revamped.pack"] if role.says(Hunts) else [])},
    }
    assert met == theirs[book_id]


@pytest.mark.parametrize("book_id", DIALECTS)
def test_an_own_card_opens_no_board(book_id: str):
    """Which boards a table has follows from the shipped cards of its deck alone; two books have none."""
    plain = table_of(book_id, card("plain"))
    wanted = sorted(plain.session._game.boards)
    assert bool(wanted) is (book_id in WITH_BOARDS)
    for number in range(30):
        assert sorted(table_of(book_id, playable(number, book_id)).session._game.boards) == wanted


EYE: Final = card("eye", Looks())
LOUD: Final = card("loud", Weighs())
FANG: Final = card("fang", Hunts(), team="wolves")
WHERE: Final = {
    "chat": (LOUD, "chat.village", {"Ann", "Bob", "Cat", "Dan", "Eve", "Fay"}),
    "forum": (EYE, "forum.ghosts", {"Ann", "Cat"}),
    "revamped": (FANG, "revamped.pack", {"Ann", "Bob", "Dan"}),
}
"""Book -> an own card, the board that is hers, and who reads there when she and Cat are dead in the forum."""


def written(book_id: str) -> tuple[AnyTable, str]:
    """Ann has written on the board that is hers."""
    role, board, _readers = WHERE[book_id]
    table = table_of(book_id, role)
    if book_id == "forum":
        table.amend("kill", ANN)
        table.amend("kill", PLAIN)
    while not rights(table.session, ANN).get(board, Right.NONE) & Right.WRITE:
        table._idle()
    table.session.submit(POST, (board, ANN, "It is dark."))
    return table, board


@pytest.mark.parametrize("book_id", WHERE)
def test_what_an_own_card_writes_is_read_by_those_whose_board_it_is(book_id: str):
    table, board = written(book_id)
    read = {
        name: [post.text for post in notes.posts]
        for seat, name in enumerate(table.names)
        if (notes := table.session.view(seat).boards.get(board)) is not None
    }
    assert read == {name: ["It is dark."] for name in WHERE[book_id][2]}
    (told,) = (event for event in table.session.events if event.kind == NOTE.id)
    assert told.facts == {"seat": ANN, "board": board, "text": "It is dark."}, "the story tells whose it was"


@pytest.mark.parametrize("book_id", WHERE)
def test_what_an_own_card_has_written_is_taken_back_and_replayed(book_id: str):
    table, board = written(book_id)
    session = table.session
    again = Session(session.book, session.setup, session.decisions)
    assert (again.digest, again.view(ANN).boards) == (session.digest, session.view(ANN).boards)
    session.undo()
    assert session.view(ANN).boards[board].posts == ()


@pytest.mark.parametrize("role", [EYE, card("stray", team="wolves")], ids=lambda role: role.short)
def test_whoever_does_not_hunt_has_no_word_in_the_den(role: OwnRole):
    """A werewolf whom the pack does not know neither reads nor writes there."""
    table = table_of("revamped", role)
    with pytest.raises(IllegalDecision):
        table.session.submit(POST, ("revamped.pack", ANN, "Me too!"))
    assert "revamped.pack" not in table.session.view(ANN).boards


@pytest.mark.parametrize("hunts", [True, False])
def test_whoever_becomes_an_own_card_comes_to_its_boards(hunts: bool):
    """The table corrects who somebody is: the den opens for a hunter, and for nobody else."""
    role = FANG if hunts else EYE
    table = table_of("revamped", role)
    assert "revamped.pack" not in table.session.view(PLAIN).boards
    table.session.submit(AMEND, ("role", PLAIN, role.id))
    assert ("revamped.pack" in table.session.view(PLAIN).boards) is hunts
