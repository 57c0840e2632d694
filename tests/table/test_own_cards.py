"""Cards of the table's own: who holds what is asked, and asking tells nobody anything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.acts import CARDS_FIRST
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import cards_said, identified_line, lines_for
from nightcaller.table.live.own_cards import ALL, CARDS, TWICE, OwnCards, asked_roles, spare_role
from nightcaller.table.live.replayed import replayed
from nightcaller.table.live.scene import Bulletin, Cover, Ended, Identify, Roster, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Decisions, Note, Record
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, play, step

DECK = {"werewolf": 2, "hidden_werewolf": 1, "seer": 1, "witch": 1, "hunter": 1, "commoner": 3}
HOLD = {
    "judge.werewolf": (1, 6),
    "judge.hidden_werewolf": (3,),
    "judge.seer": (0,),
    "judge.witch": (8,),
    "judge.hunter": (4,),
}
OTHER = {
    "judge.werewolf": (0, 2),
    "judge.hidden_werewolf": (8,),
    "judge.seer": (7,),
    "judge.witch": (1,),
    "judge.hunter": (5,),
}


def agreed(style: Style = Style.EYES_CLOSED, **changes: object) -> Sitting:
    """Nine people with cards of their own."""
    settled: dict[str, object] = {
        "players": tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(9)),
        "deck": dict(DECK),
        "seed": 5,
        "style": style,
        "own_cards": True,
        **changes,
    }
    return Sitting(**settled)  # type: ignore[arg-type]


def shown_cards(style: Style = Style.EYES_CLOSED) -> Evening:
    """The same game, dealt on the screen and looked at."""
    evening = Evening(agreed(style, own_cards=False, deal=dealt(HOLD)))
    while isinstance(evening.scene, Cover) and evening.scene.purpose == "deal":
        step(evening, keyed())
    return evening


def cards_of(evening: Evening) -> tuple[str, ...]:
    """Every seat's card, as the game has it."""
    return tuple(card.role for seat in range(9) if (card := evening.view(seat).card))


def dealt(hold: Mapping[str, tuple[Seat, ...]]) -> tuple[str, ...]:
    """What every seat holds; whoever is left is a commoner."""
    by_seat = {seat: role for role, seats in hold.items() for seat in seats}
    return tuple(by_seat.get(seat, "judge.commoner") for seat in range(9))


def go_round(evening: Evening, hold: Mapping[str, tuple[Seat, ...]]) -> list[Scene]:
    """Tell all cards as the style asks for them, up to the first screen after that; return what was shown."""
    shown: list[Scene] = []
    if evening.scene == Bulletin("cards", ()):
        shown.append(evening.scene)
        evening.acknowledge()
    while isinstance(scene := evening.scene, Identify) or (
        isinstance(scene, Cover) and scene.purpose == "cards"
    ):
        shown.append(scene)
        if isinstance(scene, Identify):
            evening.cards.identify(hold[scene.role])
            evening.cards.end_identify()
        else:
            visit = evening.visit()
            visit.decide([dealt(hold)[scene.seat]])
            visit.finish()
    return [*shown, evening.scene]


def test_every_role_is_asked_for_but_the_plain_one_in_the_order_of_the_night() -> None:
    judge = book("judge")
    deck = {judge.role(name).id: count for name, count in DECK.items()}
    assert spare_role(judge, deck) == "judge.commoner"
    assert set(asked_roles(judge, deck)) == set(HOLD)
    assert asked_roles(judge, deck)[-1] == "judge.hunter", "whom no night calls comes last"
    turned_round = dict(reversed(deck.items()))
    assert asked_roles(judge, turned_round) == asked_roles(judge, deck)


def test_on_the_first_night_the_app_s_card_is_looked_at_by_everybody_and_only_then() -> None:
    """A printed card says neither who is with its holder nor which trait the app has dealt beside it."""
    deck = {"werewolf": 1, "cultist": 1, "seer": 1, "saint": 6, "apprentice": 1, "witness": 1, "brutal": 1}
    evening = Evening(agreed(Style.PASS_AROUND, book="forum", deck=deck))
    assert evening.scene == Bulletin("cards", ())
    evening.acknowledge()
    cards = ["werewolf", "cultist", "seer", *["saint"] * 6]
    while isinstance(scene := evening.scene, Cover) and scene.purpose == "cards":
        visit = evening.visit()
        assert not visit.first
        visit.decide([f"forum.{cards[scene.seat]}"])
        visit.finish()
    shown: list[list[Seat]] = []
    mates, traits = 0, 0
    while evening.public.day < 2:
        if isinstance(scene := evening.scene, Cover) and scene.purpose == "night":
            if scene.lap == len(shown):
                shown.append([])
            visit = evening.visit()
            if visit.first:
                assert visit.card is not None
                shown[-1].append(scene.seat)
                mates, traits = mates + len(visit.card.mates), traits + len(visit.card.held) - 1
        step(evening, keyed())
    assert [len(seats) for seats in shown if seats] == [9]
    assert sorted(shown[0]) == list(range(9))
    assert (mates, traits) == (2, 3)


def test_with_closed_eyes_each_role_taps_its_own_seats() -> None:
    evening = Evening(agreed())
    shown = go_round(evening, HOLD)
    called = [scene for scene in shown if isinstance(scene, Identify)]
    assert [scene.role for scene in called][-1] == "judge.hunter"
    assert {scene.role for scene in called} == set(HOLD)
    assert [scene.wanted for scene in called if scene.role == "judge.werewolf"] == [2]
    assert [scene.index for scene in called] == list(range(5))
    assert cards_of(evening) == dealt(HOLD)
    assert evening.scene == shown_cards().scene, "night falls as after any deal"
    mates = evening.view(1).card
    assert mates is not None
    assert [seat for seat, _role in mates.mates] == [6]


def test_a_taken_seat_is_accepted_and_only_told_at_the_end_without_names() -> None:
    evening = Evening(agreed())
    twice = {**HOLD, "judge.witch": (0,)}
    fine, wrong = go_round(Evening(agreed()), HOLD), go_round(evening, twice)
    assert fine[:-1] == wrong[:-1], "nobody sees before the end that something is wrong"
    assert wrong[-1] == Bulletin("cards_twice", ())
    evening.acknowledge()
    first = evening.scene
    assert isinstance(first, Identify)
    assert first.index == 0
    go_round(evening, HOLD)
    assert cards_of(evening) == dealt(HOLD)


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.PASS_AROUND])
def test_what_everybody_sees_does_not_depend_on_who_holds_what(style: Style) -> None:
    traces = []
    for hold in (HOLD, OTHER):
        evening = Evening(agreed(style))
        shown = go_round(evening, hold)
        said = [
            lines_for(scene, evening.sitting, evening.public, style, before)
            for before, scene in zip([None, *shown], shown, strict=False)
        ]
        traces.append((shown, said, evening.public.events))
        assert cards_of(evening) == dealt(hold)
    assert traces[0] == traces[1]


def test_every_visit_asks_the_same_question_and_shows_no_card() -> None:
    evening = Evening(agreed(Style.PASS_AROUND))
    evening.acknowledge()
    steps = set()
    for seat in range(9):
        visit = evening.visit()
        assert visit.card is None
        assert visit.learned == ()
        steps.add(visit.page())
        visit.decide([dealt(HOLD)[seat]])
        assert visit.page() is None
        assert visit.claimed == dealt(HOLD)[seat]
        visit.finish()
    (asked,) = steps
    assert asked is not None
    (entry,) = asked.entries
    assert set(entry.options) == {*HOLD, "judge.commoner"}
    assert cards_of(evening) == dealt(HOLD)


def test_a_visitor_may_change_her_mind_before_she_hands_on() -> None:
    evening = Evening(agreed(Style.PASS_AROUND))
    evening.acknowledge()
    visit = evening.visit()
    visit.decide(["judge.witch"])
    visit.change()
    assert visit.claimed == ""
    visit.decide(["judge.seer"])
    assert visit.claimed == "judge.seer"


def test_no_time_limit_and_no_made_up_card_answers_for_anybody() -> None:
    evening = Evening(agreed(Style.PASS_AROUND, answer_seconds=10))
    evening.acknowledge()
    visit = evening.visit()
    for wrong in ("judge.cupid", 3, "nobody"):
        with pytest.raises(IllegalDecision):
            visit.decide([wrong])
    with pytest.raises(IllegalDecision):
        visit.time_is_up()
    assert visit.claimed == ""


def test_cards_that_do_not_add_up_go_round_once_more() -> None:
    evening = Evening(agreed(Style.PASS_AROUND))
    lap = go_round(evening, {**HOLD, "judge.hunter": ()})
    assert lap[-1] == Bulletin("cards_differ", ())
    evening.acknowledge()
    assert evening.scene == Cover(0, "cards", 0, 1, 0, 9)
    go_round(evening, HOLD)
    assert cards_of(evening) == dealt(HOLD)


def test_too_few_seats_or_two_answers_are_refused() -> None:
    evening = Evening(agreed())
    with pytest.raises(IllegalDecision):
        evening.cards.identify((0,))
    evening.acknowledge()
    assert isinstance(evening.scene, Identify)
    assert evening.scene.wanted == 2
    for wrong in ((1,), (1, 1), (1, 9), (1, -1), (1, 2, 3)):
        with pytest.raises(IllegalDecision):
            evening.cards.identify(wrong)
    with pytest.raises(IllegalDecision):
        evening.cards.end_identify()
    evening.cards.identify((1, 6))
    with pytest.raises(IllegalDecision):
        evening.cards.identify((1, 6))


def test_a_slip_is_taken_back_by_one_step_and_announced() -> None:
    """A moderator does it at once; with closed eyes the table does it when it sees the screen again."""
    evening = Evening(agreed(Style.MODERATED))
    evening.acknowledge()
    evening.cards.place("judge.seer", 5)
    second = evening.scene
    evening.cards.place("judge.witch", 4)
    evening.rulings.undo()
    told = evening.scene
    assert isinstance(told, Bulletin)
    assert told.kind == "correction"
    evening.acknowledge()
    assert evening.scene == second
    assert evening.cards.claimed(4) == ""
    assert evening.cards.claimed(5) == "judge.seer"


def test_with_closed_eyes_nobody_takes_back_what_a_role_has_tapped() -> None:
    evening = Evening(agreed())
    evening.acknowledge()
    evening.cards.identify((1, 6))
    with pytest.raises(IllegalDecision, match="error-act-not-here"):
        evening.rulings.undo()


def test_a_killed_program_goes_on_at_the_same_role_and_hides_what_was_told(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(agreed(), shelf)
    evening.acknowledge()
    evening.cards.identify((1, 6))
    evening.cards.end_identify()
    scene = evening.scene
    assert isinstance(scene, Identify)
    evening.cards.identify(HOLD[scene.role])
    evening.close()
    written = b"".join(path.read_bytes() for path in (tmp_path / "data").rglob("*.journal"))
    assert b"werewolf" not in written
    (line,) = shelf.running()
    again = Evening.resume(line.id, shelf)
    assert again.scene == scene
    assert again.cards.identified, "the seat that was tapped is on disk before the eyes close"
    again.cards.end_identify()
    go_round(again, HOLD)
    again.close()
    third = Evening.resume(line.id, shelf)
    assert cards_of(third) == dealt(HOLD)
    assert third.scene == again.scene
    third.close()


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.PASS_AROUND])
def test_killed_between_the_last_card_and_the_sum(style: Style, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    journal = shelf.begin(book="judge", seats=9, setup=agreed(style), app_version="1", engine_version="1")
    told: list[Record] = [Note("told", "0")]
    told += [Decisions(((CARDS, (role, *seats)),)) for role, seats in HOLD.items()]
    if style == Style.EYES_CLOSED:
        told += [Note("identified", role) for role in HOLD]
    else:
        told.append(Decisions(((CARDS, ("judge.commoner", 2, 5, 7)),)))
        told += [Note("seen", str(seat)) for seat in range(9)]
    for record in told:
        journal.append(record)
    journal.close()
    evening = Evening.resume(shelf.running()[0].id, shelf)
    assert cards_of(evening) == dealt(HOLD)
    assert evening.scene == shown_cards(style).scene
    evening.close()


def test_a_moderator_places_cards_and_takes_them_back() -> None:
    evening = Evening(agreed(Style.MODERATED))
    evening.acknowledge()
    assert evening.scene == Roster()
    evening.cards.place("judge.seer", 5)
    with pytest.raises(IllegalDecision):
        evening.cards.place("judge.seer", 4)
    evening.cards.place("judge.seer", 5)
    own = evening.cards.told
    assert own is not None
    assert own.missing("judge.seer") == 1
    for role, seats in HOLD.items():
        for seat in seats:
            with pytest.raises(IllegalDecision):
                evening.cards.end_roster()
            evening.cards.place(role, seat)
    evening.cards.end_roster()
    assert cards_of(evening) == dealt(HOLD)
    assert evening.cards.told is None


def test_a_tap_with_another_card_moves_it() -> None:
    evening = Evening(agreed(Style.MODERATED))
    evening.acknowledge()
    evening.cards.place("judge.seer", 5)
    evening.cards.place("judge.witch", 5)
    assert evening.cards.claimed(5) == "judge.witch"
    evening.rulings.undo()
    evening.acknowledge()
    assert evening.cards.claimed(5) == "judge.seer"


def test_another_style_asks_from_the_beginning() -> None:
    evening = Evening(agreed(Style.MODERATED))
    evening.acknowledge()
    evening.cards.place("judge.witch", 0)
    evening.rulings.change_style(Style.EYES_CLOSED)
    assert evening.cards.claimed(0) == ""
    told = evening.scene
    assert isinstance(told, Bulletin)
    assert [event.kind for event in told.events] == ["amended.eyes_closed"]
    evening.acknowledge()
    assert isinstance(evening.scene, Identify)
    assert evening.scene.index == 0
    go_round(evening, HOLD)
    assert cards_of(evening) == dealt(HOLD)


@pytest.mark.parametrize("style", [Style.EYES_CLOSED, Style.PASS_AROUND])
def test_the_whole_evening_goes_as_if_the_app_had_dealt_the_same_cards(style: Style) -> None:
    own = Evening(agreed(style))
    go_round(own, HOLD)
    screen = shown_cards(style)
    assert play(own, keyed(3)) == play(screen, keyed(3))
    assert isinstance(own.scene, Ended)
    assert own.recap() == screen.recap(), "and the story knows who held what"


def test_a_finished_evening_is_told_again_with_its_own_cards(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(agreed(Style.PASS_AROUND), shelf)
    go_round(evening, {**HOLD, "judge.hunter": ()})
    evening.acknowledge()
    go_round(evening, HOLD)
    play(evening, keyed(3))
    recap = evening.recap()
    story = evening.finish(shelf)
    assert story is not None
    again = Evening.retold(story)
    assert cards_of(again) == dealt(HOLD)
    assert again.recap() == recap
    assert again.scene == evening.scene
    assert replayed(story).session.digest == again.digest, "whoever only counts finds the same cards"


def test_a_rematch_keeps_the_own_cards_and_asks_again() -> None:
    evening = Evening(agreed().again(seed=9))
    assert evening.scene == Bulletin("cards", ())


def test_all_lines_are_known_beforehand() -> None:
    evening = Evening(agreed())
    own = evening.cards.told
    assert own is not None
    prepared = cards_said({role: own.deck[role] for role in own.asked})
    shown = go_round(evening, HOLD)
    said = [
        line
        for before, scene in zip([None, *shown], shown[:-1], strict=False)
        for line in lines_for(scene, evening.sitting, evening.public, Style.EYES_CLOSED, before)
    ]
    said += [identified_line(role) for role in own.asked]
    words = {(line.id, repr(line.arguments)) for line in prepared}
    assert {(line.id, repr(line.arguments)) for line in said} <= words


@pytest.mark.parametrize(
    "picks", [(3,), ("judge.vampire", 0), ("judge.seer", 9), ("judge.seer", -1), ("judge.seer", "nobody")]
)
def test_what_nobody_can_have_told_is_refused(picks: tuple[int | str, ...]) -> None:
    """A story or journal that was edited by hand: refused with words, not with a traceback."""
    own = OwnCards(book("judge"), {"judge.werewolf": 1, "judge.seer": 1, "judge.commoner": 2}, 4)
    with pytest.raises(IllegalDecision):
        own.tell(picks)


@pytest.mark.parametrize("when", ["before", "called"])
@pytest.mark.parametrize(
    ("held", "table"),
    [
        (("thief", "werewolf", "farseer", *["villager"] * 5), ("werewolf", "witch")),
        (("thief", "werewolf", "farseer", "witch", *["villager"] * 4), ("werewolf", "villager")),
        (("werewolf", "werewolf", "farseer", "witch", *["villager"] * 4), ("thief", "villager")),
        (("thief", "werewolf", "werewolf", "farseer", "witch", *["villager"] * 3), ("villager", "villager")),
    ],
)
def test_a_moderator_leaves_out_what_lies_on_the_table(
    held: tuple[str, ...], table: tuple[str, ...], when: str
) -> None:
    """Whatever the Thief's two cards are: they are what nobody was named for, and he is offered those."""
    deck = {"werewolf": 2, "thief": 1, "farseer": 1, "witch": 1, "villager": 5}
    players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(8))
    evening = Evening(agreed(Style.MODERATED, players=players, book="hollow", deck=deck, cards_when=when))
    while isinstance(evening.scene, Bulletin):
        evening.acknowledge()
    own = evening.cards.told
    assert own is not None
    assert own.on_the_table == ()
    with pytest.raises(IllegalDecision):
        evening.cards.end_roster()
    for seat, role in enumerate(held):
        if role != "villager":
            evening.cards.place(f"hollow.{role}", seat)
    assert own.on_the_table == tuple(f"hollow.{role}" for role in table)
    evening.cards.end_roster()
    assert evening.cards.told is None
    kept = tuple(card.role for seat in range(8) if (card := evening.view(seat).card))
    assert kept == tuple(f"hollow.{role}" for role in held)
    if "thief" in held:
        play(evening, keyed(), until=lambda _scene: bool(evening.desk().asks))
        page = evening.desk().page()
        assert page is not None
        assert {role for _side, role in page.entries[0].shown} == {f"hollow.{role}" for role in table}


def test_what_does_not_add_up_is_asked_for_again_and_what_waits_for_its_call_waits() -> None:
    deck = {"judge.werewolf": 1, "judge.seer": 1, "judge.hunter": 1, "judge.commoner": 1}
    own = OwnCards(book("judge"), deck, 4)
    own.later = frozenset({"judge.werewolf", "judge.seer"})
    own.everything = True
    for role in ("judge.werewolf", "judge.seer"):
        own.tell((role, 2))
    own.tell(ALL)
    assert own.notice == TWICE
    assert own.wanted_now == ("judge.hunter",)


def test_no_answer_is_put_right_while_cards_are_asked_for() -> None:
    evening = Evening(agreed(Style.MODERATED))
    evening.acknowledge()
    assert evening.corrections.refused == CARDS_FIRST
