"""The chat book carried to its players: every table style, every recommended deck, to the end."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Ended, Hands, Scene
from parts import first_fast
from table.bots import decide, keyed, play, sitting

CHAT = book("chat")
DECKS = [(seats, deck.id, deck.deck) for seats in (5, 8, 12) for deck in CHAT.recommended(seats)]


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
@pytest.mark.parametrize(("seats", "name", "deck"), DECKS, ids=[f"{one[0]}-{one[1]}" for one in DECKS])
@pytest.mark.parametrize("seed", first_fast(range(3), 1))
def test_a_whole_evening(style: str, seats: int, name: str, deck: dict[str, int], seed: int):
    evening = Evening(sitting(seats, book="chat", deck=dict(deck), style=style, seed=seed))
    trace = play(evening, keyed(seed))
    assert isinstance(trace[-1], Ended)
    assert evening.recap


def squares(trace: list[Scene]) -> list[int]:
    """Who was visited for the square, in order."""
    return [scene.seat for scene in trace if isinstance(scene, Cover) and scene.purpose == "square"]


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
@pytest.mark.parametrize("ballots", ["hands", "secret"])
def test_the_square_is_visited_before_a_show_of_hands(style: str, ballots: str):
    """House rule `square`: everybody once a day; a secret vote has visits of its own."""
    deck = dict(CHAT.recommended(8)[0].deck)
    for square in ("spoken", "written"):
        house = {"square": square}
        evening = Evening(
            sitting(8, book="chat", deck=deck, style=style, ballots=ballots, house=house, seed=2)
        )
        trace = play(evening, keyed(2), until=lambda scene, e=evening: e.public.day == 2)
        visited = squares(trace)
        due = square == "written" and ballots == "hands" and style != "narrator"
        votes = [scene for scene in trace if isinstance(scene, Hands) and scene.label == "chat.village"]
        assert sorted(visited) == (sorted(votes[0].voters) if due else [])


def test_what_is_written_in_the_square_is_read_by_all_who_come_later():
    deck = dict(CHAT.recommended(8)[0].deck)
    evening = Evening(sitting(8, book="chat", deck=deck, house={"square": "written"}, seed=2))
    play(evening, keyed(2), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "square")
    read = []
    while isinstance(evening.scene, Cover) and evening.scene.purpose == "square":
        visit = evening.visit()
        assert visit.page() is None, "nothing is asked"
        sheet = next(sheet for sheet in visit.sheets if sheet.board == "chat.village")
        read.append(len(sheet.posts))
        visit.post(f"{visit.seat} was here", "chat.village")
        visit.finish()
    assert read == list(range(len(read)))
    assert isinstance(evening.scene, Hands)
    assert len(read) == len(evening.scene.voters) > 4


@pytest.mark.parametrize("style", ["eyes_closed", "narrator"])
def test_a_role_that_answers_once_for_all_is_not_called_for_a_run_off(style: str):
    """A pack that is called gives one answer: it was asked "a tie: which of them?" right afterwards."""
    deck = dict(next(one.deck for one in CHAT.recommended(9) if one.id == "deck-chat-classic"))
    evening = Evening(sitting(9, book="chat", deck=deck, style=style, seed=2))
    called: set[tuple[str, str]] = set()

    def dawns(scene: Scene) -> bool:
        if isinstance(scene, Calling | Console):
            called.add((scene.role, evening.window_label))
        return evening.public.phase == "day"

    play(evening, keyed(2), until=dawns)
    assert [label for role, label in called if role == "chat.werewolf"] == ["chat.night"]


def test_a_round_of_votes_that_was_skipped_into_a_tie_is_called_to_its_end():
    """Nobody answered the first, so that the lot tied them; the run-off is called, answered and closed."""
    deck = {"werewolf": 2, "villager": 2, "cupid": 3}
    house = {"first_night": "apart", "night_ties": "runoff"}
    tied = 0
    for seed in range(12):
        evening = Evening(sitting(7, book="chat", deck=deck, style="narrator", seed=seed, house=house))
        play(evening, keyed(seed), until=lambda scene: isinstance(scene, Console))
        evening.rulings.skip("")
        if evening.window_label == "chat.arrow_one_runoff":
            tied += 1
            while evening.desk().asks:
                decide(evening.desk(), lambda entry, _at: entry.options[0])
                assert (evening.window_label, type(evening.scene)) == ("chat.arrow_one_runoff", Console)
            evening.desk().finish()
            assert evening.window_label == "chat.arrow_two"
    assert tied > 2
