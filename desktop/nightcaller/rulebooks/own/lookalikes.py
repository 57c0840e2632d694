"""Letters that look alike: a Cyrillic а in a Latin word, a zero for an O, 獵 for 猎.

Two names that look alike have one skeleton, as UTS #39 calls it. The table of letters is that standard's
(Unicode's `confusables.txt`, version 15.1, Unicode License v3), as far as single letters and digits look
like one of ours, and not a library: those that have it carry a megabyte of all the world's signs, and none
knows about Chinese. To it come the forms of the ideographs in the names of shipped roles, and those that are
taken for another at a glance. Accents make another letter: Séer is no Seer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from unicodedata import normalize

LATIN: Final[Mapping[str, str]] = {
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ\U000118ca\U00016f3b",
    "4": "Ꮞ\U000118af",
    "5": "Ƽ\U000118bb",
    "6": "бᏮⳒ\U000118d5",
    "7": "\U000104d2\U000118c6",
    "8": "Ȣȣ৪੪\U0001031a\U0001e8cb",
    "9": "৭੧୨൭ⳊꝮ\U000118ac\U000118cc\U000118d6",
    "a": "ɑΑαАаᎪᗅꓮ\U000102a0\U00016f40",
    "b": "ƄΒВЬᏏᏴᑲᖯᗷꓐꞴ\U00010282\U000102a1\U00010301",
    "c": "СсᏟᴄⲤⲥꓚꮯ\U000102a2\U00010302\U00010415\U0001043d\U0001051c\U000118e9\U000118f2",
    "d": "ԁᎠᏧᑯᗞᗪꓒꓓ",
    "e": "ΕЕеҽᎬⴹꓰꬲ\U00010286\U000118a6\U000118ae",
    "f": "ϜքᖴẝꓝꞘꞙꬵ\U00010287\U000102a5\U00010525\U000118a2\U000118c2",
    "g": "ƍɡԌցᏀᏳᶃꓖ",
    "h": "ΗНһհᎻᏂᕼⲎꓧ\U000102cf",
    "i": "ıɩɪιіӏᎥꙇꭵ\U000118c3",
    "j": "ͿϳЈјᎫᒍꓙꞲ",
    "k": "ΚКᏦᛕⲔꓗ\U00010518",
    "l": (
        "ƖǀΙІӀ\u05d5\u05df\u0627\u0661۱\u07caᏞᒪᛁⲒⳐⵏꓡꓲ\U0001028a\U00010309\U00010320\U0001041b"
        "\U00010526\U000118a3\U000118b2\U00016f16\U00016f28\U0001e8c7"
    ),
    "m": "ΜϺМᎷᗰᛖⲘꓟ\U000102b0\U00010311",
    "n": "ΝոռⲚꓠ\U00010513",
    "o": (
        "ΟοσОоՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5۵\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲞⲟⵔ〇ꓳꬽ\U00010292"
        "\U000102ab\U00010404\U0001042c\U000104c2\U000104ea\U00010516\U000114d0\U000118b5"
        "\U000118c8\U000118d7\U000118e0"
    ),
    "p": "ΡρРрᏢᑭⲢⲣꓑ\U00010295",
    "q": "ԛգզⵕ",
    "r": "ƦгᎡᏒᖇᴦⲅꓣꭇꭈꮁ\U000104b4\U00016f35",
    "s": "ƽЅѕՏᏕᏚꓢꜱꮪ\U00010296\U00010420\U00010448\U000118c1\U00016f3a",
    "t": "ΤТᎢⲦꓔ\U00010297\U000102b1\U00010315\U000118bc\U00016f0a",
    "u": "ʋυՍսሀᑌᴜꓴꞟꭎꭒ\U000104ce\U000104f6\U000118b8\U000118d8\U00016f42",
    "v": "νѴѵ\u05d8\u0667۷Ꮩᐯᴠⴸꓦꛟꮩ\U0001051d\U00011706\U000118a0\U000118c0\U00016f08",
    "w": "ɯѡԜԝաᎳᏔᴡꓪꮃ\U0001170a\U0001170e\U0001170f\U000118e6\U000118ef",
    "x": "ΧХхᕁᕽᚷⲬⵝꓫꞳ\U00010290\U000102b4\U00010317\U00010322\U00010527\U000118ec",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ\U000102b2\U000118a4\U000118dc\U00016f43",
    "z": "ΖᏃᴢꓜꮓ\U000102f5\U000118a9\U000118c4\U000118e5",
}  # fmt: skip
"""Our letter -> letters of other alphabets that look like it, large or small."""

ALIKE: Final[Mapping[str, str]] = {"l": "i1", "o": "0"}
"""Which of our own letters are taken for one another."""

JOINED: Final[Mapping[str, str]] = {"rn": "m", "vv": "w"}
"""Two letters that look like one."""

IDEOGRAPHS: Final[Mapping[str, str]] = {
    "丧": "喪", "乌": "烏", "众": "眾衆", "侠": "俠", "侣": "侶", "击": "擊", "刽": "劊", "医": "醫",
    "占": "佔", "卫": "衛衞", "厨": "廚", "发": "發", "后": "後", "员": "員", "圣": "聖", "头": "頭",
    "学": "學", "尸": "屍", "师": "師", "弹": "彈", "恶": "惡", "户": "戶", "执": "執", "护": "護",
    "捣": "搗", "搅": "攪", "旧": "舊", "术": "術", "杂": "雜", "气": "氣", "汉": "漢", "游": "遊",
    "潜": "潛", "灵": "靈", "独": "獨", "狱": "獄", "猎": "獵", "疯": "瘋", "痴": "癡", "盗": "盜",
    "离": "離", "种": "種", "红": "紅", "纵": "縱", "群": "羣", "胆": "膽", "记": "記", "诅": "詛",
    "诗": "詩", "谕": "諭", "货": "貨", "贼": "賊", "踪": "蹤", "镇": "鎮", "长": "長", "际": "際",
    "隐": "隱", "顾": "顧", "预": "預", "飞": "飛", "验": "驗", "骑": "騎", "鸦": "鴉", "龙": "龍",
    "一": "ー", "二": "ニ", "八": "ハ", "力": "カ", "卜": "ト", "口": "ロ囗", "夕": "タ", "工": "エ",
    "人": "入", "狼": "狠", "士": "土", "未": "末", "日": "曰", "大": "太犬",
}  # fmt: skip
"""Ideograph -> its traditional forms, as far as shipped roles are written with it, and its look-alikes."""

_PLAIN: Final = {
    ord(letter): plain for plain, many in (*LATIN.items(), *IDEOGRAPHS.items()) for letter in many
}
_OURS: Final = {ord(letter): plain for plain, many in ALIKE.items() for letter in many}


def skeleton(name: str) -> str:
    """Return what all names that look like this one have in common: letters and digits, small and plain."""
    large = normalize("NFKC", name).translate(_PLAIN)
    small = normalize("NFKC", large.casefold()).translate(_PLAIN)  # a large Н is an H, a small н is none
    plain = "".join(filter(str.isalnum, small)).translate(_OURS)
    for two, one in JOINED.items():
        plain = plain.replace(two, one)
    return plain
