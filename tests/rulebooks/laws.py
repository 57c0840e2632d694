"""Laws that every role of every book keeps, shipped or written by players at run time.

Each law is a function ``law(rules, role, number)``: it plays a small experiment with a role at a table drawn
from its name and a number, and returns what is against the law, a sentence each. It knows no role: what
differs from book to book is what a role says of itself (`Power.by_number`, `visits.NO_VISIT`), so roles that
are added to a copy of a book go through the same.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final

import nightcaller
from makers.drawing import Flaw, drawn_table
from nightcaller.engine import CLOSE, IllegalDecision, IllegalSetup, Session
from nightcaller.engine.causes import OVERRULED, Cause
from nightcaller.engine.death import bury
from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.game import OWN_MOMENTS, Game
from nightcaller.engine.parts import drawn
from nightcaller.engine.roles import HOOKS, Holding, Hook
from nightcaller.engine.turning import turn
from nightcaller.engine.visits import NO_VISIT
from nightcaller.engine.vocabulary import (
    AFTERWARDS,
    EMPTY_CHOICES,
    EVERYBODY,
    TABLE,
    Act,
    Ask,
    Attack,
    Option,
    Picks,
    Seat,
    Tier,
    Window,
    empty_choice,
)
from nightcaller.engine.waiting import PLATES
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.story.retelling import Teller
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.private_seats import told_line
from rulebooks import taking_back
from table.test_every_fact_said import CATALOGUE, Reader

Law = Callable[[Rulebook, str, int], list[str]]

DAYS: Final = 4
"""How far a game is played for an experiment: until this night is over."""
ATTEMPTS: Final = 8
"""Tables that are drawn for an experiment, if the first cannot be dealt."""
LONGEST: Final = 600
"""Decisions after which a game has shown what it can."""


# --- tables and hands ------------------------------------------------------------------------------------


def dealt(rules: Rulebook, role: str, number: int, *beside: str) -> tuple[Session, Seat]:
    """A game in which somebody holds a role, or the trait, and in which nothing ends; and who that is."""
    for attempt in range(ATTEMPTS):
        name = f"law.{role}.{number}" + f".{attempt}" * (attempt > 0)
        try:
            session = Session(rules, drawn_table(rules, name, 8 + number % 5, (role, *beside)))
        except IllegalSetup:
            continue  # the traits of this deck suit nobody who is left
        session._game.waived = taking_back.Everything()  # type: ignore[assignment]
        if (me := holder(session, role)) != TABLE:  # else it is among the cards that a thief may take
            return session, me
    raise Flaw(f"no table deals {role}")


def holder(session: Session, role: str) -> Seat:
    """Who holds a role, a trait or an office; -1 if nobody does."""
    return next((held.seat for held in session._game.holdings(role)), -1)


def at_rest(session: Session) -> tuple[int, Picks]:
    """What nobody does: the emptiest answer of whoever is asked first, obligatory questions before others."""
    asks = session.window.asks
    slot = next((slot for slot, ask in asks.items() if slot != CLOSE and not ask.optional), CLOSE)
    if slot == CLOSE and CLOSE not in asks:
        slot = next(iter(asks))
    return slot, session.out_of_time(slot)


def modest(session: Session, slot: int) -> Picks:
    """The emptiest answer to a question, or the first: nothing is drawn, and a group is of one mind."""
    ask = session.window.asks[slot]
    empty = empty_choice(ask)
    if empty is None and not ask.parts:
        return ask.options[: ask.lo]
    return session.out_of_time(slot)


def in_secret(session: Session) -> bool:
    """Whether a private window of the night is open."""
    return session.outcome is None and session.window.private and session._game.phase != "day"


def nights(session: Session, seat: Seat) -> Iterator[Session]:
    """A game that rests by day, at each private window of its nights in which somebody is asked something."""
    window = None
    while session.outcome is None and session._game.day <= DAYS and len(session.decisions) < LONGEST:
        if session.window is not window:
            window = session.window
            if in_secret(session) and any(ask.seat == seat for ask in session.window.asks.values()):
                yield session
        session.submit(*at_rest(session))


def busy(ask: Ask, rng: Random, fond: Sequence[Option] = ()) -> Picks:
    """An answer that does something, if one can: about those it is fond of, where they are offered."""

    def pick(_n: int, among: Picks) -> Option:
        liked = [option for option in fond if option in among]
        some = [option for option in among if option not in EMPTY_CHOICES]
        return liked[0] if liked else rng.choice(some or list(among))

    if ask.parts:
        return drawn(ask, lambda n, among: rng.choice(list(among)) if n > len(ask.parts) else pick(n, among))
    return (pick(0, ask.options),) if ask.lo <= 1 else empty_choice(ask) or ask.options[: ask.lo]


def act_alone(session: Session, seat: Seat, choose: Callable[[Ask], Picks]) -> None:
    """Somebody does what she can in the open window, and all others rest, until the window is closed."""
    window = session.window
    while session.outcome is None and session.window is window:
        mine = [slot for slot, ask in window.asks.items() if slot != CLOSE and ask.seat == seat]
        if mine:
            session.submit(mine[0], choose(window.asks[mine[0]]))
        else:
            session.submit(*at_rest(session))


def sleep_on(session: Session) -> None:
    """Let the night pass to its end."""
    while in_secret(session):
        session.submit(*at_rest(session))


# --- named seats go through bodies -----------------------------------------------------------------------


def bodies(rules: Rulebook, role: str, number: int) -> list[str]:
    """Whatever is done to a number reaches the body that wears it.

    Two nights are compared: in one nobody's plate has changed hands and she chooses a body's own number; in
    the other two plates were exchanged, by whoever does that in this book or else by hand, and she chooses
    the number that the same body wears. All but the numbers has to be the same.
    """
    movers = [one for one in rules.roles.values() if any(PLATES in power.writes for power in one.powers)]
    mover = movers[number % len(movers)].id if movers else ""
    if role == mover:
        return []
    session, me = dealt(rules, role, number, *([mover] if mover else []))
    moving = holder(session, mover) if mover else -1
    rng = Random(f"{role}.{number}.bodies")
    found: list[str] = []
    for night in nights(session, me):
        game = night._game
        others = [seat for seat in game.living if seat not in {me, moving}]
        others.sort(key=lambda seat: rng.random())
        pairs = [(one, two) for one, two in combinations(others, 2) if game.role(one) is not game.role(two)]
        for pair in pairs[:3]:
            said: list[Picks] = []
            plain = _by_numbers(taking_back.waived(night), me, moving, pair, said, swapped=False)
            moved = _by_numbers(taking_back.waived(night), me, moving, pair, said, swapped=True)
            if plain is not None and moved is not None and plain != moved:
                left = [*map(_apart, *zip(*((plain[name], moved[name]) for name in plain), strict=True))]
                left = [one for one in left if one]
                found.append(
                    f"bodies: {role} by night {game.day}, numbers {pair}: {left}: "
                    "ask `game.body` or `visit` who wears a number"
                )
        if found:
            break
    return found


def _by_numbers(
    session: Session, me: Seat, mover: Seat, pair: tuple[Seat, Seat], said: list[Picks], *, swapped: bool
) -> Mapping[str, Any] | None:
    """What is so after a night in which somebody chooses the first of two bodies, then the second.

    Args:
        said: what everybody answers, in order: filled in, and said again with the numbers exchanged.

    Returns:
        None if she could choose neither of them, or if somebody cannot say the same.
    """
    game, (one, two) = session._game, pair
    places: Mapping[Option, Option] = {one: two, two: one} if swapped else {}
    told = len(game.log)
    hers = [power for held in game.players[me].holdings for power in held.role.powers]
    if swapped and mover < 0:
        game.plates.update({one: two, two: one})
    met, moved, moment = False, 0, game.moment
    answers = iter(list(said))
    while in_secret(session) and game.moment == moment:
        window = session.window
        while session.window is window and session.outcome is None:
            # Whoever changes plates speaks last of those who can: by then nobody may have looked.
            moves = [slot for slot, ask in window.asks.items() if slot != CLOSE and ask.seat == mover]
            slots = [slot for slot in window.asks if slot != CLOSE and slot not in moves]
            if moves and not slots:
                fond = [seat for seat in pair if swapped and seat in window.asks[moves[0]].options]
                session.submit(moves[0], (fond[0],) if fond else session.out_of_time(moves[0]))
                moved += len(fond) > 0
                continue
            if not slots:
                session.submit(*at_rest(session))
                continue
            slot, ask = slots[0], window.asks[slots[0]]
            if swapped:
                picks = tuple(places.get(pick, pick) for pick in next(answers, ()))
            else:
                power = window.numbered[slot].power
                # A group is of one mind; what one person asks for herself is about both in turn.
                turns = 0 if power.group else sum(len(set(pair) & set(before)) for before in said) % 2
                mine = ask.seat == me or (power.group and power in hers)
                wish = pair[turns:] + pair[:turns]
                picks = busy(ask, Random(ask.key), wish) if mine else modest(session, slot)
                said.append(picks)
            met = met or (ask.seat == me and not set(pair).isdisjoint(picks))
            try:
                session.submit(slot, picks)
            except IllegalDecision:
                return None
    if not met or (swapped and mover >= 0 and moved < len(pair)):
        return None
    if mover < 0 and any(
        hit.by in game.deaths for hits in game.hits.values() for hit in hits if hit.by != me
    ):
        return None  # plates put on by hand stay on while somebody strikes back in dying
    state = dict(taking_back.state(session))
    numbers = sorted(pair)
    for name in [name for name in state if name.startswith("asks")]:
        del state[name]
    for name in ("window", "noted", "kept", "rooms", "cards"):
        del state[name]
    state["memory"] = [
        [] if seat == mover else [_nameless(memory, numbers) for memory in held]
        for seat, held in enumerate(state["memory"])
    ]
    state["marks"] = [
        [
            (mark.kind, mark.source, mark.until, _nameless(mark.data, numbers))
            for mark in player.statuses.values()
        ]
        for player in game.players
    ]
    # Whether a look was true is told of the number that was meant.
    state["told"] = sorted(
        f"{event.kind} {event.audience:x} {_nameless(event.facts, numbers)}"
        for event in game.log[told:]
        if event.facts.get("by", me) in {me, TABLE} and not rules_of(session).kinds[event.kind].fools
    )
    return state


def rules_of(session: Session) -> Rulebook:
    """The book of a game, as people know it."""
    assert isinstance(session.book, Rulebook)
    return session.book


def _apart(one: Any, other: Any) -> str:
    """In what two things differ, in a few words."""
    if isinstance(one, list) and isinstance(other, list):
        mine, others = (Counter(map(str, these)) for these in (one, other))
        return " ".join(f"-{gone}" for gone in mine - others) + " ".join(f" +{new}" for new in others - mine)
    return "" if one == other else f"{one} -> {other}"


def _nameless(value: Any, numbers: Sequence[Seat]) -> Any:
    """A value in which either of two numbers stands for both."""
    if isinstance(value, Mapping):
        return {key: _nameless(one, numbers) for key, one in sorted(value.items())}
    if isinstance(value, list | tuple):
        return sorted((_nameless(one, numbers) for one in value), key=repr)
    return numbers[0] if isinstance(value, int) and value in numbers else value


# --- what is taken back leaves nothing -------------------------------------------------------------------


def taken_back(rules: Rulebook, role: str, number: int) -> list[str]:
    """Whatever a death, a role change or a ruling leaves anywhere is gone when it is taken back."""
    session, _me = dealt(rules, role, number)
    chance = Random(f"{role}.{number}.back")
    seen: Counter[Any] = Counter()
    found: list[str] = []
    while session.outcome is None and len(session.decisions) < LONGEST // 3:
        keys = frozenset(ask.key for ask in session.window.asks.values())
        place = (session.window.label, keys)
        if not seen[place]:
            seen[place] += 1
            found += [f"taken back: {role}: {ghost}" for ghost in taking_back.ghosts(session)]
        if found:
            break
        session.submit(*_answered(session, chance))
    return found


def _answered(session: Session, chance: Random) -> tuple[int, Picks]:
    asks = session.window.asks
    slots = [slot for slot in asks if slot != CLOSE]
    if CLOSE in asks and (not slots or chance.random() < 0.9):
        return CLOSE, asks[CLOSE].options
    slot = chance.choice(sorted(slots))
    return slot, busy(asks[slot], chance)


# --- what is answered in secret changes nothing yet ------------------------------------------------------

UNSEALED: Final = (
    "alive",
    "powerless",
    "deaths",
    "doomed",
    "held",
    "memory",
    "marks",
    "gone",
    "houses",
    "offices",
    "worn",
)
"""Of `taking_back.state`, what an answer in secret leaves to the acts that come of it."""


def sealed(rules: Rulebook, role: str, number: int) -> list[str]:
    """An answer in secret changes nothing but what the card itself remembers."""
    found: list[str] = []
    for session, holding, answer in _answering(rules, role, number):
        before = _unsealed(session, holding)
        if answer():
            left = taking_back.difference(before, _unsealed(session, holding))
            found += [
                f"sealed: {role} at once changes {one}: let it come of an act (`stock.seal`)" for one in left
            ]
    return found


def whispered(rules: Rulebook, role: str, number: int) -> list[str]:
    """What answers somebody is told to them alone, and nothing is told to all as long as the night is asked;
    whoever is answered at once has a power that informs, and what repeats a choice is told to who chose."""
    found: list[str] = []
    session = None
    for session, holding, answer in _answering(rules, role, number):
        told = len(session._game.log)
        informs = any(power.informs for power in holding.role.powers)
        for event in session._game.log[told:] if answer() else ():
            if event.audience == EVERYBODY:
                found.append(f"whispered: {role} says {event.kind} by night: tell it `to` somebody")
            elif rules.kinds[event.kind].form == "answer" and not informs:
                found.append(f"whispered: {role} is told {event.kind} at once: its power `informs`")
            elif not rules.kinds[event.kind].discloses and not event.audience >> holding.seat & 1:
                found.append(f"whispered: {role} chose, and others are told {event.kind}: tell it `to` them")
    for event in session.events if session else ():
        if event.audience == EVERYBODY and rules.kinds[event.kind].form == "answer":
            found.append(f"whispered: {role}: {event.kind} answers somebody: tell it `to` them alone")
    return found


def _answering(
    rules: Rulebook, role: str, number: int
) -> Iterator[tuple[Session, Holding, Callable[[], bool]]]:
    """Each question to a role by night, and what answers it and says whether its window is open still."""
    session, me = dealt(rules, role, number)
    rng = Random(f"{role}.{number}.secret")
    for night in nights(session, me):
        window = night.window
        for slot in [slot for slot, ask in window.asks.items() if slot != CLOSE and ask.seat == me]:
            holding = window.numbered[slot].holding

            def answer(slot: int = slot, window: Window = window) -> bool:
                while session.window is window and slot in window.asks:
                    session.submit(slot, busy(window.asks[slot], rng))
                return session.window is window

            if holding.role.id == role and session.window is window:
                yield night, holding, answer


def _unsealed(session: Session, mine: Holding) -> taking_back.State:
    """What others can meet with: not what a card remembers itself, or has marked its holder with."""
    state = {name: taking_back.state(session)[name] for name in UNSEALED}
    players = session._game.players
    state["memory"] = [[dict(held.memory) for held in one.holdings if held is not mine] for one in players]
    state["marks"] = [marks for seat, marks in enumerate(state["marks"]) if seat != mine.seat]
    return state


# --- who may be chosen -----------------------------------------------------------------------------------


def offered(rules: Rulebook, role: str, number: int) -> list[str]:
    """A question in secret is about the living, or about the dead, never about both at once."""
    session, _me = dealt(rules, role, number)
    chance = Random(f"{role}.{number}.offered")
    found: dict[str, None] = {}
    while session.outcome is None and len(session.decisions) < LONGEST // 3:
        game, window = session._game, session.window
        for slot, ask in window.asks.items() if window.private else ():
            turned = window.numbered.get(slot)
            if turned is None or turned.holding.role.id != role:
                continue
            seats = {option for option in ask.options if isinstance(option, int)}
            dead = sorted(seat for seat in seats if not game.lives(seat))
            if dead and len(dead) < len(seats):
                found[f"offered: {role}: {ask.key} offers {dead}, who are dead: ask `game.living`"] = None
        session.submit(*_answered(session, chance))
    return list(found)


# --- the same decisions are the same game ----------------------------------------------------------------


def again(rules: Rulebook, role: str, number: int) -> list[str]:
    """The decisions are the game: no other chance than its own, and no memory but that of its cards."""
    session, _me = dealt(rules, role, number)
    chance = Random(f"{role}.{number}.again")
    while session.outcome is None and len(session.decisions) < LONGEST // 3:
        session.submit(*_answered(session, chance))
    second = taking_back.waived(session)
    if (second.digest, second.events) == (session.digest, session.events):
        return []
    return [
        f"again: {role}: the same decisions make another game: draw with `game.roll`, `pick` or `chance`, "
        "and keep what is remembered in `me.memory`"
    ]


# --- every cause of a moment -----------------------------------------------------------------------------

KINDS: Final = ("attack", "kill", "lynch", "true")


def every_cause(rules: Rulebook, role: str, number: int) -> list[str]:
    """Which of several causes of one death is kept makes no difference to any hook."""
    if not (rules.roles[role].hooks.keys() & {"died", "doomed"}):
        return []
    found = []
    rng = Random(f"{role}.{number}.causes")
    known = sorted(_causes(rules)) or [f"{rules.id}.pack"]
    for phase in ("night", "day"):
        blows = [(rng.choice(known), rng.choice(KINDS)) for _blow in range(2)]
        # What comes last is all the same to a hook that hears of everything.
        one, other = (_dead_of(rules, role, number, phase, order) for order in (blows, blows[::-1]))
        if one != other:
            left = taking_back.difference(one, other)
            found.append(f"every cause: {role} by {phase} of {blows}: {left}: look at all `fates`")
    return found


def _causes(rules: Rulebook) -> frozenset[str]:
    return frozenset(declared_causes(f"nightcaller.rulebooks.{rules.id}")) - {OVERRULED}


def declared_causes(package: str) -> frozenset[Cause]:
    """Every cause to which a module of a package gives a name, and the kernel's.

    Args:
        package: a package or a module; of a package all that has been imported.
    """
    modules = (one for name, one in tuple(sys.modules.items()) if f"{name}.".startswith(f"{package}."))
    named = (value for module in modules for value in vars(module).values())
    return frozenset({OVERRULED, *(value for value in named if isinstance(value, Cause))})


def _dead_of(
    rules: Rulebook, role: str, number: int, phase: str, blows: Sequence[tuple[str, str]]
) -> Mapping[str, Any]:
    session, me = dealt(rules, role, number)
    for night in nights(session, me):  # whoever aims at somebody does, in the first night
        act_alone(night, me, lambda ask: busy(ask, Random(f"{ask.key}.{number}")))
        break
    game = session._game
    if game.phase != phase:
        game.begin(phase)
    told = len(game.log)
    killers = [*(seat for seat in game.living if seat != me), me, me]
    attacks = [
        Attack(cause, TABLE if kind == "lynch" else by, me, kind, me, role=game.role(by).id)
        for (cause, kind), by in zip(sorted(blows), killers, strict=False)
    ]
    attacks.sort(key=lambda attack: blows.index((attack.cause, attack.kind)))
    game.hits[game.moment] = list(attacks)
    game.doomed = attacks
    dead = bury(game)
    return {
        "dead": dead,
        "gone": dict(game.gone),
        "marks": sorted((player.seat, kind) for player in game.players for kind in player.statuses),
        "memory": [[dict(held.memory) for held in player.holdings] for player in game.players],
        "told": sorted(f"{event.kind} {sorted(map(repr, event.facts.items()))}" for event in game.log[told:]),
    }


# --- what lands of a lost card ---------------------------------------------------------------------------


@contextmanager
def landing(before: Callable[[Game, Sequence[Act]], Sequence[Act]]) -> Iterator[None]:
    """Let acts that are about to land be others, in games that begin within: a book's program takes hold of
    `Game.land` before its window is answered."""
    usual = Game.land

    def land(game: Game, acts: Sequence[Act], *more: Any, **named: Any) -> None:
        usual(game, before(game, acts), *more, **named)

    Game.land = land  # type: ignore[method-assign]
    try:
        yield
    finally:
        Game.land = usual  # type: ignore[method-assign]


def lost_card(rules: Rulebook, role: str, number: int) -> list[str]:
    """Nothing lands of a card that its holder has lost in the same lap, but what stood before the loss."""
    if rules.roles[role].beside is not None:
        return []
    plain = next(one for one in rules.roles.values() if one.several and one.beside is None and one.id != role)
    landed: list[str] = []
    losing: list[Holding] = []  # the card that goes in this lap

    def lose(game: Game, acts: Sequence[Act]) -> Sequence[Act]:
        if not acts or not losing or losing[0] not in game.players[losing[0].seat].holdings:
            return acts
        me = losing[0].seat

        def change(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
            turn(game, me, plain)

        for act in acts:
            if act.by == me and act.role == role and act.tier > Tier.CHANGE:
                act.apply = watched(act)
        return [*acts, Act(Tier.CHANGE, TABLE, (), change, verb=NO_VISIT)]

    def watched(act: Act) -> Callable[..., None]:
        usual = act.apply

        def apply(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
            if act.by == losing[0].seat and game.role(act.by) is plain:
                landed.append(f"lost card: {role}: what lands in tier {int(act.tier)} on {act.targets}")
            usual(game, act, bodies)

        return apply

    rng = Random(f"{role}.{number}.lost")
    with landing(lose):
        session, me = dealt(rules, role, number)
        for night in nights(session, me):
            if holder(night, role) == me:
                losing.append(night._game.players[me].holdings[0])
                act_alone(night, me, lambda ask: busy(ask, rng))
                sleep_on(night)
            break
    return landed


# --- whatever names somebody is a visit ------------------------------------------------------------------


def visits(rules: Rulebook, role: str, number: int) -> list[str]:
    """An act that names others and lands is a visit to each of them, whatever its author has said of it."""
    watching = replace(rules)
    watching.__dict__["watches"] = True
    rng = Random(f"{role}.{number}.visits")
    landed: list[Act] = []
    found: list[str] = []

    def keep(_game: Game, acts: Sequence[Act]) -> Sequence[Act]:
        for act in acts:
            if act.role == role and act.targets and set(act.targets) != {act.by}:
                act.apply = kept(act)
        return acts

    def kept(act: Act) -> Callable[..., None]:
        usual = act.apply

        def apply(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
            usual(game, act, bodies)
            landed.append(act)

        return apply

    with landing(keep):
        session, me = dealt(watching, role, number)
        for night in nights(session, me):
            game, moment = night._game, night._game.moment
            act_alone(night, me, lambda ask: busy(ask, rng))
            sleep_on(night)
            met = {(one.by, one.plate) for one in (*game.visits.get(moment, ()), *game.unsung)}
            for act in landed:
                missing = [plate for plate in act.targets if plate != act.by and (act.by, plate) not in met]
                if missing:
                    found.append(
                        f"visits: {role} goes to {missing} unseen (tier {int(act.tier)}): say the `verb`"
                    )
            if landed:
                break
    return found


# --- what shields is looked for --------------------------------------------------------------------------


def shielded(rules: Rulebook, role: str, number: int) -> list[str]:
    """A mark by which a card protects somebody is one that a line of defence looks for, and something calls
    each of its hooks."""
    lines = {layer.name for layer in rules.layers}
    found = [
        f"shielded: {role}: nothing calls its hook {hook!r}: declare a `Layer` of that name"
        for hook in rules.roles[role].hooks.keys() - HOOKS.keys() - lines - _called(rules.id)
    ]
    rng = Random(f"{role}.{number}.shielded")
    put: set[str] = set()

    def watched(_game: Game, acts: Sequence[Act]) -> Sequence[Act]:
        for act in acts:
            if act.role == role and (act.tier == Tier.GUARD or act.verb == "protect"):
                act.apply = seen(act.apply)
        return acts

    def seen(usual: Callable[..., None]) -> Callable[..., None]:
        def apply(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
            before = [set(player.statuses) for player in game.players]
            usual(game, act, bodies)
            put.update(*(set(one.statuses) - had for one, had in zip(game.players, before, strict=True)))

        return apply

    with landing(watched):
        session, me = dealt(rules, role, number)
        for night in nights(session, me):
            act_alone(night, me, lambda ask: busy(ask, rng))
            sleep_on(night)
            if put:
                break
    marks = put.difference(*(layer.needs for layer in rules.layers))
    missing = "which no line of defence looks for: declare a `Layer` that `needs` it"
    return [*found, *(f"shielded: {role} protects with {mark!r}, {missing}" for mark in sorted(marks))]


@cache
def _called(book_id: str) -> frozenset[str]:
    """The hooks that a book's own modules call by name."""
    folder = Path(nightcaller.__file__).parent / "rulebooks" / book_id
    sources = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    return frozenset(re.findall(r'(?:hearing|call_hooks|hooks\.get)\("(\w+)"', sources))


# --- what is suppressed keeps silent ---------------------------------------------------------------------


def suppressed(rules: Rulebook, role: str, number: int) -> list[str]:
    """A card whose powers are suppressed is asked nothing, and none of its hooks is heard."""
    heard: list[str] = []
    card = rules.roles[role]

    def spy(name: str, hook: Hook) -> Hook:
        def listening(game: Game, me: Holding, *more: Any) -> Any:
            if game.suppressed(me):
                heard.append(f"suppressed: {role} is heard at {name}")
            return hook(game, me, *more)

        return hook if name in OWN_MOMENTS else listening

    spied = replace(card, hooks={name: spy(name, hook) for name, hook in card.hooks.items()})
    session, _me = dealt(replace(rules, roles={**rules.roles, role: spied}), role, number)
    chance = Random(f"{role}.{number}.silent")
    window, opened = session.window, session._game.moment
    while session.outcome is None and len(session.decisions) < LONGEST // 3:
        game = session._game
        if session.window is not window:
            window = session.window
            for turned in getattr(window, "numbered", {}).values():
                hers = turned.holding.role is spied and turned.power in spied.powers
                if hers and game.moment > opened and game.suppressed(turned.holding):
                    heard.append(f"suppressed: {role} is asked in {window.label}")
        for held in game.holdings(role):
            game.powerless |= 1 << held.seat
        if heard:
            break
        session.submit(*_answered(session, chance))
    return list(dict.fromkeys(heard))


# --- disguises -------------------------------------------------------------------------------------------


def masked(rules: Rulebook, role: str, number: int) -> list[str]:
    """Whoever learns something of people in disguise learns what they would learn of people who are that.

    Two nights are compared: in one two people have become what the other was, in the other each looks like
    what the other is. Whoever learns something is asked about one of them and about their cards.
    """
    session, me = dealt(rules, role, number)
    rng = Random(f"{role}.{number}.masked")
    found: list[str] = []
    for night in nights(session, me):
        game = night._game
        plain = [
            seat
            for seat in game.living
            if seat != me
            and seat not in game.disguises
            and len(game.players[seat].holdings) == 1
            and "inspected" not in game.role(seat).hooks
        ]
        pairs = [(one, two) for one, two in combinations(plain, 2) if game.role(one) is not game.role(two)]
        rng.shuffle(pairs)
        pairs.sort(key=lambda pair: game.team(pair[0]) == game.team(pair[1]))  # what differs most comes first
        for pair in pairs[:3]:
            truth, seen = (
                _learned(taking_back.waived(night), me, pair, masks=masks) for masks in (False, True)
            )
            if truth != seen:
                found.append(
                    f"masked: {role} sees {seen} in a disguise of what shows {truth}: "
                    "look at the `appearance`, as `stock.with_tag` does"
                )
        if any(_looks(night, me)):
            break
    return found


def _looks(session: Session, me: Seat) -> list[int]:
    """The slots of an open window at which somebody learns something."""
    numbered = session.window.numbered
    return [slot for slot, turned in numbered.items() if turned.seat == me and turned.power.informs]


def _learned(session: Session, me: Seat, pair: tuple[Seat, Seat], *, masks: bool) -> list[str]:
    """What somebody is told of two people who are, or seem to be, what the other was."""
    game, window, looks = session._game, session.window, _looks(session, me)
    cards = [game.role(seat).id for seat in pair]
    for seat, card in zip(pair, reversed(cards), strict=True):
        if masks:
            disguise(game, seat, card, Fooled.STRONG)
        else:
            turn(game, seat, card)
    told = len(game.log)

    def choose(ask: Ask) -> Picks:
        slot = next(slot for slot, one in window.asks.items() if one is ask)
        return busy(ask, Random(ask.key), [*pair, *cards[::-1]]) if slot in looks else modest(session, slot)

    act_alone(session, me, choose)
    sleep_on(session)
    return [
        f"{event.kind} {dict(event.facts)}"
        for event in game.log[told:]
        if event.audience == 1 << me and rules_of(session).kinds[event.kind].form == "answer"
    ]


# --- what is said ----------------------------------------------------------------------------------------


def oneself(rules: Rulebook, role: str, number: int) -> list[str]:
    """Where actor and target are one, no sentence names her twice, and she is told of herself as "you"."""
    session, me = dealt(rules, role, number)
    rng = Random(f"{role}.{number}.oneself")
    for night in nights(session, me):
        act_alone(night, me, lambda ask: busy(ask, rng, [me]))
    names = [f"P{seat + 1}" for seat in range(session.setup.seats)]
    sitting = Sitting(tuple(map(SeatedPlayer, names)), dict(session.setup.deck), 1, book=rules.id)
    found = []
    for event in session._game.log:
        by = event.facts.get("by")
        if not isinstance(by, int) or by < 0 or by not in {event.facts.get("seat"), event.facts.get("other")}:
            continue
        for language in LANGUAGES:
            said = [Teller(CATALOGUE, language, names).sentence(event)]
            line = told_line(event, sitting, by)
            if event.audience not in {AFTERWARDS, EVERYBODY} and CATALOGUE.has(language, line.message):
                said.append(CATALOGUE.say(language, line.message, **line.arguments))
            found += [
                f"oneself: {role}: {event.kind} {language}: {text}"
                for text in said
                if len(re.findall(rf"\b{names[by]}\b", text)) > 1
            ]
    return found


def said(rules: Rulebook, role: str, number: int) -> list[str]:
    """Whatever is told and asked in a game with a role can be said in every language."""
    session, _me = dealt(rules, role, number)
    chance = Random(f"{role}.{number}.said")
    reader = Reader(rules)
    while session.outcome is None and len(session.decisions) < LONGEST // 3:
        reader.look(session)
        session.submit(*_answered(session, chance))
    reader.read(session)
    return [f"said: {role}: {lacking}" for lacking in sorted(reader.wrong)]


LAWS: Final[Mapping[str, Law]] = {
    "bodies": bodies,
    "taken back": taken_back,
    "sealed": sealed,
    "whispered": whispered,
    "offered": offered,
    "again": again,
    "every cause": every_cause,
    "lost card": lost_card,
    "visits": visits,
    "shielded": shielded,
    "suppressed": suppressed,
    "masked": masked,
    "oneself": oneself,
    "said": said,
}
"""The laws by name."""


def cards(rules: Rulebook) -> list[str]:
    """Every role and trait of a book that can be dealt."""
    return [role.id for role in rules.roles.values() if role.id not in rules.never_dealt]


def broken(
    rules: Rulebook, role: str, numbers: Sequence[int], laws: Sequence[str] = tuple(LAWS)
) -> list[str]:
    """What is against the laws in some experiments with a role."""
    return [what for law in laws for number in numbers for what in LAWS[law](rules, role, number)]
