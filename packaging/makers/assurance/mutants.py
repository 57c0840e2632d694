"""Mutation testing by samples: one small change of the code at a time, and whether a test notices.

    ./packaging/tool mutants engine 40 --seed 1

It is found out once which tests call which function, and of those that call what is changed only the
cheapest are run, for so many seconds. A function is changed in a fork of a process that has everything loaded
and every test collected; what is done while modules are loaded, in a fork of one that has loaded nothing yet.
A survivor is printed with its place: somebody has to look why.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import importlib.machinery
import importlib.util
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import pytest

HERE: Final = Path(__file__).resolve().parents[3]
CODE: Final = HERE / "desktop"
TESTS: Final = HERE / "tests"
LAWS: Final = (
    "rulebooks/test_*.py",
    "rulebooks/own/test_own_rulings.py",
    "table/test_older_evenings.py",
    "table/test_stands.py",
)
"""Tests of all books, of what made-up cards do in each, of older evenings, and of which answers stand."""
BOOKS: Final = ("judge", "hollow", "chat", "forum", "revamped", "own", "stock")
ROOMS: Final[Mapping[str, Sequence[str]]] = {
    "engine": ("engine", "lab/test_lab_play.py", *(f"rulebooks/{book}" for book in BOOKS), *LAWS),
    **{f"rulebooks/{book}": (f"rulebooks/{book}", *LAWS) for book in BOOKS},
    "table": ("table", "makers/test_makers_games.py"),
    "table/shelf/journal": tuple(
        f"table/test_journal{of}.py" for of in ("", "_damage", "_faults", "_secrecy")
    ),
    "viewmodels": ("viewmodels", "app"),
    "voice": ("voice",),
}
"""What is changed, folders of the program, and the tests that have to notice: folders or files."""
SHOWN: Final = (
    "bulletin", "choice", "console_screen", "cover_screen", "ended", "fairness", "finding_a_role",
    "floor", "given_back", "hands", "mishap", "nothing_is_stale", "race", "read_as_declared", "recap",
    "season_screen", "set_up", "shelf_of_books", "table_acts", "typed_names", "workshop_screen",
)  # fmt: skip
"""Tests that go through screens in the window, ten minutes of listening: all that open it take an hour."""
WHOLE: Final = (
    "voice",
    "rulebooks/forum/test_forum_chances.py",
    *(f"{room}/test_{screen}.py" for room in ("viewmodels", "app") for screen in SHOWN),
)
"""Where tests of the slow part are asked as well: as there is a window, or as dice are thrown often."""
DECLARED: Final = "tests/viewmodels/test_before_anything_is_shown.py"
"""Laws of what classes declare, which is no function that they could be heard to call."""
SECONDS: Final = 240
"""Of a processor that a mutant's tests and what they load may take: longer is an endless loop: noticed."""
ENDLESS: Final = 60
"""The same when everything is loaded."""
IDLE: Final = 5
"""So many times as long by the clock on the wall: who waits for ever takes no processor."""
LISTENED: Final = 2.0
"""Seconds that a test is listened to, which makes it slower: nobody runs longer ones for one change."""
CANNOT: Final = 99
"""Exit code when a change cannot be made in what is loaded."""
TOOLS: Final = (
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

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """What a class is declared as stays as it is."""
        node.body = [one for line in node.body if (one := self.visit(line)) is not None]
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
        nothing = node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
        if not nothing and self._at(node, "returns nothing"):
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


class Calls(NamedTuple):
    """What one test does: how long it takes, and which functions of the program it calls."""

    test: str
    seconds: float
    functions: frozenset[str]


class Ringing(Exception):
    """A test that is listened to takes long enough."""


def place(code: CodeType) -> str:
    """Where a function stands: its file and first line."""
    return f"{Path(code.co_filename).relative_to(CODE)}:{code.co_firstlineno}"


class Session:
    """A plugin of pytest: has the tests collected, and then does something else than to run them all."""

    def __init__(self, instead: Callable[[Session], None]) -> None:
        self.instead = instead
        self.items: list[Any] = []
        self.failed = False
        self.heard: set[CodeType] = set()
        self.most = 0.0

    def pytest_runtestloop(self, session: Any) -> bool:
        """What is done instead."""
        sys.setprofile(None)
        self.items = session.items
        self.instead(self)
        return True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Those of the slow part take too long, but for some."""
        items[:] = [
            one
            for one in items
            if not one.get_closest_marker("slow")
            or any(one.path.is_relative_to(TESTS / whole) for whole in WHOLE)
        ]

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of a test is over."""
        self.failed |= report.failed

    def listen(self, frame: FrameType, event: str, _argument: Any) -> None:
        """A function is called."""
        if event == "call":
            self.heard.add(frame.f_code)

    def functions(self) -> frozenset[str]:
        """Which functions of the program have been heard since somebody asked."""
        heard, self.heard = self.heard, set()
        return frozenset(place(code) for code in heard if code.co_filename.startswith(f"{CODE}/nightcaller/"))

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Generator[None, object, object]:
        """A test that is listened to is rung off; what rings while it is heard ends the hearing."""
        sys.setprofile(self.listen if self.most else None)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.most)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def run(self, items: Sequence[Any], told: Callable[[Any], None] | None = None) -> int:
        """Run tests until one fails, but all of them if somebody is told of each; return the exit code."""
        for item, after in pairwise([*items, None]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if told is not None:
                told(item)
            elif self.failed:
                return 1
        return 0


def collected(those: Sequence[Path], session: Session, base: Path) -> int:
    """Collect the tests of these files, for a session."""
    quick = ["-q", "-n0", "-s", "-p", "no:cacheprovider", "--rootdir", str(HERE)]
    sys.setprofile(session.listen)
    code = pytest.main([*quick, "--basetemp", str(base), *map(str, those)], plugins=[session])
    sys.setprofile(None)
    return int(code)


def listened(session: Session) -> list[Calls]:
    """Run every test and note what it calls; the first entry is what was called while they were collected."""
    found = [Calls("", 0, session.functions())]
    begun = process_time()

    def ring(_signal: int, _frame: Any) -> None:
        raise Ringing

    def told(item: Any) -> None:
        nonlocal begun
        found.append(Calls(item.nodeid, process_time() - begun, session.functions()))
        begun = process_time()

    signal.signal(signal.SIGVTALRM, ring)
    session.most = LISTENED
    sys.setprofile(session.listen)
    session.run(session.items, told)
    sys.setprofile(None)
    return found


def in_a_fork(do: Callable[[], int], seconds: int | None = None, *, heard: bool = False) -> int:
    """Do something in a process of its own; return its exit code, negative if it had to be stopped."""
    import resource  # Windows has none, and no fork

    sys.stdout.flush()
    child = os.fork()
    if not child:
        code = 1
        try:
            if seconds is not None:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
                signal.alarm(IDLE * seconds)
            if not heard:
                nowhere = os.open(os.devnull, os.O_RDWR)
                for stream in (1, 2):
                    os.dup2(nowhere, stream)
            code = do()
            sys.stdout.flush()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def files(folders: Sequence[str]) -> list[Path]:
    """The files of tests in these folders."""
    found = [path for one in folders for path in sorted(TESTS.glob(one))]
    every = (
        file for path in found for file in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])
    )
    return [*dict.fromkeys(every)]


def calls_of(room: str, keep: Path, own: Path) -> list[Calls]:
    """What the tests of a room call; each file is listened to once, in a process of its own."""
    found = []
    for file in files(ROOMS[room]):
        kept = keep / f"{'.'.join(file.relative_to(TESTS).parts)}.json"
        if not kept.exists():

            def note(file: Path = file, kept: Path = kept) -> int:
                def instead(session: Session) -> None:
                    calls = [(test, seconds, sorted(those)) for test, seconds, those in listened(session)]
                    kept.write_text(json.dumps(calls), "utf-8")

                return collected([file], Session(instead), own / "base")

            in_a_fork(note)  # whether its tests pass is not asked
            if not kept.exists():
                raise SystemExit(f"{file.name} cannot be listened to")
        found += [
            Calls(test, seconds, frozenset(those)) for test, seconds, those in json.loads(kept.read_text())
        ]
    return found


def wanted(mutant: Mutant, calls: Sequence[Calls], most: float) -> list[str]:
    """The tests that may notice a change: those that call what is changed, the cheapest first.

    What is done while modules are loaded, and called by nobody later, is read: any test may do that;
    those that call something in the same file come first.

    Args:
        most: seconds that they may take together; four times as many where it can be any.
    """
    there, inside = f"{mutant.file}:{mutant.function}", f"{mutant.file}:"
    among = [one for one in calls if one.test and one.seconds < LISTENED]
    if any(there in one.functions for one in among):
        among = [one for one in among if there in one.functions]
    else:
        most *= 4
    near = {
        one.test: one.test.startswith(DECLARED) or any(name.startswith(inside) for name in one.functions)
        for one in among
    }
    among.sort(key=lambda one: (not near[one.test], one.seconds))
    until = accumulate(one.seconds for one in among)
    found = [one.test for one, seconds in zip(among, until, strict=True) if seconds <= most]
    return found or [one.test for one in among[:1]]


# --- changed, and tried ----------------------------------------------------------------------------------


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all that is in it."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def changed_in_place(mutant: Mutant, loaded: Sequence[FunctionType]) -> bool:
    """Change a function in the modules that are loaded; return whether that could be done."""
    new = {(one.co_qualname, one.co_firstlineno): one for one in codes(Mutated(mutant).get_code(""))}
    file, done = str(CODE / mutant.file), False
    for one in loaded:
        if one.__code__.co_filename == file:
            code = new.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if code is None or len(code.co_freevars) != len(one.__code__.co_freevars):
                return False
            one.__code__, done = code, True
    return done


def in_place(mutant: Mutant, tests: Sequence[str], session: Session, loaded: Sequence[FunctionType]) -> str:
    """Change the loaded code in a fork, and run these tests there."""
    by_name = {item.nodeid: item for item in session.items}

    def test() -> int:
        if not changed_in_place(mutant, loaded):
            return CANNOT
        return session.run([by_name[name] for name in tests if name in by_name])

    return {0: "survived", CANNOT: ""}.get(in_a_fork(test, ENDLESS), "killed")


def anew(mutant: Mutant, tests: Sequence[str]) -> str:
    """Change the code before anything is loaded, and run these tests."""

    def test() -> int:
        finder: Any = Mutated(mutant)
        sys.meta_path.insert(0, finder)
        quick = ("-x", "-q", "-n0", "-p", "no:cacheprovider", "--rootdir", str(HERE))
        return int(pytest.main([*quick, *(str(HERE / one) for one in tests)]))

    return "survived" if in_a_fork(test, SECONDS) == 0 else "killed"


def tried(
    room: str, chosen: Sequence[Mutant], keep: Path, own: Path, most: float
) -> Iterator[tuple[Mutant, str]]:
    """Each change, and what came of it: ``killed`` or ``survived``.

    Args:
        keep: where it is kept which tests call what.
        own: a folder for this run alone.
        most: seconds that the tests of one change may take.
    """
    calls = calls_of(room, keep, own)
    loading = frozenset[str]().union(*(one.functions for one in calls if not one.test))
    late = [one for one in chosen if one.function and f"{one.file}:{one.function}" not in loading]
    done = own / "done.json"

    def those() -> int:
        def instead(session: Session) -> None:
            gc.unfreeze()  # what is frozen is not found
            came, loaded = {}, [one for one in gc.get_objects() if isinstance(one, FunctionType)]
            gc.freeze()  # forks share what is there
            for mutant in late:
                what = in_place(mutant, wanted(mutant, calls, most), session, loaded)
                came[chosen.index(mutant)] = what
                done.write_text(json.dumps(came), "utf-8")
                print(f"{what or 'later'}: {told(mutant)}", flush=True)

        return collected(files(ROOMS[room]), Session(instead), own / "base")

    done.write_text("{}")
    if late and in_a_fork(those, heard=True):
        raise SystemExit(f"the tests of {room} cannot be collected")
    came = {int(nth): what for nth, what in json.loads(done.read_text()).items()}
    for nth, mutant in enumerate(chosen):
        yield mutant, came.get(nth) or anew(mutant, wanted(mutant, calls, most))


def told(mutant: Mutant) -> str:
    """A change in words."""
    return f"{mutant.file}:{mutant.line} {mutant.what}"


def sampled(room: str, most: int, seed: int) -> list[Mutant]:
    """Some changes of a room, by chance."""
    every = mutants(room)
    return Random(seed).sample(every, min(most, len(every)))


def main() -> None:
    """Try a sample and print what survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("room", choices=ROOMS)
    parser.add_argument("most", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--at", default="")
    parser.add_argument("--map", type=Path)
    parser.add_argument("--page", action="store_true")
    options = parser.parse_args()
    for tool in TOOLS:
        importlib.import_module(tool)
    chosen = [one for one in sampled(options.room, options.most, options.seed) if options.at in told(one)]
    with TemporaryDirectory() as folder:
        own = Path(folder)
        keep = options.map or own
        keep.mkdir(parents=True, exist_ok=True)
        found = list(tried(options.room, chosen, keep, own, options.seconds))
    counts = Counter(came for _mutant, came in found)
    for mutant, came in found:
        if came != "killed":
            print(f"{came}: {told(mutant)}")
    every = len(mutants(options.room))
    print(f"{options.room}, seed {options.seed}: {dict(counts)} of {every:,}", flush=True)
    if options.page:
        from makers.assurance.page import PAGE, Noticed, written

        noticed = Noticed(len(found), counts["killed"], every, options.seed)
        written(PAGE, {}, changes={options.room: noticed})


if __name__ == "__main__":
    sys.path[:0] = [str(CODE), str(HERE / "packaging"), str(TESTS)]
    os.chdir(HERE)
    main()
