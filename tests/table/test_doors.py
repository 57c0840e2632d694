"""What one person alone with the laptop cannot do, and how the table hears of what it does together."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.resources import shipped
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Forgotten,
    Hands,
    Identify,
    Scene,
)
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.story_page import story_page
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.bulletin import news_of
from table.bots import decide, keyed, play, sitting, step

ACTS: dict[str, Callable[[Evening], None]] = {
    "a step back": lambda evening: evening.rulings.undo(),
    "a death": lambda evening: evening.rulings.amend("kill", 3),
    "a card": lambda evening: evening.rulings.amend("role", 3, "judge.seer"),
    "the end": lambda evening: evening.rulings.amend("end"),
    "a moderator": lambda evening: evening.rulings.change_style(Style.MODERATED, 2),
    "another style": lambda evening: evening.rulings.change_style(
        Style.EYES_CLOSED if evening.progress.style == Style.PASS_AROUND else Style.PASS_AROUND
    ),
    "a PIN": lambda evening: evening.rulings.lift_pin(0),
    "a skip": lambda evening: evening.rulings.skip(),
    "on to the night": lambda evening: evening.rulings.skip("night"),
}


def locked(**changes: object) -> Evening:
    """Eight people; the first one has a PIN."""
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="" if seat else "1234") for seat in range(8))
    return Evening(sitting(8, players=players, **changes))


def facts(evening: Evening) -> tuple[object, ...]:
    """All that an act of the table could have changed."""
    return (
        evening.digest,
        evening.ledger.length,
        evening.scene,
        evening.progress.style,
        frozenset(evening.progress.unlocked),
    )


def alone(kind: type[Scene], style: str) -> Callable[[Scene], bool]:
    return lambda scene: (
        isinstance(scene, kind)
        and (
            kind is not Bulletin or (scene.kind == "nightfall" and style == Style.EYES_CLOSED)  # type: ignore[union-attr]
        )
    )


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (Cover, {}),
        (Cover, {"ballots": "secret", "later": True}),
        (Calling, {"style": Style.EYES_CLOSED}),
        (Bulletin, {"style": Style.EYES_CLOSED}),
        (Identify, {"style": Style.EYES_CLOSED, "own_cards": True}),
    ],
)
@pytest.mark.parametrize("what", ACTS)
def test_nothing_of_the_tables_is_done_where_somebody_is_alone(
    kind: type[Scene], changes: dict[str, object], what: str
) -> None:
    """A1, A2: from a cover one could become a moderator and back, or kill anybody, and nobody heard of it."""
    later = changes.get("later", False)
    evening = locked(**{key: value for key, value in changes.items() if key != "later"})
    if later:
        play(evening, keyed(2), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "vote")
    play(evening, keyed(2), until=alone(kind, evening.progress.style))
    before = facts(evening)
    with pytest.raises(IllegalDecision, match="error-act-not-here"):
        ACTS[what](evening)
    assert facts(evening) == before
    with pytest.raises(IllegalDecision):
        evening.desk()


@pytest.mark.parametrize("what", ["a death", "a card", "a skip", "on to the night", "a step back", "a PIN"])
def test_a_moderator_keeps_his_powers_at_the_console(what: str) -> None:
    evening = locked(style=Style.MODERATED)
    play(evening, keyed(2), until=lambda scene: isinstance(scene, Console) and scene.index == 1)
    before = facts(evening)
    ACTS[what](evening)
    assert facts(evening) != before


TOLD: dict[str, tuple[Callable[[Evening], None], str]] = {
    "took_back": (lambda evening: evening.rulings.undo(), "took_back"),
    Style.PASS_AROUND: (lambda evening: evening.rulings.change_style(Style.PASS_AROUND), Style.PASS_AROUND),
    Style.EYES_CLOSED: (lambda evening: evening.rulings.change_style(Style.EYES_CLOSED), Style.EYES_CLOSED),
    Style.MODERATED: (lambda evening: evening.rulings.change_style(Style.MODERATED), Style.MODERATED),
    "moderator": (lambda evening: evening.rulings.change_style(Style.MODERATED, 2), "moderator"),
    "pin": (lambda evening: evening.rulings.lift_pin(0), "pin"),
}


@pytest.mark.parametrize("what", TOLD)
def test_every_act_is_heard_at_once_and_told_in_the_story(what: str, tmp_path: Path) -> None:
    act, kind = TOLD[what]
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="" if seat else "1234") for seat in range(8))
    style = Style.EYES_CLOSED if what == Style.PASS_AROUND else Style.PASS_AROUND
    evening = Evening.begin(sitting(8, players=players, style=style), shelf)
    play(evening, keyed(5), until=lambda scene: isinstance(scene, Hands))
    act(evening)
    heard = evening.scene
    assert isinstance(heard, Bulletin)
    assert [event.kind for event in heard.events] == [f"amended.{kind}"]
    lines = lines_for(heard, evening.sitting, evening.public, evening.progress.style, None)
    assert [line.id for line in lines] == [f"line-amended-{kind.replace('_', '-')}"]
    evening.close()
    evening = Evening.resume(shelf.running()[0].id, shelf)
    assert evening.scene == heard, "a program that is killed says it again"
    evening.acknowledge()
    if evening.progress.style == Style.MODERATED:
        evening.rulings.amend("end")
    play(evening, keyed(5))
    story = evening.finish(shelf)
    assert story is not None
    assert "1234" not in next((tmp_path / "data").rglob("*.json")).read_text(), "a PIN is nobody's business"
    recap = Evening.retold(story).recap()
    told = [event for chapter in recap.chapters for event in chapter.told if event.kind == f"amended.{kind}"]
    assert len(told) == 1
    catalogue = Catalogue(shipped("i18n"))
    for language in LANGUAGES:
        teller = Teller(catalogue, language, [player.name for player in players])
        sentence = teller.sentence(told[0])
        assert re.sub("[\u2068\u2069]", "", sentence) in re.sub(
            "[\u2068\u2069]", "", story_page(recap, [teller], {})
        )


def test_acts_outlast_the_step_before_them() -> None:
    """Whoever goes back a step does not undo that somebody sees every card, nor that it was said."""
    evening = locked()
    play(evening, keyed(5), until=lambda scene: isinstance(scene, Floor))
    evening.rulings.lift_pin(0)
    evening.acknowledge()
    evening.rulings.change_style(Style.MODERATED, 2)
    evening.acknowledge()
    for _step in range(2):
        evening.rulings.undo()
        heard = evening.scene
        assert isinstance(heard, Bulletin)
        assert [event.kind for event in heard.events] == ["amended.took_back"], (
            "what was heard is not said again"
        )
        evening.acknowledge()
    assert (evening.progress.style, evening.progress.moderator) == (Style.MODERATED, 2)
    assert evening.rulings.pin_of(0) == ""
    acts = [event.kind for event in evening.ledger.events if event.kind.startswith("amended.")]
    assert acts == ["amended.pin", "amended.moderator", "amended.took_back", "amended.took_back"]


def test_a_step_back_shows_nobody_what_was_secret() -> None:
    """At dawn the last decision was somebody's own: the table sees a correction, then her cover."""
    evening = Evening(sitting(8))
    play(evening, keyed(4), until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    evening.rulings.undo()
    heard = evening.scene
    assert isinstance(heard, Bulletin)
    assert [(event.kind, dict(event.facts)) for event in heard.events] == [("amended.took_back", {})]
    evening.acknowledge()
    assert isinstance(evening.scene, Cover)


def test_until_the_end_is_heard_a_step_can_be_taken_back_as_ever() -> None:
    """A7: what can be done must not tell one bulletin early that the game is over."""
    deal = ("werewolf", "seer", "commoner", "commoner", "witch", "hunter")
    deck = {role: deal.count(role) for role in deal}
    evening = Evening(sitting(6, deal=deal, deck=deck, house={"sheriff": "no"}))

    def still(_who: object, _key: str, _day: int, options: object) -> object:
        words = list(options)  # type: ignore[call-overload]
        return next((word for word in ("nobody", "keep", "stay") if word in words), words[0])

    offered = []
    for target in (0, 2):  # the wolf, and somebody else
        play(evening, still, until=lambda scene: isinstance(scene, Hands))  # type: ignore[arg-type]
        scene = evening.scene
        assert isinstance(scene, Hands)
        evening.hands(dict.fromkeys(scene.voters, target))
        assert isinstance(evening.scene, Bulletin)
        offered.append(
            (evening.rulings.may_undo, evening.rulings.may_change_style, evening.rulings.before_everybody)
        )
        evening.rulings.undo()
        evening.acknowledge()
        assert evening.scene == scene
    assert offered == [(True, True, True)] * 2
    evening.hands(dict.fromkeys(scene.voters, 0))
    play(evening, still)  # type: ignore[arg-type]
    assert isinstance(evening.scene, Ended)
    assert not evening.rulings.may_undo


LIVING = ("werewolf", "werewolf", "seer", "witch", "guardian", "hunter", "commoner", "commoner")
OTHERS = ("werewolf", "werewolf", "commoner", "commoner", "hunter", "seer", "witch", "guardian")
"""The same cards; seats 2 to 4, who leave on the first day, hold others."""


@pytest.mark.parametrize("tap", range(8))
def test_a_call_takes_every_tap_whoever_lives_and_whatever_it_means(tap: int) -> None:
    """A6: no refusal tells whether somebody was called, who it is, or what she may still do."""
    deck = {role: LIVING.count(role) for role in LIVING}
    house = {"sheriff": "no", "wolves_win": "everyone"}

    def still(_who: object, _key: str, _day: int, options: object) -> object:
        words = list(options)  # type: ignore[call-overload]
        return next((word for word in ("nobody", "keep", "stay") if word in words), words[0])

    traces = []
    for deal in (LIVING, OTHERS):
        evening = Evening(sitting(8, deck=deck, deal=deal, style=Style.EYES_CLOSED, house=house))
        play(evening, still, until=lambda scene: isinstance(scene, Floor))  # type: ignore[arg-type]
        for seat in (2, 3, 4):
            evening.rulings.amend("kill", seat)
        play(evening, still, until=lambda scene: isinstance(scene, Calling))  # type: ignore[arg-type]
        assert evening.public.alive == (0, 1, 5, 6, 7)
        trace: list[object] = []
        while isinstance(scene := evening.scene, Calling):
            call, before = evening.call(), evening.ledger.length
            if page := call.page():
                trace += [(scene.role, entry.options, entry.blocked) for entry in page.entries]
                decide(call, lambda entry, _at: entry.options[tap % len(entry.options)])
            trace.append(evening.ledger.length - before)
            call.finish()
        traces.append(trace)
    assert traces[0] == traces[1]


class TestPin:
    def at_cover(self, purpose: str = "deal", **changes: object) -> Evening:
        evening = locked(**changes)
        play(
            evening,
            keyed(),
            until=lambda scene: isinstance(scene, Cover) and (scene.seat, scene.purpose) == (0, purpose),
        )
        return evening

    def test_a_forgotten_pin_is_brought_before_the_table(self) -> None:
        evening = self.at_cover()
        cover = evening.scene
        evening.rulings.ask_the_table()
        asked = evening.scene
        assert asked == Forgotten(0)
        lines = lines_for(asked, evening.sitting, evening.public, Style.PASS_AROUND, cover)
        assert [(line.id, line.arguments, line.who) for line in lines] == [
            ("line-forgotten", {"seat": 1}, "P1")
        ]
        evening.rulings.lift_pin(0)
        heard = evening.scene
        assert isinstance(heard, Bulletin)
        assert [(event.kind, event.facts["seat"]) for event in heard.events] == [("amended.pin", 0)]
        evening.acknowledge()
        assert evening.scene == cover
        assert evening.rulings.pin_of(0) == ""

    @pytest.mark.parametrize(
        ("purpose", "style"),
        [
            *product(("deal", "vote"), (Style.PASS_AROUND, Style.EYES_CLOSED)),
            ("night", Style.PASS_AROUND),  # with closed eyes nobody's laptop goes round then
        ],
    )
    def test_a_vouch_is_told_again_when_the_round_is_over(self, style: str, purpose: str) -> None:
        """Who says it alone, in the middle of a round, to a loudspeaker that is off, is found out."""
        evening = self.at_cover(purpose, style=style, ballots="secret")
        evening.rulings.ask_the_table()
        evening.rulings.lift_pin(0)
        alone, told = evening.scene, []
        words = Catalogue(shipped("i18n"))

        def hear(scene: Scene) -> bool:
            if isinstance(scene, Bulletin) and scene != alone:
                shown = [line.message for line in news_of(scene, evening).lines]
                said = [line.id for line in lines_for(scene, evening.sitting, evening.public, style, None)]
                told.append(("ui-news-vouched" in shown, "line-amended-pin" in said))
            return len(told) == 3

        play(evening, keyed(5), until=hear)
        first = 1 if purpose == "deal" else 0  # the night falls when all have their cards
        again = [(at == first, at == first) for at in range(3)]
        assert told == again, "at daybreak, or with the result, in letters and by voice, and once"
        for language in LANGUAGES:
            assert "1" in words.say(language, "ui-news-vouched", seat=1)

    def test_who_remembers_it_after_all_goes_back_to_the_cover(self) -> None:
        evening = self.at_cover()
        cover = evening.scene
        evening.rulings.ask_the_table()
        evening.rulings.never_mind()
        assert (evening.scene, evening.rulings.pin_of(0)) == (cover, "1234")

    def test_where_there_is_no_pin_nobody_asks(self) -> None:
        evening = self.at_cover()
        play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.seat == 1)
        with pytest.raises(IllegalDecision):
            evening.rulings.ask_the_table()

    def test_wrong_ones_are_counted_over_a_step_back_of_the_table(self, tmp_path: Path) -> None:
        """Whoever wants more tries than the pad gives does not get them by taking a vote back."""
        shelf = Shelf(tmp_path / "data", tmp_path / "state")
        evening = Evening.begin(locked().sitting, shelf)
        play(evening, keyed(), until=lambda _scene: evening.rulings.may_undo)
        for _try in range(3):
            evening.rulings.tried_pin(0, right=False)
        evening.rulings.undo()
        assert evening.progress.wrong == {0: 3}
        evening.close()
        evening = Evening.resume(shelf.running()[0].id, shelf)
        assert evening.progress.wrong == {0: 3}
        evening.close()

    def test_wrong_ones_are_counted_over_a_restart(self, tmp_path: Path) -> None:
        shelf = Shelf(tmp_path / "data", tmp_path / "state")
        evening = Evening.begin(locked().sitting, shelf)
        for _try in range(3):
            evening.rulings.tried_pin(0, right=False)
        evening.close()
        evening = Evening.resume(shelf.running()[0].id, shelf)
        assert evening.progress.wrong == {0: 3}
        evening.rulings.tried_pin(0, right=True)
        assert evening.progress.wrong == {}
        evening.close()


@pytest.mark.parametrize("seat", [None, 4])
def test_who_moderates_is_named(seat: Seat | None) -> None:
    evening = locked()
    play(evening, keyed(5), until=lambda scene: isinstance(scene, Floor))
    evening.rulings.change_style(Style.MODERATED, seat)
    assert evening.progress.moderator == seat
    assert evening.desk().overview.seats
    evening.acknowledge()
    evening.rulings.change_style(Style.PASS_AROUND)
    assert evening.progress.moderator is None
    with pytest.raises(IllegalDecision):
        evening.desk()
    with pytest.raises(IllegalDecision, match="error-act-style-same"):
        evening.rulings.change_style(Style.PASS_AROUND)


def test_on_to_the_night_tells_of_no_vote_that_never_was() -> None:
    """D13: silence is no vote; who fell meanwhile is told all the same."""
    evening = Evening(sitting(8, style=Style.MODERATED, house={"sheriff": "no"}))
    play(evening, keyed(5), until=lambda scene: isinstance(scene, Floor))
    evening.rulings.skip("night")
    heard = evening.scene
    assert isinstance(heard, Bulletin)
    assert heard.kind == "nightfall"
    evening.rulings.undo()
    evening.acknowledge()
    play(evening, keyed(5), until=lambda scene: isinstance(scene, Hands))
    scene = evening.scene
    assert isinstance(scene, Hands)
    evening.hands(dict.fromkeys(scene.voters, "nobody"))
    heard = evening.scene
    assert isinstance(heard, Bulletin)
    assert heard.kind == "result", "a vote in which everybody abstains is one"


class TestReadAgain:
    def handed_on(self, tmp_path: Path) -> tuple[Evening, Shelf]:
        """The first one of the night, who has a PIN, has just handed the laptop on."""
        shelf = Shelf(tmp_path / "data", tmp_path / "state")
        evening = Evening.begin(locked().sitting, shelf)
        play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.index == 1)
        play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
        step(evening, keyed())
        assert evening.handed_on is not None
        return evening, shelf

    def test_whoever_has_opened_her_page_has_ended_it_for_the_last_one(self, tmp_path: Path) -> None:
        """A cover that comes back over an open page must not offer it anew."""
        evening, _shelf = self.handed_on(tmp_path)
        evening.visit()
        assert evening.handed_on is None
        with pytest.raises(IllegalDecision):
            evening.come_back()
        evening.close()

    def test_who_came_back_and_changes_does_not_open_the_door_of_the_one_before(self, tmp_path: Path) -> None:
        evening, _shelf = self.handed_on(tmp_path)
        while evening.handed_on is None or not evening.handed_on.may_change:
            step(evening, keyed())
        visit = evening.come_back()
        visit.change()
        assert isinstance(evening.scene, Cover)
        assert evening.scene.seat == visit.seat
        assert evening.handed_on is None
        evening.close()

    def test_leaving_and_going_on_does_not_bring_it_back(self, tmp_path: Path) -> None:
        evening, shelf = self.handed_on(tmp_path)
        evening.visit()
        evening.close()
        evening = Evening.resume(shelf.running()[0].id, shelf)
        assert evening.handed_on is None
        evening.close()

    def test_a_mistyped_pin_costs_nobody_her_way_back_and_stays_counted(self, tmp_path: Path) -> None:
        evening, _shelf = self.handed_on(tmp_path)
        last = evening.handed_on
        assert last is not None
        evening.rulings.tried_pin(last.seat, right=False)
        evening.rulings.tried_pin(last.seat, right=True)
        for _try in range(2):
            evening.rulings.tried_pin(5, right=False)
        back = evening.come_back()
        assert back.seat == last.seat
        assert evening.progress.wrong == {5: 2}
        if back.may_change:
            back.change()
        assert evening.progress.wrong == {5: 2}
        evening.close()
