"""Votes: provenance, half-votes, ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine import toy
from nightcaller.engine.game import Game
from nightcaller.engine.poll import Poll, poll, tell_ballots, verdict
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import AMEND, CLOSE, NOBODY, Decision, Option, Picks, Seat
from nightcaller.engine.weights import HALF_VOTES, Change, Weights
from nightcaller.lab.bots import RandomBot

LABEL = "toy.vote"
RESULT = toy.kind("toy.result")
HEAVY = Role("toy.heavy", "", hooks={"weight": lambda game, me, label, half: half * 3 // 2})
MUTE = Role("toy.mute", "toy.team", hooks={"weight": lambda game, me, label, half: 0})


def counted(game: Game, ballots: Mapping[Seat, Option], options: Picks) -> Poll:
    vote = Poll(LABEL, tuple(ballots), options)
    assert vote.add_up(tuple(ballots), tuple(ballots.values()))
    vote.count(game)
    return vote


def test_totals_top_and_provenance():
    game = toy.game()
    result = counted(game, {0: 1, 1: 0, 2: 0, 3: NOBODY}, (0, 1, 2, NOBODY))
    assert result.totals == {0: 4, 1: 2, 2: 0}
    assert result.top == (0,)
    assert result.ballots == {0: 1, 1: 0, 2: 0, 3: NOBODY}
    assert result.voters_for(0) == (1, 2)
    assert result.voters_for(NOBODY) == (3,)


def test_a_vote_that_has_become_pointless_is_nobodys():
    """What was voted before somebody died counts for nobody, and says of nobody how she voted."""
    game = toy.game()
    program = poll(game, LABEL, (0, 1, 2), (0, 1, 2), key=LABEL, moot=lambda left: len(left) < 3)
    next(program)
    program.send(Decision(1, (1,)))
    with pytest.raises(StopIteration) as over:
        program.send(Decision(AMEND, ("kill", 2)))
    assert (over.value.value.top, over.value.value.ballots) == ((), {})


def test_a_tie_has_several_tops_in_the_order_of_the_options():
    result = counted(toy.game(), {0: 3, 1: 2}, (3, 2, NOBODY))
    assert result.top == (3, 2)


@pytest.mark.parametrize("ballots", [{}, {0: NOBODY, 1: NOBODY}])
def test_no_votes_no_top(ballots: dict[int, str]):
    assert counted(toy.game(), ballots, (0, 1, NOBODY)).top == ()


@pytest.mark.parametrize(
    ("ballots", "top"),
    [
        ({0: 1, 1: 2}, (1,)),  # 1.5 v 1
        ({0: 1, 1: 2, 2: 2}, (2,)),  # 1.5 v 2
        ({0: 1, 1: 2, 2: 1, 3: 2}, (1,)),  # 2.5 v 2
        ({1: 1, 2: 2}, (1, 2)),  # 1 v 1
        ({0: NOBODY, 1: 2}, (2,)),  # an abstention weighs nothing
    ],
)
def test_one_and_a_half_votes_are_exact(ballots: dict[int, Any], top: tuple[int, ...]):
    game = toy.game(toy.book(offices=[HEAVY]))
    game.appoint("toy.heavy", 0)
    assert counted(game, ballots, (1, 2, NOBODY)).top == top


def test_weights_are_kept_with_the_ballots():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "plain", "mute", "plain", "plain")
    game.appoint("toy.heavy", 0)
    result = counted(game, {0: 2, 1: 2, 3: 2}, (2, NOBODY))
    assert result.weights == {0: 3, 1: 0, 3: 2}
    assert result.totals == {2: 5}


def test_half_and_half_can_tie():
    """Two people with one and a half votes each."""
    game = toy.game(toy.book(Role("toy.big", "toy.team", hooks=HEAVY.hooks)), "big", "big", "plain", "plain")
    assert counted(game, {0: 2, 1: 3}, (2, 3)).top == (2, 3)


def test_the_powerless_lose_their_roles_weight_and_keep_their_offices():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "plain", "mute", "plain", "plain")
    game.appoint("toy.heavy", 0)
    game.powerless = 0b11
    assert counted(game, {0: 2, 1: 2}, (2, NOBODY)).weights == {0: 3, 1: 2}


def test_modifiers_apply_in_the_order_of_granting():
    game = toy.game(toy.book(MUTE, offices=[HEAVY]), "mute", *["plain"] * 3)
    game.appoint("toy.heavy", 0)
    assert counted(game, {0: 2}, (2,)).weights == {0: 0}


def test_a_poll_asks_every_voter_the_same_in_any_order():
    game = toy.game()
    program = poll(game, LABEL, (0, 2, 3), (1, NOBODY), key="toy.ballot")
    window = next(program)
    assert (window.kind, window.seats, window.options) == ("poll", (0, 2, 3), (1, NOBODY))
    assert {(ask.seat, ask.options) for ask in window.asks.values()} == {(s, (1, NOBODY)) for s in (0, 2, 3)}
    for slot in (3, 1):
        program.send(Decision(slot, (1,)))
        assert CLOSE not in window.asks
    program.send(Decision(2, (NOBODY,)))
    assert set(window.asks) == {CLOSE}
    with pytest.raises(StopIteration) as closed:
        program.send(Decision(CLOSE, ("close",)))
    assert closed.value.value.ballots == {0: 1, 2: NOBODY, 3: 1}
    assert list(closed.value.value.ballots) == [0, 2, 3], "by seat, whatever the order of voting"
    assert game.polls == [closed.value.value]


def test_whoever_plays_a_poll_that_some_have_answered_answers_the_rest_and_may_close_it():
    """`Window.play`: what is left is played, and what was voted stands."""
    game = toy.game()
    program = poll(game, LABEL, (0, 2, 3), (1, NOBODY), key="toy.ballot")
    window = next(program)
    assert set(window.asks) == {1, 2, 3}
    program.send(Decision(2, (NOBODY,)))
    log: list[Decision] = []
    assert window.play(RandomBot(0), lambda _slot, _picks: None, log), "it may be closed now"
    assert [slot for slot, _picks in log] == [1, 3]
    assert set(window.asks) == {CLOSE}
    with pytest.raises(StopIteration) as closed:
        program.send(Decision(CLOSE, ("close",)))
    assert closed.value.value.ballots == {0: log[0].picks[0], 2: NOBODY, 3: log[1].picks[0]}


def test_a_poll_without_voters_only_waits_to_be_closed():
    window = next(poll(toy.game(), LABEL, (), (1, NOBODY), key="toy.ballot"))
    assert set(window.asks) == {CLOSE}


# --- the pipeline: a table of odd voters ------------------------------------------------------------------


def rob(game: Game, me: Holding, weights: Weights) -> None:
    """A Grandma: each of those she chose loses a vote, and she has what she really got."""
    taken = sum(weights.take(seat) for seat in me.memory["chosen"])
    weights.set(me.seat, taken)


def against(game: Game, me: Holding, weights: Weights) -> None:
    """A Trickster: her votes count against."""
    weights.set(me.seat, -weights.each.get(me.seat, 0))


def freeze(game: Game, me: Holding, weights: Weights) -> None:
    """An Ice King: whom he froze has no vote but the office's, and he has one more for each."""
    for seat in me.memory["chosen"]:
        weights.add(me.seat, max(0, weights.take(seat)))


def threaten(game: Game, me: Holding, weights: Weights) -> None:
    """A Stalker: two votes against somebody, which nobody cast."""
    weights.hide(me.memory["chosen"], 2 * HALF_VOTES)


def spare(game: Game, me: Holding, weights: Weights) -> None:
    """An Angel: one vote less against himself."""
    weights.hide(me.seat, -HALF_VOTES)


def cancel(game: Game, me: Holding, label: str) -> bool:
    """A Knight: once, if he has said so."""
    return me.memory.pop("cancels", False) is True


ODD = (
    Role("toy.grandma", "toy.team", hooks={"weight_taken": rob}),
    Role("toy.trickster", "toy.team", hooks={"weight_sign": against}),
    Role("toy.king", "toy.team", hooks={"weight_frozen": freeze}),
    Role("toy.stalker", "toy.team", hooks={"weight_hidden": threaten}),
    Role("toy.angel", "toy.team", hooks={"weight_hidden": spare}),
    Role("toy.knight", "toy.team", hooks={"cancels": cancel}),
)


def odd_table(*deal: str, mayor: int | None = None, **memories: Any) -> Game:
    """Odd voters by seat; `chosen` of the first odd one, and who is mayor: one vote more."""
    crown = Role("toy.mayor", "", hooks={"weight": lambda game, me, label, half: half + HALF_VOTES})
    game = toy.game(toy.book(*ODD, offices=[crown]), *deal)
    for name, chosen in memories.items():
        game.holders(f"toy.{name}")[0].memory["chosen"] = chosen
    if mayor is not None:
        game.appoint("toy.mayor", mayor)
    return game


@pytest.mark.parametrize(
    ("deal", "mayor", "memories", "weights"),
    [
        (("grandma", "plain", "plain", "plain"), None, {"grandma": (1, 2)}, [4, 0, 0, 2]),
        (("grandma", "plain", "plain", "plain"), 1, {"grandma": (1,)}, [2, 2, 2, 2]),  # one vote of two
        (("grandma", "plain", "plain", "plain"), None, {"grandma": ()}, [0, 2, 2, 2]),
        (("trickster", "plain", "plain", "plain"), None, {}, [-2, 2, 2, 2]),
        (("trickster", "plain", "plain", "plain"), 0, {}, [-4, 2, 2, 2]),  # a Trickster and Mayor
        (("grandma", "trickster", "plain", "plain"), None, {"grandma": (1, 2)}, [4, 0, 0, 2]),
        (("king", "plain", "plain", "plain"), 1, {"king": (1, 2)}, [6, 2, 0, 2]),  # the Mayor's vote stays
        (("king", "trickster", "plain", "plain"), None, {"king": (1,)}, [2, -2, 2, 2]),  # nothing to take
    ],
)
def test_steps_come_in_their_order(
    deal: tuple[str, ...], mayor: int | None, memories: dict[str, Any], weights: list[int]
):
    game = odd_table(*deal, mayor=mayor, **memories)
    result = counted(game, dict.fromkeys(range(4), 3), (0, 1, 2, 3))
    assert list(result.weights.values()) == weights


def test_every_change_says_whose_doing_it_is():
    game = odd_table("grandma", "trickster", "stalker", "plain", mayor=1, grandma=(3,), stalker=0)
    result = counted(game, {0: 3, 1: 3, 3: 0}, (0, 3, NOBODY))
    assert result.changes == [
        Change("office", 2, 1, "toy.mayor", voter=1),
        Change("taken", -2, 0, "toy.grandma", voter=3),
        Change("sign", -8, 1, "toy.trickster", voter=1),
        Change("hidden", 4, 2, "toy.stalker", option=0),
    ]


def test_who_has_not_voted_cannot_be_robbed():
    game = odd_table("grandma", "plain", "plain", "plain", grandma=(1, 2))
    assert counted(game, {0: 3, 2: 3}, (3, NOBODY)).weights == {0: 2, 2: 0}


def test_hidden_votes_alone_can_win_and_negative_totals_never():
    game = odd_table("stalker", "trickster", "plain", "plain", stalker=2)
    assert counted(game, {1: 3}, (2, 3)).top == (2,)
    game = odd_table("trickster", "plain", "plain", "plain")
    result = counted(game, {0: 3}, (2, 3))
    assert (result.totals, result.top, result.ranks()) == ({2: 0, 3: -2}, (), ())


def test_hidden_votes_for_whom_nobody_may_vote_are_void():
    game = odd_table("stalker", "plain", "plain", "plain", stalker=2)
    assert counted(game, {1: 3}, (3, NOBODY)).totals == {3: 2}


def test_who_contributed_are_ballots_that_count_for_it():
    game = odd_table("trickster", "grandma", "plain", "plain", grandma=(2,))
    result = counted(game, {0: 3, 1: 3, 2: 3, 3: 3}, (3,))
    assert result.voters_for(3) == (0, 1, 2, 3)
    assert result.contributors(3) == (1, 3)


def test_what_would_have_been_without_one_role():
    game = odd_table("stalker", "angel", "plain", "plain", stalker=1)
    result = counted(game, {2: 1}, (1, 3))
    assert (result.totals[1], result.total_without(1, "toy.stalker")) == (4, 0)
    assert result.total_without(3, "toy.stalker") == 0


@pytest.mark.parametrize(
    ("ballots", "places", "tie", "chosen"),
    [
        ((3, 3, 2, 1), 1, "nobody", [(3,)]),
        ((3, 3, 2, 2), 1, "nobody", [()]),
        ((3, 3, 2, 2), 2, "nobody", [(3, 2), (2, 3)]),
        ((3, 3, 2, 1), 2, "nobody", [(3,)]),  # two stand together for the second place
        ((3, 3, 2, 1), 2, "drawn", [(3, 2), (3, 1)]),
        ((3, 3, 2, 2), 1, "drawn", [(3,), (2,)]),
        ((NOBODY,) * 4, 2, "drawn", [()]),
        ((3, 3, 3, 3), 2, "nobody", [(3,)]),
    ],
)
def test_several_are_chosen_and_ties_are_settled(
    ballots: tuple[Any, ...], places: int, tie: Any, chosen: list[tuple[int, ...]]
):
    met = set()
    for seed in range(30 if tie == "drawn" else 1):
        game = toy.game(seed=seed)
        result = counted(game, dict(enumerate(ballots)), (3, 2, 1, NOBODY))
        met.add(verdict(game, result, places=places, tie=tie))
    assert met <= set(chosen)
    assert tie == "nobody" or met == set(chosen)


def test_a_cancelled_vote_comes_to_nothing_and_all_who_cancel_have_done_so():
    game = odd_table("knight", "knight", "plain", "plain")
    for holding in game.holders("toy.knight"):
        holding.memory["cancels"] = True
    result = counted(game, {2: 3, 3: 2}, (2, 3))
    assert verdict(game, result, places=2) == ()
    assert result.cancelled == (0, 1)
    assert verdict(game, counted(game, {2: 3}, (2, 3))) == (3,), "each can do so once"


def test_what_is_shown_is_not_what_counts():
    game = odd_table("trickster", "plain", "plain", "plain")
    result = counted(game, {0: 3, 1: 2, 2: 2}, (2, 3))
    tell_ballots(game, RESULT, result, face={}, totals="positive")
    tell_ballots(game, RESULT, result, face={0: 3}, totals="none")
    shown, hidden = (dict(event.facts) for event in game.log[-2:])
    assert shown["weights"] == ((0, 2), (1, 2), (2, 2))
    assert shown["totals"] == ((2, 4),)
    assert shown["seats"] == (2,)
    assert (hidden["weights"][0], hidden["totals"]) == ((0, 3), ())
