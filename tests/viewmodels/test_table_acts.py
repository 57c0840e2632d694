"""The verdict before anything is revealed, and what the table decides together, on the real screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import HALTED, Bulletin, Ended, Hands
from nightcaller.viewmodels.bulletin import BulletinViewModel
from nightcaller.viewmodels.table_acts import (
    KINDS,
    STYLES,
    Motion,
    TableActsViewModel,
    hindrance,
    intent,
    possible,
)
from parts import in_turn
from public_window import PublicWindow, still
from public_window import sitting as seated
from table.bots import keyed, play, sitting

OpenTable = Callable[..., PublicWindow]
SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "house": {"sheriff": "no"},
}
LANGUAGES = [("en",), ("zh-CN",), ("en", "zh-CN")]


def ended(window: PublicWindow) -> PublicWindow:
    """The wolf is voted out; the verdict is open."""
    scene = window.reach(lambda scene: isinstance(scene, Hands))
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, 0))
    end = window.reach(lambda scene: isinstance(scene, Ended))
    assert isinstance(end, Ended)
    window.verdict.show(end)
    window.app.restart("Verdict")
    return window


def test_the_verdict_is_told_and_nobody_is_named(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    assert window.text("ruling") == "The village wins."
    assert window.text("rulingReason") == "The last werewolf is gone."
    with pytest.raises(AssertionError):
        window.text("winners")


def test_held_and_announced_the_game_goes_on(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    window.hold("playOn")
    assert window.evening.public.outcome is not None
    window.nobody_objects()
    assert window.evening.public.outcome is None
    assert window.problems == []


def test_held_everything_may_be_shown(open_table: OpenTable) -> None:
    window = ended(open_table(**SMALL))
    revealed: list[bool] = []
    window.verdict.revealed.connect(lambda: revealed.append(True))
    window.hold("showEverything")
    assert revealed == [True]


def deciding(window: PublicWindow, what: str) -> PublicWindow:
    """The page is open, and something is chosen."""
    window.reach(lambda scene: isinstance(scene, Hands))
    window.app.open("TableActs")
    window.tap(f"what{KINDS.index(what)}")  # type: ignore[arg-type]
    return window


def test_somebody_leaves_by_a_tap_a_hold_and_nobodys_objection(open_table: OpenTable) -> None:
    window = deciding(open_table(**SMALL), "kill")
    assert not window.find("decide").property("able")
    window.tap("seat4")
    window.hold("decide")
    assert window.text("announced").endswith("that number 4 is out of the game.")
    assert 3 in window.evening.public.alive
    window.nobody_objects()
    assert 3 not in window.evening.public.alive
    assert isinstance(window.evening.scene, Bulletin)


def test_whoever_objects_leaves_everything_as_it_was(open_table: OpenTable) -> None:
    window = deciding(open_table(**SMALL), "kill")
    records = window.evening.ledger.length
    window.tap("seat4")
    window.hold("decide")
    window.announcement.begin()
    window.tap("stop")
    assert not window.announcement.property("counting")
    assert window.evening.ledger.length == records
    assert 3 in window.evening.public.alive


def test_a_screen_that_is_covered_stops_what_was_announced(open_table: OpenTable) -> None:
    window = deciding(open_table(**SMALL), "took_back")
    records = window.evening.ledger.length
    window.hold("decide")
    window.announcement.begin()
    window.announcement.coverUp()
    assert not window.announcement.property("counting")
    assert window.evening.ledger.length == records


def test_only_the_dead_come_back(open_table: OpenTable) -> None:
    window = open_table(**SMALL)
    window.reach(lambda scene: isinstance(scene, Hands))
    window.evening.rulings.amend("kill", 3)
    window.evening.acknowledge()
    deciding(window, "revive")
    window.tap("seat3")
    assert window.acts.property("picked") == 0
    window.tap("seat4")
    window.hold("decide")
    window.nobody_objects()
    assert 3 in window.evening.public.alive


@pytest.mark.parametrize(("team", "winners"), [(0, ("judge.wolves",)), (1, ("judge.good",)), (2, ())])
def test_the_table_ends_the_game(open_table: OpenTable, team: int, winners: tuple[str, ...]) -> None:
    window = deciding(open_table(**SMALL), "end")
    window.tap(f"team{team}")
    window.hold("decide")
    window.nobody_objects()
    outcome = window.evening.public.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "end-overruled")


def test_traits_are_no_team_that_could_win() -> None:
    deck = {"werewolf": 2, "seer": 1, "saint": 5, "spy": 1, "brutal": 1}
    assert Evening(sitting(book="forum", deck=deck)).rulings.teams == ("forum.grey_pack", "forum.village")


def test_a_moderator_has_to_be_named(open_table: OpenTable) -> None:
    window = deciding(open_table(**SMALL), "style")
    window.tap("style2")
    assert not window.find("decide").property("able")
    window.tap("outsider0")
    assert window.find("decide").property("able")
    window.tap("seat3")
    assert not window.acts.property("outsider")
    window.hold("decide")
    assert window.text("announced").endswith("Number 3 is about to moderate and to see every card.")
    window.nobody_objects()
    assert (window.evening.progress.style, window.evening.progress.moderator) == ("narrator", 2)
    assert window.text("news0") == "From now on number 3 moderates and sees every card"


def test_in_the_middle_of_news_the_table_waits_for_its_end(open_table: OpenTable) -> None:
    """The game may be over without anybody having heard; every table hears the same, then."""
    window = open_table(**SMALL)
    for target in (0, 2):
        scene = window.reach(lambda scene: isinstance(scene, Hands))
        assert isinstance(scene, Hands)
        window.evening.hands(dict.fromkeys(scene.voters, target))
        window.app.open("TableActs")
        window.acts.choose(KINDS.index("kill"))
        window.acts.chooseSeat(5)
        window.acts.confirm()
        assert [str(problem.message_id) for problem in window.problems] == ["error-act-news-first"]  # type: ignore[attr-defined]
        window.problems.clear()
        window.evening.rulings.undo()
        window.evening.acknowledge()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=str)
@pytest.mark.parametrize("languages", LANGUAGES, ids=str)
def test_both_screens_fit(open_table: OpenTable, languages: tuple[str, ...], size: tuple[int, int]) -> None:
    window = deciding(open_table(languages=languages, size=size, **SMALL), "style")
    window.tap("style2")
    for name in ("what", "style", "outsider", "decide", "actsNot"):
        corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
        assert corner.x() <= size[0] and corner.y() <= size[1], name
    window.tap("seat3")
    window.hold("decide")
    for name in ("announced", "stop"):
        corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
        assert corner.x() <= size[0] and corner.y() <= size[1], name
    assert window.cut_off() == []
    window.tap("stop")
    ended(window)
    for name in ("ruling", "playOnWhy", "showEverything", "playOn"):
        corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
        assert corner.x() <= size[0] and corner.y() <= size[1], name


def motions(evening: Evening) -> Iterator[Motion]:
    """Everything that may be tapped together on the page, finished or not."""
    seats = (None, *range(evening.public.seats))
    for kind in KINDS:
        yield from (Motion(kind, seat) for seat in seats)
    yield from (Motion("end", team=team) for team in range(len(evening.rulings.teams) + 1))
    for style in range(len(STYLES)):
        yield Motion("style", style=style, outsider=True)
        yield from (Motion("style", seat, style=style) for seat in seats)


def copied(evening: Evening) -> Evening:
    return Evening(evening.sitting, None, evening.ledger.standing.records)


@pytest.mark.parametrize("style", STYLES)
def test_a_hold_that_can_be_held_decides_and_any_other_says_why_not(style: str) -> None:
    """On every kind of screen that everybody sees, for whatever can be tapped together on the page."""
    evening = Evening(seated(**SMALL, style=style))
    tried: set[type] = set()

    def stop(scene: object) -> bool:
        return type(scene) not in tried and evening.rulings.before_everybody

    while not isinstance(evening.scene, Ended):
        play(evening, still({"vote": 0}), until=lambda scene: stop(scene) or isinstance(scene, Ended))
        tried.add(type(evening.scene))
        for motion in motions(evening):
            if motion.seat is not None and motion.seat not in possible(motion, evening):
                continue  # a token that is barred says so itself
            there = copied(evening)
            announced, why = intent(motion, there), hindrance(motion, there)
            assert (announced is not None) or why, motion
            if announced is None or why:
                continue
            length = there.ledger.length
            announced.act()
            assert there.ledger.length > length, motion
    assert len(tried) > 3


@pytest.mark.parametrize(("book_id", "style"), in_turn(sorted(books()), list(Style)))
def test_acts_open_on_what_puts_answers_right_and_a_table_that_was_told_can_say_more(
    book_id: str, style: Style
) -> None:
    party, opened = Party(book(book_id), f"{book_id}.{style}.acts", 8, style), set[str]()
    for _step in range(60):
        evening = party.evening
        acts = TableActsViewModel(evening)
        acts.choose(KINDS.index("kill"))
        acts.entered()
        secret = evening.rulings.last_was_secret or not evening.rulings.may_undo
        anew = secret and not hindrance(Motion("again"), evening)
        assert acts.shown.name == ("again" if anew else KINDS[0])
        opened.add(acts.shown.name)
        if isinstance(evening.scene, Bulletin):
            there = copied(evening)
            before = there.ledger.length
            bulletin, refused = BulletinViewModel(there), list[object]()
            bulletin.failed.connect(refused.append)
            bulletin.show(evening.scene)
            bulletin.somethingElse()
            assert there.ledger.length > before or refused or evening.scene.kind == HALTED
        if isinstance(evening.scene, Ended):
            break
        party.go_on()
    assert opened


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("book_id", sorted(books()))
def test_it_opens_on_what_puts_an_answer_right(book_id: str, style: Style) -> None:
    """Of what was answered in secret nobody knows whose was wrong: a step back would ask whoever was last.
    What everybody has seen decided is taken back."""
    deck = dict(book(book_id).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=book_id, deck=deck, style=style))
    opened = []
    for kind in (Bulletin, Hands):
        play(
            evening,
            keyed(1),
            until=lambda scene, kind=kind: (
                isinstance(scene, kind) and (kind is Hands or getattr(scene, "kind", "") == "dawn")
            ),
        )
        scene = evening.scene
        assert isinstance(scene, kind)
        if isinstance(scene, Hands):
            evening.hands(dict.fromkeys(scene.voters, scene.options[0]))
        acts = TableActsViewModel(evening)
        acts.entered()
        assert not acts.hindrance
        opened.append(acts._shown.name)
    assert opened == ["again", "took_back"]
