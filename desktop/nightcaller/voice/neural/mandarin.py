"""Mandarin text to the phonemes of Kokoro's Mandarin voices: words, readings, tones as they are spoken.

The voice was trained on pinyin written in IPA, word by word, a tone arrow after each vowel.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

_TONES: Final = {"1": "→", "2": "↗", "3": "↓", "4": "↘", "5": ""}
_INITIALS: Final = dict(
    zip(
        ("b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x"),
        ("p", "pʰ", "m", "f", "t", "tʰ", "n", "l", "k", "kʰ", "x", "ʨ", "ʨʰ", "ɕ"),
        strict=True,
    )
) | {"zh": "ꭧ", "ch": "ꭧʰ", "sh": "ʂ", "r": "ɻ", "z": "ʦ", "c": "ʦʰ", "s": "s"}
_FINALS: Final = (
    {"a": "a0", "ai": "ai0", "an": "a0n", "ang": "a0ŋ", "ao": "au0", "e": "ɤ0", "ei": "ei0", "en": "ə0n"}
    | {"eng": "ə0ŋ", "i": "i0", "ia": "ja0", "ian": "jɛ0n", "iang": "ja0ŋ", "iao": "jau0", "ie": "je0"}
    | {"in": "i0n", "ing": "i0ŋ", "iong": "jʊ0ŋ", "iou": "jou0", "o": "wo0", "ong": "ʊ0ŋ", "ou": "ou0"}
    | {"u": "u0", "ua": "wa0", "uai": "wai0", "uan": "wa0n", "uang": "wa0ŋ", "uei": "wei0", "uen": "wə0n"}
    | {"ueng": "wə0ŋ", "uo": "wo0", "ü": "y0", "üan": "ɥɛ0n", "üe": "ɥe0", "ün": "y0n"}
)
"""Pinyin to IPA; 0 is where the tone's arrow goes."""
_WHOLE: Final = {"er": "ɚ0", "o": "ɔ0", "io": "jɔ0", "ê": "ɛ0"}
_SIBILANTS: Final = ("zh", "ch", "sh", "r", "z", "c", "s")
_SIGNS: Final = str.maketrans("，、。！？：；（）“”", ",,.!?:;()“”")
_LETTERS: Final = {"P": ("pi1",), "K": ("kei1",)}
"""Letters that the game's own Chinese spells out, as it spells them: PK."""
_WORDS: Final = (
    *("禁言长老", "吹笛者", "炸弹人", "狼美人", "白狼王", "恶灵骑士", "上警", "退水", "倒牌", "翻牌", "自爆"),
    *("警左", "警右", "警下", "睁眼", "闭眼", "举手", "底牌", "平票", "发言", "遗言", "放逐", "绞绳", "疫印"),
    *("纵火狂", "跟踪狂", "狼崽", "票数", "千面狐", "相面师", "制皮匠", "一支支", "狼人", "选上"),
)
"""The field's words, which a general dictionary would cut elsewhere."""
_NOT_WORDS: Final = (
    *(
        "天黑请",
        "请举手",
        "完请",
        "眼看",
        "着眼",
        "陪都",
        "剩一人",
        "没举",
        "上刻",
        "上落",
        "人来关",
        "人喊",
        "数最多",
        "剩狼人",
        "还空",
        "先空",
        "人才",
        "人选",
        "人会",
        "牌会",
    ),
    "剩白",
)
"""What the general dictionary takes for a word and the field does not."""
_READINGS: Final = {
    word: tuple(said.split())
    for word, said in {
        "倒牌": "dao3 pai2",
        "倒下": "dao3 xia4",
        "倒了": "dao3 le5",
        "长老": "zhang3 lao3",
        "禁言长老": "jin4 yan2 zhang3 lao3",
        "长椅": "chang2 yi3",
        "很长": "hen3 chang2",
        "越拉越长": "yue4 la1 yue4 chang2",
        "似的": "shi4 de5",
        "更正": "geng1 zheng4",
        "传到": "chuan2 dao4",
        "相爱": "xiang1 ai4",
        "生还": "sheng1 huan2",
        "无人生还": "wu2 ren2 sheng1 huan2",
        "抽中": "chou1 zhong4",
        "中刀": "zhong4 dao1",
        "重来": "chong2 lai2",
        "中咒者": "zhong4 zhou4 zhe3",
        "中了刀": "zhong4 le5 dao1",
        "射中": "she4 zhong4",
        "必中": "bi4 zhong4",
        "结为": "jie2 wei2",
        "睁着": "zheng1 zhe5",
        "撒火药": "sa3 huo3 yao4",
        "待在家里": "dai1 zai4 jia1 li3",
        "转起来": "zhuan4 qi3 lai2",
        "脑子里转": "nao3 zi5 li5 zhuan4",
        "空房": "kong1 fang2",
        "人应": "ren2 ying4",
        "磨的": "mo4 de5",
        "数了": "shu3 le5",
        "数了数": "shu3 le5 shu3",
        "数一遍": "shu3 yi2 bian4",
        "数一数": "shu3 yi5 shu3",
        "信得过": "xin4 de5 guo4",
        "怪不得": "guai4 bu5 de5",
        "睡得": "shui4 de5",
        "想得": "xiang3 de5",
        "拆得": "chai1 de5",
        "爱得": "ai4 de5",
        "装得": "zhuang1 de5",
        "来数": "lai2 shu3",
        "每只": "mei3 zhi1",
        "数手指头": "shu3 shou3 zhi3 tou2",
        "背锅侠": "bei1 guo1 xia2",
        "调好": "tiao2 hao3",
        "干了": "gan1 le5",
        "没干": "mei2 gan1",
        "要应": "yao4 ying4",
        "撒一家": "sa3 yi4 jia1",
        "用不着": "yong4 bu5 zhao2",
        "第一个": "di4 yi1 ge5",
        "先走一步": "xian1 zou3 yi2 bu4",
        "好得很": "hao3 de5 hen3",
        "得听": "dei3 ting1",
        "得有": "dei3 you3",
        "得太多": "de5 tai4 duo1",
        "迷倒": "mi2 dao3",
        "安稳觉": "an1 wen3 jiao4",
        "正当理由": "zheng4 dang4 li3 you2",
        "长凳": "chang2 deng4",
        "长着呢": "chang2 zhe5 ne5",
        "一样长": "yi2 yang4 chang2",
        "不长": "bu4 chang2",
        "空着": "kong4 zhe5",
        "咬一口": "yao3 yi4 kou3",
    }.items()
}
"""Words that the general dictionary reads as another word, or does not know for one."""
_SYLLABLES: Final = {"谁": "shei2", "帖": "tie3"}
"""Read so wherever they stand: 谁 as shuí is heard as 水, and a 帖 is always a post here."""
_DIGITS: Final = "零一二三四五六七八九十"
_PLATED: Final = (*_DIGITS, "第")
"""Before 一: it counts and keeps its tone."""
_RUN: Final = re.compile(r"[\u4e00-\u9fff]+|[A-Z]+|[^\u4e00-\u9fffA-Z]+")


def phonemes(text: str) -> str:
    """Return how `text` is pronounced, in the alphabet of the model.

    Args:
        text: Mandarin with numbers in words, as the catalogue gives it for the ear. Of other scripts only the
            letters of ``PK`` can be said.
    """
    parts = []
    for run in _RUN.findall(text):
        if run[0] in _LETTERS:
            parts.append(_written([[syllable for letter in run for syllable in _LETTERS.get(letter, ())]]))
        elif "\u4e00" <= run[0] <= "\u9fff":
            parts.append(_written(as_spoken(_cut(run))))
        else:
            parts.append(run.translate(_SIGNS) + " ")
    return re.sub(r"\s+([,.!?;:])", r"\1", " ".join(parts)).strip().replace("  ", " ")


def as_read(text: str) -> list[tuple[str, Sequence[str]]]:
    """Return the Chinese words of a text, each with its syllables before neighbours change their tones."""
    runs = (run for run in _RUN.findall(text) if "\u4e00" <= run[0] <= "\u9fff")
    return [(word, _reading(word)) for run in runs for word in _cut(run)]


def syllables(text: str) -> list[str]:
    """Return how `text` is read, in pinyin without tones; letters one by one, signs not at all."""
    said: list[str] = []
    for run in _RUN.findall(text):
        if run[0] in _LETTERS:
            said += run.lower()
        elif "\u4e00" <= run[0] <= "\u9fff":
            said += [one[:-1] for _, readings in as_read(run) for one in readings]
    return said


def as_spoken(words: Sequence[str]) -> list[list[str]]:
    """Return each word's syllables in pinyin with tone numbers, changed as neighbours change them.

    A third tone before a third tone rises, inside a word and after a word of one syllable (请五号: qíng wǔ
    hào); 不 and 一 follow what comes after them, but 一 as a number on a plate stays as it is.
    """
    letters = "".join(words)
    starts = {sum(map(len, words[:index])): len(word) for index, word in enumerate(words)}
    said = [syllable for word in words for syllable in _reading(word)]
    for place, letter in enumerate(letters[:-1]):
        following, before = letters[place + 1], letters[place - 1] if place else ""
        if letter == "不" and said[place + 1][-1] == "4":
            said[place] = "bu2"
        elif letter == "一" and place in starts and following not in f"号{_DIGITS}" and before not in _PLATED:
            said[place] = "yi2" if said[place + 1][-1] == "4" else "yi4"
    for place in range(len(said) - 2, -1, -1):
        joined = place + 1 not in starts or starts.get(place) == 1
        if joined and said[place][-1] == said[place + 1][-1] == "3":
            said[place] = f"{said[place][:-1]}2"
    rest = iter(said)
    return [[next(rest) for _ in word] for word in words]


def _written(words: Sequence[Sequence[str]]) -> str:
    return " ".join("".join(map(_ipa, word)) for word in words)


def _ipa(syllable: str) -> str:
    from pypinyin.contrib.tone_convert import to_finals, to_initials, to_normal

    tone, plain = _TONES[syllable[-1]], to_normal(syllable[:-1])
    if plain in _WHOLE:
        return _WHOLE[plain].replace("0", tone)
    initial, final = to_initials(plain), to_finals(plain, v_to_u=True)
    vowel = "ɨ0" if final == "i" and initial in _SIBILANTS else _FINALS[final]
    return _INITIALS.get(initial, "") + vowel.replace("0", tone)


def _cut(run: str) -> list[str]:
    return [str(word) for word in _cutter().lcut(run)]


@cache
def _cutter() -> Any:
    import jieba

    jieba.setLogLevel(60)
    cutter = jieba.Tokenizer()
    for word in (*_WORDS, *_READINGS):
        cutter.add_word(word)
        cutter.suggest_freq(word, tune=True)
    for word in _NOT_WORDS:
        cutter.del_word(word)
    return cutter


def _reading(word: str) -> Sequence[str]:
    from pypinyin import Style, lazy_pinyin

    if word in _READINGS:
        return _READINGS[word]
    said = lazy_pinyin(word, style=Style.TONE3, neutral_tone_with_five=True)
    return [_SYLLABLES.get(letter, str(one)) for letter, one in zip(word, said, strict=True)]
