"""The languages that the program speaks. Imports nothing: the window asks for them before its first frame."""

from __future__ import annotations

from typing import Final, Literal

Language = Literal["en", "zh-CN"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh-CN")
