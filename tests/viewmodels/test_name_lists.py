"""What people really paste into the field for names, and who sits down."""

from __future__ import annotations

import pytest

from nightcaller.viewmodels.name_lists import listed

FRIENDS = ["小满", "阿泽", "大鹏"]
PEOPLE = ["Ann", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("pasted", "people"),
    [
        # typed
        ("Olivia", ["Olivia"]),
        ("Anna Maria", ["Anna Maria"]),
        ("007", ["007"]),
        ("5号", ["5号"]),
        ("Ben-Hur", ["Ben-Hur"]),
        ("✨", ["✨"]),
        ("✅", ["✅"]),
        ("3、大鹏", ["大鹏"]),
        ("1. 小满", ["小满"]),
        ("12) Ann", ["Ann"]),
        ("", []),
        ("#接龙", []),
        # a chain in WeChat
        ("#接龙\n1. 小满\n2. 阿泽\n3. 大鹏", FRIENDS),
        ("#接龙\r\n\r\n1. 小满\r\n2. 阿泽\r\n3. 大鹏\r\n4. \r\n", FRIENDS),
        ("#群接龙\n# 周六狼人杀，七点\n1、小满\n2、阿泽\n3、大鹏", FRIENDS),
        ("1.小满\n2.阿泽\n3.大鹏", FRIENDS),
        ("１．小满\n２．阿泽\n３．大鹏", FRIENDS),
        ("①小满\n②阿泽\n③大鹏", FRIENDS),
        ("1️⃣小满\n2️⃣阿泽\n3️⃣大鹏", FRIENDS),
        ("（1）小满\n（2）阿泽\n（3）大鹏", FRIENDS),
        ("1号：小满\n2号：阿泽\n3号：大鹏", FRIENDS),
        ("#接龙 1. 小满 2. 阿泽 3. 大鹏"[4:], FRIENDS),
        ("1.小满 2.阿泽 3.大鹏", FRIENDS),
        ("1、小满，2、阿泽，3、大鹏", FRIENDS),
        ("@小满\u2005@阿泽\u2005@大鹏\u2005", FRIENDS),
        ("@小满 @阿泽 @大鹏", FRIENDS),
        # lists of WhatsApp, notes and mails
        ("1. Ann ✅\n2. Ben ✅\n3. Cleo", PEOPLE),
        ("- Ann\n- Ben\n- Cleo", PEOPLE),
        ("• Ann\n• Ben\n• Cleo", PEOPLE),
        ("- [x] Ann\n- [ ] Ben\n- [x] Cleo", PEOPLE),
        ("✅ Ann\n✅ Ben\n✅ Cleo", PEOPLE),
        ("Werewolf on Saturday:\n1) Ann\n2) Ben\n3) Cleo", PEOPLE),
        ("Players:\nAnn\nBen\nCleo", PEOPLE),
        ("1 Ann\n2 Ben\n3 Cleo", PEOPLE),
        ("Ann\nBen\nCleo\n", PEOPLE),
        # commas of either language, tabs, a column of a table
        ("Ann, Ben, Cleo", PEOPLE),
        ("Anna Maria, Ben，小满、  ;Zoe", ["Anna Maria", "Ben", "小满", "Zoe"]),
        ("小满、阿泽、大鹏", FRIENDS),
        ("Ann\tBen\tCleo", PEOPLE),
        ("1\tAnn\n2\tBen\n3\tCleo", PEOPLE),
        ("Ann | Ben | Cleo", PEOPLE),
        ("Ann & Ben & Cleo", PEOPLE),
        ("👩‍👩‍👧, 🐺", ["👩‍👩‍👧", "🐺"]),
        ("🐺小满\n🦊阿泽", ["🐺小满", "🦊阿泽"]),
    ],
)
def test_what_carries_a_list_is_no_name(pasted: str, people: list[str]) -> None:
    assert (list(listed(pasted).names), listed(pasted).sure) == (people, True)


@pytest.mark.parametrize(
    ("pasted", "people", "left_out"),
    [
        ("小满 阿泽 大鹏", FRIENDS, []),
        ("Ann Ben Cleo", PEOPLE, []),
        ("Ann and Ben", ["Ann", "Ben"], []),
        ("Ann, Ben and Cleo", PEOPLE, []),
        ("#接龙\n周六老地方\n1. 小满\n2. 阿泽\n3. 大鹏", FRIENDS, ["周六老地方"]),
        ("周六狼人杀 1. 小满 2. 阿泽 3. 大鹏", FRIENDS, ["周六狼人杀"]),
        ("1. 小满（晚到）\n2. 阿泽\n3. 大鹏", FRIENDS, ["(晚到)"]),
        ("1. 小满 +1\n2. 阿泽\n3. 大鹏", FRIENDS, ["+1"]),
        ("1. Ann (late)\n2. Ben - maybe\n3. Cleo", PEOPLE, ["(late)", "maybe"]),
        ("[20:15, 22/11/2026] Ann: me\n[20:16, 22/11/2026] Ben: me too", ["Ann", "Ben"], []),
        ("Who comes on Saturday evening?\nAnn\nBen\nCleo", PEOPLE, ["Who comes on Saturday evening?"]),
    ],
)
def test_what_may_be_read_in_two_ways_is_asked(pasted: str, people: list[str], left_out: list[str]) -> None:
    found = listed(pasted)
    assert (list(found.names), found.sure) == (people, False)
    assert [part.replace("（", "(").replace("）", ")") for part in found.left_out] == left_out
