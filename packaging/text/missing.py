"""List what a language does not say yet, as a file to be written on.

    .venv/bin/python packaging/text/missing.py TAG [FILE.ftl ...]

Prints each entry that is missing, or cannot be said as it is written, in the words of the language that
stands in for it (`nightcaller.languages`), under the name of its file and with the number of those that are
there. Until an entry is written people read and hear those words.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nightcaller.languages import DEFAULT, LANGUAGES

FOLDER: Final = Path(__file__).resolve().parents[2] / "i18n"


class Gap(NamedTuple):
    """An entry that is not said in a language."""

    file: str
    id: str
    why: str
    """``missing``; ``attributes`` of it are; or ``wrong``: it asks for what nobody gives."""
    source: str
    """As the other language has it."""


class _Needs(Visitor):
    """What an entry has to be given: its variables."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def entries(path: Path) -> dict[str, tuple[ast.Message | ast.Term, str]]:
    """Return a file's messages and terms by id, each with its source; nothing where there is no file."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: (
            entry,
            text[entry.span.start : entry.span.end].strip(),
        )
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None
    }


def gaps(folder: Path, language: str, files: Iterable[str] = ()) -> Iterator[Gap]:
    """Find what a language does not say.

    Args:
        folder: the folder with one sub-folder per language.
        language: the language's tag.
        files: only in these; in all of them by default.
    """
    other = folder / (LANGUAGES[language].instead or DEFAULT)
    own: dict[str, tuple[ast.Message | ast.Term, str]] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        own.update(entries(path))
    for name in sorted(files) or sorted(path.name for path in other.glob("*.ftl")):
        for id_, (entry, source) in entries(other / name).items():
            if why := _lack(entry, own[id_][0] if id_ in own else None):
                yield Gap(name, id_, why, source)


def _lack(entry: ast.Message | ast.Term, own: ast.Message | ast.Term | None) -> str:
    if own is None:
        return "missing"
    if _Needs(own).variables - _Needs(entry).variables:
        return "wrong"
    there = {attribute.id.name for attribute in own.attributes}
    wanted = {attribute.id.name for attribute in entry.attributes}
    return "attributes" if wanted - there or (entry.value and not own.value) else ""


def page(folder: Path, language: str, files: Iterable[str] = ()) -> Iterator[str]:
    """Return the list, line by line."""
    file = ""
    found = list(gaps(folder, language, files))
    for gap in found:
        if gap.file != file:
            file = gap.file
            yield f"### {file}: {sum(one.file == file for one in found)}"
        yield f"# {gap.why}"
        yield gap.source


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in LANGUAGES:
        sys.exit(f"{__doc__}\nTAG is one of: {', '.join(LANGUAGES)}")
    print("\n".join(page(FOLDER, sys.argv[1], sys.argv[2:])))
