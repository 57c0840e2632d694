"""Pictures of an evening's private screens for the two-metre test: the seats of every lap, in every state.

`tests/viewmodels/test_two_metres.py` goes through a fixed sample and, asked to, through everything.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from driver import owed
from nightcaller.engine.vocabulary import Seat
from nightcaller.faces import faces_of
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from private_window import PrivateWindow, private_window
from table.bots import keyed, step
from two_metres import FEWEST, Rect, Shot, Verdict, alike, mixed, untold, verdict

Dots = NDArray[np.uint32]
"""Pixels, a number each."""

NAMES: Final = {
    "en": ("Ada", "Bruno", "Clara", "Dora", "Emil", "Felix", "Gina", "Hugo", "Ida", "Jonas", "Kim", "Lena"),
    "zh-CN": ("阿珍", "大鹏", "小满", "若曦", "晓彤", "阿泽", "建国", "美玲", "志强", "小雨", "阿明", "海燕"),
}


NOTES: Final = {
    "en": ("Seven.", "I was with Dora when it happened, ask her.", "Not me"),
    "zh-CN": ("七号。", "出事的时候我和若曦在一起，不信你们问她。", "不是我"),
}
"""What is left on a board: short or long, by whoever writes."""
PUBLIC: Final = ("visitTitle", "dwell", "whose", "whoseFace")
"""Whose screen it is, on top and on the closed card, and how long it stands there."""
FEW, VISITORS = 4, 6
"""So many visitors of a lap are photographed: as long as all may be the same, and where something differs."""


class Place(NamedTuple):
    """Which pictures are compared with each other: everybody knows who reads larger letters."""

    lap: str
    state: str
    letters: int = 100


def pixels(image: QImage) -> NDArray[np.uint8]:
    """Return a picture as height by width by three bytes."""
    shown = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(shown.constBits(), np.uint8).reshape(shown.height(), shown.bytesPerLine())
    return rows[:, : shown.width() * 3].reshape(shown.height(), shown.width(), 3).copy()


class Film:
    """The pictures of many deals, each kept as what is not as on the first of its place."""

    def __init__(self) -> None:
        self._settled: dict[Place, Verdict] = {}
        self._apart: set[Place] = set()
        self._first: dict[Place, Dots] = {}
        self._kept: dict[Place, list[tuple[Dots, Dots, Shot]]] = defaultdict(list)
        self._came: dict[str, set[str]] = defaultdict(set)
        self._taken: Counter[str] = Counter()

    def add(self, place: Place, picture: QImage, shot: Shot) -> None:
        """Keep one more picture."""
        dots = _dots(picture)
        first = self._first.get(place)
        if first is None:
            first = self._first[place] = dots.copy()
        at = np.flatnonzero(dots != first).astype(np.uint32)
        self._kept[place].append((at, dots.ravel()[at], shot))
        self._taken[shot.role] += 1

    def came(self, lap: str, role: str) -> None:
        """Somebody of that role has been in a lap, photographed or not."""
        self._came[lap].add(role)

    def rarest(self, roles: Collection[str]) -> list[str]:
        """Return roles, the least photographed first."""
        return sorted(roles, key=lambda role: self._taken[role])

    def wants(self, lap: str, place: Place | None = None) -> bool:
        """Say whether more pictures of a lap, or of one place in it, can still tell something."""
        known = [one for one in self._kept if one.lap == lap] if place is None else [place]
        return not known or any(one not in self._settled for one in known)

    def settle(self) -> bool:
        """Have done with every place where nothing has differed that an eye knows again, and much could.

        Sixteen deals are there so that no luck decides. Where all is the same, luck decides nothing; but only
        if there were secrets to be told (`various`).

        Returns:
            Whether nothing is left.
        """
        open_ = self._kept.keys() - self._settled.keys() - self._apart
        for place in filter(self.various, open_):
            if alike(shots := self.shots(place)):
                self._settled[place] = untold(shots)
                self._kept[place] = [(NONE, NONE, shot) for *_, shot in self._kept[place]]
            elif mixed(shots):
                self._apart.add(place)  # somebody is told from somebody else of the same evening
        return len(self._settled) == len(self._kept)

    def various(self, place: Place) -> bool:
        """Say whether pictures that are the same prove something.

        There are enough evenings, no two with the same secrets; every role that came to the lap is on them;
        and not everybody answered the same.
        """
        shots = [shot for *_, shot in self._kept[place]]
        evenings: dict[int, set[tuple[int, str, bool, str]]] = defaultdict(set)
        for shot in shots:
            evenings[shot.deal].add((shot.seat, shot.role, shot.acts, shot.answer))
        return (
            len({frozenset(evening) for evening in evenings.values()}) >= FEWEST
            and len({shot.role for shot in shots}) > 1
            and {shot.role for shot in shots} >= self._came[place.lap]
            and (place.state != "answer" or len({shot.answer for shot in shots}) > 1)
        )

    def verdicts(self) -> dict[Place, Verdict]:
        """Return what is told apart, of whatever can be compared."""
        return {
            place: self._settled.get(place) or verdict(self.shots(place))
            for place in self._kept
            if place in self._settled or self.compared(place)
        }

    def seldom(self) -> list[Place]:
        """Return the places of which there are too few pictures to say anything."""
        return [place for place in self._kept if place not in self._settled and not self.compared(place)]

    def pictures(self, place: Place) -> int:
        """Return how many there are."""
        return len(self._kept[place])

    def shots(self, place: Place) -> list[Shot]:
        """Return the pictures that are compared with each other."""
        return [
            shot._replace(picture=self._developed(place, at, dots)) for at, dots, shot in self._kept[place]
        ]

    def _developed(self, place: Place, at: Dots, dots: Dots) -> NDArray[np.uint8]:
        picture = self._first[place].copy()
        picture.ravel()[at] = dots
        return picture.view(np.uint8).reshape(*picture.shape, 4)[..., 2::-1]  # blue, green, red, nothing

    def compared(self, place: Place) -> bool:
        """Say whether there are enough pictures, with something to be told apart in them."""
        shots = [shot for *_, shot in self._kept[place]]
        roles = {shot.role for shot in shots}
        return (
            len({shot.deal for shot in shots}) >= FEWEST and len(roles) > 1 and len(shots) >= 4 * len(roles)
        )


def _dots(picture: QImage) -> Dots:
    """Return a picture's pixels, a number each, as they lie in memory."""
    shown = picture.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(shown.constBits(), np.uint32).reshape(shown.height(), shown.bytesPerLine() // 4)
    return rows[:, : shown.width()] | np.uint32(0xFF000000)


NOTHING: Final = np.zeros((0, 0, 3), np.uint8)
NONE: Final = np.zeros(0, np.uint32)


class Photographer:
    """Goes through the private screens of an evening's first nights and takes a picture of each."""

    def __init__(self, window: PrivateWindow, deal: int, film: Film) -> None:
        self._window = window
        self._deal = deal
        self._film = film

    def visit(self, scene: Cover) -> None:
        """One visit, from the card to the answer.

        Everybody taps the same seat, and then answers as nobody else does.
        """
        window, evening = self._window, self._window.evening
        # One screen for all visits of an evening: making it anew takes most of the time.
        window.visit.show(evening.visit())
        window.app.restart("Visit")
        model = window.visit
        role = role_of(evening, scene.seat)
        page = evening.visit().page()
        acts = bool(page and page.own)
        letters = evening.sitting.players[scene.seat].letters
        lap, answer = lap_of(evening, scene), ""

        def take(state: str, *public: str) -> None:
            # Who is out is public, and another one in every deal.
            out = {
                f"seat{seat + 1}" for seat in range(evening.public.seats) if seat not in evening.public.alive
            }
            place = Place(lap, state, letters)
            if self._film.wants(lap, place):
                places = self._places({*PUBLIC, *out, *public})
                shot = Shot(NOTHING, role, acts, self._deal, places, scene.seat, answer)
                self._film.add(place, window.window.grabWindow(), shot)

        def held(name: str) -> Any:
            item: Any = window.find(name)
            item.complete()
            return item

        if model.page == "card":
            hold = held("confirm")
            take("first card" if model.first else "card")
            hold.cancel()
        if model.page == "board":
            take("board")
            hold = held("hold")
            take("notes")
            hold.cancel()
            # One leaves nothing, another one note, a third two: they stand there for whoever comes next.
            notes = NOTES[window.words.language]
            for nth in range((scene.seat + self._deal) % 3):
                model.post(notes[(scene.seat + nth) % len(notes)])
            if (scene.seat + self._deal) % 3:
                take("after a note")
            if not any(
                self._film.wants(lap, Place(lap, state, letters))
                for state in ("page", "after a tap", "answer")
            ):
                model.coverUp()
                step(evening, keyed(self._deal))
                return
            if not model.last:
                model.putAway()
        if model.page == "page":
            take("page")
            stand = [
                seat for seat in evening.public.alive if not evening.candidates or seat in evening.candidates
            ]
            tapped = stand[0]
            for _ in range(model.people):
                model.choose(tapped)
            for at in owed(model):
                if model.blanks.rows[at].words:
                    model.chooseWord(at, model.blanks.rows[at].words[0].word)
                else:
                    model.skip()
            take("after a tap", f"seat{tapped + 1}")
            answer = self._answer(stand, scene.seat)
            window.clock.pass_time(60_000)
            hold = held("confirm")
            assert model.page == "answer", (model.page, model.reason)
            take("answer")
            hold.cancel()
        window.clock.pass_time(60_000)
        if model.open and model.last:
            model.finish()
        assert not model.open, model.page
        # What has left the screen goes with the event loop, and none runs between visits: 6 MB a visit.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _answer(self, stand: Sequence[Seat], visitor: Seat) -> str:
        """Tap something in every blank, another thing for every visitor and evening, now and then nobody."""
        model, turn = self._window.visit, visitor + self._deal
        for at, row in enumerate(model.blanks.rows):
            if row.words:
                model.chooseWord(at, row.words[(turn + at) % len(row.words)].word)
                continue
            model.activate(at)
            if turn % 5 == 4:
                if not row.passed:
                    model.skip()
            elif (seat := stand[(turn + at) % len(stand)]) + 1 != row.picked:
                model.choose(seat)
        return ", ".join(str(one["number"] or one["answer"]) for one in model.stands)

    def _places(self, names: set[str]) -> list[Rect]:
        """Where what has one of these names is, as it was photographed, and a rim."""
        named = [item for item in self._window.items() if item.objectName() in names]
        boxes = [
            item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toAlignedRect() for item in named
        ]
        return [(box.left() - 2, box.top() - 2, box.right() + 2, box.bottom() + 2) for box in boxes]


def lap_of(evening: Evening, scene: Cover) -> str:
    """Return the lap that a cover belongs to: window, day and round."""
    return f"{evening.window_label} {evening.public.day}.{scene.lap}"


def role_of(evening: Evening, seat: Seat) -> str:
    """Return the card that somebody holds; none before cards are known."""
    card = evening.view(seat).card
    return card.role if card else ""


def visitors(evening: Evening, deal: int, film: Film, count: int) -> frozenset[Seat]:
    """Return whose visits are photographed: a few each evening, one of each role, the rarest first."""
    by_role: dict[str, list[Seat]] = defaultdict(list)
    for seat in range(evening.public.seats):
        by_role[role_of(evening, seat)].append(seat)
    turns = [
        by_role[role][deal % len(by_role[role]) :] + by_role[role][: deal % len(by_role[role])]
        for role in film.rarest(by_role)
    ]
    in_turn = zip_longest(*turns)
    return frozenset([seat for round_ in in_turn for seat in round_ if seat is not None][:count])


def photographs(
    book: str,
    seats: int,
    qtbot: QtBot,
    *,
    language: str = "en",
    scale: float = 1.0,
    deals: int = 16,
    enough: int = 4,
    deck: int = 0,
    letters: Sequence[int] = (),
    size: tuple[int, int] = (1280, 800),
) -> Film:
    """Return the pictures of the first night and day of many deals of a deck, by lap and state.

    Args:
        deals: how many where something differs.
        enough: how many at least where all is the same.
        letters: how large the first seats' own letters are, in per cent.
    """
    people = tuple(SeatedPlayer(name) for name in NAMES[language])[:seats]
    people += tuple(SeatedPlayer(f"P{seat}") for seat in range(len(people), seats))
    faces = faces_of([one.name for one in people], {})  # as everybody has one who sits down in the window
    people = tuple(
        replace(one, letters=own, face=face)
        for one, own, face in zip(people, (*letters, *[100] * seats), faces, strict=False)
    )
    plan = books()[book].recommended(seats)[deck]
    film = Film()

    def evening_of(deal: int) -> Evening:
        return Evening(
            Sitting(people, dict(plan.deck), deal + 100, book=book, ballots="secret", cards_at_night=False)
        )

    with private_window(evening_of(0), qtbot, languages=(language,), size=size, text_scale=scale) as window:
        # The land and the moon come with the second frame.
        qtbot.waitUntil(lambda: window.find("landscape").childItems() != [])
        for deal in range(deals):
            evening = evening_of(deal)
            window.sit_down(evening)
            # Nothing but visits is shown, one after the other.
            evening.changed.clear()
            window.visit.closed.disconnect(window.show)
            window.app.restart("Visit")
            window.app.screenChanged.emit()
            QCoreApplication.processEvents()
            count = FEW if deal < enough else VISITORS
            photographer, seen = Photographer(window, deal, film), visitors(evening, deal, film, count)
            while not isinstance(scene := evening.scene, Ended) and evening.public.day <= 1:
                if isinstance(scene, Cover):
                    lap = lap_of(evening, scene)
                    film.came(lap, role_of(evening, scene.seat))
                    if scene.seat in seen and film.wants(lap):
                        photographer.visit(scene)
                        continue
                step(evening, keyed(deal))
            if deal + 1 >= enough and film.settle():
                break
    return film
