"""What a newcomer cannot know is explained in the handbook, wherever it stands."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from driver import unglued
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import books
from nightcaller.table.shelf.handbook import GLOSSARY
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.handbook import HandbookViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from parts import in_turn
from text.messages import FILES, patterns

_CHINESE: Final = """
    板子 阵营 神职 第三方 狼队 同伴 中刀 刀口 空刀 刀人 自刀 倒牌 出局
    平安夜 查验 验人 金水 查杀 银水 空守 自守 同守同救 奶穿 归票 上警
    退水 警上 警下 警徽 双爆 吞警徽 警左 警右 放逐 票型 平票 PK 弃票
    自爆 翻牌 底牌 起跳 悍跳 对跳 站边 踩 倒钩 深水 冲票 抿 表水 划水
    贴脸 上帝视角 屠边 屠城 遗言 复盘 改判 规则书 桌上规矩 特质 职务
"""
JARGON: Final = {
    "zh-CN": _CHINESE.split(),
    "en": [
        *(
            "deck",
            "camp",
            "special role",
            "third party",
            "unaligned",
            "packmate",
            "hunted",
            "bitten",
            "fallen",
        ),
        *("peaceful night", "cleared", "antidote", "sheriff", "withdraw", "badge", "clockwise", "lynch"),
        *("run-off", "abstain", "blow up", "explosion", "flip", "counter-claim", "accuse", "undercover"),
        *(
            "parity",
            "last words",
            "moderator",
            "peek",
            "overrule",
            "rulebook",
            "house rules",
            "trait",
            "office",
        ),
        *("wolfed", "vanilla", "townie", "mislynch", "bussing", "roleblock", "scum", "nightkill"),
    ],
}
"""Words of people who have played, by language: grown whenever somebody asks what one means."""
NOT_AT_A_TABLE: Final = {"lab.ftl"}
"""What whoever writes rulebooks reads in a terminal."""
EVENING_ONE: Final = ("踩", "悍跳", "站边", "抿", "深水", "倒钩", "冲票", "金水", "查杀")
"""Words that no card, tip, question or bet says, where nobody can look anything up without being seen."""


def explained(catalogue: Catalogue, language: str) -> set[str]:
    """Every word that a page of the handbook is about."""
    titles = (catalogue.say(language, message_id("word", word)) for word in GLOSSARY)
    return {one.casefold() for title in titles for one in re.split(" · |、", title)}


def said(language: str, word: str) -> list[str]:
    """The messages in which a word stands."""
    pattern = re.compile(rf"\b{word}" if word.isascii() and word != "PK" else re.escape(word), re.IGNORECASE)
    return [
        key
        for name in FILES
        if name not in NOT_AT_A_TABLE
        for key, one in patterns(language, name).items()
        if pattern.search(one.text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_on_a_screen_is_explained_or_is_not_said(catalogue: Catalogue, language: str) -> None:
    known = explained(catalogue, language)
    unexplained = {
        word: said(language, word)[:3] for word in JARGON[language] if word.casefold() not in known
    }
    assert {word: keys for word, keys in unexplained.items() if keys} == {}
    assert len([word for word in JARGON[language] if said(language, word)]) > 30


@pytest.mark.parametrize(("book", "language"), in_turn(books(), LANGUAGES))
def test_looked_up_in_any_book_it_opens_at_what_it_means(
    qapp: Any, catalogue: Catalogue, book: str, language: str
) -> None:
    """Or at the card or the office that is called so."""
    words = Phrasebook(catalogue, (language,))
    handbook = HandbookViewModel(AppViewModel(words), words)
    handbook.show_book(book)
    known = explained(catalogue, language)
    for word in known:
        handbook.search(word)
        title = unglued(words.text(handbook.property("message"))).casefold()
        assert word in title, f"{word} opens at {title}"


def test_what_is_read_alone_says_it_in_plain_words() -> None:
    """A tip on a card or a bet: whoever looks it up shows that they have it."""
    alone = re.compile(r"(handbook|ask|role)-[a-z-]+(\.card[a-z-]*)?")
    found = {
        key: pattern.text
        for name in FILES
        for key, pattern in patterns("zh-CN", name).items()
        if alone.fullmatch(key) and any(word in pattern.text for word in EVENING_ONE)
    }
    assert found == {}
