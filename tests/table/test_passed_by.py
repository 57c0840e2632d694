"""A round on which nobody has to be shown anything is no step of a moderator's night, not for an instant."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from table.bots import keyed, sitting, step


@pytest.mark.parametrize("book_id", sorted(books()))
def test_no_screen_hears_of_a_round_that_is_passed_by(book_id: str) -> None:
    walked = 0
    for one in book(book_id).recommended(12)[:4]:
        evening = Evening(sitting(12, book=book_id, deck=dict(one.deck), style="narrator"))
        told = list[str]()

        def look(evening: Evening = evening, told: list[str] = told) -> None:
            scene = evening.scene
            if isinstance(scene, Console) and (scene.purpose, scene.spoken) == ("round", "act"):
                told.append("shown" if evening.desk().to_be_shown else "nothing to show")

        evening.changed.append(look)
        while not isinstance(evening.scene, Ended) and evening.public.day < 4:
            step(evening, keyed(1))
            walked += evening.progress.walks > 0
        assert "nothing to show" not in told
    assert walked or book_id not in {"forum", "judge"}
