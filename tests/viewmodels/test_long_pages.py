"""Pages with many blanks: two columns, a player beside a role, in letters for the hand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.application import Appearance
from private_window import private_window
from seen import parts
from table.bots import fill_in
from table.test_parts_on_a_page import nothing


class Town(Sitting, frozen=True):
    """A table of the big book."""

    def rules(self) -> Rulebook:
        return BOOK


def table(cards: str, people: int) -> Evening:
    """The named cards by seat, and citizens."""
    held = cards.split()
    deal = tuple(f"revamped.{card}" for card in (*held, *["citizen"] * (people - len(held))))
    players = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, people + 1))
    return Evening(Town(players, {card: deal.count(card) for card in deal}, 1, deal=deal))


def to_the_night(evening: Evening) -> Evening:
    """Hand the cards out; the first visit of the night comes next."""
    while not (isinstance(evening.scene, Cover) and evening.scene.purpose == "night"):
        if isinstance(evening.scene, Cover):
            visit = evening.visit()
            fill_in(visit, 1, nothing)
            visit.finish()
        else:
            evening.acknowledge()
    return evening


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize(
    ("cards", "people", "blanks"),
    [("ice_king wolf wolf receptionist", 20, 8), ("crowd_seeker psychic_wolf wolf", 10, 6)],
)
def test_every_blank_is_large_enough_for_a_finger(
    qtbot: QtBot, cards: str, people: int, blanks: int, size: tuple[int, int]
) -> None:
    evening = to_the_night(table(cards, people))
    with private_window(evening, qtbot, size=size) as window:
        window.identify()
        window.look()
        window.clock.pass_time(60_000)
        window.touch("goOn")
        window.settle()
        boxes = [window.rectangle(f"blank{at}") for at in range(blanks)]
        assert min(box.height() for box in boxes) >= size[1] / 30
        assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
        assert all(who.y() == role.y() for who, role in zip(boxes[::2], boxes[1::2], strict=True))
        assert window.cut_off() == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_two_questions_grow_with_the_letters_and_stay_alike(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    """Side by side each takes two lines where one would be as small as before: both of them, or neither."""
    deal = ("cupid", "werewolf", "farseer", "witch", *["villager"] * 4)
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 9))
    deck = {card: deal.count(card) for card in deal}
    evening = to_the_night(Evening(Sitting(people, deck, 1, book="hollow", deal=deal)))
    with private_window(evening, qtbot, languages=(language,), size=size) as window:
        window.identify()
        seen: list[float] = []
        for scale in (1.0, 1.25, 1.5, 2.0):
            window.app.look(Appearance(reduced_motion=True, text_scale=scale))
            window.settle()
            window.window.grabWindow()
            shown = [part for part in parts(window) if part.name.startswith("prompt")]
            assert len(shown) == 2
            (letters,) = {part.letters for part in shown}
            assert len({part.item.property("lineCount") for part in shown}) == 1
            seen.append(letters)
        assert seen == sorted(seen)
        assert seen[-1] > 1.3 * seen[0]
