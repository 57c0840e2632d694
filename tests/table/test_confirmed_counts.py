"""With closed eyes a whole call is confirmed at once: of answers that the rules allow one by one, the game
hears what the page takes; what does not go together is refused before, to everybody alike.
"""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option
from nightcaller.rulebooks import book, books
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, step
from table.test_corrections import SLIP, WITCH, WOLF, evening, play_until


def called(role: str, house: str) -> Summons:
    table = evening("eyes_closed")
    agreed = {**table.sitting.house, "witch_both_potions": house}
    table = Evening(Sitting(
        table.sitting.players, table.sitting.deck, 7, book="judge", style="eyes_closed",
        deal=table.sitting.deal, house=agreed,
    ))  # fmt: skip
    play_until(table, SLIP, lambda scene: isinstance(scene, Calling) and scene.role == role)
    return table.call()


@pytest.mark.parametrize(("house", "refused"), [("no", True), ("yes", False)])
def test_two_potions_in_a_night_are_refused_where_the_table_says_so(house: str, refused: bool) -> None:
    page = called("judge.witch", house).page(["use", WOLF])
    assert page is not None
    assert (page.problem == (1, "error-decision-not-together")) is refused
    assert page.entries[1].options[WITCH] == WITCH, "and nothing looks forbidden before"


@pytest.mark.parametrize("name", sorted(books()))
def test_whatever_a_call_takes_the_game_hears(name: str) -> None:
    checked = 0
    for deck in book(name).recommended(9):
        players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(9))
        table = Evening(
            Sitting(players, dict(deck.deck), 3, book=name, style="eyes_closed", house=dict(deck.house))
        )
        for _ in range(120):
            if table.public.day > 1:
                break
            if isinstance(table.scene, Calling):
                checked += hears(table.call())
            step(table, keyed(1))
    assert checked


def hears(call: Summons) -> int:
    """Check a call's page with every blank filled in; return how many were really asked."""
    page = call.page()
    if page is None or not page.real or call.call.group or len(call.holders) != 1:
        return 0

    def heard(filled: list[Option | None]) -> list[Option]:
        return [pick for _slot, picks in call.answers(filled) for pick in picks]

    blank: list[Option | None] = [entry.rest for entry in page.entries]
    whole = blank.copy()
    for at, entry in enumerate(page.entries):
        for pick in entry.options:
            alone = [*blank[:at], pick, *blank[at + 1 :]]
            if pick not in {*EMPTY_CHOICES, *whole} and pick in heard(alone):
                whole[at] = pick
                break
    taken = call.page(whole)
    assert taken is not None
    if taken.problem is None:
        assert set(whole) - set(EMPTY_CHOICES) - {None} <= set(heard(whole)), call.call.power
    return len(page.real)
