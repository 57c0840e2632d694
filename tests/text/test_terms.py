"""One word for one thing, the one that tables use (docs/decisions/words.md): the others stay out."""

from __future__ import annotations

import re

import pytest

from nightcaller.rulebooks import books
from text.messages import FILES, patterns

CHINESE = {
    "女先知": "预言家",
    "恋人": "情侣",
    "坠入爱河": "结为情侣",
    "一见钟情": "结为情侣",
    "处死": "处刑 (forum), 处决 (hollow), 绞死 (chat), 放逐 (judge)",
    "裁决": "裁定",
    "投刀": "刀人",
    "能力": "技能",
    "没有人死$": "平安夜",
    "死去的是": "倒牌的是",
    "被咬": "中刀",
    "遇袭未死": "中刀未死",
    "一票半": "一票算1.5票",
    "按书上": "按规则书",
    "副牌": "板子",
    "牌组": "板子",
    "职位": "职务",
    "村庄获胜": "好人获胜",
    "请依次举手": "逐个报号，投他的请举手",
    "最后的(技能|行动)": "临走之前",
    "传着电脑": "传电脑",
    "同伴的提议": "目前的提议",
    "沉默": "弃票",
    "不发言": "弃票",
    "无人生还": "无人获胜",
    "荣耀": "徽章",
    "自己爆": "自爆",
    "全场只有.*投给": "那一轮只有",
    "幽灵(时间|之间)": "幽灵阁楼",
}
"""What is wrong (a pattern) -> what stands instead."""

ENGLISH = {
    r"\bNarrator\b": "Moderator",
    r"\b[Ww]hom (will|do|does|did|shall)\b": "who, in a question",
    r"[Cc]ounter-?clockwise": "anticlockwise",
    r"[Pp]ass(ed)? (the laptop )?around": "round",
    r"\bexile[ds]?\b(?! today)": "voted out",
    r"[Tt]he amorous": "the lovers",
    r"[0-9}] %": "no space before the sign",
    r"died of a broken heart": "heartbroken",
    r"[Ss]ilent (twice|for the second)|silent once too often|for silence": "votes missed",
    r"own screen\b": "the laptop has one screen",
    r"[Tt]he table overrule": "a moderator may have done it",
    r"Nobody is left\. \|": "Nobody wins",
    r"\bof his own\b|\blets? him sleep\b|\bgave his\b": "no he for a player",
    r"\b[Ii]n the (first|second) night\b": "on the first night",
    r"\b(put|puts) (on )?a hide\b|\bNo hide\b": "a disguise, the Tanner's too",
    r"[Aa] (way|lot) (fewer|below)": "word order",
}


@pytest.mark.parametrize("name", FILES)
def test_chinese_says_what_tables_say(name: str) -> None:
    found = {
        f"{key}: {pattern.text.strip()}": instead
        for key, pattern in patterns("zh-CN", name).items()
        for wrong, instead in CHINESE.items()
        if re.search(wrong, pattern.text)
    }
    assert found == {}


@pytest.mark.parametrize("name", FILES)
def test_english_says_what_tables_say(name: str) -> None:
    found = {
        f"{key}: {pattern.text.strip()}": instead
        for key, pattern in patterns("en", name).items()
        for wrong, instead in ENGLISH.items()
        if re.search(wrong, pattern.text)
    }
    assert found == {}


GOES_ROUND = {"en": r"laptop( also)? goes? round|round of the laptop", "zh-CN": "传(.{0,2}圈|电脑)"}


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("book_id", books())
def test_a_house_rule_is_explained_for_every_table_style(book_id: str, language: str) -> None:
    """The same words stand there with closed eyes, where nothing goes round, and where a moderator walks."""
    found = {
        key: pattern.text
        for name in FILES
        for key, pattern in patterns(language, name).items()
        if key.startswith(f"house-{book_id}-")
    }
    assert len(found) > 10
    assert not [text for text in found.values() if re.search(GOES_ROUND[language], text)]


VILLAGE = {"en": r"\b[Vv]illag(e|es|ers?)\b", "zh-CN": "村"}
TOWN = {"en": r"\b[Tt]own(sfolk|speople)?\b(?! crier)", "zh-CN": "镇"}
"""A book is set in a village or, the big one, in a town. A crier is always the town's."""
EVERY_BOOK = {"private", "narrator", "day", "visit", "card", "decoys", "recap", "mishap", "overrule"}
"""Files of what every book says: it is set in neither."""
SQUARE = re.compile(r"-square$|^(ui-card|choice-the)-village$")
"""The square is the whispers' own; of the others the id alone names a village."""


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("name", FILES)
def test_an_evening_is_set_in_one_place(name: str, language: str) -> None:
    file = name.partition(".")[0]
    for key, pattern in patterns(language, name).items():
        elsewhere = [VILLAGE if "revamped" in f"{file}-{key}" else TOWN]
        elsewhere += [VILLAGE] * (file in EVERY_BOOK and not SQUARE.search(key))
        found = [told.group() for one in elsewhere if (told := re.search(one[language], pattern.text))]
        assert not found, f"{key}: {pattern.text}"


ROLE_PAGES = re.compile(r"role-judge-[a-z-]+\.(card|more)|handbook-judge-[a-z-]+(\.when|\.limits)?")


def test_a_page_about_a_role_says_you() -> None:
    """The card says you; so does the page below it, and no card is a man or a woman."""
    for name in ("judge.ftl", "handbook.ftl"):
        for key, pattern in patterns("en", name).items():
            if ROLE_PAGES.fullmatch(key):
                assert not re.search(
                    r"\b(He|She|he wakes|she wakes|his own pack|It knows)\b", pattern.text
                ), key


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_private_sentences_do_not_speak_of_the_reader_as_of_somebody_else(language: str) -> None:
    """ "The Witch poisoned number 8", to the Witch."""
    wrong = {
        "en": r"^The (Witch|Guardian|Wolf Beauty|Silencer|Hidden)",
        "zh-CN": r"^(女巫|守卫|狼美人|禁言长老|隐狼|守护者)",
    }
    for name in FILES:
        for key, pattern in patterns(language, name).items():
            if re.fullmatch(r"event-(judge|hollow|chat|forum)-[a-z-]+", key):
                assert not re.search(wrong[language], pattern.text.strip()), key
