"""Where somebody who is really asked has to choose, nobody leaves that blank alone: in every book, with decks
as people put them together, under any house rules. Else a hand that touches nothing says "not a wolf".

design/secrecy.md: "tap count and place"; and a moderator's button offers "nobody" only where the rules let
somebody pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nightcaller.engine import IllegalSetup
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Cover, Ended
from nightcaller.viewmodels.console_board import MUST
from parts import many, some_fast
from table.bots import keyed, sitting, step

SEATS = 8
SCENES = 60


def tables(name: str, style: Style) -> Iterator[Evening]:
    """Tables of a book: recommended decks and drawn ones, as the book is played and by drawn house rules."""
    rules = book(name)
    recommended = [dict(deck.deck) for deck in rules.recommended(SEATS)]
    plain = max(recommended[0], key=lambda role: recommended[0][role])
    for seed in range(many("must-choose", 5)):
        lot = Random(f"{name}.{seed}")
        house = {rule.id: lot.choice(rule.options) for rule in rules.house_rules} if seed % 2 else {}
        drawn = {**dict.fromkeys(lot.sample(sorted(rules.roles), 5), 1)}
        drawn[plain] = drawn.get(plain, 0) + SEATS - sum(drawn.values())
        for deck in (recommended[seed % len(recommended)], drawn):
            try:
                yield Evening(sitting(SEATS, book=name, deck=deck, style=style.value, seed=seed, house=house))
            except IllegalSetup:
                continue


def scenes(name: str, style: Style) -> Iterator[Evening]:
    """Those tables at each of their first scenes."""
    for evening in tables(name, style):
        for _scene in range(SCENES):
            if isinstance(evening.scene, Ended):
                break
            yield evening
            step(evening, keyed(evening.sitting.seed))


@pytest.mark.parametrize("name", some_fast(books(), 4))
def test_where_one_has_to_choose_nobody_leaves_the_blank_alone(name: str) -> None:
    looked = 0
    for evening in scenes(name, Style.PASS_AROUND):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose != "deal" and (page := evening.visit().page(())):
            looked += 1
            if page.problem and page.problem[1] == MUST:
                asked = page.entries[page.problem[0]].key
                assert page.problem[0] in page.owed, (asked, evening.sitting.deck)
    assert looked > 60


@pytest.mark.parametrize("name", some_fast(books(), 1))
def test_a_moderator_passes_over_nobody_who_has_to_choose(name: str) -> None:
    called = 0
    for evening in scenes(name, Style.MODERATED):
        if isinstance(evening.scene, Console) and evening.scene.purpose == "night":
            desk = evening.desk()
            if desk.asks and not desk.idle and (page := desk.page()):
                called += 1
                assert desk.must == bool(page.problem and page.problem[1] == MUST), desk.power
    assert called > 25
