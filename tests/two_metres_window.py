"""Pictures of an evening's private screens for the two-metre test: the seats of every lap, in every state.

`tests/viewmodels/test_two_metres.py` goes through a fixed sample and, asked to, through everything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple
from zlib import compress, decompress

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from nightcaller.faces import faces_of
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
from table.bots import keyed, step
from two_metres import FEWEST, Rect, Shot, Verdict, alike, verdict

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
VISITORS: Final = 6
"""So many visitors of a lap are photographed: six in each of sixteen deals are 96 pictures."""


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
    """The pictures of many deals, kept small: undeveloped, a gigabyte for every three hundred."""

    def __init__(self) -> None:
        self._settled: dict[Place, Verdict] = {}
        self._first: dict[Place, NDArray[np.uint8]] = {}
        self._kept: dict[Place, list[tuple[bytes, Shot]]] = defaultdict(list)

    def add(self, place: Place, shot: Shot) -> None:
        """Keep one more picture, as what is not as on the first one of its place."""
        first = self._first.setdefault(place, shot.picture)
        raw = compress(np.bitwise_xor(first, shot.picture).tobytes(), 1)
        self._kept[place].append((raw, shot._replace(picture=NOTHING)))

    def wants(self, lap: str, place: Place | None = None) -> bool:
        """Say whether more pictures of a lap, or of one place in it, can still tell something."""
        known = [one for one in self._kept if one.lap == lap] if place is None else [place]
        return not known or any(one not in self._settled for one in known)

    def settle(self) -> bool:
        """Have done with every place where nothing has differed that an eye knows again.

        Sixteen deals are there so that no luck decides. Where all is the same, luck decides nothing.

        Returns:
            Whether nothing is left.
        """
        for place in self._kept:
            if self._mixed(place) and alike(shots := self.shots(place)):
                self._settled[place] = verdict(shots)
        return len(self._settled) == len(self._kept)

    def verdicts(self) -> dict[Place, Verdict]:
        """Return what is told apart, of whatever can be compared."""
        return {
            place: self._settled.get(place) or verdict(self.shots(place))
            for place in self._kept
            if place in self._settled or self.compared(place)
        }

    def pictures(self, place: Place) -> int:
        """Return how many there are."""
        return len(self._kept[place])

    def shots(self, place: Place) -> list[Shot]:
        """Return the pictures that are compared with each other."""
        first = self._first[place]
        return [
            shot._replace(picture=first ^ np.frombuffer(decompress(raw), np.uint8).reshape(first.shape))
            for raw, shot in self._kept[place]
        ]

    def compared(self, place: Place) -> bool:
        """Say whether there are enough pictures, with something to be told apart in them."""
        roles = {shot.role for _raw, shot in self._kept[place]}
        return self._mixed(place) and len(self._kept[place]) >= 4 * len(roles)

    def _mixed(self, place: Place) -> bool:
        """Whether there are enough deals, and not one role alone."""
        shots = [shot for _raw, shot in self._kept[place]]
        return len({shot.deal for shot in shots}) >= FEWEST and len({shot.role for shot in shots}) > 1


NOTHING: Final = np.zeros((0, 0, 3), np.uint8)


class Photographer:
    """Goes through the private screens of an evening's first nights and takes a picture of each."""

    def __init__(self, window: PrivateWindow, deal: int, film: Film) -> None:
        self._window = window
        self._deal = deal
        self._film = film

    def visit(self, scene: Cover) -> None:
        """One visit, from the card to the answer: everybody taps the same seat."""
        window, evening = self._window, self._window.evening
        window.cover.show(scene)
        # One screen for all visits of an evening: making it anew takes a third of the time.
        window.visit.show(evening.visit())
        window.app.restart("Visit")
        model = window.visit
        card = evening.view(scene.seat).card
        role = card.role if card else ""
        page = evening.visit().page()
        acts = bool(page and page.own)
        letters = evening.sitting.players[scene.seat].letters
        lap = lap_of(evening, scene)

        def take(state: str, *public: str) -> None:
            # Who is out is public, and another one in every deal.
            out = {
                f"seat{seat + 1}" for seat in range(evening.public.seats) if seat not in evening.public.alive
            }
            place = Place(lap, state, letters)
            if self._film.wants(lap, place):
                shown = pixels(window.window.grabWindow())
                places = self._places({*PUBLIC, *out, *public})
                self._film.add(place, Shot(shown, role, acts, self._deal, places))

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
            tapped = next(
                seat for seat in evening.public.alive if not evening.candidates or seat in evening.candidates
            )
            for _ in range(model.people):
                model.choose(tapped)
            for at in model.owed():
                if model.blanks.rows[at].words:
                    model.chooseWord(at, model.blanks.rows[at].words[0].word)
                else:
                    model.skip()
            take("after a tap", f"seat{tapped + 1}")
            window.clock.pass_time(60_000)
            hold = held("confirm")
            assert model.page == "answer", (model.page, model.reason)
            take("answer")
            hold.cancel()
        window.clock.pass_time(60_000)
        if model.open and model.last:
            model.finish()
        assert not model.open, model.page

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


def visitors(evening: Evening, deal: int) -> frozenset[int]:
    """Return whose visits are photographed: of a large table another few each evening, every role in turn."""
    seats = range(evening.public.seats)
    by_role: dict[str, list[int]] = defaultdict(list)
    for seat in seats:
        card = evening.view(seat).card
        by_role[card.role if card else ""].append(seat)
    turns = [[roles[(deal + nth) % len(roles)] for nth in range(len(roles))] for roles in by_role.values()]
    first = deal % len(turns)
    in_turn = zip_longest(*turns[first:], *turns[:first])
    return frozenset([seat for round_ in in_turn for seat in round_ if seat is not None][:VISITORS])


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
        enough: how many where all is the same.
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
    for deal in range(deals):
        sitting = Sitting(
            people, dict(plan.deck), deal + 100, book=book, ballots="secret", cards_at_night=False
        )
        evening = Evening(sitting)
        with private_window(evening, qtbot, languages=(language,), size=size) as window:
            window.visit.closed.disconnect(window.show)  # no cover between two visits
            window.app.look(Appearance(reduced_motion=True, text_scale=scale))
            photographer, seen = Photographer(window, deal, film), visitors(evening, deal)
            while not isinstance(scene := evening.scene, Ended) and evening.public.day <= 1:
                if isinstance(scene, Cover) and scene.seat in seen and film.wants(lap_of(evening, scene)):
                    photographer.visit(scene)
                else:
                    step(evening, keyed(deal))
        if deal + 1 == enough and film.settle():
            break
    return film
