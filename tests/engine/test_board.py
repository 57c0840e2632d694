"""Boards: rights, aliases; posts through the session."""

from __future__ import annotations

import pytest

from engine import toy
from nightcaller.engine import IllegalDecision, Session
from nightcaller.engine.board import FULL, Board, Right, notebook
from nightcaller.engine.book import Program
from nightcaller.engine.game import Game
from nightcaller.engine.session import POST
from nightcaller.engine.view import boards_of
from nightcaller.engine.vocabulary import TABLE, decided


def members(*seats: int, rights: Right = FULL) -> Board:
    return Board("toy.room", lambda _game, seat: rights if seat in seats else Right.NONE)


def texts(board: Board, game: Game, seat: int) -> list[str]:
    """What a seat reads on a board."""
    notes = board.seen_by(game, seat)
    return [post.text for post in notes.posts] if notes else []


class TestRights:
    def test_members_read_and_write(self):
        game = toy.game()
        board = members(0, 2)
        assert board.write(game, 0, "hello")
        assert texts(board, game, 2) == ["hello"]
        assert board.members(game) == (0, 2)

    def test_strangers_do_neither(self):
        game = toy.game()
        board = members(0)
        assert not board.write(game, 1, "hello")
        assert board.seen_by(game, 1) is None
        assert board.posts == []

    def test_each_right_is_a_right_of_its_own(self):
        """A Little Girl reads, is not listed and may not write."""
        game = toy.game()
        board = members(0, rights=Right.READ)
        assert not board.write(game, 0, "psst")
        assert board.members(game) == ()
        board.rights = lambda _game, _seat: Right.WRITE
        assert board.write(game, 0, "psst")
        assert board.seen_by(game, 0) is None

    def test_rights_follow_the_phase(self):
        game = toy.game()
        board = Board("toy.room", lambda game, _seat: FULL if game.phase == "night" else Right.NONE)
        assert not board.write(game, 0, "too early")
        game.begin("night")
        assert board.write(game, 0, "now")


def test_aliases_hide_who_writes():
    game = toy.game()
    board = members(0, 1)
    board.aliases = {0: "Raven"}
    board.write(game, 0, "one")
    board.write(game, 1, "two")
    assert [post.author for post in board.shown(game, 1)] == ["Raven", "2"]


@pytest.mark.parametrize("newcomer", [0, 3])
def test_newcomers_read_what_was_written_before(newcomer: int):
    game = toy.game()
    inside = {1}
    board = Board("toy.room", lambda _game, seat: FULL if seat in inside else Right.NONE)
    board.write(game, 1, "before")
    assert texts(board, game, 1) == ["before"]
    assert texts(board, game, newcomer) == []
    inside.add(newcomer)
    board.write(game, 1, "after")
    assert texts(board, game, newcomer) == texts(board, game, 1) == ["before", "after"]
    assert [post.number for post in board.shown(game, newcomer)] == [0, 1]


def test_a_notebook_is_its_owners_alone():
    game = toy.game()
    game.boards["notebook.1"] = notebook(1)
    game.boards["toy.room"] = members(0, 1)
    read = {seat: [*boards_of(game, seat)] for seat in (TABLE, 0, 1, 2)}
    assert read == {TABLE: [], 0: ["toy.room"], 1: ["notebook.1", "toy.room"], 2: []}
    assert game.boards["notebook.1"].may(game, 0) == Right.NONE


def talking(game: Game) -> Program:
    """A game with a room for the first two."""
    game.boards["toy.room"] = members(0, 1)
    return (yield from toy.one_choice(game))


class TestThroughTheSession:
    def session(self) -> Session:
        rules = toy.book(program=talking)
        return Session(rules, toy.setup(rules, *["plain"] * 4))

    def test_a_post_is_a_decision(self):
        session = self.session()
        window = session.window
        before = session.digest
        session.submit(POST, ("toy.room", 0, "hello"))
        assert session.window is window, "the open questions stay open"
        assert session.digest != before
        assert [post.text for post in session.view(1).boards["toy.room"].posts] == ["hello"]
        assert session.view(2).boards == {}
        assert session.view(TABLE).boards == {}

    def test_what_is_written_is_not_kept_beside_the_game(self):
        """Other decisions are made once for all games (`decided`): these would outlast the evening."""
        session, kept = self.session(), decided.cache_info()
        session.submit(POST, ("toy.room", 0, "between us"))
        assert decided.cache_info() == kept

    def test_replay_and_undo(self):
        session = self.session()
        start = session.digest
        session.submit(POST, ("toy.room", 0, "hello"))
        session.submit(POST, ("toy.room", 1, "hi"))
        again = Session(session.book, session.setup, session.decisions)
        assert again.digest == session.digest
        assert again.view(0) == session.view(0)
        session.undo()
        assert [post.text for post in session.view(0).boards["toy.room"].posts] == ["hello"]
        session.undo()
        assert session.digest == start
        assert session.view(0).boards["toy.room"].posts == ()

    @pytest.mark.parametrize(
        "picks",
        [
            (),
            ("toy.room", 0),
            ("toy.room", 0, "a", "b"),
            ("toy.cellar", 0, "hello"),
            ("toy.room", 2, "no right"),
            ("toy.room", 9, "no seat"),
            ("toy.room", -1, "the table"),
            ("toy.room", "0", "a word for a seat"),
            ("toy.room", 0, 7),
            ("toy.room", 0, ""),
            ("toy.room", 0, "  "),
            ("toy.room", 3, "the seat behind the last one"),
            (0, 0, "hello"),
        ],
    )
    def test_an_illegal_post_changes_nothing(self, picks: tuple[object, ...]):
        session = self.session()
        before = (session.digest, list(session.decisions), session.view(0))
        with pytest.raises(IllegalDecision):
            session.submit(POST, picks)  # type: ignore[arg-type]
        assert (session.digest, list(session.decisions), session.view(0)) == before

    def test_the_game_over_nobody_posts(self):
        session = self.session()
        session.submit(1, ("end",))
        with pytest.raises(IllegalDecision):
            session.submit(POST, ("toy.room", 0, "hello"))
