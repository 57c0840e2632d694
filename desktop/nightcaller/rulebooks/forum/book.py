"""The forum book as a program: the night with its orders, the day with its lynching, until it ends."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Deck, Program
from nightcaller.engine.death import announce, bury, resolve
from nightcaller.engine.floor import floor
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS, Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Role, Turn
from nightcaller.engine.vocabulary import Decision, Outcome, Seat, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.forum import absence, decks, ghosts, hospital, learning
from nightcaller.rulebooks.forum.camps import PACKAGE
from nightcaller.rulebooks.forum.house import TABLE_RULES
from nightcaller.rulebooks.forum.lynching import lynching, reveal
from nightcaller.rulebooks.forum.nightly import Late, are_out, night_is_over
from nightcaller.rulebooks.forum.packs import strike
from nightcaller.rulebooks.forum.victory import victory
from nightcaller.rulebooks.rulebook import Loss, Rulebook
from nightcaller.styles import Style

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NIGHTLY: Final = "forum.night"
"""The round in which orders are given, and in which the ghosts write to each other."""

LATE: Final = tuple(sorted(entries.every(PACKAGE, Late)))
"""What is heard of a night when it is over."""

TRAIT_DEALT: Final = Kind("forum.trait")
APPRENTICED: Final = Kind("forum.apprenticed")
DAWN: Final = Kind("forum.dawn", news="dawn_news")


def program(game: Game) -> Program:
    """Night after night until the game ends; the end is checked after the deaths of night and day."""
    ghosts.open_board(game)
    gone: tuple[Seat, ...] = ()
    while True:
        yield from night(game, gone)
        before = game.alive
        outcome = yield from day(game)
        if outcome:
            return outcome
        gone = seats_of(before & ~game.alive)
        game.call_hooks("phase_end")


def overruled(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """What follows a declared death by day: who it was, and the end if it has come."""
    yield from ()  # nobody has to be asked anything
    reveal(game, dead)
    return victory(game)


def corrected(game: Game) -> None:
    """Somebody was brought back: what the death has brought about is undone, and what it took is given back
    (rulings, All books)."""
    absence.warn_again(game)
    learning.give_back(game)
    learning.take_over(game)


# --- night ----------------------------------------------------------------------------------------------


def night(game: Game, gone: tuple[Seat, ...]) -> Generator[Window, Decision, None]:
    """Rules: orders in their order, then the attacks together, then what is heard of it all.

    Args:
        gone: who has died since the last night.
    """
    game.begin("night")
    game.tell(NIGHT_FALLS, day=game.day)
    if game.moment == 1:
        game.tell_by(record_traits)
    if learning.expected(game, gone):
        yield from visit_everybody(game, "forum.dusk", before_calls=True)
    powers = game.due_powers("night")
    window = private_window("night", NIGHTLY, game.living, powers, hands(game))
    game.land((yield from lap(game, window, turns(game))))
    strike(game)
    resolve(game)
    game.tell_by(*(late.tell for late in LATE))
    if decks.late_round(game.published):
        yield from visit_everybody(game, "forum.closing")
    night_is_over(game)
    game.call_hooks("phase_end")


def record_traits(game: Game) -> None:
    """For the story: who held what beside a role, the hidden traits too, and whose apprentice was whose."""
    for player in game.players:
        for holding in player.holdings[1:]:
            game.record(TRAIT_DEALT, seat=player.seat, role=holding.role.id)
    for player in game.players:
        apprentice = learning.held(game, player.seat)
        if apprentice is not None and "master" in apprentice.memory:
            master = apprentice.memory["master"]
            game.record(APPRENTICED, by=master, seat=player.seat, role=apprentice.memory["role"])


def visit_everybody(
    game: Game, label: str, *, before_calls: bool = False
) -> Generator[Window, Decision, object]:
    """The laptop goes round in every style: for an apprentice who may have become somebody since the last
    night, or for news that no call can bring."""
    window = private_window("night", label, game.living, (), visits=True)
    window.before_calls = before_calls
    return lap(game, window, ())


def turns(game: Game) -> list[Turn]:
    """Who of the living really is asked: not those who are out."""
    able = game.alive & ~are_out(game)
    return [turn for turn in game.due_turns("night") if able >> turn.seat & 1]


def hands(game: Game) -> tuple[Role, ...]:
    """What one person may hold of the published deck: everybody is asked as much as the fullest hand."""
    return game.at_this_table("forum.hands", _hands)


def _hands(game: Game) -> tuple[Role, ...]:
    return fullest_hands(game.published_roles, several=game.house["traits_each"] == "several")


def fullest_hands(published: tuple[Role, ...], *, several: bool) -> tuple[Role, ...]:
    """Every role with a trait beside it, or with all of them."""
    traits = [card.powers for card in published if card.id in BOOK.traits]
    beside = [tuple(power for powers in traits for power in powers)] if several else traits or [()]
    return tuple(
        Role(role.id, "", powers=(*role.powers, *more))
        for role in published
        if role.id not in BOOK.traits
        for more in beside
    )


# --- day ------------------------------------------------------------------------------------------------


def day(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Rules, the Day. Returns the outcome if the night before it or the day itself brought the end."""
    game.begin("day")
    game.tell(DAY_BREAKS, day=game.day)
    dead = bury(game)
    announce(game, dead)
    game.tell(DAWN, seats=dead)
    reveal(game, dead)
    hospital.rounds(game)
    outcome = victory(game)
    if outcome:
        return outcome
    absent = yield from absence.declare(game)
    present = seats_of(game.alive & ~are_out(game) & ~absent)
    yield from floor(game, "forum.debate", present, first="forum.debate.first")
    yield from lynching(game, absent)
    return victory(game)


def misfit(_deck: Deck, _house: Mapping[str, str], style: Style) -> Loss | None:
    """With closed eyes nobody stops at the dead. A moderator is what the text was written for."""
    return Loss("misfit-forum-ghosts") if style.voice_calls else None


BOOK = Rulebook(
    id="forum",
    **entries.entered(PACKAGE),
    table_rules=TABLE_RULES,
    program=program,
    check=decks.check,
    recommended=decks.recommended,
    estimate=decks.estimate,
    late_round=decks.late_round,
    public_weight=lambda _view, _house, _label, _seat: HALF_VOTES,
    misfit=misfit,
    haunted=frozenset({NIGHTLY}),
    announced=("forum.lynch",),
    overruled=overruled,
    corrected=corrected,
    seats=(decks.FEWEST, decks.MOST),
    many_traits=lambda house: house["traits_each"] == "several",
)
