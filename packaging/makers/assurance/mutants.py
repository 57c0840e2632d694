"""Mutation testing by samples: one small change of the code at a time, and whether a test notices.

    ./packaging/tool mutants engine 40 --seed 1

Each change is tried in a fork of a process that has loaded the tools and nothing of the program. The tests of
the same name go first. With ``--map`` it is found out once which tests call the changed function, and only
these are run, the cheapest first. A survivor is printed with its place: somebody has to look why.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).resolve().parents[3]
CODE: Final = HERE / "desktop"
TESTS: Final = HERE / "tests"
ROOMS: Final = (
    "engine",
    "rulebooks/judge",
    "rulebooks/hollow",
    "rulebooks/chat",
    "rulebooks/forum",
    "rulebooks/revamped",
    "rulebooks/own",
    "table",
    "viewmodels",
    "voice",
)
"""What is changed: folders of the program, each with a folder of tests of the same name."""
SECONDS: Final = 240
"""Of a processor that a mutant's tests may take: longer is an endless loop, and noticed."""
TOOLS: Final = (
    "pytest",
    "hypothesis",
    "hypothesis.strategies",
    "msgspec",
    "fluent.runtime",
    "PySide6.QtQuick",
)
SWAPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant(NamedTuple):
    """A change: the how manieth of a file."""

    file: str
    nth: int
    line: int
    what: str
    function: int
    """First line of the function that it is in; 0 outside of all."""


class Changing(ast.NodeTransformer):
    """Goes through a module and changes what stands at one place; notes every place where it could."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str, int]] = []
        self._within: list[int] = []

    def _at(self, node: ast.AST, what: str) -> bool:
        self.found.append((node.lineno, what, self._within[-1] if self._within else 0))  # type: ignore[attr-defined]
        return len(self.found) - 1 == self.wanted

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Decorators, defaults and what stands in a signature stay as they are."""
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        self._within.append(first)
        node.body = [one for line in node.body if (one := self.visit(line)) is not None]
        self._within.pop()
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """An annotation says nothing to the machine."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Another comparison."""
        self.generic_visit(node)
        if self._at(node, f"other than {type(node.ops[0]).__name__}"):
            node.ops[0] = SWAPPED[type(node.ops[0])]()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Or instead of and."""
        self.generic_visit(node)
        if self._at(node, "and for or" if isinstance(node.op, ast.Or) else "or for and"):
            node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Without its not."""
        self.generic_visit(node)
        return node.operand if isinstance(node.op, ast.Not) and self._at(node, "no not") else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Minus for plus."""
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.Sub)) and self._at(node, "plus and minus exchanged"):
            node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Another number, the other truth."""
        if isinstance(node.value, bool):
            return ast.copy_location(ast.Constant(not node.value), node) if self._at(node, "not") else node
        if isinstance(node.value, int) and self._at(node, f"{node.value + 1} for {node.value}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A statement less; a docstring is none."""
        if isinstance(node.value, ast.Constant):
            return node
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and self._at(node, "statement dropped"):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """A statement less."""
        self.generic_visit(node)
        return ast.copy_location(ast.Pass(), node) if self._at(node, "statement dropped") else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """Nothing is returned."""
        self.generic_visit(node)
        if node.value is not None and self._at(node, "returns nothing"):
            node.value = None
        return node


def mutants(room: str) -> list[Mutant]:
    """Every change that could be made in a room."""
    found = []
    for file in sorted((CODE / "nightcaller" / room).rglob("*.py")):
        changing = Changing()
        changing.visit(ast.parse(file.read_text("utf-8")))
        name = str(file.relative_to(CODE))
        found += [Mutant(name, nth, *one) for nth, one in enumerate(changing.found)]
    return found


class Mutated(importlib.machinery.SourceFileLoader):
    """Finds and loads one module with its change, and no other."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        name = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        super().__init__(name, str(CODE / mutant.file))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Only that one."""
        del path, target
        if fullname != self.name:
            return None
        package = self.path.endswith("__init__.py")
        places = [str(Path(self.path).parent)] if package else None
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=places
        )

    def get_code(self, fullname: str) -> CodeType:
        """Its code, changed."""
        del fullname
        tree = Changing(self.mutant.nth).visit(ast.parse(Path(self.path).read_text("utf-8")))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


# --- which tests call what -------------------------------------------------------------------------------


class Callers:
    """A plugin of pytest: which functions each file of tests calls, and how long it takes."""

    def __init__(self) -> None:
        self.called: dict[str, set[str]] = {}
        self.seconds: Counter[str] = Counter()
        self._now: set[str] = set()

    def pytest_runtest_protocol(self, item: Any) -> None:
        """Another test begins."""
        file = str(Path(item.path).relative_to(TESTS))
        self._now = self.called.setdefault(file, set())

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of it is over."""
        self.seconds[str(Path(report.fspath).name)] += report.duration

    def heard(self, frame: FrameType, event: str, _argument: Any) -> None:
        """A function is called."""
        if event == "call" and "/nightcaller/" in frame.f_code.co_filename:
            self._now.add(f"{frame.f_code.co_filename}:{frame.f_code.co_firstlineno}")


def tests_of(room: str) -> list[str]:
    """The files of tests that mirror a room."""
    return [str(file.relative_to(TESTS)) for file in sorted((TESTS / room).rglob("test_*.py"))]


def in_a_fork(do: Callable[[], int], seconds: int) -> int:
    """Do something in a process of its own; return its exit code, negative if it had to be stopped."""
    import resource  # Windows has none, and no fork

    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
        os._exit(do())
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_tests(files: Sequence[str], *plugins: object) -> int:
    """Run some tests until one fails."""
    pytest = importlib.import_module("pytest")
    quick = ("-x", "-q", "-n0", "-p", "no:cacheprovider", "-m", "not slow", "--rootdir", str(HERE))
    return int(pytest.main([*quick, *(str(TESTS / file) for file in files)], plugins=list(plugins)))


def mapped(room: str, keep: Path) -> dict[str, list[str]]:
    """Place of a function -> the files of tests that call it, the cheapest first; found out once."""
    found = keep / f"{room.replace('/', '.')}.json"
    if found.exists():
        return dict(json.loads(found.read_text("utf-8")))

    def watch() -> int:
        callers = Callers()
        sys.setprofile(callers.heard)
        run_tests(tests_of(room), callers)
        sys.setprofile(None)
        by_function: dict[str, list[str]] = {}
        for file in sorted(callers.called, key=lambda file: callers.seconds[Path(file).name]):
            for function in callers.called[file]:
                by_function.setdefault(function.replace(f"{CODE}/", ""), []).append(file)
        found.write_text(json.dumps(by_function), "utf-8")
        return 0

    if in_a_fork(watch, 10 * SECONDS):
        raise SystemExit(f"the tests of {room} cannot be watched")
    return dict(json.loads(found.read_text("utf-8")))


def wanted(mutant: Mutant, room: str, callers: dict[str, list[str]] | None) -> list[str]:
    """The files of tests that may notice a change, those that find it soonest first."""
    if callers is None:
        words = {*Path(mutant.file).stem.split("_")}
        return sorted(tests_of(room), key=lambda file: -len(words & {*Path(file).stem.split("_")}))
    place = f"{mutant.file}:"
    if mutant.function:
        return callers.get(f"{place}{mutant.function}", [])
    all_of_it = (files for at, files in callers.items() if at.startswith(place))
    return list(dict.fromkeys(file for files in all_of_it for file in files))


def tried(mutant: Mutant, files: Sequence[str]) -> str:
    """Change the code, run these tests: ``killed``, ``survived`` or ``not called``."""
    if not files:
        return "not called"

    def test() -> int:
        finder: Any = Mutated(mutant)
        sys.meta_path.insert(0, finder)
        return run_tests(files)

    return "survived" if in_a_fork(test, SECONDS) == 0 else "killed"


def sampled(room: str, most: int, seed: int) -> Iterator[Mutant]:
    """Some changes of a room, by chance."""
    every = mutants(room)
    yield from Random(seed).sample(every, min(most, len(every)))


def main() -> None:
    """Try a sample and print what survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", choices=ROOMS)
    parser.add_argument("most", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", type=Path, help="a folder where it is kept which tests call what")
    options = parser.parse_args()
    for tool in TOOLS:
        importlib.import_module(tool)
    callers, counts = mapped(options.room, options.map) if options.map else None, Counter[str]()
    for mutant in sampled(options.room, options.most, options.seed):
        came = tried(mutant, wanted(mutant, options.room, callers))
        counts[came] += 1
        if came != "killed":
            print(f"{came}: {mutant.file}:{mutant.line} {mutant.what}", flush=True)
    print(
        f"{options.room}, seed {options.seed}: {dict(counts)} of {len(mutants(options.room)):,}", flush=True
    )


if __name__ == "__main__":
    sys.path[:0] = [str(CODE), str(HERE / "packaging"), str(TESTS)]
    main()
