"""The README's two languages say the same, and what they point at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAIRS = [("README.md", "README.zh-CN.md"), ("CONTRIBUTING.md", "CONTRIBUTING.zh-CN.md")]


def text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


@pytest.mark.parametrize("page", [page for pair in PAIRS for page in pair] + ["docs/releasing.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text(page))
    assert [link for link in links if "://" not in link and not ((ROOT / page).parent / link).exists()] == []


@pytest.mark.parametrize("page", [page for pair in PAIRS for page in pair] + ["docs/releasing.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    """From the top of the project, or of the program."""
    named = re.findall(r"`(?:\./)?([\w-]+(?:/[\w.-]+)+)(?: [^`]*)?`", text(page))
    beside = (ROOT, ROOT / "desktop" / "nightcaller")
    made = ("dist/",)
    assert named
    assert [
        name
        for name in named
        if not name.startswith(made) and not any((top / name).exists() for top in beside)
    ] == []


@pytest.mark.parametrize(("english", "chinese"), PAIRS, ids=["README", "CONTRIBUTING"])
def test_both_languages_have_the_same_parts(english: str, chinese: str) -> None:
    """Headings, pictures, rows of tables, steps and commands: as many of each, the commands word for word."""
    for part in (r"^## ", r"^!\[|\| !\[", r"^\| ", r"^\d\. ", r"^- "):
        counts = [len(re.findall(part, text(page), re.MULTILINE)) for page in (english, chinese)]
        assert counts[0] == counts[1], part
    commands = [
        set(
            re.findall(
                r"`((?:\./)?(?:packaging|python|sudo|nightcaller lab)[^`]*)`", text(page).replace("\n", " ")
            )
        )
        for page in (english, chinese)
    ]
    same = [{command for command in found if "--language" not in command} for found in commands]
    assert same[0] == same[1]
