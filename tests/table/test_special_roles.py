"""The special roles at the table: declarations with a target, the closing round, speeches that go on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Floor, Scene
from parts import first_fast
from table.bots import decide, fill_in, keyed, play, sitting, step

DEAL = (
    *("werewolf", "wolf_beauty", "white_werewolf_king", "gargoyle", "hidden_werewolf", "seer"),
    *("witch", "knight", "silencer_elder", "magician", "cupid", "piper", "bomber", "commoner", "commoner"),
)
SEATS = len(DEAL)
SEER, KNIGHT, CUPID = 5, 7, 10
STYLES = ("pass_around", "eyes_closed")


def table(style: str = "pass_around", deal: Sequence[str] = DEAL, **changes: object) -> Evening:
    """Fifteen people, almost every card of the book, and no sheriff."""
    deck = {role: DEAL.count(role) for role in DEAL}
    house = {"sheriff": "no", **changes.pop("house", {})}  # type: ignore[dict-item]
    return Evening(sitting(SEATS, deck=deck, deal=tuple(deal), style=style, house=house, **changes))


def speeches(scene: Scene) -> bool:
    return isinstance(scene, Floor) and scene.label == "judge.speech"


def dawn(scene: Scene) -> bool:
    return isinstance(scene, Bulletin) and scene.kind == "dawn"


def asleep(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
    """Nobody does anything that can be left undone."""
    return "nobody" if "nobody" in options else options[-1]


@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=12, deadline=None)
@given(st.permutations(DEAL), st.integers(0, 10_000), st.integers(0, 10_000))
def test_the_first_night_is_the_same_whoever_was_dealt_what_and_does_what(
    style: str, deal: Sequence[str], mine: int, yours: int
) -> None:
    """secrecy.md, proof 1, with the closing round for lovers and answers."""
    one, other = table(style), table(style, deal)
    assert play(one, keyed(mine), until=dawn)[:-1] == play(other, keyed(yours), until=dawn)[:-1]


def test_every_visit_takes_the_same_number_of_answers() -> None:
    """A Gargoyle hunts and looks, a Magician chooses twice: everybody answers as often."""
    evening = table()
    answer = keyed(4)
    taps: dict[tuple[int, str, int], set[int]] = {}
    while not isinstance(evening.scene, Ended) and evening.public.day < 3:
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose == "night":
            visit = evening.visit()
            count = len(fill_in(visit, evening.public.day, answer))
            taps.setdefault((evening.public.day, evening.window_label, scene.lap), set()).add(count)
            visit.finish()
        else:
            step(evening, answer)
    assert taps[1, "judge.night", 0] == {2}
    assert taps[1, "judge.night", 1] == {2}
    assert taps[1, "judge.closing", 0] == {1}
    assert all(len(counts) == 1 for counts in taps.values())


def test_a_declaration_has_one_page_for_everybody_and_nobody_learns_who_could() -> None:
    evening = table()
    play(evening, asleep, until=speeches)
    scene, public = evening.scene, evening.public.events
    for seat in evening.public.alive:
        evening.declare(seat)
        visit = evening.visit()
        page = visit.page()
        assert page is not None
        words, target = page.entries
        assert (words.key, words.words) == ("judge.declare", ("duel", "explode", "stay"))
        assert target.key == "judge.declare.target"
        assert set(target.options) == {*evening.public.alive, "nobody"} - {seat}
        visit.decide(["stay", 0 if seat else 1])
        assert visit.page() is None
        visit.finish()
        assert (evening.scene, evening.public.events) == (scene, public)


@pytest.mark.parametrize("spoken", [0, 3])
def test_after_a_duel_the_speeches_go_on_where_they_were(spoken: int) -> None:
    """rulings, after_duel: "the day goes on"; nobody speaks twice."""
    evening = table(house={"after_duel": "day-goes-on"})
    play(evening, asleep, until=speeches)
    before = evening.scene
    assert isinstance(before, Floor)
    for _speech in range(spoken):
        evening.next_speaker()
    evening.declare(KNIGHT)
    visit = evening.visit()
    visit.decide(["duel", 0])
    visit.finish()
    play(evening, asleep, until=speeches)
    after = evening.scene
    assert isinstance(after, Floor)
    assert after.speakers == tuple(seat for seat in before.speakers if seat != 0)
    heard = set(before.speakers[:spoken])
    assert after.current == len(heard - {0})
    assert [one.key for one in evening.ledger.session.window.declarations] == [
        "judge.werewolf.explode",
        "judge.declare.target",
    ]


def test_in_eyes_closed_answers_come_in_a_second_call_and_lovers_in_a_round() -> None:
    evening = table("eyes_closed")
    answers: list[str] = []
    visited: dict[Seat, list[str]] = {}
    while not dawn(evening.scene):
        scene = evening.scene
        if isinstance(scene, Calling):
            call = evening.call()
            decide(call, lambda entry, _at, role=scene.role: asleep(role, entry.key, 1, entry.options))  # type: ignore[misc]
            answers += [f"{scene.role}/{scene.spoken}/{event.kind}" for event in call.learned]
            call.finish()
        elif isinstance(scene, Cover) and scene.purpose == "night":
            visit = evening.visit()
            if visit.page():
                visit.decide()
            visited[scene.seat] = [event.kind for event in visit.learned if event.kind == "judge.lovers"]
            visit.finish()
        else:
            step(evening, asleep)
    assert "judge.seer/answer/judge.seer.learned" in answers
    assert "judge.gargoyle/answer/judge.gargoyle.learned" in answers
    assert set(visited) == set(range(SEATS))
    assert sorted(len(kinds) for kinds in visited.values()) == [0] * (SEATS - 2) + [1, 1]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("ballots", ["hands", "secret"])
@pytest.mark.parametrize("seed", first_fast(range(5), 2))
def test_whole_evenings_end_and_can_be_told(style: str, ballots: str, seed: int) -> None:
    evening = table(style, seed=seed, ballots=ballots, house={"sheriff": "yes"})
    trace = play(evening, keyed(seed))
    assert isinstance(trace[-1], Ended)
    assert sorted(evening.recap().cards) == sorted(f"judge.{role}" for role in DEAL)
