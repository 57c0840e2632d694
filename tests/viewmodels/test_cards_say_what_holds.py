"""Where a house rule decides what a card can do, the card says what holds, not that there are house rules."""

from __future__ import annotations

import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from pytestqt.qtbot import QtBot

from driver import every_text
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import QML
from nightcaller.engine.book import BESIDE, HouseRule
from nightcaller.engine.roles import HIDDEN, Role
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.revamped.coming import of_deck
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Scene
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.books import book_info
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import LANGUAGES, message_id
from nightcaller.viewmodels import card_lines
from nightcaller.viewmodels.card_lines import first_card
from nightcaller.viewmodels.card_words import agreed, without
from nightcaller.viewmodels.private_seats import LineRow
from nightcaller.viewmodels.visit import VisitViewModel
from private_window import private_window
from table.bots import play
from viewmodels.private_table import HUNTER as HUNTER_SEAT
from viewmodels.private_table import WITCH, Victim, night_at, table

CATALOGUE = every_text()
HUNTER = "role-judge-hunter"


def card(language: str, **house: str) -> str:
    """What the Hunter reads on her card."""
    rules = agreed(book_info("judge").every_house_rule(), house)
    attribute = next(one for one in rules if CATALOGUE.has(language, HUNTER + one))
    return CATALOGUE.say(language, HUNTER + attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hunters_card_says_when_the_gun_is_locked(language: str) -> None:
    (options,) = (rule.options for rule in book("judge").house_rules if rule.id == "hunter_shoots")
    told = {option: card(language, hunter_shoots=option) for option in options}
    assert len(set(told.values())) == len(options)
    assert not any("house rule" in text or "规矩" in text for text in told.values())
    assert card(language) == told[options[0]], "by the book without a word"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_that_kind_belongs_to_an_option_or_to_a_role_that_is_not_there(language: str) -> None:
    known = {
        f"card-{rule.id}-{option}".replace("_", "-")
        for name in books()
        for rule in book(name).house_rules
        for option in rule.options
    }
    known |= {one.lstrip(".") for name in books() for one in without({}, book(name).roles)}
    cards = (one.split(".") for one in CATALOGUE.ids(language) if ".card-" in one)
    found = {rule for role, rule in cards if role.split("-")[1] in books()}
    assert found <= known


def test_it_stands_on_the_card_in_her_hand(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, HUNTER_SEAT)
    with private_window(evening, qtbot) as window:
        window.identify()
        window.press("hold")
        qtbot.waitUntil(lambda: bool(window.find("hold").property("held")))
        assert card("en") in window.texts()
        window.release("hold")


@pytest.mark.parametrize("seat", [HUNTER_SEAT, WITCH])
def test_below_a_first_card_stands_what_the_waves_are_for_and_below_no_other(qtbot: QtBot, seat: int) -> None:
    for purpose, button in (("deal", "confirm"), ("night", "hold")):
        evening = table()
        play(evening, Victim(), until=partial(on_the_cover_of, seat, purpose))
        with private_window(evening, qtbot) as window:
            window.identify()
            with window.holding(button):
                assert window.held_card()
                told = window.find("reason").property("text") == CATALOGUE.say("en", "ui-visit-waves")
                assert told == (purpose == "deal")


def on_the_cover_of(seat: int, purpose: str, scene: Scene) -> bool:
    return isinstance(scene, Cover) and (scene.purpose, scene.seat) == (purpose, seat)


CARDS = [
    (name, role, rule) for name in books() for role in book(name).roles.values() for rule in role.house_rules
]
"""Every card that has house rules of its own, with each of them."""
PLAIN = {
    "judge": "commoner",
    "hollow": "villager",
    "chat": "villager",
    "forum": "saint",
    "revamped": "citizen",
}
TRAITS = {"forum.apprentice", "forum.guardian_angel"}


def held(name: str, role: str, house: dict[str, str], copies: int) -> tuple[LineRow, ...]:
    """What the first seat reads where it holds a card, and others too, under such house rules."""
    plain, rules = f"{name}.{PLAIN[name]}", book(name)
    cards = rules.cards({role: copies}, 8) - copies * (role in TRAITS)  # the Thief leaves some on the table
    deal = [f"{plain}{BESIDE}{role}" if role in TRAITS else role] * copies
    wolf = [f"{name}.werewolf"] * (name != "revamped" and role != f"{name}.werewolf")
    deal += wolf + [plain] * (cards - copies - len(wolf))
    deck = Counter(part for one in deal for part in one.split(BESIDE))
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    evening = Evening(Sitting(people, dict(deck), 1, book=name, deal=tuple(deal[:8]), house=house))
    return first_card(PlayerVisit(evening.ledger, 0, "deal", 0), evening, None)


@pytest.mark.parametrize(("name", "role", "rule"), CARDS, ids=lambda one: getattr(one, "id", one))
def test_every_house_rule_of_a_card_is_on_it(name: str, role: Role, rule: HouseRule) -> None:
    """The card's own words say it (`.card-<rule>-<option>`), or what was agreed on stands beside them."""
    base = message_id("house", name, rule.id)
    copies = 1 if rule.relevant({role.id: 1}) else 2
    for option in rule.options:
        house = dict([rule.given] if rule.given else []) | {rule.id: option}
        (line,) = (one for one in held(name, role.id, house, copies) if one.message == "ui-card-rule")
        (found,) = (one for one in line.arguments["rules"] if one["rule"] == base)
        assert found["option"] == message_id(base, option)
        for language in LANGUAGES:
            assert CATALOGUE.say(language, base)
            assert CATALOGUE.say(language, found["option"])
            words = Counter(tuple(own_words(language, name, role, rule.id, one)) for one in rule.options)
            told = any(all(CATALOGUE.has(language, one) for one in texts) for texts in found["told"])
            assert told == (words[tuple(own_words(language, name, role, rule.id, option))] == 1)


def own_words(language: str, name: str, role: Role, rule: str, option: str) -> list[str]:
    """What the card itself says under an option of a house rule, and how its camp wins."""
    parts = agreed(book_info(name).every_house_rule(), {rule: option})
    said = []
    for thing, part in ((message_id("role", role.id), ".card"), (message_id("team", role.team), ".wins")):
        wordings = [f"{thing}{one.replace('.card', part)}" for one in parts] + [f"{thing}{part}"]
        said.append(next(CATALOGUE.say(language, one) for one in wordings if CATALOGUE.has(language, one)))
    return said


OTHER_CAMPS = re.compile(
    r"third part|couple|rival|whatever pack|other pack|第三方|情侣|别群|哪一群|还有一群", re.IGNORECASE
)


@pytest.mark.parametrize("house", [{}, {"wolves_win": "nobody-else"}], ids=["", "nobody else"])
@pytest.mark.parametrize("name", books())
def test_a_card_names_no_camp_that_the_deck_has_not(name: str, house: dict[str, str]) -> None:
    """In a deck of two camps "no third party was quicker" sends a newcomer looking for the third."""
    house = house if any("nobody-else" in rule.options for rule in book(name).house_rules) else {}
    decks = {tuple(one.deck.items()): n for n in (6, 8, 10, 12, 16) for one in book(name).recommended(n)}
    of_two = 0
    for deck, seats in decks.items():
        people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
        evening = Evening(Sitting(people, dict(deck), 1, book=name, house=house))
        model, teams = VisitViewModel(evening), evening.rulings.teams
        cards = {message_id("role", role) + ".card" for role in evening.sitting.published()}
        for language in LANGUAGES:
            for message in (*(f"{message_id('team', team)}.wins" for team in teams), *cards):
                wordings = model.wordings(message)
                told = next(CATALOGUE.say(language, one) for one in wordings if CATALOGUE.has(language, one))
                assert len(teams) > 2 or not OTHER_CAMPS.search(told), (deck, told)
        of_two += len(teams) == 2
    assert of_two


def never_twice() -> Iterator[str]:
    """Cards that may never choose the same twice running, whatever the table agrees on."""
    for name in books():
        for role in book(name).roles.values():
            module = sys.modules.get(f"nightcaller.rulebooks.{role.id}")
            source = inspect.getsource(module) if module else ""
            if re.search(r"not_twice_running\(\)|\"blocked-same-twice\"|\"blocked-judge-same-pair\"", source):
                yield role.id


@pytest.mark.parametrize("role", list(never_twice()))
def test_a_card_says_that_nobody_is_chosen_twice_running(role: str) -> None:
    card = message_id("role", role) + ".card"
    assert re.search(r"twice (running|in a row)", CATALOGUE.say("en", card))
    assert "不能连续两晚" in CATALOGUE.say("zh-CN", card)


def test_the_witch_reads_what_she_may_do_at_this_table(qtbot: QtBot) -> None:
    evening = table(house={"sheriff": "no", "witch_self_save": "always"})
    night_at(evening, WITCH, lap=1)
    with private_window(evening, qtbot) as window:
        window.identify()
        with window.holding("hold"):
            read = window.held_card().split("\n")
    assert "The Witch may save herself on any night. The Witch uses one potion a night at most." in read


def test_what_a_card_says_itself_is_not_said_twice(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, HUNTER_SEAT)
    with private_window(evening, qtbot) as window:
        window.identify()
        with window.holding("hold"):
            assert "gun" not in window.held_card()
            assert "" not in window.held_card().split("\n")


HEADING = re.compile(r'under\(\s*"(ui-card-[a-z-]+)"|"(ui-card-(?:day|night))"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_of_a_card_fits_its_margin(qapp: QGuiApplication, language: str) -> None:
    """Whatever is written there is cut off else, and the same for all sizes of letters."""
    ids = {one or other for one, other in HEADING.findall(inspect.getsource(card_lines))}
    assert {"ui-card-you", "ui-card-written", "ui-card-night"} <= ids
    sheet = (QML / "Nightcaller" / "Kit" / "FlushLines.qml").read_text(encoding="utf-8")
    margin = re.search(r"margin: letters \* ([\d.]+)", sheet)
    room = re.search(r"root.margin - root.letters \* ([\d.]+)", sheet)
    assert margin
    assert room
    font = QFont(load_type().sans)
    font.setPixelSize(100)
    wide = {one: QFontMetricsF(font).horizontalAdvance(CATALOGUE.say(language, one, day=20)) for one in ids}
    assert {one for one in ids if wide[one] > 100 * (float(margin[1]) - float(room[1]))} == set()


HELD = [(name, role) for name in books() for role, one in book(name).roles.items() if HIDDEN not in one.tags]
ORDINARY = {"zh-CN": {"狼人", "狼", "村民", "平民"}, "en": set[str]()}
"""Names that are words of the language as well: the pack, the village."""


def said(model: VisitViewModel, lines: tuple[LineRow, ...], language: str) -> Iterator[str]:
    """What stands on a first card in a language, as the screen writes it."""
    for line in lines:
        if line.message.endswith((".card", ".wins")):
            wordings = model.wordings(line.message)
            yield next(CATALOGUE.say(language, one) for one in wordings if CATALOGUE.has(language, one))
        elif rules := line.arguments.get("rules"):
            yield from (CATALOGUE.say(language, one["option"] + ".told") for one in rules)
        elif line.message.startswith("handbook-"):
            yield CATALOGUE.say(language, line.message)


def named_in(text: str, language: str, roles: Mapping[str, str]) -> set[str]:
    """The roles that a text names, the longest names first."""
    found = set()
    for role, name in sorted(roles.items(), key=lambda one: -len(one[1])):
        whole = rf"\b{re.escape(name)}(?:s|es)?\b" if language == "en" else re.escape(name)
        text, times = re.subn(whole, "·", text)
        if times and name not in ORDINARY[language]:
            found.add(role)
    return found


COMPANY = {
    "forum.red_cultist": ("forum.red_werewolf",),
    "revamped.baker": ("revamped.baker",),
    "revamped.hellhound": ("revamped.hellhound",),
    "revamped.butcher": ("revamped.bloody_butcher",),
    "revamped.bloody_butcher": ("revamped.butcher",),
    "revamped.cult_member": ("revamped.cult_leader",),
}
"""Without whom a deck is refused."""


def with_hers_alone(name: str, role: str, style: str = "pass_around") -> Evening | None:
    """A table with one such card beside the book's plainest; none where it is never dealt alone."""
    rules, plain = book(name), f"{name}.{PLAIN[name]}"
    if role in rules.never_dealt or (role in rules.traits and name != "forum"):
        return None
    wolf = f"{name}.{'wolf' if name == 'revamped' else 'werewolf'}"
    trait = role in rules.traits
    deal = [f"{plain}{BESIDE}{role}" if trait else role, *COMPANY.get(role, ())]
    deal += [wolf] * (wolf != role)
    deal += [plain] * (rules.cards({role: 1}, 8) - trait - len(deal))
    deck = Counter(part for one in deal for part in one.split(BESIDE))
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    return Evening(Sitting(people, dict(deck), 1, book=name, deal=tuple(deal[:8]), style=style))


@pytest.mark.parametrize(("name", "role"), HELD)
def test_a_card_names_no_role_that_cannot_come_up_tonight(name: str, role: str) -> None:
    """Card, way to win, house rules and advice, in both languages: of the deck that everybody knows."""
    evening = with_hers_alone(name, role)
    if evening is None:
        return
    model, rules = VisitViewModel(evening), book(name)
    lines = first_card(PlayerVisit(evening.ledger, 0, "deal", 0), evening, None)
    deck = set(evening.sitting.published())
    if name == "revamped":
        deck = {one.id for one in of_deck(rules, tuple(deck))}
    for language in LANGUAGES:
        names = {one: CATALOGUE.say(language, message_id("role", one)) for one in rules.roles}
        for text in said(model, lines, language):
            assert named_in(text, language, names) <= deck, text


BY_DAY = {"en": re.compile(r"blow yourself up|duel"), "zh-CN": re.compile("自爆|决斗")}


@pytest.mark.parametrize(("name", "role"), HELD)
@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_what_a_card_can_do_by_day_stands_on_it(name: str, role: str, style: str) -> None:
    """That it can, and by which button of the speeches, or that the moderator is told."""
    evening = with_hers_alone(name, role, style=style)
    if evening is None:
        return
    model, one = VisitViewModel(evening), book(name).roles[role]
    by_day = any(power.window == "floor" for power in one.powers)
    lines = first_card(PlayerVisit(evening.ledger, 0, "deal", 0), evening, None)
    told = [line for line in lines if line.message.startswith(("by-day-", "ui-card-by-day"))]
    assert bool(told) == by_day
    for language in LANGUAGES if by_day else ():
        texts = [CATALOGUE.say(language, line.message, **line.arguments) for line in told]
        labels = [CATALOGUE.say(language, f"ui-floor-{button}") for button in ("declare", "look")]
        assert style == "narrator" or any(label in texts[-1] for label in labels)
        card = " ".join(said(model, lines, language)) + " ".join(texts)
        assert name != "judge" or BY_DAY[language].search(card)
