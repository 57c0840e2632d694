"""Answers of several parts are one decision: three people, a player and a role, two potions at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import toy
from nightcaller.engine import AMEND, CLOSE, Book, IllegalDecision, Session
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.parts import clash, composite, drawn, objection, single
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import (
    NOBODY,
    Ask,
    Outcome,
    Part,
    Question,
    Together,
    empty_choice,
)
from nightcaller.lab.bots import RandomBot

ROLES = ("toy.plain", "toy.other", "keep")


def protect_three(game: Game, me: Holding) -> Any:
    """A Witch of the big book: three others, by name, in one breath."""
    parts = [Part("toy.witch.save", (*game.others(me.seat), NOBODY)) for _n in range(3)]
    picks = yield composite(me.seat, "toy.witch.save", parts, differ=True)
    game.noted["saved"] = picks


def guess_two(game: Game, me: Holding) -> Any:
    """A Crowd Seeker: players, and a role for each."""
    who, what = (
        Part("toy.seeker.who", (*game.others(me.seat), NOBODY)),
        Part("toy.seeker.what", ROLES, blocked=(("toy.gone", "blocked-toy"),)),
    )
    picks = yield composite(me.seat, "toy.seeker.guess", (who, what, who, what), differ=True, pairs=True)
    game.noted["guessed"] = picks


def brew(game: Game, me: Holding) -> Any:
    """Two potions, one at most."""
    parts = (
        Part("toy.brewer.antidote", ("use", "keep")),
        Part("toy.brewer.poison", (*game.others(me.seat), NOBODY)),
    )
    picks = yield composite(me.seat, "toy.brewer.brew", parts, most=1, shown=(("victim", 3),))
    game.noted["brewed"] = picks


def one_night(game: Game) -> Any:
    game.begin("night")
    window = private_window("night", "toy.night", game.living, game.published_powers("night"))
    yield from lap(game, window, game.wielding("night"))
    game.tell(toy.PUBLIC, what=dict(game.noted))
    yield from lap(game, private_window("night", "toy.over", (), ()), ())
    return Outcome(("toy.team",), (0,), "end-toy")


SAVE = Question("toy.witch.save")
WHO, WHAT = Question("toy.seeker.who"), Question("toy.seeker.what", ROLES)
WITCH = Role(
    "toy.witch",
    "toy.team",
    powers=(Power("toy.witch.save", protect_three, questions=(SAVE,) * 3, together=Together(differ=True)),),
)
SEEKER = Role(
    "toy.seeker",
    "toy.team",
    powers=(
        Power(
            "toy.seeker.guess",
            guess_two,
            questions=(WHO, WHAT, WHO, WHAT),
            together=Together(differ=True, pairs=True),
        ),
    ),
)
BREWER = Role(
    "toy.brewer",
    "toy.team",
    powers=(
        Power(
            "toy.brewer.brew",
            brew,
            questions=(Question("toy.brewer.antidote", ("use", "keep")), Question("toy.brewer.poison")),
            together=Together(most=1),
        ),
    ),
)
RULES = toy.book(WITCH, SEEKER, BREWER, program=one_night, spare=lambda deck: sum(deck.values()) - len(DEAL))
DEAL = ("witch", "seeker", "brewer", "plain", "other")


def night() -> Session:
    return Session(RULES, toy.setup(RULES, *DEAL))


def test_each_is_one_decision():
    session = night()
    session.submit(1, (1, 3, NOBODY))
    session.submit(2, (0, "toy.plain", NOBODY, "keep"))
    session.submit(3, ("keep", 4))
    session.submit(CLOSE, ("close",))
    assert len(session.decisions) == 4
    (told,) = [event.facts["what"] for event in session.events if event.kind == "toy.public"]
    assert told == {
        "saved": (1, 3, NOBODY), "guessed": (0, "toy.plain", NOBODY, "keep"), "brewed": ("keep", 4),
    }  # fmt: skip
    assert Session(RULES, session.setup, session.decisions).digest == session.digest


@pytest.mark.parametrize(
    ("slot", "picks", "refused"),
    [
        (1, (1, 3), "error-decision-how-many"),
        (1, (), "error-decision-how-many"),
        (1, (1, 3, 4, NOBODY), "error-decision-how-many"),
        (1, (1, 3, 1), "error-decision-twice"),
        (1, (1, 0, 3), "error-decision-not-offered"),
        (1, (1, "keep", 3), "error-decision-not-offered"),
        (2, (0, "keep", NOBODY, "keep"), "error-decision-half"),
        (2, (NOBODY, "toy.plain", NOBODY, "keep"), "error-decision-half"),
        (2, (0, "toy.plain", 0, "toy.other"), "error-decision-twice"),
        (2, ("toy.plain", 0, NOBODY, "keep"), "error-decision-not-offered"),
        (2, (0, "toy.gone", NOBODY, "keep"), "error-decision-not-offered"),
        (3, ("use", 4), "error-decision-not-together"),
        (3, ("use",), "error-decision-how-many"),
        (3, (4, "use"), "error-decision-not-offered"),
    ],
)
def test_an_illegal_answer_changes_nothing(slot: int, picks: Any, refused: str):
    session = night()
    before = session.digest
    with pytest.raises(IllegalDecision) as problem:
        session.submit(slot, picks)
    assert problem.value.message_id == refused
    assert session.digest == before
    assert len(session.decisions) == 0


def test_the_first_parts_of_an_answer_are_refused_for_what_is_in_them_alone():
    """The second half of a pair, and whatever completes all or none, may come still."""
    ask = night().window.asks[2]
    assert clash(ask, (0,)) is None
    assert clash(ask, (0, "toy.plain", 1)) is None
    assert clash(ask, (0, "keep", 1)) == (1, "error-decision-half")


def test_nobody_may_be_left_out_three_times():
    session = night()
    session.submit(1, (NOBODY,) * 3)
    assert 1 not in session.window.asks


def test_silence_is_the_empty_answer_of_every_part():
    session = night()
    assert session.out_of_time(1) == (NOBODY,) * 3
    assert session.out_of_time(2) == (NOBODY, "keep", NOBODY, "keep")
    assert session.out_of_time(3) == ("keep", NOBODY)


def test_where_something_has_to_be_picked_silence_draws_something_legal():
    ask = composite(0, "toy.must", [Part("toy.must", (1, 2, 3))] * 3, differ=True)
    assert empty_choice(ask) is None
    chance = Random(1)
    for _n in range(20):
        assert objection(ask, drawn(ask, lambda _n, among: chance.choice(among))) is None


def test_a_plain_question_is_its_own_only_part():
    ask = Ask(0, "toy.plain", (1, 2))
    assert single(ask) == (ask,)
    assert [part.key for part in single(night().window.asks[2])] == [
        "toy.seeker.who", "toy.seeker.what", "toy.seeker.who", "toy.seeker.what",
    ]  # fmt: skip


def test_whoever_is_declared_dead_by_day_leaves_every_part():
    def by_day(game: Game) -> Any:
        game.begin("day")
        powers = game.published_powers("night")
        window = private_window("day_round", "toy.day", game.living, powers, dark=False)
        yield from lap(game, window, game.wielding("night"))
        return Outcome(("toy.team",), (0,), "end-toy")

    rules: Book = toy.book(WITCH, program=by_day)
    session = Session(rules, toy.setup(rules, "witch", "plain", "plain", "other"))
    session.submit(AMEND, ("kill", 2))
    ask = session.window.asks[1]
    assert [part.options for part in ask.parts] == [(1, 3, NOBODY)] * 3
    with pytest.raises(IllegalDecision):
        session.submit(1, (1, 2, 3))


def test_what_is_published_of_an_answer_is_what_its_question_refuses():
    window = night().window
    asks = [window.asks[slot] for slot in (1, 2, 3)]
    assert [window.turns[slot].together for slot in (1, 2, 3)] == [
        Together(differ=ask.differ, pairs=ask.pairs, most=ask.most, whole=ask.whole) for ask in asks
    ]


def test_random_players_answer_legally():
    for seed in range(30):
        session = night()
        bot = RandomBot(seed)
        while session.outcome is None:
            session.submit(*bot.decide(session))
