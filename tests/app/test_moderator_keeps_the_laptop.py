"""A moderator keeps the laptop: no screen of a moderated evening sends it to anybody.

Whoever follows a line that was meant for a laptop that goes round hands all secrets to a player.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.test_controls import seat_down
from driver import Screen
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended, Floor, Scene
from nightcaller.text import LANGUAGES
from table.bots import keyed, play, sitting

HANDED = {"en": "laptop (comes|goes|to)|the laptop(…|\\?)", "zh-CN": "电脑(就)?(交|传|给)|(要|传|拿)电脑"}
KEPT = ("The laptop to the moderator.", "电脑交给法官。")
"""What says so."""


def moments(book_id: str) -> Iterator[Evening]:
    """A moderated evening at each kind of scene after the cards, where whoever asks is seen by day."""
    seen = set[tuple[str, ...]]()
    rules = {"day_round": "asked"} if book_id == "revamped" else {}

    def fresh(scene: Scene) -> bool:
        what = (type(scene).__name__, *(getattr(scene, of, "") for of in ("kind", "label", "purpose")))
        if isinstance(scene, Floor):
            what += tuple(filter(None, ("declares" * scene.may_declare, "takes" * bool(scene.takers))))
        dealt = isinstance(scene, Cover) and scene.purpose == "deal"
        return not dealt and what not in seen and not seen.add(what)  # type: ignore[func-returns-value]

    for seed, deck in enumerate(book(book_id).recommended(10)):
        evening = Evening(
            sitting(10, book=book_id, deck=dict(deck.deck), style=Style.MODERATED, house=rules, seed=seed)
        )
        while not isinstance(evening.scene, Ended):
            play(evening, keyed(seed), until=fresh)
            yield evening


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book_id", books())
def test_no_screen_of_a_moderated_evening_sends_the_laptop_to_anybody(
    open_stage: Callable[..., tuple[Any, Screen]], book_id: str, language: str
) -> None:
    stage, screen = open_stage(language=language)
    sent, asked = list[str](), 0

    def read() -> None:
        screen.window.grabWindow()
        texts = [text for text in screen.texts() if not text.startswith(KEPT)]
        sent.extend(text for text in texts if re.search(HANDED[language], text))

    for evening in moments(book_id):
        seat_down(stage, screen, evening)
        read()
        if isinstance(evening.scene, Floor) and screen.has("declare"):
            asked += 1
            screen.tap("declare")
            read()
            stage.app.property("model").choose(min(evening.scene.takers or evening.public.alive))
            read()
    assert sent == []
    assert asked > 0 or book_id not in {"judge", "revamped"}
