"""A language is one entry: nothing else in the program knows which languages there are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nightcaller
from nightcaller.languages import LANGUAGES

PACKAGE = Path(nightcaller.__file__).parent
HOME = PACKAGE / "languages"
PHONEMES = PACKAGE / "voice" / "neural" / "mandarin.py"
"""``zh`` and ``en`` are sounds there."""
OWN_ROLES = PACKAGE / "rulebooks" / "own" / "sentences.py"
"""The keys of a file: own roles are written in two languages."""
TAGS = {*LANGUAGES, *(tag.partition("-")[0] for tag in LANGUAGES)}
WORTH_A_LOOK = re.compile("|".join(rf"""["'}}]{tag}["'{{]""" for tag in sorted(TAGS)))
"""A module without a tag in quotes, or in a string between what is filled in, is not taken apart."""
NAMES = {name for one in LANGUAGES.values() for name in (one.name, one.short, one.initial)}


def named(path: Path) -> Iterator[str]:
    """Where a module writes the tag of a language out."""
    source = path.read_text("utf-8")
    for node in ast.walk(ast.parse(source)) if WORTH_A_LOOK.search(source) else ():
        if isinstance(node, ast.Constant) and node.value in TAGS:
            yield f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value!r}"


def test_no_module_knows_a_language_by_its_tag() -> None:
    modules = [
        one for one in PACKAGE.rglob("*.py") if HOME not in one.parents and one not in {PHONEMES, OWN_ROLES}
    ]
    assert [found for module in sorted(modules) for found in named(module)] == []


def test_no_screen_knows_a_language_by_its_tag_or_name() -> None:
    written = re.compile("|".join(f'"{re.escape(word)}"' for word in sorted(TAGS | NAMES)))
    assert [
        f"{path.name}: {line.strip()}"
        for path in sorted((PACKAGE / "qml").rglob("*.qml"))
        if path.name != "GalleryScreen.qml"
        for line in path.read_text("utf-8").splitlines()
        if written.search(line) and not line.strip().startswith("//")
    ] == []


def test_a_language_of_one_folder_is_enough() -> None:
    """The class of a language says everything that has no sensible answer by itself."""
    for tag, language in LANGUAGES.items():
        assert language.tag == tag
        assert language.name and language.short and language.initial and language.locales
        assert language.instead == "" or LANGUAGES[language.instead].instead == ""
