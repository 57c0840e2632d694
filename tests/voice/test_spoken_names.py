"""Which voice reads a name."""

from __future__ import annotations

import pytest

from nightcaller.voice.names import parts_of


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Priya", (("en", "Priya"),)),
        ("小满", (("zh-CN", "小满"),)),
        ("小明 Li", (("zh-CN", "小明"), ("en", "Li"))),
        ("Anne-Sophie O'Neil", (("en", "Anne-Sophie O'Neil"),)),
        ("Jose\u0301", (("en", "José"),)),
        ("🐺 Ben 2", (("en", "Ben 2"),)),
        ("Ольга", ()),
        ("さくら", ()),
        ("민지", ()),
        ("Ben Ольга", ()),
        ("007", ()),
        ("", ()),
    ],
)
def test_a_name_is_read_in_the_language_of_its_script(name: str, parts: tuple[tuple[str, str], ...]) -> None:
    assert parts_of(name) == parts
