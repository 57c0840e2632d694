"""Two days and nights without a death: the table is asked whether it calls that a draw (draw-by-calm.md)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nightcaller.engine.vocabulary import TABLE, Option, Seat
from nightcaller.resources import shipped
from nightcaller.styles import Style
from nightcaller.table.live.evening import DRAW_OFFER, Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Ended, Floor, Hands, PublicChoice
from nightcaller.text import Catalogue
from nightcaller.viewmodels.choice import ChoiceViewModel
from table.bots import sitting, step


def peaceful(_who: Seat | str, _key: str, _day: int, options: Sequence[Option]) -> Option:
    """Nobody is hunted, poisoned or voted out."""
    return next((word for word in ("nobody", "keep", "stay", False) if word in options), options[0])


def calm(style: str = Style.PASS_AROUND) -> Evening:
    """A table that is about to be asked."""
    evening = Evening(sitting(6, style=style, house={"sheriff": "no"}))
    for _ in range(400):
        if evening.scene == DRAW_OFFER:
            return evening
        step(evening, peaceful)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
def test_the_table_is_asked_by_day_before_it_goes_on(style: str) -> None:
    evening = calm(style)
    assert evening.public.day == 3
    assert list(lines_for(evening.scene, evening.sitting, evening.public, style, None)) == []
    with pytest.raises(Exception, match="error"):
        evening.choose(3)
    evening.choose("leave")
    evening.acknowledge()
    assert isinstance(evening.scene, Floor | Hands)


def test_taken_it_is_a_draw_and_declined_it_is_asked_again_after_two_more() -> None:
    evening = calm()
    evening.choose("leave")
    asked = [evening.public.day]
    while len(asked) < 2:
        if evening.scene == DRAW_OFFER:
            asked.append(evening.public.day)
        else:
            step(evening, peaceful)
    assert asked == [3, 5]
    evening.choose("take")
    while not isinstance(evening.scene, Ended):
        step(evening, peaceful)
    assert (evening.scene.outcome.winners, evening.scene.outcome.reason) == ((), "end-nobody-dies")


def test_the_screen_asks_everybody_and_the_draw_is_held() -> None:
    evening = calm()
    scene = evening.scene
    assert isinstance(scene, PublicChoice)
    model = ChoiceViewModel(evening)
    model.show(scene)
    assert (scene.seat, model.property("number"), model.property("name")) == (TABLE, 0, "")
    catalogue = Catalogue(shipped("i18n"))
    for language in ("en", "zh-CN"):
        assert all(catalogue.has(language, row.message) for row in model.words.rows)
        assert catalogue.has(language, model.property("prompt"))
    model.chooseWord("leave")
    assert not model.property("held")
    model.chooseWord("take")
    assert (model.property("held"), model.property("picture")) == (True, "choice-draw-take")
