"""Lists of names as people paste them: a sign-up chain from a chat, a numbered list, a column of a table.

What carries the list (numbers, bullets, ticks, headings that begin with #) is not a name. What may or may not
be one is put to whoever pasted it.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

from nightcaller.viewmodels.names import clean, graphemes

_LONGEST_NAME: Final = 20
"""Longer lines of a list are sentences."""


class Listed(NamedTuple):
    """What a text says about who comes."""

    names: tuple[str, ...]
    """In the order of the text, made clean."""
    sure: bool = True
    """False: somebody should look at it before these people sit down."""
    left_out: tuple[str, ...] = ()
    """Parts that may have been names or belonged to one."""


_DIGITS: Final = str.maketrans(
    {chr(0x2460 + at): f" {at + 1}. " for at in range(20)}
    | {chr(0x2776 + at): f" {at + 1}. " for at in range(10)}
    | {chr(0x3220 + at): f" {at + 1}. " for at in range(10)}
    | {chr(0xFF10 + at): str(at) for at in range(10)}
)
_KEYCAP = re.compile(r"(\d)\ufe0f?\u20e3")
_TEN = "\U0001f51f"
_NUMBER = r"[(（\[【]?(\d{1,2})\s*(?:[.．。、)）\]】:：·]|[,，](?!\d)|号[:：.、]?|[-–—](?=\s))"
_NUMBERED = re.compile(rf"^\s*{_NUMBER}\s*")
_BARE = re.compile(r"^\s*(\d{1,2})(?:\s+|(?=[^\d\s.,]))")
_INLINE = re.compile(rf"(?:^|(?<=[\s,，、;；])){_NUMBER}\s*(?=\D|$)")
_BULLET = re.compile(
    r"^\s*(?:[-–—*•·●○◦‣▪▫■□◆◇▶►➤→☐☑✅✓✔➕👉🔸🔹🔘⭐]\ufe0f?)+(?:\s*\[[ xX]?\])?\s*|^\s*\[[ xX]?\]\s*"
)
_TICKED = re.compile(r"[\s:：]*(?:[☑✅✓✔❤👍🙋🙋‍♂‍♀✋]\ufe0f?[\U0001f3fb-\U0001f3ff]?)+\s*$")
_SENT = re.compile(r"^\s*\[[^\]]*\d[^\]]*\]\s*([^:：]+)[:：].*$|^\d[\d./-]+,? [\d:]+.{0,4} - ([^:：]+): .*$")
"""A line of a chat that somebody copied whole: when, who, what."""
_BETWEEN = re.compile(r"[,，、;；\t|]+|\s[&＆]\s|\s/\s|\u2005(?=@)")
_AND = re.compile(r"\s+(?:and|und|et|y|和|与|跟)\s+", re.IGNORECASE)
_REMARK = re.compile(r"\s*[(（【\[].*[)）】\]]\s*$|\s*[+＋]\s*\d+\s*人?$|\s+[-–—]\s.*$|\s*[:：]\s*\S.*$")
_MENTION = re.compile(r"(?:^|(?<=\s))@")
_FAR_EAST = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def listed(text: str) -> Listed:
    """Return the names in a text that somebody typed or pasted."""
    text = _KEYCAP.sub(r" \1. ", text.replace(_TEN, " 10. ")).translate(_DIGITS)
    lines = [line for line in re.split(r"[\r\n\v\f\u2028\u2029]+", text) if line.strip()]
    lines = [line for line in lines if not line.lstrip(" \ufeff").startswith(("#", "＃"))]
    if len(lines) == 1:
        return _in_one_line(lines[0])
    return _in_lines(lines)


def _in_one_line(line: str) -> Listed:
    marks = list(_INLINE.finditer(line))
    if len(marks) > 1 and _counts([int(mark[1]) for mark in marks]):
        ends = [*(mark.start() for mark in marks[1:]), len(line)]
        entries = [line[mark.end() : end].strip(" ,，、;；") for mark, end in zip(marks, ends, strict=True)]
        return _of_people(entries, [line[: marks[0].start()]])
    line = _without_marks(line)
    parts = _parts(line)
    if len(parts) > 1:
        return _of_people(parts, [])
    if len(_AND.split(line)) > 1:
        return Listed(tuple(filter(None, map(clean, _AND.split(line)))), sure=False)
    name = clean(line)
    words = name.split(" ")
    if len(words) > 1 and (len(words) > 2 or all(_FAR_EAST.search(word) for word in words)):
        return Listed(tuple(words), sure=False)
    return Listed((name,) if name else ())


def _in_lines(lines: list[str]) -> Listed:
    sent = [_SENT.match(line) for line in lines]
    if any(sent):
        senders = dict.fromkeys(found[1] or found[2] for found in sent if found)
        return _of_people(list(senders), [])._replace(sure=False)
    numbers = [_NUMBERED.match(line) for line in lines]
    bare = [_BARE.match(line) for line in lines]
    if not any(numbers) and all(bare) and _counts([int(found[1]) for found in bare if found]):
        numbers = bare
    if any(numbers):
        # what has no number is what is written over, between or under a numbered list
        loose = [line for line, found in zip(lines, numbers, strict=True) if not found]
        entries = [line[found.end() :] for line, found in zip(lines, numbers, strict=True) if found]
        return _of_people(entries, loose)
    bullets = [_BULLET.match(line) for line in lines]
    if sum(map(bool, bullets)) > 1:
        loose = [line for line, found in zip(lines, bullets, strict=True) if not found]
        entries = [line[found.end() :] for line, found in zip(lines, bullets, strict=True) if found]
        return _of_people(entries, loose)
    heading = [line for line in lines[:1] if line.rstrip().endswith((":", "："))]
    people: list[str] = []
    for line in lines[len(heading) :]:
        people += _parts(line)
    return _of_people(people, [])


def _of_people(entries: list[str], loose: list[str]) -> Listed:
    """Each entry is one person, perhaps with a remark; what is loose may be a heading."""
    names: list[str] = []
    left_out = [clean(line) for line in loose if clean(line) and not line.rstrip().endswith((":", "："))]
    sure = not left_out
    for entry in entries:
        line = _without_marks(entry)
        remark = _REMARK.search(line)
        if remark and clean(line[: remark.start()]):
            left_out.append(clean(remark[0]).strip(" :：-–—"))
            line = line[: remark.start()]
            sure = False
        together = _AND.split(line)
        sure = sure and len(together) == 1
        for one in together:
            name = clean(one)
            if sum(1 for _ in graphemes(name)) > _LONGEST_NAME and len(entries) > 1:
                left_out.append(name)
                sure = False
            elif name:
                names.append(name)
    return Listed(tuple(names), sure, tuple(left_out))


def _parts(line: str) -> list[str]:
    parts = [part for part in _BETWEEN.split(_MENTION.sub("\u2005@", line)) if clean(part)]
    parts = [part.lstrip("@ \u2005") for part in parts]
    numbers = [int(part) for part in parts if part.strip().isdecimal()]
    if len(parts) > len(numbers) and _counts(numbers):
        parts = [part for part in parts if not part.strip().isdecimal()]
    return parts


def _without_marks(line: str) -> str:
    """Return a line without its number or bullet and its tick; a name of nothing else stays."""
    found = _NUMBERED.match(line) or _BULLET.match(line)
    bare = _TICKED.sub("", line[found.end() :] if found else line)
    return bare if clean(bare) else line


def _counts(numbers: list[int]) -> bool:
    return bool(numbers) and all(later == earlier + 1 for earlier, later in pairwise(numbers))
