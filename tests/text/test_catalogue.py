"""The catalogue: both languages say the same things, with the same arguments, and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from fontTools.ttLib import TTFont

from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, Catalogue, Seats, UnknownMessage, message_id, system_language

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path.name for path in (shipped("i18n") / "en").glob("*.ftl"))
HAN = re.compile(r"[\u3400-\u9fff]")
WITHOUT_HAN = re.compile(r"^[\W\d_A-Za-z]*$")
FUNCTIONS = {"NUMBER", "DATETIME"}


class Facts(Visitor):
    """Variables, functions and literal text of one pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


def patterns(language: str, name: str) -> Iterator[tuple[str, Facts]]:
    """Every message and attribute of a file with what it uses."""
    parsed = FluentParser().parse((shipped("i18n") / language / name).read_text(encoding="utf-8"))
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [("", entry.value)] if entry.value else []
        parts += [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for suffix, pattern in parts:
            facts = Facts()
            facts.visit(pattern)
            yield entry.id.name + suffix, facts


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (shipped("i18n") / "zh-CN").glob("*.ftl")) == FILES
    assert FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    english = {key: facts.variables for key, facts in patterns("en", name)}
    chinese = {key: facts.variables for key, facts in patterns("zh-CN", name)}
    assert english.keys() == chinese.keys()
    # A plural needs its number; a language without plurals may do without it.
    differing = {
        key: english[key] ^ chinese[key] for key in english if english[key] ^ chinese[key] - {"count", "n"}
    }
    assert {key: rest - {"count", "n"} for key, rest in differing.items() if rest - {"count", "n"}} == {}


def test_no_message_is_written_twice() -> None:
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for name in FILES:
            for key, _facts in patterns(language, name):
                assert key not in seen, f"{language}: {key} stands in {seen.get(key)} and in {name}"
                seen[key] = name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_says_something_in_its_own_script(language: str, name: str) -> None:
    for key, facts in patterns(language, name):
        assert facts.functions <= FUNCTIONS, key
        text = facts.text.strip()
        assert text or facts.variables, f"{key} is empty"
        if language == "en" and not key.startswith("ui-language"):
            assert not HAN.search(text), f"{key}: Chinese in the English file"
        if language == "zh-CN" and re.search("[A-Za-z]{4}", text):
            assert HAN.search(text) or key in LATIN_IN_CHINESE, f"{key}: no Chinese in the Chinese file"


LATIN_IN_CHINESE: set[str] = {"ui-language-en", "ui-language-english"}


@pytest.mark.parametrize("name", FILES)
def test_chinese_uses_chinese_punctuation(name: str) -> None:
    slip = re.compile(r"[\u3400-\u9fff][,;:?!](?!\S*[a-z])")
    for key, facts in patterns("zh-CN", name):
        assert not slip.search(facts.text), f"{key}: {facts.text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bundled_fonts_can_draw_every_message(language: str) -> None:
    fonts = shipped("assets") / "fonts"
    regular = set(TTFont(fonts / "NightcallerSans-Regular.otf", lazy=True).getBestCmap())
    bold = set(TTFont(fonts / "NightcallerSans-Bold.otf", lazy=True).getBestCmap())
    used = {
        character
        for name in FILES
        for character in (shipped("i18n") / language / name).read_text(encoding="utf-8")
        if not character.isspace()
    }
    assert {c for c in used if ord(c) not in regular} == set()
    assert {c for c in used if ord(c) not in bold} == set()


def test_rare_characters_of_names_are_in_the_font() -> None:
    regular = TTFont(shipped("assets") / "fonts" / "NightcallerSans-Regular.otf", lazy=True).getBestCmap()
    assert all(ord(character) in regular for character in "喆玥祎昊曦薇é ñ ß ø")


def test_the_fonts_have_names_of_their_own() -> None:
    for path in (shipped("assets") / "fonts").glob("*.otf"):
        family = TTFont(path, lazy=True)["name"].getDebugName(1)
        assert family.startswith("Nightcaller"), path.name


def literal_ids() -> dict[str, str]:
    """Ids written out in code and screens: id -> where."""
    found: dict[str, str] = {}
    quoted = re.compile(
        r"""["']((?:ui|error|journal|voice|line|problem|advice)-[a-z0-9]+(?:-[a-z0-9]+)*)["']"""
    )
    for path in sorted((ROOT / "desktop").rglob("*")):
        if path.suffix in {".py", ".qml"}:
            for key in quoted.findall(path.read_text(encoding="utf-8")):
                found[key] = path.name
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_code_and_screens_has_a_message(language: str) -> None:
    ids = Catalogue(shipped("i18n")).ids(language)
    # "line-night-" and the like are beginnings of ids that code completes.
    missing = {
        key: where for key, where in literal_ids().items()
        if key not in ids and not any(known.startswith((f"{key}-", f"{key}.")) for known in ids)
    }  # fmt: skip
    assert missing == {}


def test_no_screen_text_is_left_over() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "desktop").rglob("*")
        if path.suffix in {".py", ".qml"}
    )
    composed = re.findall(r"""["'`](ui-[a-z0-9-]+-)(?=["'`{$]|\{)""", sources)
    stale = [
        key for key in sorted(Catalogue(shipped("i18n")).ids("en"))
        if key.startswith("ui-") and "." not in key
        and key not in sources and not key.startswith(tuple(composed) or ("\0",))
    ]  # fmt: skip
    assert stale == []


def test_messages_fill_in_arguments_and_lists_of_seats() -> None:
    catalogue = Catalogue(shipped("i18n"))
    three = {"seats": Seats.of([2, 4, 6]), "count": 3}
    assert catalogue.say("en", "event-judge-dawn", **three) == "Last night we lost numbers 3, 5 and 7"
    assert catalogue.say("zh-CN", "event-judge-dawn", **three) == "昨晚倒牌的是3号、5号、7号"
    assert Seats.of([0]).written("en") == "1"
    assert Seats().written("zh-CN") == ""


def test_breaths_are_heard_but_not_seen() -> None:
    catalogue = Catalogue(shipped("i18n"))
    shot = {"by": 2, "seat": 1}
    assert catalogue.say("en", "line-judge-shot", **shot) == "Number 2 shoots number 1."
    assert catalogue.spoken("en", "line-judge-shot", **shot) == "Number 2 shoots, number 1."
    assert catalogue.say("zh-CN", "role-judge-werewolf.wake") == "狼人请睁眼，互相确认身份。"
    assert not any("|" in catalogue.say(language, "role-judge-witch.act") for language in LANGUAGES)


def test_what_is_missing_is_said() -> None:
    catalogue = Catalogue(shipped("i18n"))
    for wrong in ("nothing-like-this", "role-judge-seer.nothing", "event-judge-exiled"):
        with pytest.raises(UnknownMessage):
            catalogue.say("en", wrong)
    with pytest.raises(UnknownMessage):
        catalogue.say("tlh", "role-judge-seer")
    assert catalogue.has("en", "role-judge-seer.card")
    assert not catalogue.has("en", "role-judge-seer.nothing")


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["zh_CN.UTF-8"], "zh-CN"),
        (["zh-Hant-TW", "en"], "zh-CN"),
        (["de-DE", "en-GB"], "en"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_system_language(names: list[str], language: str) -> None:
    assert system_language(names) == language


def test_ids_of_things_with_dots() -> None:
    assert message_id("role", "judge.seer") == "role-judge-seer"
    assert message_id("house-judge", "witch_self_save") == "house-judge-witch-self-save"
