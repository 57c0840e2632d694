"""Role change as one act: lost, kept, copied; who is told; what follows."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from engine.folding import fold
from nightcaller.engine.board import FULL, Board, Right
from nightcaller.engine.disguise import Fooled, appearance, disguise
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.turning import become_like, in_turn_of, turn, undone_with
from nightcaller.engine.view import visible
from nightcaller.engine.vocabulary import Status

TOLD = toy.kind("toy.told")


def bakers_turn(game: Game, me: Holding, seat: int, before: Role, after: Role) -> None:
    """If one baker turns, all others become butchers."""
    if before.id == after.id == "toy.baker" or before.id != "toy.baker":
        return
    for baker in game.holders("toy.baker"):
        turn(game, baker.seat, "butcher")


def know_the_start(game: Game, me: Holding) -> None:
    game.tell(TOLD, to=1 << me.seat)


BAKER = Role("toy.baker", "toy.team", hooks={"turned": bakers_turn})
BUTCHER = Role("toy.butcher", "toy.team")
WOLF = Role("toy.wolf", "toy.rivals", hooks={"dealt": know_the_start})
CROWN = Role("toy.crown", "")


def den(game: Game, seat: int) -> Right:
    return FULL if game.role(seat).id == "toy.wolf" else Right.NONE


def table(*deal: str) -> Game:
    game = toy.game(toy.book(BAKER, BUTCHER, WOLF, offices=[CROWN]), *deal)
    game.boards["den"] = Board("den", den)
    return game


def test_whom_a_death_has_turned_is_as_before_when_it_is_taken_back():
    """rulings, All books: "what the death caused" goes; what was put on her since then stays."""
    game = table("baker", "wolf", "plain", "plain")
    game.mark(0, Status("toy.own", 2))
    with undone_with(game, game.players[0].holdings[0], (1,)):
        turn(game, 0, "wolf")
        game.mark(0, Status("toy.fur", 1))
    game.mark(0, Status("toy.later", 3))
    for back in game.taken[1]:
        back(game)
    assert game.role(0).id == "toy.baker"
    assert [*game.players[0].statuses] == ["toy.own", "toy.later"]


class TestTurning:
    def test_lost_is_what_belongs_to_the_card(self):
        game = table("wolf", "plain", "plain", "plain")
        game.players[0].holdings[0].memory["target"] = 2
        holding = turn(game, 0, "plain")
        assert holding.memory == {}
        assert game.role(0).id == "toy.plain"
        assert game.players[0].first_role == "toy.wolf", "a Reporter still knows what it was"

    def test_kept_is_what_belongs_to_the_person(self):
        game = table("wolf", "plain", "plain", "plain")
        game.mark(0, Status("toy.enchanted", 2))
        game.appoint("toy.crown", 0)
        turn(game, 0, "plain")
        assert game.marked(0, "toy.enchanted")
        assert game.offices == {"toy.crown": 0}

    def test_a_former_member_reads_and_writes_and_decides_nothing(self):
        game = table("wolf", "wolf", "plain", "plain")
        den_board = game.boards["den"]
        assert den_board.write(game, 1, "to the left")
        turn(game, 0, "plain")
        assert den_board.may(game, 0) == Right.READ | Right.WRITE | Right.LISTED
        assert den_board.may(game, 1) == FULL
        assert den_board.write(game, 0, "good-bye")
        notes = den_board.seen_by(game, 0)
        assert notes
        assert [post.text for post in notes.posts] == ["to the left", "good-bye"]
        assert den_board.may(game, 2) == Right.NONE

    def test_the_new_member_sees_everything_and_is_told_the_start(self):
        game = table("plain", "wolf", "plain", "plain")
        game.boards["den"].write(game, 1, "to the left")
        turn(game, 0, "wolf")
        notes = game.boards["den"].seen_by(game, 0)
        assert notes
        assert len(notes.posts) == 1
        told = [event.kind for event in visible(game.log, 0)]
        assert told[-2:] == ["card", "toy.told"]
        card = fold(0, 4, visible(game.log, 0), {}).card
        assert card is not None
        assert card.role == "toy.wolf"
        assert [event.kind for event in visible(game.log, 2)] == ["card"], "nobody else hears of it"

    def test_what_follows_is_said_by_others(self):
        game = table("baker", "baker", "baker", "plain")
        turn(game, 1, "wolf")
        assert [game.role(seat).id for seat in range(4)] == [
            "toy.butcher", "toy.wolf", "toy.butcher", "toy.plain",
        ]  # fmt: skip

    def test_kept_rights_are_part_of_the_state(self):
        game, other = table("wolf", "plain", "plain", "plain"), table("wolf", "plain", "plain", "plain")
        for one in (game, other):
            turn(one, 0, "plain")
        assert game.digest() == other.digest()
        other.boards["den"].kept.clear()
        assert game.digest() != other.digest()


class TestBecomingLikeAnother:
    def game(self) -> Game:
        game = table("plain", "wolf", "plain", "plain")
        game.players[1].holdings[0].memory.update(shots=2, seen=[3])
        game.mark(1, Status("toy.enchanted", 2, data=[3]))
        game.mark(0, Status("toy.own"))
        disguise(game, 1, "baker", Fooled.STRONG)
        return game

    def test_copied_is_everything_by_value(self):
        game = self.game()
        like = become_like(game, 0, 1)
        assert (like.role.id, like.memory) == ("toy.wolf", {"shots": 2, "seen": [3]})
        like.memory["seen"].append(0)
        game.marked(0, "toy.enchanted").data.append(0)  # type: ignore[union-attr]
        assert game.players[1].holdings[0].memory["seen"] == [3]
        assert game.marked(1, "toy.enchanted").data == [3]  # type: ignore[union-attr]
        assert game.marked(0, "toy.enchanted").source == 2, "people stay the same people"  # type: ignore[union-attr]
        assert game.marked(0, "toy.own"), "a role change washes nothing off"
        assert appearance(game, 0).id == "toy.baker"
        assert game.boards["den"].may(game, 0) == FULL

    def test_of_a_mark_that_both_have_the_own_one_stays(self):
        game = self.game()
        game.mark(0, Status("toy.enchanted", 3, data=[1]))
        become_like(game, 0, 1)
        assert game.marked(0, "toy.enchanted") == Status("toy.enchanted", 3, data=[1])

    def test_what_somebody_wears_stays_below_what_is_copied(self):
        game = self.game()
        disguise(game, 0, "wolf", Fooled.WEAK)
        disguise(game, 1, "plain", Fooled.STRONG, permanent=True)
        become_like(game, 0, 1)
        assert [worn.role for worn in game.disguises[0]] == ["toy.plain", "toy.wolf", "toy.baker"]

    def test_whoever_hears_of_role_changes_hears_of_this_one(self):
        game = table("baker", "wolf", "baker", "plain")
        become_like(game, 0, 1)
        assert [game.role(seat).id for seat in range(3)] == ["toy.wolf", "toy.wolf", "toy.butcher"]

    def test_the_model_is_told_nothing(self):
        game = self.game()
        before = len(visible(game.log, 1))
        become_like(game, 0, 1)
        assert len(visible(game.log, 1)) == before

    @pytest.mark.parametrize(
        ("links", "order"),
        [
            ({0: 1}, [(0, 1)]),
            ({0: 1, 1: 2}, [(1, 2), (0, 1)]),  # a copied copier is followed
            ({0: 1, 1: 0}, []),  # in a circle nobody changes
            ({0: 1, 1: 2, 2: 1, 3: 0}, [(0, 1), (3, 0)]),
            ({0: 0}, []),
            ({3: 2, 0: 2}, [(0, 2), (3, 2)]),
        ],
    )
    def test_several_who_copy_one_another(self, links: dict[int, int], order: list[Any]):
        assert in_turn_of(links) == order
