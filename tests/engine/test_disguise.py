"""Disguises: a stack of weak and strong ones, what each inspection falls for, and obstruction after all."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine.book import Book
from nightcaller.engine.death import attack, bury
from nightcaller.engine.disguise import Fooled, appearance, disguise, look, undress
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import TABLE, Option

W, S = Fooled.WEAK, Fooled.STRONG


def flutes(game: Game, me: Holding, question: str, answer: Option) -> Option:
    """Whoever is under the spell takes three in five for a flute player: one roll for each look."""
    game.noted["rolled"] = game.noted.get("rolled", 0) + 1
    return "toy.flute" if game.roll("toy.spell", me.seat) % 5 < 3 else answer


WOLF = Role("toy.wolf", "toy.rivals", frozenset({"threat"}))
FLUTE = Role("toy.flute", "toy.rivals")
TELLER = Role("toy.teller", "toy.team")
SPELL = Role("toy.spell", "", hooks={"obstructed": flutes})


def table(*deal: str, **more: Any) -> tuple[Book, Game]:
    rules = toy.book(WOLF, FLUTE, TELLER, SPELL)
    return rules, toy.game(rules, *(deal or ("teller", "wolf", "plain", "plain")), **more)


class TestTheStack:
    @pytest.mark.parametrize(
        ("layers", "weak_and_strong", "strong", "truth"),
        [
            ([], "wolf", "wolf", "wolf"),
            ([("plain", W)], "plain", "wolf", "wolf"),
            ([("plain", S)], "plain", "plain", "wolf"),
            ([("plain", S), ("flute", W)], "flute", "plain", "wolf"),
            ([("plain", W), ("flute", S)], "flute", "flute", "wolf"),
            ([("plain", W), ("flute", W)], "flute", "wolf", "wolf"),
        ],
    )
    def test_each_inspection_meets_the_topmost_that_fools_it(
        self, layers: list[tuple[str, Fooled]], weak_and_strong: str, strong: str, truth: str
    ):
        _rules, game = table()
        for role, strength in layers:
            disguise(game, 1, role, strength)
        seen = [appearance(game, 1, fooled).id for fooled in (W | S, S, Fooled.NOTHING)]
        assert seen == [f"toy.{role}" for role in (weak_and_strong, strong, truth)]

    def test_a_permanent_one_lies_below_whatever_came_first(self):
        _rules, game = table()
        disguise(game, 1, "flute", W)
        disguise(game, 1, "plain", S, permanent=True)
        assert appearance(game, 1).id == "toy.flute"
        assert appearance(game, 1, S).id == "toy.plain"

    def test_a_passing_one_passes(self):
        _rules, game = table()
        game.begin("night")
        disguise(game, 1, "flute", W, until=game.moment)
        disguise(game, 1, "plain", S, until=game.moment + 1)
        game.begin("day")
        assert appearance(game, 1).id == "toy.plain"
        game.begin("night")
        assert appearance(game, 1).id == "toy.wolf"

    def test_it_replaces_the_whole_role(self):
        _rules, game = table()
        disguise(game, 2, "wolf", W)
        seen = appearance(game, 2)
        assert (seen.team, seen.tags) == ("toy.rivals", frozenset({"threat"}))

    def test_the_dead_lose_the_weak_ones_first(self):
        _rules, game = table()
        disguise(game, 1, "plain", S)
        disguise(game, 1, "flute", W)
        attack(game, "toy.bite", TABLE, 1)
        bury(game)
        assert appearance(game, 1).id == "toy.plain"
        undress(game, 1)
        assert appearance(game, 1).id == "toy.wolf"

    def test_a_new_role_keeps_what_passes_and_loses_the_permanent_one(self):
        _rules, game = table()
        disguise(game, 1, "plain", S, permanent=True)
        disguise(game, 1, "flute", W)
        turn(game, 1, "teller")
        assert (appearance(game, 1).id, appearance(game, 1, S).id) == ("toy.flute", "toy.teller")

    def test_it_is_part_of_the_state(self):
        (_rules, game), (_same, other) = table(), table()
        disguise(game, 1, "plain", S)
        assert game.digest() != other.digest()


class TestLooking:
    def test_the_answer_is_read_from_the_disguise(self):
        _rules, game = table()
        disguise(game, 1, "plain", W)
        seen = look(game, 0, 1, "toy.role", fooled_by=W, cause="toy.teller")
        threat = look(
            game, 0, 1, "toy.aura", lambda role: "threat" in role.tags, fooled_by=S, cause="toy.teller"
        )
        assert (seen, threat) == ("toy.plain", True)

    @pytest.mark.parametrize(
        ("fooled_by", "answers", "rolled"),
        [
            (Fooled.EVERYTHING, {"toy.flute", "toy.wolf"}, 60),
            (W | S, {"toy.wolf"}, 0),
        ],
    )
    def test_an_obstruction_is_the_inspectors_own(self, fooled_by: int, answers: set[str], rolled: int):
        seen, rolls = [], 0
        for seed in range(60):
            _rules, game = table(seed=seed)
            game.grant(0, SPELL)
            seen.append(look(game, 0, 1, "toy.role", fooled_by=fooled_by, cause="toy.teller"))
            rolls += game.noted.get("rolled", 0)
        assert set(seen) == answers
        assert rolls == rolled, "one roll for every player looked at"

    def test_whoever_looks_from_elsewhere_is_not_obstructed(self):
        _rules, game = table()
        game.grant(2, SPELL)
        assert look(game, 0, 1, "toy.role", fooled_by=Fooled.EVERYTHING, cause="toy.teller") == "toy.wolf"
        assert "rolled" not in game.noted

    def test_it_comes_after_the_disguise(self):
        for seed in range(30):
            _rules, game = table(seed=seed)
            game.grant(0, SPELL)
            disguise(game, 1, "plain", W)
            seen = look(game, 0, 1, "toy.role", fooled_by=Fooled.EVERYTHING, cause="toy.teller")
            assert seen in {"toy.flute", "toy.plain"}
