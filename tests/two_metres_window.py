"""Pictures of a night's private screens for the two-metre test: every seat of every lap, in every state.

`tests/viewmodels/test_two_metres.py` goes through a fixed sample and, asked to, through everything.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import Player, Sitting
from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
from table.bots import keyed, step
from two_metres import Rect, Shot

NAMES: Final = {
    "en": ("Ada", "Bruno", "Clara", "Dora", "Emil", "Felix", "Gina", "Hugo", "Ida", "Jonas", "Kim", "Lena"),
    "zh-CN": ("阿珍", "大鹏", "小满", "若曦", "晓彤", "阿泽", "建国", "美玲", "志强", "小雨", "阿明", "海燕"),
}


class Place(NamedTuple):
    """Which pictures are compared with each other."""

    lap: str
    state: str


def pixels(image: QImage) -> NDArray[np.uint8]:
    """Return a picture as height by width by three bytes."""
    shown = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(shown.constBits(), np.uint8).reshape(shown.height(), shown.bytesPerLine())
    return rows[:, : shown.width() * 3].reshape(shown.height(), shown.width(), 3).copy()


class Photographer:
    """Goes through the private screens of an evening's first nights and takes a picture of each."""

    def __init__(self, window: PrivateWindow, deal: int) -> None:
        self._window = window
        self._deal = deal
        self.shots: dict[Place, list[Shot]] = defaultdict(list)

    def visit(self, scene: Cover) -> None:
        """One visit, from the card to the answer: everybody taps the same seat."""
        window, evening = self._window, self._window.evening
        window.cover.show(scene)
        window._identified()
        model = window.visit
        card = evening.view(scene.seat).card
        role = card.role if card else ""
        page = evening.visit().page()
        acts = bool(page and page.own)
        lap = f"{evening.window_label} {evening.public.day}.{scene.lap}"

        def take(state: str, *public: str) -> None:
            shown = pixels(window.window.grabWindow())
            places = [self._place(name) for name in ("visitTitle", "dwell", *public) if window.has(name)]
            self.shots[Place(lap, state)].append(Shot(shown, role, acts, self._deal, places))

        def held(name: str) -> Any:
            item: Any = window.find(name)
            item.complete()
            return item

        if model.page == "card":
            hold = held("confirm")
            take("first card" if model.first else "card")
            hold.cancel()
        if model.page == "board":
            hold = held("hold")
            take("board")
            hold.cancel()
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
                    model.chooseWord(at, model.blanks.rows[at].words[0]["word"])
                else:
                    model.skip()
            take("after a tap", f"seat{tapped + 1}")
            window.clock.pass_time(60_000)
            hold = held("confirm")
            assert model.page == "answer", (model.page, model.reason)
            take("answer")
            hold.cancel()
        window.clock.pass_time(60_000)
        assert not model.open, model.page

    def _place(self, name: str) -> Rect:
        box = self._window.rectangle(name).toAlignedRect()
        return box.left() - 2, box.top() - 2, box.right() + 2, box.bottom() + 2


def photographs(
    book: str,
    seats: int,
    qtbot: QtBot,
    *,
    language: str = "en",
    scale: float = 1.0,
    deals: int = 16,
    days: int = 1,
    deck: int = 0,
    size: tuple[int, int] = (1280, 800),
) -> dict[Place, list[Shot]]:
    """Return the pictures of the first nights of many deals of a recommended deck, by lap and state."""
    people = tuple(Player(name) for name in NAMES[language])[:seats]
    people += tuple(Player(f"P{seat}") for seat in range(len(people), seats))
    plan = books()[book].recommended(seats)[deck]
    found: dict[Place, list[Shot]] = defaultdict(list)
    for deal in range(deals):
        sitting = Sitting(
            people, dict(plan.deck), deal + 100, book=book, ballots="secret", cards_at_night=False
        )
        evening = Evening(sitting)
        with private_window(evening, qtbot, languages=(language,), size=size) as window:
            window.app.look(Appearance(reduced_motion=True, text_scale=scale))
            photographer = Photographer(window, deal)
            while not isinstance(scene := evening.scene, Ended) and evening.public.day <= days:
                if days == evening.public.day and evening.public.phase == "day":
                    break
                if isinstance(scene, Cover) and scene.purpose not in {"ghost", "square"}:
                    photographer.visit(scene)
                else:
                    step(evening, keyed(deal))
            for place, shots in photographer.shots.items():
                found[place] += shots
    return found
