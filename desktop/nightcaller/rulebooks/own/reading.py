"""Own roles as files: TOML text in, a role or words out; and back.

A file is read as data against a fixed form. What is wrong is said with the line and the field. Nothing of
any size or depth can hurt: the text is bounded before anything looks at it, keys are bounded before the TOML
is parsed, and what was parsed meets a closed form.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

from nightcaller.errors import Argument, NightcallerError
from nightcaller.rulebooks.own.sentences import FORMAT, VOCABULARY, InBoth, OwnRole, Sentence, verb

ENCODING: Final = "utf-8-sig"
"""Of a file: a byte order mark before it is no letter."""
MOST_BYTES: Final = 16_384
"""Of a file; the longest role there can be takes two thirds of it."""
MOST_IN_A_LINE: Final = 2_000
"""Letters."""
MOST_DEPTH: Final = 4
"""How deep brackets may stand in one another."""
MOST_PARTS: Final = 4
"""Parts of a dotted key."""

_CHAIN: Final = re.compile(rf"(?:[\w-]{{1,40}}[ \t]{{0,4}}\.[ \t]{{0,4}}){{{MOST_PARTS}}}")
_TEXT: Final = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|#[^\n]*")
_BRACKET: Final = re.compile(r"[\[\]{}]")
_AT_LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_KEY: Final = re.compile(r"\s*[\"']?([\w.-]+)[\"']?\s*=")
MOST_SHOWN: Final = 40
"""Letters of what a file says, in words about it."""
SYNTAX: Final[Mapping[str, str]] = {
    "Expected '='": "equals",
    "Expected ']": "brackets",
    "Expected newline": "rest",
    "Expected": "quotes",
    "Unclosed": "brackets",
    "Unterminated": "quotes",
    "Illegal character '\\n'": "quotes",
    "Found invalid character '\\n'": "quotes",
    "Illegal character": "sign",
    "Found invalid character": "sign",
    "Unescaped": "backslash",
    "Invalid hex": "backslash",
    "Escaped": "backslash",
    "Cannot": "twice",
    "Duplicate": "twice",
    "Invalid value": "value",
    "Invalid date": "value",
    "Invalid": "name",
}
"""How the parser begins to say what is wrong with a text -> what that is here; the first that fits."""
_PATH: Final = re.compile(r" - at `\$(?P<path>[^`]*)`$")
_STEP: Final = re.compile(r"\.([\w-]+)|\[(\d+)\]|\[\.\.\.\]")
_BOUND: Final = re.compile(r"Expected `int` (<=|>=) (-?\d+)")
_LENGTH: Final = re.compile(r"Expected `(?:str|array)` of length <= (\d+)")
_NAMED: Final = re.compile(r"(?:unknown field|missing required field) `([^`]*)`")


class OwnRoleError(NightcallerError):
    """A file of an own role cannot be read; the message takes `line` and `field` where they are known."""

    message_id = "error-own-file"


class FileProblem(NamedTuple):
    """What is wrong in a file."""

    message: str
    line: int
    """Counted from 1; 0 if it is about no line."""
    field: str
    arguments: Mapping[str, Argument]


def read(data: bytes) -> OwnRole:
    """Return the role that a file describes. Whether it makes sense is asked of `checking`.

    Raises:
        OwnRoleError: it is too long, no text, no TOML, of a newer form, or says something that is no word of
            the vocabulary.
    """
    if len(data) > MOST_BYTES:
        raise OwnRoleError("error-own-file-long", size=len(data) // 1024, most=MOST_BYTES // 1024)
    try:
        text = data.decode(ENCODING)
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise OwnRoleError("error-own-file-no-text", line=line) from None
    refuse_depths(text)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise _of_syntax(text, str(problem)) from None
    except (RecursionError, ValueError, OverflowError):
        raise OwnRoleError("error-own-file-deep", line=1) from None
    return converted(content, text or "\n")


def _of_syntax(text: str, problem: str) -> OwnRoleError:
    """What is wrong with a text that is no TOML.

    Args:
        problem: the parser's own words.
    """
    wrong = next((kind for begun, kind in SYNTAX.items() if problem.startswith(begun)), "other")
    lines, found = text.split("\n"), _AT_LINE.search(problem)
    # a backslash at the end of a line is found in the next one, and what is open at the end after the last
    until = int(found[1]) - (wrong == "backslash" and found[2] == "1") if found else len(lines)
    line = max((at for at, one in enumerate(lines[:until], 1) if one.strip(" \t\r")), default=1)
    key = _KEY.match(lines[line - 1])
    shown = "".join(one if one.isprintable() else "?" for one in lines[line - 1].strip(" "))
    field = key[1] if key else shown
    return OwnRoleError("error-own-file-no-toml", line=line, field=field[:MOST_SHOWN], wrong=wrong)


def refuse_depths(text: str) -> None:
    """Refuse what would take the parser long: lines without end, brackets deep in one another, keys of many
    parts.

    Raises:
        OwnRoleError: there is such a thing.
    """
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_IN_A_LINE:
            raise OwnRoleError("error-own-file-long-line", line=number, most=MOST_IN_A_LINE)
        bare = _TEXT.sub(lambda one: "''" if one[0][0] != "#" else "", line)
        chain = _CHAIN.search(bare.replace("''", "x"))
        for bracket in _BRACKET.findall(bare):
            depth = max(0, depth + (1 if bracket in "[{" else -1))
            if depth > MOST_DEPTH:
                raise OwnRoleError("error-own-file-deep", line=number)
        if chain is not None:
            raise OwnRoleError("error-own-file-deep", line=number)


def converted(content: Any, text: str = "") -> OwnRole:
    """Return the role that plain values describe.

    Args:
        content: as TOML has them.
        text: the file, so that what is wrong has a line.

    Raises:
        OwnRoleError: as `read`.
    """
    form = content.get("format") if isinstance(content, dict) else None
    if isinstance(form, int) and not isinstance(form, bool) and form > FORMAT:
        line = line_of(text, ("format",))
        raise OwnRoleError("error-own-file-newer", line=line, format=form, known=FORMAT)
    try:
        return msgspec.convert(content, OwnRole)
    except msgspec.ValidationError as problem:
        found = said(str(problem), content, text)
        raise OwnRoleError(found.message, line=found.line, field=found.field, **found.arguments) from None
    except (RecursionError, OverflowError, ValueError):
        raise OwnRoleError("error-own-file-deep", line=1) from None


def said(problem: str, content: Mapping[str, Any], text: str) -> FileProblem:
    """Return in our words what the form has against a file.

    Args:
        problem: the validator's own words, which name the place as a path.
    """
    found = _PATH.search(problem)
    path = steps(found["path"]) if found else ()
    value = at(content, path)
    named = _NAMED.search(problem)
    if named is not None:
        path = (*path, named[1])
    field = next((str(step) for step in reversed(path) if isinstance(step, str)), "")
    line = line_of(text, path)
    if named is not None:
        missing = "missing" in problem
        return FileProblem(f"error-own-file-{'missing' if missing else 'unknown-field'}", line, field, {})
    if (bound := _BOUND.search(problem)) is not None:
        which = "most" if bound[1] == "<=" else "least"
        return FileProblem(f"error-own-file-{which}", line, field, {"bound": int(bound[2])})
    if (length := _LENGTH.search(problem)) is not None:
        message = "error-own-file-many" if isinstance(value, list) else "error-own-file-letters"
        return FileProblem(message, line, field, {"most": int(length[1])})
    words = words_for(content, path)
    if words and isinstance(value, str | int | float):
        given = value if isinstance(value, str) else str(value).lower()
        return FileProblem(
            "error-own-file-word", line, field, {"given": given[:MOST_SHOWN], "words": ", ".join(words)}
        )
    if field in {"id", "emblem"} and isinstance(value, str):
        return FileProblem(f"error-own-file-{field}", line, field, {"given": value[:MOST_SHOWN]})
    sort = "list" if path and isinstance(path[-1], int) else wanted(problem)
    return FileProblem("error-own-file-sort", line, field, {"wanted": sort})


def wanted(problem: str) -> str:
    """What sort of value belongs in a place: ``number``, ``text``, ``yes-or-no``, ``list`` or ``table``."""
    sorts = {"int": "number", "str": "text", "bool": "yes-or-no", "array": "list", "object": "table"}
    found = re.search(r"Expected `(\w+)", problem)
    return sorts.get(found[1], "table") if found else "table"


def steps(path: str) -> tuple[str | int, ...]:
    """Read ``.sentence[1].times``."""
    return tuple(one[1] if one[1] is not None else int(one[2] or 0) for one in _STEP.finditer(path))


def at(content: Any, path: Sequence[str | int]) -> Any:
    """What stands in a place; None if there is none."""
    for step in path:
        try:
            content = content[step]
        except (KeyError, IndexError, TypeError):
            return None
    return content


def words_for(content: Mapping[str, Any], path: Sequence[str | int]) -> tuple[str, ...]:
    """The words that may stand in a place; none where others may, too."""
    if not path or isinstance(path[-1], int):
        return ()
    if path[-1] == "does":
        return tuple(VOCABULARY)
    owner = at(content, path[:-1])
    does = owner.get("does", "") if isinstance(owner, dict) else ""
    kind = OwnRole if len(path) == 1 else VOCABULARY.get(does if isinstance(does, str) else "")
    hint = get_type_hints(kind).get(path[-1]) if kind is not None else None
    return tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()


def line_in(data: bytes, path: Sequence[str | int]) -> int:
    """The line of a file that could be read, as `line_of`."""
    return line_of(data.decode(ENCODING), path)


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line in which something stands, from 1; of what is not there, the line of its table; else 1."""
    if not path or not text:
        return 1 if text else 0
    lines = text.split("\n")
    table, begins = "", 0
    if len(path) > 1 and isinstance(path[0], str):
        nth = path[1] if isinstance(path[1], int) else 0
        table = path[0]
        headers = [
            at for at, line in enumerate(lines) if re.match(rf"\s*\[+\s*{re.escape(table)}\s*\]+", line)
        ]
        if len(headers) > nth:
            begins = headers[nth]
    key = next((step for step in reversed(path) if isinstance(step, str)), "")
    pattern = re.compile(rf"(?:^|[\s{{,.])[\"']?{re.escape(key)}[\"']?\s*=")
    for number in range(begins, len(lines)):
        if number > begins and begins and re.match(r"\s*\[", lines[number]):
            break
        if pattern.search(lines[number]):
            return number + 1
    header = re.compile(rf"\s*\[+\s*{re.escape(key)}\s*\]+")
    return next((number for number, line in enumerate(lines, 1) if header.match(line)), begins + 1)


# --- writing ---------------------------------------------------------------------------------------------


def write(role: OwnRole) -> str:
    """Return the role as a file has it: everything that is not as it is anyway."""
    out = [f"format = {FORMAT}"]
    tables: list[str] = []
    for one in fields(OwnRole):
        value = getattr(role, one.name)
        if one.name in {"format", "sentence"}:
            continue
        if isinstance(value, InBoth):
            said_in = {name: text for name, text in value.texts().items() if text}
            if said_in or one.required:
                tables += [
                    "",
                    f"[{one.encode_name}]",
                    *(f"{name} = {quoted(t)}" for name, t in said_in.items()),
                ]
        elif one.required or value != one.default:
            out.append(f"{one.encode_name} = {plain(value)}")
    for sentence in role.sentence:
        tables += ["", "[[sentence]]", *_sentence_lines(sentence)]
    return "\n".join((*out, *tables, ""))


def _sentence_lines(sentence: Sentence) -> Sequence[str]:
    lines = [f"does = {quoted(verb(sentence))}"]
    for one in fields(sentence):
        value = getattr(sentence, one.name)
        if value != one.default:
            lines.append(f"{one.encode_name} = {plain(value)}")
    return lines


def plain(value: object) -> str:
    """A word, a number, or yes and no."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else quoted(str(value))


def quoted(text: str) -> str:
    """A text in one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'
