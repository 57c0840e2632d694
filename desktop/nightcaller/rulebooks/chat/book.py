"""The chat book as a program: its phases, night and day, in the order in which the text names them."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Program
from nightcaller.engine.causes import Cause
from nightcaller.engine.death import announce, bury
from nightcaller.engine.floor import floor
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS, Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.last_acts import amid_last_acts, last_acts
from nightcaller.engine.roles import LAST_ACTS, Power
from nightcaller.engine.vocabulary import TABLE, Decision, Outcome, Seat, View, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.chat import (
    arrows,
    decks,
    flags,
    guns,
    hunting,
    looking,
    major,
    potions,
    rooms,
    styles,
    village,
)
from nightcaller.rulebooks.chat.factions import PACKAGE
from nightcaller.rulebooks.chat.house import TABLE_RULES
from nightcaller.rulebooks.chat.victory import victory
from nightcaller.rulebooks.chat.voting import LaptopRound, Votings
from nightcaller.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.lap import Settle

LYNCH: Final = Cause("chat.lynch")
"""Cause of the death of the village's victim."""

NOBODY_LYNCHED: Final = Kind("chat.nobody_lynched", news="news")
DAWN: Final = Kind("chat.dawn", news="dawn_news")
LYNCHED: Final = Kind("chat.lynched", news="news", mark="ballot", deaths=(LYNCH,), feat="exiled")

NO_FACTS: Final[Mapping[str, Settle]] = {}
ARROWS: Final = LaptopRound("chat.cupid", (rooms.CUPID,), (arrows.ARROWS,))
ARROW_ONE: Final = Votings("chat.arrow_one", (rooms.CUPID,), arrows.ARROW_ONE)
ARROW_TWO: Final = Votings("chat.arrow_two", (rooms.CUPID,), arrows.ARROW_TWO)
NAMED: Final = frozenset({
    arrows.ARROWS, *arrows.ARROW_ONE.powers, *arrows.ARROW_TWO.powers, *looking.LOOK.powers,
    *hunting.HUNT.powers, potions.POTIONS,
})  # fmt: skip
"""Powers of the text's own roles: each is asked in a round of its phase."""
OTHERS: Final = {
    power: NO_FACTS for power in entries.powers(PACKAGE) if power.window == "night" and power not in NAMED
}
"""Powers of roles that the text does not have: asked together with the wolves."""
HUNT_AND_LOOK: Final = Votings(
    "chat.night", (rooms.SEERESS, rooms.WEREWOLF), looking.LOOK, hunting.HUNT, beside=OTHERS
)
"""Neither depends on the other: they share a round."""
POTIONS: Final = LaptopRound("chat.witch", (rooms.WITCH,), (potions.POTIONS,), {potions.BREW: potions.pour})
ARROWS_AND_HUNT: Final = Votings(
    "chat.night", (rooms.CUPID, rooms.WEREWOLF), hunting.HUNT, beside={arrows.ARROWS: NO_FACTS, **OTHERS}
)
LOOK_AND_POTIONS: Final = Votings(
    "chat.witch",
    (rooms.SEERESS, rooms.WITCH),
    looking.LOOK,
    beside={potions.POTIONS: {potions.BREW: potions.pour}},
)
"""The first night in two rounds: the Seeress reads who is in love, the Witch the wolves' victim."""
ROUNDS: Final = (
    *(ARROWS, *ARROW_ONE.rounds, *ARROW_TWO.rounds, *HUNT_AND_LOOK.rounds, POTIONS),
    *(*ARROWS_AND_HUNT.rounds, *LOOK_AND_POTIONS.rounds),
)
"""All in which somebody is asked by night."""


def program(game: Game) -> Program:
    """Night and day until the game is finished; that is asked after every kill phase."""
    rooms.open_all(game)
    while True:
        yield from night(game)
        game.call_hooks("phase_end")
        outcome = yield from day(game)
        if outcome:
            return outcome
        game.call_hooks("phase_end")


def overruled(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """What follows a declared death by day: a kill phase of its own; then the open phase goes on."""
    interrupted = {name: game.noted.get(name, ()) for name in ("phases", "killed")}
    outcome = yield from kill(game, rooms.DAY_KILL, dead)
    game.noted.update(interrupted)
    rooms.let_out(game)
    return outcome


# --- night ----------------------------------------------------------------------------------------------


def night(game: Game) -> Generator[Window, Decision, None]:
    """The night's phases.

    None of them depends on the two who meet in the first night: their room stays open until it is over, or
    whoever is visited first would never read an answer.
    """
    game.begin("night")
    game.tell(NIGHT_FALLS, day=game.day)
    bench = (rooms.AMOROUS,) if game.day == 1 else ()
    armed = game.day == 1 and game.in_published_deck(arrows.CUPID)
    if armed and game.house["first_night"] == "together" and game.published.get(arrows.CUPID, 0) == 1:
        yield from ARROWS_AND_HUNT.hold(game)
        arrows.fall_in_love(game)
        if game.in_published_deck(looking.SEERESS) or game.in_published_deck(potions.WITCH):
            yield from LOOK_AND_POTIONS.hold(game, bench, visits=True)
        else:
            yield from go_round(game, "chat.amorous", *bench)
    else:
        if armed:
            yield from first_night(game)
        yield from HUNT_AND_LOOK.hold(game, bench)
        yield from POTIONS.hold(game, bench)
    if game.published.get(looking.SEERESS, 0) > 1 and not game.in_published_deck(potions.WITCH):
        # Whoever of several seeresses voted first has not seen the answer yet.
        yield from go_round(game, "chat.closing", *bench, rooms.SEERESS)


def first_night(game: Game) -> Generator[Window, Decision, None]:
    """ "1st night: cupid", then "1st night: amorous", in which two people meet in a room of their own."""
    yield from ARROWS.hold(game)
    yield from ARROW_ONE.hold(game)
    yield from ARROW_TWO.hold(game)
    yield from go_round(game, "chat.amorous", rooms.AMOROUS)


def go_round(game: Game, label: str, *phases: str) -> Generator[Window, Decision, None]:
    """Let the laptop visit everybody: somebody whom no voice can call by name is told something."""
    rooms.enter(game, *phases)
    yield from lap(game, private_window("night", label, game.living, (), visits=True), ())


# --- day ------------------------------------------------------------------------------------------------


def day(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """ "If the day changes to day" the flagged are killed; then the day's phases. Returns how it ended."""
    game.begin("day")
    game.tell(DAY_BREAKS, day=game.day)
    outcome = yield from night_kill(game)
    if outcome:
        return outcome
    if game.day == 1:
        yield from major.election(game, game.in_turn("chat.campaign.first", game.living))
    rooms.enter(game, rooms.VILLAGE)
    yield from floor(game, "chat.discussion", game.living, first="chat.discussion.first")
    victim = yield from condemn(game)
    if victim is None:
        game.tell(NOBODY_LYNCHED)
        return None
    return (yield from day_kill(game, victim))


def night_kill(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """ "night: night kill": everybody hears who is dead, and a special effect of theirs starts."""
    flags.strike(game)
    dead = bury(game)
    announce(game, dead)
    game.tell(DAWN, seats=dead)
    return (yield from kill(game, rooms.NIGHT_KILL, dead))


def day_kill(game: Game, victim: Seat) -> Generator[Window, Decision, Outcome | None]:
    """ "day: day kill": the village's victim was flagged, and now dies."""
    flags.flag(game, victim, LYNCH, TABLE)
    game.tell(LYNCHED, seat=victim)
    flags.strike(game)
    dead = bury(game)
    announce(game, dead)
    return (yield from kill(game, rooms.DAY_KILL, dead))


def kill(game: Game, phase: str, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """A kill phase: whoever was killed meets in the kill room; a Hunter shoots, then a Major names an heir.

    A Major has that room too, with a Hunter or without one; nobody is asked when nobody is left to be chosen.

    "If a second one with special effect is in the same phase killed, then this phase restarts."
    """
    rooms.enter(game, phase)
    game.noted["killed"] = ()
    amid = amid_last_acts(game)
    while dead:
        game.noted["killed"] += dead
        visited = major.fallen(game, dead)

        def may_follow(_seat: Seat, visited: bool = visited) -> Sequence[tuple[str, Power]] | None:
            return game.published_powers(LAST_ACTS) if visited or guns.gun_left(game) else None

        dead = yield from last_acts(game, "chat.kill", dead, may_follow, guns.may_shoot)
    if amid:
        return None
    outcome = victory(game)
    if outcome is None and game.lacks_heir(major.MAJOR, major.SUCCESSION):
        yield from major.pass_on(game)
    return outcome


def condemn(game: Game) -> Generator[Window, Decision, Seat | None]:
    """ "All day village": one victim of all living villagers; nobody only if nobody has a single vote.

    A tie restarts the voting with the tied, for the Major alone; without one "the whole living village can
    vote", and after another tie a keyed roll decides (rulings, chat).
    """
    tied = "chat-mayor" if major.MAJOR in game.offices else "poll-runoff"
    top = yield from village.ballot(game, village.VICTIM, "chat.village", game.living, tied)
    if len(top) > 1:
        game.tell(major.RUNOFF, seats=top)
        top = yield from major.decide(game, top)
    if len(top) > 1:
        rooms.enter(game, rooms.VILLAGE)
        top = yield from village.ballot(game, village.VICTIM, "chat.village_runoff", top, "poll-lot")
    return village.draw(game, village.VICTIM, top)


def public_weight(_view: View, _house: Mapping[str, str], _label: str, _seat: Seat) -> int:
    """One vote for everybody: Major, "no weight change"."""
    return HALF_VOTES


def squares(house: Mapping[str, str]) -> frozenset[str]:
    """Villager: "village | day: village | read, write". House rule `square`: talk, or notes as well."""
    return frozenset({"chat.village"} if house["square"] == "written" else ())


BOOK = Rulebook(
    id="chat",
    **entries.entered(PACKAGE),
    table_rules=TABLE_RULES,
    program=program,
    check=decks.check,
    recommended=decks.recommended,
    estimate=decks.estimate,
    public_weight=public_weight,
    misfit=styles.misfit,
    squares=squares,
    announced=("chat.major_vote", "chat.village"),
    held_again=frozenset({"chat.major_runoff", "chat.village_runoff"}),
    in_sentences=True,
    overruled=overruled,
    corrected=rooms.let_out,
)
