"""`nightcaller-lab`: rulebooks, simulations and fairness without a window."""

from __future__ import annotations

import json
import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from tqdm import tqdm

from nightcaller.engine import Setup
from nightcaller.errors import NightcallerError
from nightcaller.lab.interrupts import STOPPED, InterruptsNoted
from nightcaller.lab.words import LabError, LabWords
from nightcaller.languages import of_terminal
from nightcaller.text import LANGUAGES

if TYPE_CHECKING:
    from nightcaller.rulebooks.own import OwnRole
    from nightcaller.rulebooks.rulebook import Rulebook

_T = TypeVar("_T")

MISTAKEN: Final = 2
"""Exit code when the command cannot be carried out as it was written."""

DEFAULT_SEATS: Final = 12


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command and return the exit code.

    Args:
        arguments: the command line without the program's name; None for this process's own.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        # A Windows console's code page has no Chinese; a pipe's reader expects UTF-8 everywhere.
        sys.stdout.reconfigure(encoding="utf-8")
    say = LabWords(of_terminal())
    try:
        say = LabWords(_language(given))
        options = _parser(say).parse_args(given)
        return int(options.command(options, say))
    except NightcallerError as problem:
        print(say.problem(problem), file=sys.stderr)
        return MISTAKEN
    except BrokenPipeError:
        # Whoever read us (`| head`) has enough; without this Python complains once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


# --- the command line --------------------------------------------------------------------------------


class LabParser(ArgumentParser):
    """A command line whose mistakes are told in the user's language."""

    def error(self, message: str) -> NoReturn:
        raise LabError("error-lab-usage", detail=message)


def _language(given: Sequence[str]) -> str:
    """Find the language first: every other message is written in it."""
    first = LabParser(add_help=False)
    first.add_argument("--language")
    chosen = first.parse_known_args(given)[0].language
    if chosen is None:
        return of_terminal()
    for language in LANGUAGES:
        if chosen.lower() in (language.lower(), language[:2]):
            return language
    raise LabError("error-lab-language", language=chosen, languages=", ".join(LANGUAGES))


def _parser(say: LabWords) -> ArgumentParser:
    parser = LabParser(prog="nightcaller-lab", description=say("lab-help"), add_help=False)
    everywhere = LabParser(add_help=False)
    everywhere.add_argument("-h", "--help", action="help", help=say("lab-help-help"))
    everywhere.add_argument("--language", metavar="LANG", help=say("lab-help-language"))
    everywhere.add_argument("--json", action="store_true", help=say("lab-help-json"))
    parser.add_argument("-h", "--help", action="help", help=say("lab-help-help"))
    parser.add_argument("--language", help=SUPPRESS)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    books = commands.add_parser("books", parents=[everywhere], add_help=False, help=say("lab-help-books"))
    books.set_defaults(command=_books)

    role = commands.add_parser("role", parents=[everywhere], add_help=False, help=say("lab-help-role"))
    role.add_argument("book", metavar="BOOK", help=say("lab-help-role-book"))
    role.add_argument("name", metavar="NAME", help=say("lab-help-role-name"))
    role.set_defaults(command=_role)

    own = commands.add_parser("own", parents=[everywhere], add_help=False, help=say("lab-help-own"))
    parts = own.add_subparsers(metavar="WHAT", required=True)
    check = parts.add_parser("check", parents=[everywhere], add_help=False, help=say("lab-help-own-check"))
    check.add_argument("files", nargs="+", metavar="FILE", help=say("lab-help-own-files"))
    check.set_defaults(command=_own_check)

    table = LabParser(add_help=False)
    table.add_argument("--book", default="judge", metavar="BOOK", help=say("lab-help-book"))
    table.add_argument("--seats", metavar="N", help=say("lab-help-seats"))
    table.add_argument("--deck", metavar="ROLE=N,...", help=say("lab-help-deck"))
    table.add_argument(
        "--house", action="append", default=[], metavar="RULE=OPTION,...", help=say("lab-help-house")
    )
    table.add_argument("--own", action="append", default=[], metavar="FILE", help=say("lab-help-own-file"))
    table.add_argument("--seed", default="1", metavar="N", help=say("lab-help-seed"))
    table.add_argument("--jobs", metavar="N", help=say("lab-help-jobs"))

    simulate = commands.add_parser(
        "simulate", parents=[everywhere, table], add_help=False, help=say("lab-help-simulate")
    )
    simulate.add_argument("--games", default="10000", metavar="N", help=say("lab-help-games"))
    simulate.add_argument("--bot", default="random", metavar="BOT", help=say("lab-help-bot"))
    simulate.set_defaults(command=_simulate)

    decks = commands.add_parser("decks", parents=[everywhere], add_help=False, help=say("lab-help-decks"))
    decks.add_argument("--book", metavar="BOOK", help=say("lab-help-decks-book"))
    decks.add_argument("--seats", metavar="N", help=say("lab-help-decks-seats"))
    decks.add_argument("--games", default="1000", metavar="N", help=say("lab-help-decks-games"))
    decks.add_argument("--keep", metavar="FILE", help=say("lab-help-decks-keep"))
    decks.add_argument("--program", action="store_true", help=say("lab-help-decks-program"))
    decks.add_argument("--seed", default="1", metavar="N", help=say("lab-help-seed"))
    decks.add_argument("--jobs", metavar="N", help=say("lab-help-jobs"))
    decks.set_defaults(command=_decks)

    fairness = commands.add_parser(
        "balance", parents=[everywhere, table], add_help=False, help=say("lab-help-balance")
    )
    fairness.add_argument("--games", default="1000", metavar="N", help=say("lab-help-balance-games"))
    fairness.add_argument("--steps", action="store_true", help=say("lab-help-balance-steps"))
    fairness.add_argument("--card", default="", metavar="ROLE", help=say("lab-help-balance-card"))
    fairness.set_defaults(command=_balance)

    evenings = commands.add_parser(
        "evenings", parents=[everywhere], add_help=False, help=say("lab-help-evenings")
    )
    evenings.add_argument("--data-dir", metavar="DIR", help=say("lab-help-evenings-folder"))
    evenings.add_argument("--csv", action="store_true", help=say("lab-help-evenings-csv"))
    evenings.add_argument("--pseudonyms", action="store_true", help=say("lab-help-evenings-pseudonyms"))
    evenings.set_defaults(command=_evenings)

    return parser


def whole(option: str, text: str, least: int | None = None) -> int:
    """Read a whole number.

    Raises:
        LabError: it is none, or too small.
    """
    try:
        number = int(text)
    except ValueError:
        raise LabError("error-lab-number", option=option, given=text) from None
    if least is not None and number < least:
        raise LabError("error-lab-too-small", option=option, given=number, least=least)
    return number


def pairs(option: str, texts: Iterable[str]) -> dict[str, str]:
    """Read ``name=value,name=value``.

    Raises:
        LabError: something is no such pair, or is said twice.
    """
    found: list[tuple[str, str]] = []
    for part in (part.strip() for text in texts for part in text.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not (name and equals and value):
            raise LabError("error-lab-pair", option=option, given=part)
        found.append((name, value))
    return unique(option, found)


def unique(option: str, entries: Iterable[tuple[str, _T]]) -> dict[str, _T]:
    """Return the entries by name.

    Raises:
        LabError: a name is there twice.
    """
    found: dict[str, _T] = {}
    for name, value in entries:
        if name in found:
            raise LabError("error-lab-twice", option=option, given=name)
        found[name] = value
    return found


def _print_json(data: Any) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    print()


def _progress(title: str, total: int, unit: str) -> tqdm[NoReturn]:
    """A bar on stderr while people watch; nothing in a pipe or a log."""
    return tqdm(total=total, desc=title, unit=unit, file=sys.stderr, disable=not sys.stderr.isatty())


# --- the commands ------------------------------------------------------------------------------------


def _books(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.books import listing, page

    if options.json:
        _print_json(listing())
    else:
        print("\n".join(page(say)))
    return 0


def _role(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.role import CHECKS, checkout, create, gaps

    root = checkout()
    files = create(root, options.book, options.name)
    written = {file.as_posix() for file in files}
    left = [gap for gap in gaps(root) if gap.file in written]
    if options.json:
        lines = [{"file": gap.file, "line": gap.line, "text": gap.text} for gap in left]
        _print_json({"files": [file.as_posix() for file in files], "gaps": lines})
        return 0
    print(say("lab-role-written", role=f"{options.book}.{options.name}", gaps=len(left)))
    for file in files:
        print(say("lab-role-file", file=file.as_posix()))
    print(say("lab-role-next", command=CHECKS.format(book=options.book)))
    return 0


def _simulate(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.report import as_data, as_page
    from nightcaller.lab.simulation import BOTS, SENSIBLE_BOOKS, SimulationPlan, simulate
    from nightcaller.rulebooks import book
    from nightcaller.rulebooks.own import with_roles

    roles = _own_roles(options, say)
    rules = with_roles(book(options.book), roles)
    setup = _table(options, rules)
    if options.bot not in BOTS or (options.bot == "sensible" and rules.id not in SENSIBLE_BOOKS):
        raise LabError("error-lab-bot", bot=options.bot, book=rules.id)
    plan = SimulationPlan(rules.id, setup, whole("--games", options.games, 1), options.bot, roles)
    jobs = (os.cpu_count() or 1) if options.jobs is None else whole("--jobs", options.jobs, 1)
    with (
        InterruptsNoted() as interrupts,
        _progress(say("lab-progress"), plan.games, say("lab-progress-unit")) as bar,
    ):
        tally = simulate(plan, jobs, bar.update, lambda: interrupts.noted)
    if options.json:
        _print_json(as_data(plan, tally))
    else:
        print("\n".join(as_page(say, plan, tally)))
    return STOPPED if interrupts.noted else 0


def _own_roles(options: Namespace, say: LabWords) -> tuple[OwnRole, ...]:
    """Read the files of own roles for a book, and let everything that is said about them be known.

    Raises:
        NightcallerError: one cannot be read, or the book has no room for it; in which line, and why.
    """
    if not options.own:
        return ()
    from nightcaller.lab.words import CATALOGUE
    from nightcaller.rulebooks.own import OwnRoleError
    from nightcaller.table.shelf.own_names import taken
    from nightcaller.table.shelf.own_roles import read_file, refused_file

    names = taken(options.book, CATALOGUE)
    roles = []
    for file in options.own:
        try:
            role = read_file(Path(file), names)
        except OwnRoleError as problem:
            raise LabError("error-lab-own", file=file, said=problem.reason) from problem
        refused = refused_file(role, Path(file), options.book)
        if refused is not None:
            raise LabError("error-lab-own", file=file, said=refused)
        roles.append(role)
    say.lend(roles)
    return tuple(roles)


def _own_check(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.own import as_data, as_page, checked

    found = [checked(Path(file)) for file in options.files]
    if options.json:
        _print_json([as_data(one) for one in found])
    for one in found if not options.json else ():
        for line in as_page(say, one):
            print(line, file=sys.stdout if one.fine else sys.stderr)
    return 0 if all(one.fine for one in found) else MISTAKEN


def _table(options: Namespace, rules: Rulebook) -> Setup:
    """Read deck, seats, house rules and seed; a recommended deck where none is named."""
    seats = None if options.seats is None else whole("--seats", options.seats)
    if options.deck is None:
        seats = DEFAULT_SEATS if seats is None else seats
        fewest, most = rules.seats
        deck = rules.recommended(max(fewest, min(seats, most)))[0].deck
    else:
        counts = pairs("--deck", [options.deck])
        cards = [(rules.role(role).id, whole("--deck", count, 0)) for role, count in counts.items()]
        deck = unique("--deck", cards)
        seats = sum(deck.values()) if seats is None else seats
    house = pairs("--house", options.house)
    return Setup(deck, seats, whole("--seed", options.seed), rules.for_bots(house)).normal(rules)


def _balance(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.balance import as_data, as_page, balance, games_of, stand_in
    from nightcaller.lab.simulation import SimulationPlan
    from nightcaller.rulebooks import book
    from nightcaller.rulebooks.own import with_roles

    roles = _own_roles(options, say)
    rules = with_roles(book(options.book), roles)
    plan = SimulationPlan(
        rules.id, _table(options, rules), whole("--games", options.games, 1), "sensible", roles
    )
    jobs = (os.cpu_count() or 1) if options.jobs is None else whole("--jobs", options.jobs, 1)
    card = rules.role(options.card).id if options.card else ""
    if card and not plan.setup.deck.get(card):
        raise LabError("error-lab-card", option="--card", card=card)
    if card and not stand_in(plan, card):
        raise LabError("error-lab-card-plain", option="--card", card=card)
    of, done = games_of(plan, card), 0
    with (
        InterruptsNoted() as interrupts,
        _progress(say("lab-progress"), of, say("lab-progress-unit")) as bar,
    ):

        def played(games: int) -> None:
            nonlocal done
            done += games
            bar.update(games)
            if options.steps:
                print(json.dumps({"played": done, "of": of}), flush=True)

        found = balance(plan, jobs, played, lambda: interrupts.noted, card)
    if found is None:
        return STOPPED
    if options.steps:
        print(json.dumps(as_data(found)), flush=True)
    elif options.json:
        _print_json(as_data(found))
    else:
        print("\n".join(as_page(say, found)))
    return 0


def _decks(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.decks import as_data, as_measured, as_page, listed, measure
    from nightcaller.lab.kept import KeptGames
    from nightcaller.rulebooks import book, books
    from nightcaller.rulebooks.written import written

    chosen = tuple(books()) if options.book is None else (book(options.book).id,)
    sizes = None if options.seats is None else (whole("--seats", options.seats),)
    games, seed = whole("--games", options.games, 1), whole("--seed", options.seed)
    jobs = (os.cpu_count() or 1) if options.jobs is None else whole("--jobs", options.jobs, 1)
    decks = list(listed(chosen, sizes))
    if not decks:
        raise LabError("error-lab-no-deck", seats=str(options.seats))
    with (
        InterruptsNoted() as interrupts,
        _progress(say("lab-progress"), games * len(decks), say("lab-progress-unit")) as bar,
    ):
        kept = None if options.keep is None else KeptGames(Path(options.keep))
        rows = list(measure(decks, games, seed, jobs, bar.update, lambda: interrupts.noted, kept))
    games = min((row.tally.played for row in rows), default=games)
    if options.json:
        _print_json(as_data(rows, games, seed))
    elif options.program:
        print(written(as_measured(rows)), end="")
    else:
        print("\n".join(as_page(say, rows, games, seed)))
    return STOPPED if interrupts.noted else 0


def _evenings(options: Namespace, say: LabWords) -> int:
    from nightcaller.lab.evenings import gathered, page
    from nightcaller.table.season.columns import as_csv, as_json, pseudonyms

    folder = None if options.data_dir is None else Path(options.data_dir)
    if folder is not None and not folder.is_dir():
        raise LabError("error-lab-folder", folder=str(folder))
    with _progress(say("lab-progress"), 0, say("lab-evenings-unit")) as bar:
        evenings, skipped = gathered(folder, bar)
    for one in skipped:
        why = say.problem(one.problem)
        print(say("lab-evenings-skipped", file=one.file, why=why), file=sys.stderr)
    if options.pseudonyms:
        evenings = pseudonyms(evenings)
    if options.json:
        print(as_json(evenings))
    elif options.csv:
        sys.stdout.write(as_csv(evenings))
    else:
        print("\n".join(page(say, evenings)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
