"""`./packaging/tool`: what is measured and compared while the program is worked on, in English alone."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, NoReturn

from tqdm import tqdm

from nightcaller.errors import NightcallerError
from nightcaller.lab.interrupts import STOPPED, InterruptsNoted
from nightcaller.lab.words import LabWords

FLAWED: Final = 1
"""Exit code when something has gone wrong in a game."""

MISTAKEN: Final = 2
"""Exit code when the command cannot be carried out as it was written; argparse ends with the same."""

CORES: Final = os.cpu_count() or 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command and return the exit code.

    Args:
        arguments: the command line without the program's name; None for this process's own.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        # A Windows console's code page has no Chinese; a pipe's reader expects UTF-8 everywhere.
        sys.stdout.reconfigure(encoding="utf-8")
    options = _parser().parse_args(arguments)
    try:
        return int(options.command(options))
    except NightcallerError as problem:
        print(LabWords("en").problem(problem), file=sys.stderr)
        return MISTAKEN
    except BrokenPipeError:
        # Whoever read us (`| head`) has enough; without this Python complains once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


# --- the command line --------------------------------------------------------------------------------


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="packaging/tool", description="Measures and compares Nightcaller.")
    everywhere = ArgumentParser(add_help=False)
    everywhere.add_argument("--json", action="store_true", help="data instead of lines to read")
    commands = parser.add_subparsers(metavar="TOOL", required=True)

    about = "measure engine, journal, window and voice against their budgets"
    bench = commands.add_parser("bench", parents=[everywhere], help=about)
    bench.add_argument("--rounds", type=_count, default=5, metavar="N", help="the best of N counts (5)")
    bench.add_argument("--games", type=_count, default=200, metavar="N", help="games in each round (200)")
    bench.add_argument("--folder", type=_folder, metavar="DIR", help="measure the journal on DIR's disk")
    bench.add_argument("--no-window", action="store_true", help="measure neither window nor voice")
    about = "compare random games with another version, whose package is in DIR"
    bench.add_argument("--against", type=_version, metavar="DIR", help=about)
    bench.set_defaults(command=_bench)

    about = "play seeded games and print what they came to, to compare two versions"
    digests = commands.add_parser("digests", parents=[everywhere], help=about)
    digests.add_argument("--book", metavar="BOOK", help="only this rulebook")
    digests.add_argument("--games", type=_count, default=1000, metavar="N", help="of each book (1000)")
    digests.add_argument("--game", type=int, metavar="N", help="print game N line by line instead")
    about = "deal only cards up to this place in the book's list: newer ones change nothing"
    digests.add_argument("--listed", type=_count, metavar="N", help=about)
    digests.set_defaults(command=_digests)

    about = "play an evening of every book and style and print them, as tests/games keeps them"
    games = commands.add_parser("games", help=about)
    games.add_argument("--book", metavar="BOOK", help="only this rulebook")
    games.add_argument("--keep", action="store_true", help="instead write all of them to tests/games")
    games.set_defaults(command=_games)

    about = "play random games with every kind of deck and look for anything that goes wrong"
    fuzz = commands.add_parser("fuzz", parents=[everywhere], help=about)
    fuzz.add_argument("--book", default="revamped", metavar="BOOK", help="rulebook to play (revamped)")
    fuzz.add_argument("--games", type=_count, default=20000, metavar="N", help="games to play (20000)")
    about = "instead let every two roles meet in a game, ROUNDS times at tables of different sizes"
    fuzz.add_argument("--pairs", type=_count, metavar="ROUNDS", help=about)
    about = "instead play N evenings that people upset: skip, step back, change the style, overrule"
    fuzz.add_argument("--evenings", type=_count, metavar="N", help=about)
    fuzz.add_argument("--game", type=int, metavar="N", help="play number N again, mistake and all")
    about = "instead play N games with own roles from the whole vocabulary"
    fuzz.add_argument("--own", type=_count, metavar="N", help=about)
    about = "keep the games in FILE, and play only those that are missing there"
    fuzz.add_argument("--keep", type=Path, metavar="FILE", help=about)
    fuzz.add_argument("--jobs", type=_count, default=CORES, metavar="N", help="processes at work")
    fuzz.set_defaults(command=_fuzz)

    about = "read broken, hostile and huge files of own roles: each is a role or is refused with words"
    files = commands.add_parser("files", help=about)
    files.add_argument("--files", type=_count, default=100_000, metavar="N", help="files to read (100000)")
    files.set_defaults(command=_files)

    about = "print the JSON schema of own roles: docs/own-role.schema.json"
    commands.add_parser("schema", help=about).set_defaults(command=_schema)

    about = "how much of an evening the voice has said before, word for word"
    repeats = commands.add_parser("repeats", parents=[everywhere], help=about)
    repeats.add_argument("--book", metavar="BOOK", help="only this rulebook")
    repeats.add_argument("--evenings", type=_count, default=24, metavar="N", help="of each book, style (24)")
    repeats.set_defaults(command=_repeats)

    about = "try what the program promises: secrets kept, nothing lost; writes docs/assurance.md"
    assurance = commands.add_parser("assurance", help=about)
    about = "secrecy, overruling, killed, cut, full, files, hands, slots, load, sockets; without a name all"
    assurance.add_argument("proofs", nargs="*", metavar="PROOF", help=about)
    assurance.add_argument(
        "--scale", type=_share, default=1.0, metavar="X", help="so many times the cases (1)"
    )
    assurance.add_argument("--jobs", type=_count, default=CORES, metavar="N", help="processes at work")
    assurance.add_argument("--part", metavar="PART", help="a book or a kind of file: only its cases")
    assurance.add_argument("--number", type=_number, metavar="N", help="only the case of this number, here")
    assurance.add_argument("--page", type=Path, metavar="FILE", help="another page to write")
    assurance.set_defaults(command=_assurance)

    about = "change the code at N places by chance and print what no test of the room notices"
    mutants = commands.add_parser("mutants", help=about)
    mutants.add_argument(
        "room", metavar="ROOM", help="engine, rulebooks/judge, table, viewmodels, voice, ..."
    )
    mutants.add_argument("most", type=_count, metavar="N", help="changes to try")
    mutants.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (1)")
    mutants.add_argument("--map", type=Path, metavar="DIR", help="keep in DIR which tests call what")
    about = "seconds that the tests of one change may take (25)"
    mutants.add_argument("--seconds", type=_share, default=25.0, metavar="S", help=about)
    about = "only changes in whose place TEXT is, such as engine/view.py:63"
    mutants.add_argument("--at", default="", metavar="TEXT", help=about)
    mutants.add_argument("--page", action="store_true", help="write the counts to docs/assurance.md")
    mutants.set_defaults(command=_mutants)

    about = "count hand-overs and touches of a night with every recommended deck"
    touches = commands.add_parser("touches", parents=[everywhere], help=about)
    touches.set_defaults(command=_touches)
    return parser


def _count(text: str) -> int:
    """Read a whole number above 0."""
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} is too small")
    return number


def _number(text: str) -> int:
    """Read a whole number from 0."""
    return _count(str(int(text) + 1)) - 1


def _share(text: str) -> float:
    """Read a number above 0."""
    number = float(text)
    if not 0 < number < 1e6:
        raise ArgumentTypeError(f"{text} is out of range")
    return number


def _folder(text: str) -> Path:
    """Read a folder that is there."""
    folder = Path(text)
    if not folder.is_dir():
        raise ArgumentTypeError(f"there is no folder {folder}")
    return folder


def _version(text: str) -> Path:
    """Read a folder with another version's package."""
    return _folder(str(Path(text) / "nightcaller")).parent


def _books(options: Namespace) -> list[str]:
    from nightcaller.rulebooks import book, books

    return list(books()) if options.book is None else [book(options.book).id]


def _print_json(data: Any) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    print()


def _progress(title: str, total: int) -> tqdm[NoReturn]:
    """A bar on stderr while people watch; nothing in a pipe or a log."""
    return tqdm(total=total, desc=title, file=sys.stderr, disable=not sys.stderr.isatty())


# --- the tools ---------------------------------------------------------------------------------------


def _bench(options: Namespace) -> int:
    from makers.bench import Effort, as_data, as_line, groups, measure, warning

    effort = Effort(
        rounds=options.rounds,
        games=options.games,
        folder=options.folder,
        window=not options.no_window,
        against=options.against,
    )
    with _progress("Measuring", groups(effort)) as bar:
        measures = list(measure(effort, bar.update))
    if options.json:
        _print_json(as_data(measures))
    else:
        print("\n".join(filter(None, [warning(), *map(as_line, measures)])))
    return 0


def _digests(options: Namespace) -> int:
    from makers.digests import as_data, as_line, every_line, measured

    chosen = _books(options)
    if options.game is not None:
        for book_id in chosen:
            print("\n".join(every_line(book_id, options.game, options.listed)))
        return 0
    games = range(options.games)
    with _progress("Playing", len(games) * len(chosen)) as bar:
        digests = [measured(book_id, games, bar.update, options.listed) for book_id in chosen]
    if options.json:
        _print_json(as_data(digests))
    else:
        print("\n".join(map(as_line, digests)))
    return 0


def _games(options: Namespace) -> int:
    from makers.games import evenings, keep, told

    if options.keep:
        keep()
        return 0
    chosen = _books(options)
    print("\n\n".join(told(book_id, style) for book_id, style in evenings() if book_id in chosen))
    return 0


def _fuzz(options: Namespace) -> int:
    from makers.drawing import pairs
    from makers.fuzz import KINDS, as_data, as_page, fuzz
    from nightcaller.rulebooks import book

    rules = book(options.book)
    kind = "pairs" if options.pairs is not None else "games" if options.evenings is None else "evenings"
    kind = "own" if options.own is not None else kind
    if options.game is not None:
        KINDS[kind](rules, options.game)
        print(f"Game {options.game} has ended without a mistake.", file=sys.stderr)
        return MISTAKEN
    games = options.games
    if options.evenings is not None:
        games = options.evenings
    if options.own is not None:
        games = options.own
    if options.pairs is not None:
        games = options.pairs * len(pairs(rules))
    with InterruptsNoted() as interrupts, _progress("Playing", games) as bar:
        trials = list(
            fuzz(rules.id, kind, games, options.jobs, bar.update, lambda: interrupts.noted, options.keep)
        )
    data = as_data(trials)
    if options.json:
        _print_json(data)
    else:
        print("\n".join(as_page(rules, kind, trials)))
    if interrupts.noted:
        return STOPPED
    return FLAWED if data["troubles"] or data["apart"] else 0


def _files(options: Namespace) -> int:
    from makers.own import files

    with _progress("Reading", options.files) as bar:
        found = []
        for first in range(0, options.files, 1000):
            numbers = range(first, min(first + 1000, options.files))
            found += list(files(numbers))
            bar.update(len(numbers))
    for line in found:
        print(line)
    print(f"{options.files} files; {len(found) or 'nothing'} went wrong.")
    return FLAWED if found else 0


def _schema(_options: Namespace) -> int:
    from makers.schema import own_role_schema

    print(own_role_schema(), end="")
    return 0


def _repeats(options: Namespace) -> int:
    from makers.repeats import SPOKEN, as_data, as_line, measured

    chosen = _books(options)
    with _progress("Playing", options.evenings * len(chosen) * len(SPOKEN)) as bar:
        found = list(measured(chosen, options.evenings, bar.update))
    if options.json:
        _print_json(as_data(found))
    else:
        print("\n".join(map(as_line, found)))
    return 0


def _assurance(options: Namespace) -> int:
    from makers.assurance.page import PAGE, counts_in_words, worked, written
    from makers.assurance.proofs import chosen
    from makers.assurance.proving import Proof, Tried, attempted, broken_in_words, lots, proven

    proofs = chosen(options.proofs, options.part)
    results = {}
    with InterruptsNoted() as interrupts:
        for proof in proofs:
            if options.number is not None:
                part = options.part or next(iter(proof.parts))
                tried = attempted(proof, part, [options.number])
            else:
                cases = sum(len(numbers) for _part, numbers in lots(proof, options.scale))
                with _progress(proof.id, cases) as bar:

                    def told(lot: Tried, proof: Proof = proof, bar: tqdm[NoReturn] = bar) -> None:
                        bar.update(lot.cases)
                        for broken in lot.broken:
                            print(broken_in_words(proof, *broken), flush=True)

                    tried = proven(proof, options.scale, options.jobs, told, lambda: interrupts.noted)
            results[proof.id] = tried
            counted = "; ".join(counts_in_words(tried.counts))
            amount = f"{tried.cases} {proof.tried}, {len(tried.broken)} broken, {worked(tried.seconds)}"
            print(f"{proof.id}: {amount}\n    {counted}", flush=True)
            if options.number is not None:
                print(*(broken_in_words(proof, *broken) for broken in tried.broken), sep="\n", end="")
            if interrupts.noted:
                break
    if options.number is None and (options.part is None or options.page):
        written(options.page or PAGE, results)
    if interrupts.noted:
        return STOPPED
    return FLAWED if any(tried.broken for tried in results.values()) else 0


def _mutants(options: Namespace) -> int:
    import subprocess

    from makers.assurance import mutants

    # In a process of its own: nothing of the program may be loaded before it is changed.
    asked = [options.room, str(options.most), "--seed", str(options.seed)]
    asked += ["--seconds", str(options.seconds), "--at", options.at]
    asked += ["--map", str(options.map.resolve())] if options.map else []
    asked += ["--page"] if options.page else []
    return subprocess.run([sys.executable, mutants.__file__, *asked], check=False).returncode


def _touches(options: Namespace) -> int:
    from makers.touches import measured, page

    if options.json:
        _print_json(measured())
    else:
        print("\n".join(page()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
