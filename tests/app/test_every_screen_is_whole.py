"""Whatever size of letters, whatever window: on every screen everything can be read and reached.

Nothing is cut off, shortened or under something else, no row of what is tapped ends inside a word; and larger
letters make no letter smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import pytest

from app.test_controls import ALONE, reached
from app.test_keyboard_on_every_screen import everywhere
from driver import Screen
from nightcaller.table.live.scene import Calling, Floor
from nightcaller.viewmodels.application import TEXT_SCALES
from parts import whole
from seen import letters, lost, parts
from table.bots import sitting
from torn import in_rows, torn

Opened = Callable[..., tuple[Any, Screen]]
Size = tuple[int, int]
SIZES: Final = ((1024, 600), (1280, 800), (1920, 1080))
LOOKS: Final = [(language, size) for language in ("en", "zh-CN") for size in SIZES]
EVERY: Final = whole("sizes")
"""Every window at every size of letters: half an hour. Without it the narrowest and the usual window are
looked at, in the smallest, a middle and the largest size."""
SAMPLE: Final = [("en", SIZES[0]), ("zh-CN", SIZES[1])]
SCALES: Final = (
    TEXT_SCALES if EVERY else (TEXT_SCALES[0], TEXT_SCALES[len(TEXT_SCALES) // 2], TEXT_SCALES[-1])
)
GIVEN: Final = 0.125
"""Share of their size at 100 % that letters on the table may lose to the buttons at its foot, which grow."""
FIFTH: Final = 0.2
"""The same where one person is alone with the laptop and the spoken line grows as well; and anywhere of
the size that a smaller setting gives: beyond 160 % only what is at the table's edge grows."""
THIRD: Final = 0.34
KNOWN: Final = {
    # Digits of a PIN need no more than their size at 100 %: nobody beside her shall read them off a finger.
    # They grow where there is room, and give that room back to the letters around them.
    "pass around: cover, PIN pad": (FIFTH, THIRD),
    # at 300 % the buttons and the spoken line leave the question a tenth more than at 100 %
    "eyes closed: call, open": (FIFTH, THIRD),
    # two lines of hint lie in the corners of an ellipse: where that is a little lower, they become three
    "floor, somebody asks for the laptop": (FIFTH, FIFTH),
    "choice": (FIFTH, FIFTH),  # two answers beside each other as well
    # from 150 % the book and the menu reach the seats, and the table sits below both
    "moderator: floor": (FIFTH, FIFTH),
}
"""Screen -> how much of their size at 100 %, and of their largest, letters lose there at most."""
PIXEL: Final = 1.01
"""Letters are drawn in whole pixels."""
PICTURE: Final = ("Nightcaller", "唤夜人")
"""The name on the back of a card belongs to the picture."""


def dressed(stage: Any, screen: Screen, language: str, scale: float, size: Size) -> None:
    stage.words.speak((language,))
    stage.app.look(stage.app.appearance._replace(text_scale=scale, reduced_motion=True))
    screen.shape(*size)
    screen.settle()
    screen.window.grabWindow()


def odd(
    stage: Any, screen: Screen, name: str, language: str, size: Size, scales: Sequence[float] = TEXT_SCALES
) -> Iterator[str]:
    """Give a screen every size of letters; yield what is lost and what got smaller."""
    of_first, of_most = KNOWN.get(name, (FIFTH if ALONE.search(name) else GIVEN, FIFTH))
    first: dict[str, float] = {}
    largest: dict[str, float] = {}
    for scale in scales:
        dressed(stage, screen, language, scale, size)
        there = parts(screen)
        yield from (f"{name} {scale:.0%}: {what}" for what in lost(screen, there))
        yield from (f"{name} {scale:.0%}: {what}" for row in in_rows(there) for what in torn(row))
        for text, high in letters(there).items():
            start, most = first.setdefault(text, high), largest.get(text, high)
            least = max(
                min(start * (1 - of_first), start - PIXEL),
                min(most * (1 - of_most), most - PIXEL),
            )
            if high < least and text not in PICTURE:
                yield f"{name} {scale:.0%}: {text} {high:.1f} px, {start:.1f} at first, {most:.1f} at most"
            largest[text] = max(high, most)
    dressed(stage, screen, language, 1.0, (1280, 800))


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_page_a_day_and_a_call_are_whole(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    stage.gathering.players = sitting(8).players
    stage.gathering.fit()
    stage.app.restart("Home", "HouseRules")
    look = partial(
        odd, stage, screen, language=language, size=SIZES[0], scales=(TEXT_SCALES[0], TEXT_SCALES[-1])
    )
    wrong = [*look("house rules")]
    stage.play(reached(Floor))
    wrong += look("floor")
    stage._director.leave()
    stage.play(reached(Calling, style="eyes_closed"))
    stage.app.uncover()
    stage._director.calling.begin()
    wrong += look("eyes closed: call, open")
    stage._director.leave()
    assert wrong == [], "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), LOOKS if EVERY else SAMPLE)
def test_nothing_is_lost_and_letters_only_grow(open_stage: Opened, language: str, size: Size) -> None:
    stage, screen = open_stage()
    dressed(stage, screen, language, 1.0, (1280, 800))
    wrong = [
        what
        for name in everywhere(stage, screen)
        for what in odd(stage, screen, name, language, size, SCALES)
    ]
    assert wrong == [], "\n".join(wrong)
