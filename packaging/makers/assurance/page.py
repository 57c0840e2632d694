"""docs/assurance.md: what was tried, when and where, and what nobody has tried."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from makers.assurance.proofs import PROOFS
from makers.assurance.proving import Counts, Proof, Tried, command, cores
from nightcaller import __version__

PAGE: Final = Path(__file__).resolve().parents[3] / "docs" / "assurance.md"
ROOM: Final = re.compile(
    r"^\| ((?:engine|table(?:/\w+)*|viewmodels|voice|rulebooks/\w+)) \|.*\|$", re.MULTILINE
)
SHOWN: Final = 20
"""Broken cases that are named."""

HEAD: Final = """# Assurance

What the program promises, and how often that was tried. `./packaging/tool assurance` tries everything at a
small scale and writes this page; `./packaging/tool assurance secrecy --scale 100` tries one promise more
often. A row stays as it is until its promise is tried again. Every case follows from its part and its
number: one that breaks its promise is named with the command that plays it again. A small sample of each runs
with the other tests.
"""
SURFACES: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    "scene": (
        ("journeys/test_secrecy_window.py", "test_a_question_is_not_read_aloud_and_leaves_nothing_behind"),
        ("journeys/test_secrecy_window.py", "test_releasing_the_card_drops_its_text_at_once"),
    ),
    "accessibility tree": (
        ("app/test_accessibility.py", "test_every_screen_can_be_heard_and_tells_no_role"),
        ("app/test_accessibility.py", "test_a_private_choice_changes_nothing_that_a_reader_hears"),
    ),
    "clipboard, marked text (X11's primary selection)": (
        ("app/test_private_text.py", "test_nothing_is_copied_or_marked_by_any_key_or_finger"),
    ),
    "window's title": (
        ("app/test_private_text.py", "test_the_windows_title_is_the_products_name_and_nothing_else"),
    ),
    "pixels of a cover": (
        ("journeys/test_secrecy_window.py", "test_the_cover_has_the_same_pixels_whatever_the_cards_are"),
    ),
    "input method": (
        ("app/test_private_text.py", "test_an_input_method_is_told_not_to_learn_and_is_left_with_nothing"),
    ),
    "logs": (
        ("app/test_private_text.py", "test_no_log_has_it_however_much_is_logged"),
        ("app/test_private_text.py", "test_nor_what_was_asked_of_qt_from_outside"),
        ("app/test_edges.py", "test_a_report_tells_where_and_never_what"),
    ),
    "files of a running game": (
        ("table/test_journal_secrecy.py", "test_no_name_role_or_choice_is_in_any_file"),
        ("table/test_journal_secrecy.py", "test_every_record_is_equally_long_on_disk"),
    ),
    "temporary files, names in the cache": (
        ("voice/test_voice_cache.py", "test_everything_that_changes_the_sound_changes_the_key"),
    ),
    "two fingers": (
        ("app/test_second_hold.py", "test_a_second_finger_changes_nothing_under_the_hold_that_decides"),
        ("app/test_first_hold.py", "test_a_second_finger_keeps_nothing_open_that_the_first_has_let_go"),
        ("app/test_first_hold.py", "test_a_palm_that_lies_on_the_screen_holds_nothing"),
    ),
    "touch, mouse, keys": (("app/test_holds.py", "test_every_hold_is_the_same_by_every_means"),),
    "a key or finger that stays down, auto-repeat": (
        ("journeys/test_secrecy_window.py", "test_a_key_that_stays_down_opens_nothing"),
        ("app/test_second_hold.py", "test_a_finger_that_stays_over_the_hand_over_opens_nothing_of_the_next"),
    ),
    "another window in front, minimised, panic key": (
        ("app/test_first_hold.py", "test_what_covers_the_screen_ends_the_hold_under_the_finger"),
    ),
    "session locked": (
        (
            "journeys/test_real_display.py",
            "test_what_is_held_is_not_there_when_a_locked_session_comes_back",
        ),
        ("journeys/test_wayland.py", "test_what_is_held_is_not_there_when_a_locked_session_comes_back"),
    ),
    "lid closed": (("app/test_holds.py", "test_a_closed_lid_leaves_nothing_of_what_is_held"),),
    "another screen": (
        (
            "app/test_holds.py",
            "test_a_window_that_comes_to_another_screen_takes_nothing_of_what_is_held_there",
        ),
    ),
    "X11, Wayland": (
        ("journeys/test_real_display.py", "test_three_cards_on_an_x_server"),
        ("journeys/test_wayland.py", "test_a_held_card_is_not_there_when_its_workspace_comes_back"),
    ),
}
"""Where a secret might stay behind: the tests that look there, by file and name."""
_SURFACES: Final = """## Where a secret might stay behind

What one person sees or does alone, on the real window: where the room could find it afterwards. `hands` looks
at scene, accessibility tree, clipboard, marked text and title after everything that it does. The program asks
no screen saver: whatever locks a session takes the keyboard, and a window without it holds nothing open.

| where | tests that look there |
| --- | --- |"""
UNCOVERED: Final = """## What is not covered

- `hands` and `slots` use a window without a screen, with a clock that only they move. They see that a card's
  name is left on no cover (in scene, accessibility tree, title, clipboard, selection), not what a picture
  shows: private pictures from two metres, covers alike to the pixel, the table of controls, two pointers and
  real displays are tests of their own (tests/journeys, tests/viewmodels, tests/app). The window's system
  dialogs are not used.
- Changes of the code are drawn by chance, and only the cheapest tests that call what is changed are asked, of
  the room's own alone: what lives on may be noticed by others. The tool changes comparisons, conditions,
  numbers, returned values and single statements, no words and no QML. Rooms that are not in the table have
  not been sampled. Survivors of three samples of the voice were read and tests written for what they stand
  for. Those in its row were drawn after that: of seeds 1 and 7, half way, 42 of 50 each were noticed, one
  more by a later test; of seed 61, at the end, 47 of 50 by its quick tests alone. Two that nobody had read
  (seeds 4911 and 4912) came to 24 of 25 and 36 of 40; of the five others three are the same program, and two
  have a test now. What a worker does in a process of its own is not reached by changes. View models are shown
  to the quick tests of tests/viewmodels and tests/app and to those that go through nineteen screens in the
  window. Of the sample in their row 38 of 60 were noticed before its survivors were read and tests written
  for them; those were tried again by themselves. An earlier sample (seed 31) was read as well; drawn anew
  after all of that, it had 37 changes that nobody had read, and with twelve seconds of tests for each 27 of
  them were noticed. Unread samples came later, and before the next each time tests for the kinds of what had
  lived on: with as many seconds, of seed 4801 28 of 45 were noticed, of 4803 25 of 40, of 4901 26 of 40, of
  4902 31 of 40; with the usual twenty-five, of 4903 38 of 45, of 4904 36 of 45, of 4905 32 of 40 (broken off
  and gone on with): four in five is what to expect of others, a little more without what is the same program.
  Some of what lived on in the last three has no test yet. Of the table samples were drawn one after the
  other, each unread, and tests written for the kind of what lived on before the next: of seed 4801 29 of 40
  were noticed, 4911 32 of 40, 4912 31 of 40, 4913 35 of 40, 4914 38 of 45, 4916 28 of 40 (4915 was spoilt: it
  was tried with what another state of the tests calls). Of the 33 that lived on in the last four about ten
  are the same program: eighty of a hundred are noticed, eighty-five without those. The rest of the last
  sample is unmended. The samples of forum and table in the rows are of 28 November, and what lived on in them
  was read: before that, 72 to 88 in a hundred of them had been noticed, so of another sample fewer will be
  than their rows say. Those of engine, judge, chat and big book were drawn one after the other (a change that
  came up twice counts once), and what lived on in each was read, and tests written, before the next. Before
  that were noticed, of engine 34 of 40, 52 of 60, 53 of 60, 51 of 60; of judge 34, 33 and 35 of 40; of chat
  26 of 30, 37 of 40, 27 of 30; of the big book 36 of 40, 29 of 40, 38 of 50. Two in five of what was left are
  the same program; the others are what their tests are for now, some of them rulings. A last sample (seed
  113) was drawn after all of that: of engine 44 of 50, of judge 34 of 40, of the big book 42 of 50 were
  noticed, and a quarter of the rest is the same program: that is what to expect of others.
- A wall's clock that jumps is a test of whole evenings at the table (tests/table/test_clocks_jump.py); in
  `hands` only the clock that timers go by jumps, forward. A window that is moved between two screens, a lid
  that closes, a session that is locked, logs with everything switched on: tests of their own (tests/app,
  tests/journeys). Wayland, minimising and locking while hands play: not in `hands`. On Wayland the session is
  locked as before sway 1.8; lockers of today's compositors take the keyboard by another protocol.
- `secrecy` compares views, questions, windows and boards of the engine. What screens and the voice make of
  them is the tests' (tests/table/test_public_trace.py, tests/viewmodels/test_two_metres.py). A core compares
  about 200 pairs a second, a million in an hour and a half: the row says how many it has been. After the
  first thing that a book tells a seat about the difference, that seat is no longer watched; in the big book
  most private news counts as such.
- `overruling` draws its steps by chance: the row says at how many kinds of windows something was upset.
  One evening in four has made-up roles among its cards.
- `killed` ends the program by SIGKILL; Windows has neither SIGKILL nor fork: there nothing is tried.
  `moments` asks no real disk: it lays out what a file system may hold after each call. Where the power goes,
  sectors of 512 bytes are written or not, names of a folder appear in their order and those of two folders in
  any; a disk that lies when it is asked to sync, and rubbish in sectors that nobody wrote, are not tried.
  `full` lets a disk fail in front of the operating system; no real disk was filled.
- `files` spoils journals as somebody without their key can, and own roles, kept decks, settings, people,
  finished evenings, a season's kept facts and the window's place. Command line and environment are a test's
  (tests/app/test_edges.py), among them graphics that Qt knows and the computer has not; a Vulkan that begins
  and then cannot draw has been on none of our computers.
- `load` rests by night and brings back who dies: it says how long and large a game may be, not how it is
  played. It does not measure the window, and no season of a thousand evenings
  (tests/table/thousand_evenings.py).
- `sockets` hears what Python opens (audit events), and on Linux counts the process's sockets. The window
  has local ones of its own: the doorbell by which a second start finds the first, and the display's.
- No proof has been run on Windows or macOS.
"""
CHANGES: Final = """## Changes that tests notice

`./packaging/tool mutants engine 60 --page` makes one small change of the code at a time and asks the room's
own tests, those that take longest left out; a change of a book is shown to the laws of all books too, one of
the engine to the tests of every book. What lived on was read, each for itself: code that nothing needed is
gone, and changes in it are not counted; where a test was missing there is one, written for this very sample,
and the change was tried again by itself, some against a test of another room, and counts as noticed: of
another sample less would be. These kinds are left:

- what is the same program: a truth about the parts of an answer that has none, `strict` where lengths have
  been compared, numbers with room between them, nothing returned instead of "no", a doubt that is always
  looked into, how many there are of a card that is not there, a list of one turned round;
- in corrections of answers, the second look at what waits for an answer that is not there; in the engine, a
  short way for what is nearly always so, where the long one comes to the same;
- in books, how decks are judged and rated by rule of thumb, minutes that a game takes, an hour that leaves
  the order of calls as it is, a place in an order that is the same after it, the picture on a cover, an end
  that is looked for again at nightfall, and how a moderator is told in sentences;
- in the journal, how long one record may be to the last kilobyte, a call to the system that changes no
  rights, and how Windows locks a file;
- at the table, who answers after whom where several are called at once, where on a page a question stands
  that the form has not foreseen, whether a moderator is offered to take something back, what a page that is
  corrected is filled in with, news that are shown once more after a correction, arrows of a story;
- in the voice, what runs in a process of its own, which starts unchanged; how such a process is ended and
  watched, and one sample of sound more or less;
- of view models, the number of a night that is never shown, how far a revision counts on, which of several
  blanks lies open where there is one, two things that come together asked for one by one: the same program;
  and a length of time that can be chosen;
- of the table, what the second sample left has been read, and not all of it is the same program: lines of a
  drawn story, where news share a screen, a page that is left as it was and then taken back.
"""
_CHANGES: Final = """| room | changes tried | noticed | not | there are | when and where |
| --- | --- | --- | --- | --- | --- |"""
_ROW: Final = re.compile(r"^\| `(\w+)` \|.*\|$", re.MULTILINE)
_TABLE: Final = """| proof | promise | tried | broken | work | when and where |
| --- | --- | --- | --- | --- | --- |"""


def machine() -> str:
    """This computer, as far as it matters: no name, no path."""
    number = cores()
    system = " ".join(filter(None, (platform.system(), platform.machine())))
    return f"{number} core{'s' if number > 1 else ''}, Python {platform.python_version()}, {system}"


def row(proof: Proof, tried: Tried, now: datetime) -> str:
    """A proof's line of the table."""
    broken = str(len(tried.broken))
    if tried.broken:
        named = [f"`{command(proof.id, part, number)}`" for part, number, _why in tried.broken[:SHOWN]]
        broken = f"**{broken}**: " + ", ".join(named)
    counted = "; ".join(counts_in_words(tried.counts))
    amount = f"{tried.cases:,} {proof.tried}" + (f": {counted}" if counted else "")
    scale = tried.cases / sum(proof.parts.values())
    where = f"{now:%Y-%m-%d}, version {__version__}, scale {scale:.3g}; {machine()}"
    return f"| `{proof.id}` | {proof.promise} | {amount} | {broken} | {worked(tried.seconds)} | {where} |"


def worked(seconds: float) -> str:
    """How long one core has worked."""
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def counts_in_words(counts: Counts) -> Iterator[str]:
    """What was counted, with the kinds of windows, and the screens, in one number each."""
    for kind, told in (("window ", "kinds of windows upset"), ("screen ", "screens")):
        if found := sum(what.startswith(kind) for what in counts):
            yield f"{found} {told}"
    for what, count in counts.items():
        if not what.startswith(("window ", "screen ")):
            yield f"{what} {count:,}"


def _surface(where: str, tests: Sequence[tuple[str, str]]) -> str:
    return f"| {where} | {'<br>'.join(f'tests/{file}: `{test}`' for file, test in tests)} |"


class Noticed(NamedTuple):
    """What came of a sample of changes of a room's code."""

    tried: int
    noticed: int
    there_are: int
    seed: int


def change_row(room: str, came: Noticed, now: datetime) -> str:
    """A room's line of the table of changes."""
    counts = f"{came.tried:,} | {came.noticed:,} | {came.tried - came.noticed:,} | {came.there_are:,}"
    return f"| {room} | {counts} | {now:%Y-%m-%d}, version {__version__}, seed {came.seed}; {machine()} |"


def written(
    path: Path,
    results: Mapping[str, Tried],
    now: datetime | None = None,
    changes: Mapping[str, Noticed] = MappingProxyType({}),
) -> None:
    """Write the page: new rows for what was tried, and the rows of before for everything else."""
    before = path.read_text("utf-8") if path.exists() else ""
    moment = now or datetime.now(UTC)
    proofs = {found[1]: found[0] for found in _ROW.finditer(before)}
    proofs |= {proof: row(PROOFS[proof], tried, moment) for proof, tried in results.items()}
    rooms = {found[1]: found[0] for found in ROOM.finditer(before)}
    rooms |= {room: change_row(room, came, moment) for room, came in changes.items()}
    parts = (
        (HEAD, _TABLE, *(proofs[proof] for proof in PROOFS if proof in proofs), ""),
        (_SURFACES, *(_surface(where, tests) for where, tests in SURFACES.items()), ""),
        (CHANGES, _CHANGES, *(rooms[room] for room in sorted(rooms)), "") if rooms else (),
        (UNCOVERED,),
    )
    path.write_text("\n".join(line for part in parts for line in part), "utf-8")
