"""Chat, Little Girl: she "can watch the round of the wolves (but cannot vote)", wherever she sits."""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover
from nightcaller.viewmodels.card_lines import told
from rulebooks.chat.whispers import TEXT
from table.bots import fill_in, sitting, step

VOTE, AGREED = "event-chat-pack-proposal", "event-chat-pack-agreed"


def read_by(card: str, at: Seat, *picks: Seat, **house: str) -> list[list[str]]:
    """Play the first night; return what lay under one seat's finger, a list of ids for each visit.

    Args:
        card: what that seat holds; three wolves and four others hold the rest.
        picks: whom the wolves choose, by seat, in the run-off too.
    """
    deal = ["werewolf", "werewolf", "villager", "werewolf", "villager", "witch", "villager"]
    deal.insert(at, card)
    wolves = [seat for seat, role in enumerate(deal) if role == "werewolf"]
    deck = {role: deal.count(role) for role in deal}
    evening = Evening(sitting(8, book="chat", deck=deck, deal=tuple(deal), house={**TEXT, **house}, seed=3))
    found = []

    def answer(who: Seat | str, key: str, _day: int, options: tuple[Option, ...]) -> Option:
        if key.startswith("chat.pack") and who in wolves:
            return picks[wolves.index(int(who))]
        return options[-1]

    while not (isinstance(evening.scene, Bulletin) and evening.public.phase == "day"):
        scene = evening.scene
        if isinstance(scene, Cover) and (scene.purpose, scene.seat) == ("night", at):
            visit = evening.visit()
            fill_in(visit, 1, answer)
            found.append([line.message for line in told(visit.learned, visit, evening)])
            visit.finish()
        else:
            step(evening, answer)
    return found


@pytest.mark.parametrize("seat", range(8))
def test_every_vote_of_the_pack_reaches_the_girl_whatever_her_seat(seat: Seat) -> None:
    victim = (seat + 1) % 8
    visits = read_by("little_girl", seat, victim, victim, victim)
    lines = [line for visit in visits for line in visit]
    notes = lines.count("ui-visit-proposed")
    assert lines.count(VOTE) + 3 * notes >= 3
    assert lines.count(AGREED) == 1


def test_a_girl_who_is_visited_before_the_pack_reads_the_votes_on_her_next_visit() -> None:
    assert read_by("little_girl", 0, 5, 5, 5)[0] == []
    assert read_by("little_girl", 0, 5, 5, 5)[1] == [VOTE, VOTE, VOTE, AGREED]


def test_for_a_wolf_what_was_agreed_on_says_it_all() -> None:
    visits = read_by("villager", 7, 5, 5, 5)
    assert all(visit == [] for visit in visits)
    assert read_by("werewolf", 0, 5, 5, 5, 5)[1] == [AGREED]


def test_a_girl_who_may_read_notes_alone_reads_no_vote() -> None:
    visits = read_by("little_girl", 0, 5, 5, 5, girl_watches="notes")
    assert not any(line in {VOTE, AGREED, "ui-visit-proposed"} for visit in visits for line in visit)


def test_a_tie_stands_between_the_first_round_and_the_second() -> None:
    _before, runoff, *_later = read_by("werewolf", 0, 4, 4, 5, 5)
    assert runoff == [VOTE, VOTE, VOTE, "event-chat-tied", VOTE]
