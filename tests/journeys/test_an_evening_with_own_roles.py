"""Three roles that people make up in the workshop, and an evening with them in each style.

They are made with taps and typed names, put in the deck, dealt, asked in their own words, looked up. The
window is closed in the middle, their files go, and another program goes on with the evening: it has never
heard of them but from the journal. The story tells of them, and the same people play with them once more.
`NIGHTCALLER_WHOLE=journeys` has every style in both languages, by every book in which all three are played.
"""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from driver import read_all
from journeys.conftest import Gather
from journeys.people import RAW, People
from journeys.test_keyboard import AtTheKeys as Keyboard
from nightcaller.resources import shipped
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Enchants, Hunts, Looks, NameInBoth, Weighs, Wins
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Ended, Floor, Scene
from nightcaller.table.shelf.making import ROLE, gaps
from nightcaller.text import Catalogue
from parts import whole
from table.bots import keyed, step

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = ("小满", "Olivia", "阿泽", "Marcus", "晓彤", "Priya", "老陈", "Sophie")
LAMPLIGHTER, FANG, MOTH = ("Lamplighter", "点灯人"), ("Fang", "獠牙"), ("Moth", "飞蛾")
CARD = ("You carry the lamp.", "你提着灯。")
ASKED = ("Who flies to your flame tonight?", "今晚谁扑向你的火？")
UNREAD = ("own.r", "own-")
"""How an id of a made-up role, or of a message about it, begins."""
STEPS = 500
"""More than an evening of eight takes."""


class Friends(People):
    """People who keep in mind all that the screen has ever said."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.proof: list[str] = []
        self.read: set[str] = set()

    def _read_proof(self, found: list[str]) -> None:
        """Note what is on the screen, and what of it nobody should ever read."""
        for text in self.texts():
            self.read.add("".join(text.split()))
            if RAW.search(text) or any(begun in text for begun in UNREAD):
                found.append(f"{self.place}: {text}")

    def _read_card(self, number: int) -> None:
        super()._read_card(number)
        self.read.add("".join(self.held_card().split()))

    def have_read(self, words: str) -> bool:
        """Whether something on the screen had these words in it."""
        return any("".join(words.split()) in text for text in self.read)

    # --- the workshop ---

    @property
    def open_role(self) -> OwnRole:
        """What has been made up."""
        return self.stage.workshop.open_role  # type: ignore[no-any-return]

    def begin_with(self, names: tuple[str, str]) -> None:
        """Take an empty card and type its names."""
        self.tap("newButton")
        for at, tag in enumerate(self.stage.workshop.property("tags")):
            self.tap(f"name{at}")
            self.type(names[0] if tag == "en" else names[1])
            self.key(Qt.Key.Key_Return)
        assert self.open_role.name == NameInBoth(*names)

    def say(self, word: str, **filled: Any) -> None:
        """Add a sentence and put something into its gaps."""
        self.tap(f"add-{word}")
        for gap, value in filled.items():
            self.fill(len(self.open_role.sentence) - 1, gap, value)
        self._settle()

    def fill(self, at: int, gap: str, value: Any) -> None:
        """Tap a gap, and what is to stand in it."""
        verb = "" if at == ROLE else str(self.open_role.sentence[at].__struct_config__.tag)
        self.tap(f"gap{at}-{gap}")
        self.tap(f"filling{at}-{gaps(verb)[gap].index(value)}")

    def word_it(self, **parts: tuple[str, str]) -> None:
        """Type own words into the page of them."""
        self.tap("wordsButton")
        for part, words in parts.items():
            for at, tag in enumerate(self.stage.workshop.property("tags")):
                self.tap(f"words-{part}{at}")
                self.type(words[0] if tag == "en" else words[1])
        self.tap("closePopup")
        self.qtbot.waitUntil(lambda: not self.has("closePopup"))

    def put_in(self) -> OwnRole:
        """Put the open role into the deck, and come back to the workshop."""
        role = self.open_role
        self.tap("deckButton")
        self.qtbot.waitUntil(lambda: self.place == "Deck")
        self._settle()
        assert self.stage.gathering.deck[role.id] == 1
        return role

    # --- the evening ---

    @property
    def evening(self) -> Evening:
        """What is played."""
        return self.stage._director.evening  # type: ignore[no-any-return]

    def hurry_on(self, until: Callable[[Scene], bool]) -> None:
        """Others answer while these people look on."""
        answer = keyed(3)
        for _step in range(STEPS):
            if until(self.evening.scene):
                return
            step(self.evening, answer)
            QCoreApplication.processEvents()
            read_all(self.stage.app)
            self._read_proof(self.proof)
        raise AssertionError("they never end it")


def made_up(people: Friends, book: str = "judge") -> tuple[OwnRole, ...]:
    """From Home to the deck of a book with three made-up cards in it, and how they came about."""
    people.tap("settingsButton")
    people.tap("voice")
    people.tap("backButton")
    people.tap("newGameButton")
    for name in NAMES:
        people.type(name)
        people.key(Qt.Key.Key_Return)
    people.tap("nextButton")
    people.tap(f"book{[one.id for one in people.stage.gathering.books].index(book)}")
    if people.place == "Books":  # the book that is drawn out already opens at once
        people.tap("nextButton")
    people.qtbot.waitUntil(lambda: people.place == "Deck")
    people.tap("recommended0")

    people.tap("workshopButton")
    people.begin_with(LAMPLIGHTER)
    people.say("looks", nights="even")
    people.word_it(card=CARD)
    people.picture("lamplighter")
    lamplighter = people.put_in()

    people.tap("workshopButton")
    people.begin_with(FANG)
    people.fill(ROLE, "team", "wolves")
    people.say("hunts")
    people.say("weighs", half_votes=4)
    people.picture("fang")
    fang = people.put_in()

    people.tap("workshopButton")
    people.begin_with(MOTH)
    people.say("enchants")
    people.fill(ROLE, "team", "alone")
    assert people.has(f"problem{ROLE}"), "on nobody's side, and with nothing to win by"
    people.say("wins", when="enchanted")
    people.word_it(ask=ASKED)
    people.tap("emblemButton")
    people.tap("emblem-piper")
    people.picture("moth")
    moth = people.put_in()

    assert [role.sentence for role in (lamplighter, fang, moth)] == [
        (Looks(nights="even"),),
        (Hunts(), Weighs(half_votes=4)),
        (Enchants(), Wins("enchanted")),
    ]
    people.picture("deck")
    people.tap("nextButton")
    return lamplighter, fang, moth


@pytest.fixture(autouse=True)
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roles that are made up get the same ids on every machine: cards are dealt in their order."""
    numbers = itertools.count(1)
    drawn = SimpleNamespace(token_hex=lambda size: f"{next(numbers):0{2 * size}x}", randbits=lambda _bits: 7)
    monkeypatch.setattr("nightcaller.viewmodels.workshop.secrets", drawn)


class AtTheKeys(Keyboard, Friends):
    """The same friends, who never touch a pointer."""

    def come_to(self, name: str) -> None:
        group, _dash, wanted = name.rpartition("-")
        if not group.startswith("filling"):
            super().come_to(f"{name}Field" if self.has(f"{name}Field") else name)
            return
        super().come_to(f"{group}-{self.stage.workshop.property('gapCurrent')}")
        while (now := int(self.focus().rpartition("-")[2])) != int(wanted):  # one stop, and arrows within
            self.key(Qt.Key.Key_Right if now < int(wanted) else Qt.Key.Key_Left)


def test_three_roles_are_made_up_with_the_keyboard_alone(gather: Gather) -> None:
    people = gather(language="en", size=(1024, 600), people=AtTheKeys)
    assert isinstance(people, AtTheKeys)
    roles = made_up(people)
    assert [role.name.en for role in roles] == [LAMPLIGHTER[0], FANG[0], MOTH[0]]
    assert people.stage.own_roles.found().roles == tuple(sorted(roles, key=lambda role: role.id))


def somebody_to_eat(people: Any, _number: int) -> int | None:
    """Whom the pack of the hollow goes for: nobody of its own."""
    pack = {"werewolf", *(role.short for role in people.evening.sitting.roles if role.team == "wolves")}
    return next((seat for seat in people.seats() if people.roles.get(seat) not in pack), None)


USUAL: Final = [("judge", 0, "zh-CN"), ("judge", 1, "en"), ("judge", 2, "zh-CN")]
EVERY: Final = [*itertools.product(("judge", "hollow", "revamped"), range(3), ("en", "zh-CN"))]


@pytest.mark.parametrize(("book", "style", "language"), EVERY if whole("journeys") else USUAL)
def test_an_evening(gather: Gather, book: str, style: int, language: str) -> None:
    people = gather(language=language, size=(1024, 600), people=Friends)
    assert isinstance(people, Friends)
    people.wishes["hollow-cupid-first"] = lambda _people, _me: 1
    people.wishes["hollow-cupid-second"] = lambda _people, _me: 2
    people.wishes["hollow-pack-attack"] = somebody_to_eat
    roles = made_up(people, book)
    lamplighter = roles[0]
    which = ("en", "zh-CN").index(language)
    people.tap(f"style{style}")
    people.tap("beginButton")
    people.play(until=lambda: people.place == "Floor")
    assert people.have_read(ASKED[which])
    assert people.have_read(CARD[which])
    question = people.catalogue.say(language, "own-ask-looks")
    assert not people.have_read(question), "the first night is none of the Lamplighter's"
    assert set(people.roles.values()) >= {role.short for role in roles}
    seats = {role: seat for seat, role in people.roles.items()}

    def second_night(scene: Scene) -> bool:
        """Whether the Lamplighter is to be asked soon, for the first time."""
        if people.evening.public.day != 2:
            return False
        match scene:
            case Cover(seat=seat):
                return seat + 1 == seats[lamplighter.short]
            case Bulletin(kind=kind):
                return style != 0 and kind == "nightfall"
        return False

    people.hurry_on(until=second_night)
    place = people.place, people.text("passTitle") if people.has("passTitle") else ""

    people.evening.close()  # as the end of its process would
    people.stage.close()
    shutil.rmtree(people.stage.own_roles.folder)
    again = gather(language=language, size=(1024, 600), people=Friends, texts=Catalogue(shipped("i18n")))
    assert isinstance(again, Friends)
    assert again.stage.own_roles.found().roles == ()
    read_all(again.stage.app)
    again.tap("continueButton")
    again.qtbot.waitUntil(lambda: again.place == place[0])
    assert place[1] == (again.text("passTitle") if again.has("passTitle") else "")
    again.roles, again.wishes = people.roles, people.wishes
    again.play(until=lambda: again.have_read(question) and again.place in {"Cover", "Bulletin"})
    again.hurry_on(until=lambda scene: isinstance(scene, Floor))
    again.look_up(lamplighter.id)
    assert again.have_read(lamplighter.named(language))
    again.hurry_on(until=lambda scene: isinstance(scene, Ended))
    again.play(until=lambda: again.place == "Ended")
    story = again.tell()
    for role in roles:
        assert role.named(language) in story
    assert people.proof == []
    assert again.proof == []
    again.tap("rematch")  # the files are gone: the evening itself brings its roles along
    again.qtbot.waitUntil(lambda: again.place == "Cover")
    assert again.evening.sitting.roles == roles
