"""The page about own roles: its examples are played, its schema is the reader's, its tables miss nothing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema
import msgspec
import pytest

from makers.drawing import drawn_table
from makers.fuzz import played
from makers.schema import own_role_schema
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRoleError, against, read, refusals, with_roles
from nightcaller.rulebooks.own.reading import converted
from nightcaller.rulebooks.own.sentences import VOCABULARY, OwnRole
from nightcaller.text import Catalogue

DOCS = Path(__file__).resolve().parents[3] / "docs"
FILES = sorted((DOCS / "own-roles").glob("*.toml"))
EXAMPLES = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
SCHEMA = json.loads((DOCS / "own-role.schema.json").read_text(encoding="utf-8"))
PAGE = (DOCS / "own-roles.md").read_text(encoding="utf-8")


def test_the_schema_is_the_one_that_reads():
    """`packaging/tool schema > docs/own-role.schema.json`."""
    assert (DOCS / "own-role.schema.json").read_text(encoding="utf-8") == own_role_schema()


@EXAMPLES
def test_an_example_is_a_role_that_can_be_played(file: Path):
    role = read(file.read_bytes())
    assert refusals(role) == ()
    assert against(role, "judge") == ()
    assert role.id == f"own.{file.stem}"
    jsonschema.validate(tomllib.loads(file.read_text(encoding="utf-8")), SCHEMA)
    rules = with_roles(book("judge"), (role,))
    session = played(
        rules, drawn_table(rules, file.stem, 9, [role.id]), file.stem, disturbed=False, replayed=True
    )
    assert session.outcome is not None


def mutations(content: dict[str, Any]) -> Iterator[tuple[str, Callable[[dict[str, Any]], object]]]:
    """Yield ways to spoil a file."""
    yield "no id", lambda one: one.pop("id")
    yield "no name", lambda one: one.pop("name")
    yield "a shipped id", lambda one: one.update(id="judge.seer")
    yield "a newer form", lambda one: one.update(format=2)
    yield "no such side", lambda one: one.update(team="owls")
    yield "no such field", lambda one: one.update(colour="red")
    yield "no list", lambda one: one.update(sentence="looks")
    yield "a long name", lambda one: one["name"].update(en="x" * 25)
    yield "no language", lambda one: one["name"].update(tlh="x")
    yield "a wrong sort", lambda one: one.update(several="yes")
    yield "too much", lambda one: one.update(worth=10)
    yield "too many", lambda one: one.update(sentence=one["sentence"] * 9)
    for at in range(len(content["sentence"])):
        yield f"no such verb {at}", lambda one, at=at: one["sentence"][at].update(does="sees")
        yield f"no verb {at}", lambda one, at=at: one["sentence"][at].pop("does")
        yield f"no such gap {at}", lambda one, at=at: one["sentence"][at].update(loudly=True)
        for gap, value in content["sentence"][at].items():
            if gap != "does":
                wrong = 99 if isinstance(value, int) else "blue"
                yield (
                    f"{gap} {at}",
                    lambda one, at=at, gap=gap, wrong=wrong: one["sentence"][at].update({gap: wrong}),
                )


@EXAMPLES
def test_a_spoilt_example_is_refused_by_the_schema_and_by_the_reader(file: Path):
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for name, spoil in mutations(content):
        spoilt = deepcopy(content)
        spoil(spoilt)
        assert not validator.is_valid(spoilt), name
        with pytest.raises(OwnRoleError):
            converted(spoilt)


def test_the_examples_use_the_whole_vocabulary():
    said = {
        str(type(one).__struct_config__.tag) for file in FILES for one in read(file.read_bytes()).sentence
    }
    assert said == set(VOCABULARY)
    assert len(FILES) >= 12


def first_in_brackets(field: str, text: str) -> str | None:
    """What a text says that a field is where nothing is said; None where it says nothing of it."""
    found = re.search(rf"`{field}` \(`?(\w+)", text)
    return found[1] if found else None


def test_the_page_names_every_word_and_what_holds_where_nothing_is_said():
    shared = PAGE.split("They share ")[1].split("\n\n")[0]
    for verb, kind in VOCABULARY.items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{verb}` |"))
        for one in msgspec.structs.fields(kind):
            name, usual = one.encode_name, json.dumps(one.default).strip('"')
            assert f"`{name}`" in row, (verb, name)
            assert (first_in_brackets(name, row) or first_in_brackets(name, shared)) == usual, (verb, name)
            words = [word for word in get_args(get_type_hints(kind)[name]) if isinstance(word, str)]
            assert name in {"nights", "again"} or all(f"`{word}`" in row for word in words), (verb, name)
    for one in msgspec.structs.fields(OwnRole):
        assert f"`{one.encode_name}`" in PAGE, one.name
    assert all(f"`{file.stem}`" in PAGE for file in FILES)
    example = PAGE.split("```toml\n")[1].split("```")[0]
    assert read(example.encode()) == read((DOCS / "own-roles" / "sleepy_seer.toml").read_bytes())


def test_the_page_quotes_a_refusal_as_it_is_said():
    said = Catalogue(shipped("i18n"))
    text, nearest = (said.say("en", f"own-refused-two-a-night{part}") for part in ("", ".instead"))
    assert f"{text} Nearest: {nearest}." in " ".join(PAGE.split())
