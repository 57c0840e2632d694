"""Numbers in documents are the program's: roles, offices, people, books, evenings, megabytes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue

ROOT = Path(__file__).resolve().parents[2]
METAINFO = "packaging/linux/app.nightcaller.Nightcaller.metainfo.xml"
MEASURED: Mapping[str, float] = json.loads((ROOT / "packaging" / "measured.json").read_text("utf-8"))
ALL = books().values()
ROLES = {book.id: len(book.roles) for book in ALL}
OFFICES = {book.id: len(book.offices) for book in ALL}
FEWEST = min(book.seats[0] for book in ALL)
MOST = max(book.seats[1] for book in ALL)
EVENINGS = len(
    {
        deck.id
        for seats in range(books()["revamped"].seats[0], books()["revamped"].seats[1] + 1)
        for deck in books()["revamped"].recommended(seats)
    }
)

ENGLISH = {
    "roles": {str(sum(ROLES.values())), *(LANGUAGES["en"].numeral(count) for count in ROLES.values())},
    "offices": {str(sum(OFFICES.values())), *(LANGUAGES["en"].numeral(count) for count in OFFICES.values())},
    "evenings": {LANGUAGES["en"].numeral(EVENINGS)},
    "friends": {f"{FEWEST} to {MOST}"},
}
CHINESE = {
    "个角色": {str(sum(ROLES.values())), *(LANGUAGES["zh-CN"].numeral(count) for count in ROLES.values())},
    "种身份": set(),
    "个职务": {str(sum(OFFICES.values())), *("三" for count in OFFICES.values() if count == 3)},
    "个有名有姓的夜晚": {LANGUAGES["zh-CN"].numeral(EVENINGS)},
    "人，": {f"{FEWEST} 到 {MOST}"},
}
"""What may stand before a word, anywhere in a page that tells what is in the program."""

PAGES = (
    "README.md",
    "README.zh-CN.md",
    "CHANGELOG.md",
    METAINFO,
    "packaging/linux/control",
    "pyproject.toml",
)


def text(page: str) -> str:
    return " ".join((ROOT / page).read_text("utf-8").split())


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_every_number_of_roles_offices_evenings_and_friends_is_the_programs(page: str) -> None:
    for word, allowed in ENGLISH.items():
        number = r"(\d+ to \d+|\d+|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|[a-z]+)"
        told = {found for found in re.findall(rf"\b{number} {word}\b", text(page)) if _is_number(found)}
        assert told <= allowed, word
    for word, allowed in CHINESE.items():
        told = {*re.findall(rf"(\d+ 到 \d+|\d+|[一二三四五六七八九十百]+) ?{word}", text(page))}
        assert told <= allowed, word


def test_no_text_of_the_program_counts_a_books_roles() -> None:
    """The shelf counts them itself, on the same page."""
    english = "|".join(LANGUAGES["en"].numeral(count) for count in ROLES.values())
    chinese = "|".join(LANGUAGES["zh-CN"].numeral(count) for count in ROLES.values())
    counted = re.compile(
        rf"\b(\d\d|{english})(?: different)? roles\b|(\d\d|{chinese}) ?[个种](角色|身份)", re.IGNORECASE
    )
    texts = [path.relative_to(ROOT).as_posix() for path in (ROOT / "i18n").rglob("*.ftl")]
    assert texts
    assert {page for page in texts if counted.search(text(page))} == set()


def _is_number(word: str) -> bool:
    return word[0].isdigit() or word in {LANGUAGES["en"].numeral(number) for number in range(100)}


@pytest.mark.parametrize(("page", "language"), [("README.md", "en"), ("README.zh-CN.md", "zh-CN")])
def test_the_readme_calls_the_books_as_the_program_does(
    page: str, language: str, catalogue: Catalogue
) -> None:
    for book in ALL:
        assert catalogue.say(language, f"book-{book.id}") in text(page)


def test_books_that_want_more_people_are_told() -> None:
    wanting = [book for book in ALL if book.seats[0] > FEWEST]
    assert [book.id for book in ALL][-len(wanting) :] == [book.id for book in wanting], (
        "the last on the shelf"
    )
    (more,) = {book.seats[0] for book in wanting}
    count = LANGUAGES["en"].numeral(len(wanting))
    assert f"the last {count} books want {more}" in text("README.md")
    assert f"后两本要 {more} 人起" in text("README.zh-CN.md")


@pytest.mark.parametrize(
    ("measured", "english", "chinese"),
    [
        ("bundle", "takes about {} MB on disk", "装好约 {} MB"),
        ("xz", "{} MB to download", "下载约 {} MB（"),
        ("gz", "(`.tar.gz` and AppImage: {})", "（`.tar.gz` 和 AppImage 约 {} MB）"),
        ("download", "about {} MB to download,", "下载约 {} MB，"),
        ("venv", "{} MB on disk (", "占用约 {} MB（"),
        ("venv_test", "({} MB with what the tests need)", "（连同测试所需约 {} MB）"),
    ],
)
def test_megabytes_are_what_was_measured(measured: str, english: str, chinese: str) -> None:
    """To three in a hundred; `packaging/release` writes the bundle's, `packaging/play` says its own."""
    for page, words in (("README.md", english), ("README.zh-CN.md", chinese)):
        head, tail = (re.escape(part) for part in words.split("{}"))
        told = re.search(rf"{head}([\d,]+){tail}", text(page))
        assert told, f"{page}: {words}"
        assert float(told[1].replace(",", "")) == pytest.approx(MEASURED[measured], rel=0.03), page


def test_what_is_said_while_it_installs_is_what_the_readme_says() -> None:
    steps = (ROOT / "packaging" / "bare" / "steps.py").read_text("utf-8")
    assert f"DOWNLOAD_MB = {MEASURED['download']:.0f}\n" in steps


@pytest.mark.parametrize("page", ["README.md", "README.zh-CN.md"])
def test_nothing_in_a_readme_leads_nowhere(page: str) -> None:
    """There is no public address: no page of releases, nobody to be told."""
    for words in ("releases page", "tell us", "发布页", "告诉我们"):
        assert words not in text(page)


@pytest.mark.parametrize("page", ["README.md", "README.zh-CN.md"])
def test_whoever_takes_it_off_learns_of_every_folder(page: str) -> None:
    assert all(
        folder in text(page) for folder in ("~/.local/share/", "~/.local/state/", "~/.cache/nightcaller")
    )
