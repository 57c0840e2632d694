"""How Mandarin lines are read where a sign has several readings: a list that was gone through by ear."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from pathlib import Path

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue, message_id
from nightcaller.voice.neural.mandarin import as_read, phonemes, syllables

CHECKED = Path(__file__).with_name("readings.txt")


def checked() -> dict[str, set[tuple[str, str]]]:
    """Sign -> the words it stands in, each with the reading that it has there."""
    found: dict[str, set[tuple[str, str]]] = {}
    for row in CHECKED.read_text(encoding="utf-8").splitlines():
        sign, reading, words = row.split("\t")
        found.setdefault(sign, set()).update((word, reading) for word in words.split())
    return found


@pytest.mark.slow
def test_every_sign_with_several_readings_is_read_as_somebody_has_checked(recordable) -> None:
    """Whoever writes a new word with such a sign looks at its reading and adds a row to `readings.txt`."""
    known = checked()
    unknown = {
        (sign, reading, word, text)
        for text in recordable("zh-CN")
        for word, readings in as_read(text)
        for sign, reading in zip(word, readings, strict=True)
        if sign in known and (word, reading) not in known[sign]
    }
    assert unknown == set()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_no_word_begins_or_ends_inside_the_name_of_a_role(
    request: pytest.FixtureRequest, catalogue: Catalogue, whole: bool
) -> None:
    """Said as “跟踪 狂请 闭眼” a name is not heard as one: some of what is recorded, or all that can be."""
    if whole:
        texts = request.getfixturevalue("recordable")("zh-CN")
    else:
        clips = json.loads((shipped("assets") / "voice" / "zh-CN" / "manifest.json").read_text("utf-8"))[
            "clips"
        ]
        texts = [clip["text"] for clip in clips[::20]]
    names = {
        catalogue.spoken("zh-CN", message_id("role", role))
        for book in books().values()
        for role in book.roles
    }
    named = re.compile(
        "(?:" + "|".join(sorted((re.escape(name) for name in names), key=len, reverse=True)) + ")(?!群)"
    )
    torn = set()
    for text in texts:
        for run in re.findall("[\u4e00-\u9fff]+", text):
            words = [word for word, _ in as_read(run)]
            edges = {0, *accumulate(map(len, words))}
            torn |= {
                (one[0], " ".join(words))
                for one in named.finditer(run)
                if not {one.start(), one.end()} <= edges
            }
    assert torn == set()


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("无人生还", "wu2 ren2 sheng1 huan2"),
        ("抽签抽中", "chou1 qian1 chou1 zhong4"),
        ("再没有人发帖", "zai4 mei2 you3 ren2 fa1 tie3"),
        ("此帖已锁", "ci3 tie3 yi3 suo3"),
        ("水车又转起来了", "shui3 che1 you4 zhuan4 qi3 lai2 le5"),
        ("由谁接任村长", "you2 shei2 jie1 ren4 cun1 zhang3"),
        ("影子越拉越长", "ying3 zi5 yue4 la1 yue4 chang2"),
        ("数了一遍人头", "shu3 le5 yi1 bian4 ren2 tou2"),
        ("没有人应", "mei2 you3 ren2 ying4"),
        ("中咒者", "zhong4 zhou4 zhe3"),
        ("结为情侣", "jie2 wei2 qing2 lv3"),
        ("永远睁着", "yong3 yuan3 zheng1 zhe5"),
        ("旗都倒了", "qi2 dou1 dao3 le5"),
        ("不听也得听", "bu4 ting1 ye3 dei3 ting1"),
        ("好得很", "hao3 de5 hen3"),
        ("有没有人陪都一样", "you3 mei2 you3 ren2 pei2 dou1 yi1 yang4"),
        ("待在家里", "dai1 zai4 jia1 li3"),
        ("时间都一样长", "shi2 jian1 dou1 yi2 yang4 chang2"),
        ("电脑来数", "dian4 nao3 lai2 shu3"),
        ("每只举起的手", "mei3 zhi1 ju3 qi3 de5 shou3"),
        ("给谁家撒火药", "gei3 shei2 jia1 sa3 huo3 yao4"),
    ],
)
def test_words_are_read_as_the_table_reads_them(text: str, readings: str) -> None:
    assert " ".join(one for _, said in as_read(text) for one in said) == readings


@pytest.mark.parametrize(
    ("text", "said", "plain"),
    [
        ("请五号睁眼。", "ʨʰi↗ŋ u↓xau↘ ꭧə→ŋjɛ↓n.", "qing wu hao zheng yan"),
        ("不是一号，也不好！", "pu↗ʂɨ↘ i→xau↘, je↓ pu↘xau↓!", "bu shi yi hao ye bu hao"),
        ("我很想你，一起走。", "wo↗ xə↓n ɕja↗ŋ ni↓, i↘ʨʰi↓ ʦou↓.", "wo hen xiang ni yi qi zou"),
        ("一会儿，第一个", "i↗xwei↘ɚ, ti↘i→kɤ", "yi hui er di yi ge"),
        ("绿女 PK", "ly↘ny↓ pʰi→kʰei→", "lv nv p k"),
    ],
)
def test_tones_follow_their_neighbours_and_signs_their_words(text: str, said: str, plain: str) -> None:
    assert phonemes(text).split() == said.split()
    assert syllables(text) == plain.split()
