"""A visit as a view model: pages, choices, least length, and nothing left when it is covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import book
from nightcaller.table.live import pace
from nightcaller.table.live.decoys import WORDS
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.once_more import asked_first
from nightcaller.table.live.scene import Cover, Floor
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.board_leaves import leaves_of
from nightcaller.viewmodels.card_lines import board_name
from nightcaller.viewmodels.question import HandsOnPage, blank_rows, picked
from nightcaller.viewmodels.visit import VisitViewModel
from nightcaller.viewmodels.visit_page import NOWHERE
from table.bots import keyed, play, sitting, step
from table.journal_kit import FailingDisk
from viewmodels.private_table import (
    COMMONER,
    GUARDIAN,
    HUNTER,
    MATE,
    OTHER,
    SEER,
    WITCH,
    WOLF,
    Victim,
    came,
    night_at,
    notes,
    read_card,
    section,
    table,
)
from voice.voice_kit import HandClock

pytestmark = pytest.mark.smoke


class Visitor:
    """One seat with the laptop in her hands."""

    def __init__(self, evening: Evening, seat: Seat = 0, lap: int = 0, *, deal: bool = False) -> None:
        if not deal:
            night_at(evening, seat, lap)
        self.evening = evening
        self.clock = HandClock()
        self.model = VisitViewModel(evening, clock=self.clock)
        self.closed = 0
        self.model.closed.connect(self._count)
        self.model.show(evening.visit())
        if not deal:
            read_card(self.model)

    def _count(self) -> None:
        self.closed += 1

    def pick(self, *picks: int | str) -> None:
        """Tap a word or a seat for each blank, from top to bottom."""
        for at, pick in enumerate(picks):
            if isinstance(pick, int):
                self.model.choose(pick)
            elif pick == "nobody":
                self.model.skip()
            else:
                self.model.chooseWord(at, pick)

    def decide(self, *picks: int | str) -> None:
        """Tap, wait, and hold to decide; the finger stays where it is."""
        self.pick(*picks)
        self.clock.pass_time(60_000)
        self.model.decide()


def test_the_deal_shows_the_card_and_who_belongs_together() -> None:
    visitor = Visitor(table(), deal=True)
    model = visitor.model
    assert (model.page, model.first) == ("card", True)
    (who,) = section(model, "ui-card-you")
    assert who["arguments"] == {"role": "judge.werewolf", "team": "judge.wolves"}
    assert [line["message"] for line in section(model, "ui-card-win")] == ["team-judge-wolves.wins"]
    assert [line["message"] for line in section(model, "ui-card-do")] == ["role-judge-werewolf.card"]
    (mates,) = section(model, "ui-card-know")
    assert mates["arguments"]["mates"] == [{"seat": MATE + 1, "name": "Bo"}]


def test_a_card_that_is_let_go_early_waits_covered_and_goes_on_by_itself() -> None:
    evening = table()
    visitor = Visitor(evening, deal=True)
    model = visitor.model
    least = pace.visit_seconds(evening.sitting.seed, "normal", evening.public.day, 0, 0, 0)
    model.look()
    model.release()
    visitor.clock.pass_time(least * 1000 - 1)
    assert visitor.closed == 0
    visitor.clock.pass_time(2)
    assert visitor.closed == 1
    assert evening.scene == Cover(1, "deal", 0, 1, 1, 8)


def test_a_card_that_is_held_longer_stays_as_long_as_the_finger() -> None:
    visitor = Visitor(table(), deal=True)
    visitor.model.look()
    visitor.clock.pass_time(60_000)
    assert visitor.closed == 0
    visitor.model.release()
    assert visitor.closed == 1


def test_time_alone_does_not_hand_on() -> None:
    visitor = Visitor(table(), deal=True)
    visitor.clock.pass_time(60_000)
    assert visitor.model.rested
    visitor.model.finish()
    assert visitor.closed == 0


def test_a_hold_counts_at_the_same_moment_for_everybody() -> None:
    """The least length lies in the holding; then there is time to read, and nothing moves by itself."""
    evening = table()
    visitor = Visitor(evening, SEER)
    model = visitor.model
    least = pace.visit_seconds(evening.sitting.seed, "normal", evening.public.day, 0, SEER, 1)
    assert model.decideIn() == pytest.approx((least - pace.TOLD) * 1000)
    visitor.pick(WOLF)
    model.decide()
    assert model.page == "page"
    visitor.clock.pass_time((least - pace.TOLD) * 1000 + 1)
    assert (model.mayDecide, model.decideIn()) == (True, 0)
    model.decide()
    assert (model.page, visitor.closed) == ("answer", 0)
    model.release()
    assert visitor.closed == 0, "covered, but not handed on before anybody else would be"
    visitor.clock.pass_time(pace.TOLD * 1000)
    assert visitor.closed == 1


@pytest.mark.parametrize("lap", [0, 1])
def test_every_role_sees_the_same_page(lap: int) -> None:
    def outline(seat: Seat) -> object:
        model = Visitor(table(), seat, lap).model
        return (
            [(len(row.words), row.active, row.picked, row.passed) for row in model.blanks.rows],
            [[word.selected for word in row.words] for row in model.blanks.rows],
            [(row.number, row.selected, row.blocked, row.marks, row.alive) for row in model.seats.rows],
            (model.people, model.skipping, model.reason != "", model.looked),
        )

    outlines = [outline(seat) for seat in range(8)]
    assert all(one == outlines[0] for one in outlines)


def test_a_tapped_seat_can_be_changed_and_let_go() -> None:
    model = Visitor(table(), GUARDIAN).model
    model.choose(SEER)
    assert [(row.picked, row.name) for row in model.blanks.rows] == [(SEER + 1, "Cai")]
    model.choose(WITCH)
    assert [row.number for row in model.seats.rows if row.selected] == [WITCH + 1]
    model.choose(WITCH)
    assert [row.picked for row in model.blanks.rows] == [0]
    model.skip()
    assert model.skipping


def test_one_page_carries_both_potions_and_is_one_record() -> None:
    evening = table(house={"sheriff": "no", "witch_both_potions": "yes"})
    visitor = Visitor(evening, WITCH, lap=1)
    records = len(evening.ledger.standing.records)
    visitor.decide("use", WOLF)
    assert came(visitor.model) == ["event-judge-antidote-used", "event-judge-poison-used"]
    decided = [
        tuple(line["arguments"][one] for one in ("question", "answer", "number"))
        for line in section(visitor.model, "ui-card-decided")
    ]
    assert decided == [
        ("ask-judge-witch-antidote", "choice-judge-witch-antidote-use", 0),
        ("ask-judge-witch-poison", "choice-judge-witch-poison-seat", WOLF + 1),
    ]
    assert len(evening.ledger.standing.records) == records + 1


def test_what_does_not_go_together_is_said_in_the_line_and_under_the_finger() -> None:
    visitor = Visitor(table(), WITCH, lap=1)
    model = visitor.model
    assert model.reason == "ui-visit-takes"
    model.choose(WOLF)
    model.chooseWord(0, "use")
    assert model.reason == "ui-visit-not-together"
    visitor.decide()
    assert came(model) == ["ui-visit-uncounted", "ui-visit-not-together", "event-judge-antidote-used"]
    model.change()
    assert model.page == "page"


@pytest.mark.parametrize("seat", [WOLF, SEER, COMMONER])
def test_where_a_seer_has_to_choose_everybody_touches_something(seat: Seat) -> None:
    visitor = Visitor(table(), seat)
    assert visitor.model.reason == "ui-visit-touch", "said to all before the first tap: its length is seen"
    visitor.decide()
    assert (visitor.model.page, visitor.model.reason) == ("page", "ui-visit-touch")
    visitor.decide(OTHER)
    assert visitor.model.page == "answer"


def test_the_lot_decides_for_whoever_has_to_choose_and_taps_nobody() -> None:
    visitor = Visitor(table(), SEER)
    visitor.model.skip()
    assert (visitor.model.skipping, visitor.model.reason) == (True, "ui-visit-must-choose")
    visitor.decide()
    told = {line["message"]: line["arguments"] for line in section(visitor.model, "ui-card-came")}
    assert list(told) == [
        "ui-visit-uncounted",
        "ui-visit-must-choose",
        "ui-visit-lot",
        "event-judge-seer-learned",
    ]
    assert told["ui-visit-lot"]["seat"] == told["event-judge-seer-learned"]["seat"]


def test_two_people_are_tapped_one_after_the_other_and_each_can_be_chosen_anew() -> None:
    deal = ("cupid", "werewolf", "werewolf", "seer", "witch", "commoner", "commoner", "commoner")
    deck = {"cupid": 1, "werewolf": 2, "seer": 1, "witch": 1, "commoner": 3}
    for seat in (0, 7):
        visitor = Visitor(table(deal=deal, deck=deck), seat)
        model = visitor.model
        visitor.pick(3, 4)
        assert [row.picked for row in model.blanks.rows] == [4, 5]
        model.activate(0)
        model.choose(5)
        assert [row.picked for row in model.blanks.rows] == [6, 5]
        visitor.decide()
        assert model.page == "answer"


def test_an_answer_can_be_changed_until_the_next_one_holds_the_laptop() -> None:
    visitor = Visitor(table(), WOLF)
    evening, model = visitor.evening, visitor.model
    visitor.decide(COMMONER)
    assert model.page == "answer"
    model.change()
    assert model.page == "page"
    visitor.decide(OTHER)
    last = [event for event in evening.view(WOLF).events if event.kind == "judge.pack.proposal"]
    assert [event.facts["seat"] for event in last] == [OTHER]
    model.release()
    assert visitor.closed == 1
    assert evening.handed_on is not None
    model.show(evening.come_back())
    assert came(model) == ["ui-visit-proposed"]
    model.change()
    visitor.decide(COMMONER)
    model.release()
    last = [event for event in evening.view(WOLF).events if event.kind == "judge.pack.proposal"]
    assert [event.facts["seat"] for event in last] == [COMMONER]
    assert isinstance(evening.scene, Cover) and evening.scene.seat == MATE


def test_an_answer_that_was_told_stays_behind_a_page_on_which_nothing_counts() -> None:
    visitor = Visitor(table(), SEER)
    evening, model = visitor.evening, visitor.model
    visitor.decide(WOLF)
    digest, records = evening.digest, evening.ledger.length
    model.change()
    assert (model.page, model.reason) == ("page", "ui-visit-no-change")
    visitor.decide(WITCH)
    (learned,) = section(model, "ui-card-came")
    assert (learned["message"], learned["arguments"]["seat"]) == ("event-judge-seer-learned", WOLF + 1)
    assert (evening.digest, evening.ledger.length) == (digest, records)


def test_what_cannot_be_chosen_says_why_and_looks_like_everything_else() -> None:
    evening = table(house={"sheriff": "no", "wolves_may_target_pack": "no"})
    model = Visitor(evening, WOLF).model
    model.choose(MATE)
    assert (model.blanks.rows[0].picked, model.reason) == (MATE + 1, "blocked-judge-packmate")
    model.choose(COMMONER)
    assert (model.blanks.rows[0].picked, model.reason) == (COMMONER + 1, "ui-visit-takes")
    for seat in (SEER, COMMONER):
        own = Visitor(table(), seat).model
        own.choose(seat)
        assert own.reason == "ui-refused-yourself"
        assert [row.number for row in own.seats.rows if row.blocked] == []


def test_the_seer_learns_and_a_commoner_reads_her_bet_in_the_same_form() -> None:
    seer = Visitor(table(), SEER)
    seer.decide(WOLF)
    (learned,) = section(seer.model, "ui-card-came")
    assert (learned["message"], learned["arguments"]["seat"]) == ("event-judge-seer-learned", WOLF + 1)
    commoner = Visitor(table(), COMMONER)
    commoner.decide(WOLF)
    assert [line["message"] for line in section(commoner.model, "ui-card-came")] == ["ui-card-sealed"]
    for model, question in ((seer.model, "ask-judge-seer-check"), (commoner.model, "ask-decoy-")):
        (echo,) = section(model, "ui-card-decided")
        assert echo["arguments"]["question"].startswith(question)
        assert tuple(echo["arguments"][one] for one in ("number", "name")) == (WOLF + 1, "Ada")


def test_the_witchs_victim_is_on_her_card_and_nowhere_else() -> None:
    witch = Visitor(table(), WITCH, lap=1).model
    assert [row.prompt for row in witch.blanks.rows] == ["ask-judge-witch-antidote", "ask-judge-witch-poison"]
    (victim,) = section(witch, "ui-card-know")
    assert (victim["message"], victim["arguments"]["seat"]) == ("shown-victim", COMMONER + 1)
    assert [word.word for word in witch.blanks.rows[0].words] == ["use", "keep"]
    other = Visitor(table(), OTHER, lap=1).model
    assert all(row.prompt.startswith("ask-decoy-") for row in other.blanks.rows)
    assert section(other, "ui-card-know") == []


def test_the_pack_reads_on_its_cards_what_its_members_proposed() -> None:
    note, mates = section(Visitor(table(), MATE).model, "ui-card-know")
    ((wants, who),) = note["arguments"]["said"]
    assert (wants, who["byname"], who["seat"]) == ("event-judge-pack-proposal", "Ada", COMMONER + 1)
    assert mates["message"] == "ui-visit-mates"
    assert section(Visitor(table(), SEER).model, "ui-card-know") == []


def test_the_card_says_which_question_is_hers_before_she_decides() -> None:
    """The Witch has read the victim, and idle hands that theirs is a bet, before the page opens."""
    evening = table()
    for seat, own in ((WITCH, 2), (OTHER, 0), (WOLF, 0)):
        night_at(evening, seat, 1)
        model = VisitViewModel(evening, clock=HandClock())
        model.show(evening.visit())
        assert model.page == "card"
        model.decide()
        assert model.page == "card", "nobody decides before her card was open"
        (tonight,) = section(model, "ui-card-tonight")
        assert (tonight["arguments"]["own"], tonight["arguments"]["of"]) == (own, 2)
        model.coverUp()


def test_the_number_that_the_card_says_stands_at_the_box() -> None:
    """Also where the table goes through a round once more: whether an answer stands is no question of it."""
    evening = table()
    witch = Visitor(evening, WITCH, lap=1)
    assert [row.number for row in witch.model.blanks.rows] == [1, 2]
    assert [row.number for row in Visitor(table(), WOLF).model.blanks.rows] == [0], "one needs none"
    page = evening.visit().page()
    assert page is not None
    again = asked_first(page, (None,), stands=True)
    numbers = [row.number for row in blank_rows(again, HandsOnPage(), evening.sitting.players)]
    assert numbers == [0, 1, 2]
    assert [numbers[at] for at in sorted(again.own)] == [1, 2]


def test_a_bet_is_explained_where_the_first_one_stands_and_not_again() -> None:
    def bets(visitor: Visitor) -> list[str]:
        under = (section(visitor.model, one) for one in ("ui-card-bets", "ui-card-betting"))
        return [line["message"] for lines in under for line in lines]

    evening = table()
    first = Visitor(evening, OTHER)
    assert bets(first) == ["ui-card-bet"]
    first.decide(WOLF)
    first.model.release()
    assert bets(Visitor(evening, OTHER, lap=1)) == ["ui-card-echo"]
    assert bets(Visitor(table(), WOLF)) == [], "who is asked alone bets nothing"


@pytest.mark.parametrize(
    ("seat", "said", "told"),
    [
        (HUNTER, "ui-visit-last-act", None),
        (COMMONER, "ui-visit-no-last-act", "ui-card-no-last-act"),
    ],
)
def test_whoever_has_no_last_act_reads_so_and_why_she_is_asked(
    seat: Seat, said: str, told: str | None
) -> None:
    """By day no card opens that could say it: it stands below the page, and on the answer."""
    evening = table()
    play(
        evening,
        Victim(seat),
        until=lambda scene: isinstance(scene, Cover) and scene.purpose == "last_acts",
    )
    model = VisitViewModel(evening, clock=(clock := HandClock()))
    model.show(evening.visit())
    assert (model.page, model.reason) == ("page", said)
    (tonight, *_rest) = section(model, "ui-card-tonight")
    assert tonight["message"] == (told or "ui-card-asked")
    model.choose(WOLF)
    clock.pass_time(60_000)
    model.decide()
    assert (told in [line["message"] for line in section(model, "ui-card-came")]) == (told is not None)
    assert "ui-card-sealed" not in [line["message"] for line in model.card]


def test_covered_up_nothing_is_left_and_the_visit_goes_on_where_it_was() -> None:
    evening = table()
    visitor = Visitor(evening, WITCH, lap=1)
    model = visitor.model
    scene = evening.scene
    visitor.pick("use", WOLF)
    model.coverUp()
    assert (model.shown, visitor.closed, model.open) == (NOWHERE, 1, False)
    assert (model.seats.rowCount(), model.blanks.rowCount(), model.card) == (0, 0, [])
    assert evening.scene == scene
    model.show(evening.visit())
    read_card(model)
    assert (model.page, [row.picked for row in model.blanks.rows]) == ("page", [0, 0])
    model.coverUp()
    model.coverUp()
    assert visitor.closed == 2


def test_covered_up_while_it_is_read_the_answer_waits_for_her() -> None:
    evening = table()
    visitor = Visitor(evening, SEER)
    visitor.decide(WOLF)
    visitor.model.coverUp()
    visitor.model.release()
    assert isinstance(evening.scene, Cover) and evening.scene.seat == SEER
    visitor.model.show(evening.visit())
    assert (visitor.model.page, came(visitor.model)) == ("answer", ["event-judge-seer-learned"])


def test_after_the_hand_over_nothing_is_left() -> None:
    visitor = Visitor(table(), SEER)
    visitor.decide(WOLF)
    visitor.model.release()
    assert visitor.model.shown == NOWHERE


def test_with_a_limit_what_decides_nothing_stands() -> None:
    evening = table(answer_seconds=20)
    visitor = Visitor(evening, GUARDIAN)
    model = visitor.model
    model.choose(SEER)
    visitor.clock.pass_time(19_999)
    assert model.page == "page"
    visitor.clock.pass_time(1)
    assert model.page == "answer"
    assert not any(event.kind == "judge.guarded" for event in evening.ledger.events)


def test_the_pace_stretches_the_least_length() -> None:
    evening = table()
    visitor = Visitor(evening, deal=True)
    normal = visitor.model.dwellSeconds
    visitor.model.preset = "slow"
    visitor.model.show(evening.visit())
    assert visitor.model.dwellSeconds == pytest.approx(1.5 * normal)


def test_anybody_may_try_to_explode_and_only_a_wolf_does() -> None:
    evening = table()
    play(evening, Victim(), until=lambda s: isinstance(s, Floor) and s.label == "judge.speech")
    evening.declare(WOLF)
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    model.show(evening.visit())
    assert [word.word for word in model.blanks.rows[0].words] == ["explode", "stay"]
    model.chooseWord(0, "explode")
    clock.pass_time(60_000)
    model.decide()
    assert (model.page, came(model)) == ("answer", ["ui-visit-nothing"])
    model.release()
    assert "judge.exploded" in [event.kind for event in evening.public.events]


def test_cards_at_night_are_seen_on_the_first_page_of_the_first_night() -> None:
    """One round less; the card is held once, and a visit that was broken off begins with it again."""
    evening = table(cards_at_night=True)
    play(evening, Victim(), until=lambda s: isinstance(s, Cover))
    assert evening.scene == Cover(0, "night", 0, 2, 0, 8)
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    model.show(evening.visit())
    assert (model.page, model.first) == ("card", True)
    assert "ui-visit-mates" in [line["message"] for line in section(model, "ui-card-know")]
    model.coverUp()
    model.show(evening.visit())
    assert model.page == "card"
    model.look()
    model.release()
    assert model.page == "page"
    model.choose(COMMONER)
    clock.pass_time(60_000)
    model.decide()
    model.release()
    assert evening.scene == Cover(1, "night", 0, 2, 1, 8)
    play(evening, Victim(), until=lambda s: isinstance(s, Cover) and s.lap == 1)
    model.show(evening.visit())
    assert (model.page, model.first) == ("card", False)


def test_a_seat_has_its_own_language() -> None:
    evening = table(
        players=tuple(SeatedPlayer(f"P{n}", language="zh-CN" if n == 2 else "") for n in range(8))
    )
    assert Visitor(evening, SEER).model.language == "zh-CN"


def test_a_full_disk_loses_nothing_and_she_can_tap_again(tmp_path: Path) -> None:
    disk = FailingDisk("write", after=1 << 30)
    evening = Evening.begin(table().sitting, Shelf(tmp_path, tmp_path, disk))
    visitor = Visitor(evening, SEER)
    problems: list[object] = []
    visitor.model.failed.connect(problems.append)
    disk.left = 0
    visitor.decide(WOLF)
    assert len(problems) == 1
    assert (visitor.model.page, visitor.model.blanks.rows[0].picked) == ("page", WOLF + 1)
    visitor.model.decide()
    assert visitor.model.page == "answer"


@pytest.mark.parametrize("key", WORDS)
def test_a_bet_in_words_that_was_left_alone_is_read_again_as_it_was_decided(key: str) -> None:
    said = picked(key, NOBODY, table().sitting.players)
    assert said == picked(key, WORDS[key].rest, table().sitting.players)
    assert said["general"] != "choice-nobody"


def test_a_potion_that_was_left_alone_is_no_bet() -> None:
    """One potion a night: what is recorded of the other is not among the bets on her next card."""
    evening = table()
    visitor = Visitor(evening, WITCH, lap=1)
    visitor.decide("use")
    visitor.model.release()
    assert "judge.witch.poison" in [one.key for one in evening.progress.guesses if one.seat == WITCH]
    later = Visitor(evening, WITCH)
    read = section(later.model, "ui-card-bets")
    assert read
    assert all(line["arguments"]["question"].startswith("ask-decoy-") for line in read)


@pytest.mark.parametrize(("seat", "role"), [(WOLF, "werewolf"), (SEER, "seer"), (COMMONER, "commoner")])
def test_the_answer_says_who_she_is_now(seat: Seat, role: str) -> None:
    visitor = Visitor(table(), seat)
    visitor.decide(OTHER)
    (who,) = section(visitor.model, "ui-card-you")
    assert who["arguments"]["role"] == f"judge.{role}"
    assert visitor.model.card[0]["heading"] == "ui-card-you"


def test_every_leaf_of_the_boards_is_turned_to_in_its_turn_and_says_who_reads_it() -> None:
    deck = dict(book("chat").recommended(8)[0].deck)
    evening = Evening(sitting(8, book="chat", deck=deck, seed=3))
    listed = set[int]()
    while not {0, 2} <= listed:
        scene = play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover))[-1]
        assert isinstance(scene, Cover)
        visit = evening.visit()
        model = VisitViewModel(evening, clock=HandClock())
        model.show(visit)
        read_card(model)
        leaves = leaves_of(visit.sheets)
        for leaf in (*leaves, *leaves[:1]) if model.page == "board" else ():
            model.look()
            head, *more = [(line["message"], line["arguments"]) for line in model.card]
            assert head[0] == board_name(leaf.sheet.board)
            said = [len(told["mates"]) for message, told in more if message == "ui-board-listed"]
            assert said == ([len(leaf.sheet.listed)] if len(leaf.sheet.listed) > 1 else [])
            listed.add(len(leaf.sheet.listed))
            model.release()
            model.turnLeaf()
        step(evening, keyed(1))


def test_a_note_that_was_left_is_acknowledged_and_stands_on_the_leaf_that_lies_open() -> None:
    deck = dict(book("chat").recommended(8)[0].deck)
    evening, left = Evening(sitting(8, book="chat", deck=deck, seed=3)), 0
    while left < 2:
        scene = play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover))[-1]
        assert isinstance(scene, Cover)
        visit = evening.visit()
        model = VisitViewModel(evening, clock=HandClock())
        model.show(visit)
        read_card(model)
        if model.page == "board":
            assert not model.post("unseen")
            assert (model.reason, notes(model)[-1:]) != ("ui-board-left", ["unseen"])
            model.look()
            model.release()
            writes = leaves_of(visit.sheets)[0].sheet.writes
            assert model.post(f"note {left}")
            assert model.reason == ("ui-board-left" if writes else "ui-board-listening")
            model.look()
            assert (f"note {left}" in notes(model)) is writes
            left += writes
            model.release()
        step(evening, keyed(1))
