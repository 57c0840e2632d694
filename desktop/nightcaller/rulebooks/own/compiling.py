"""An own role as the engine plays it: each sentence is a stock power or trait of the book's dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import FOREVER, Holding, Hook, Power, Role
from nightcaller.engine.vocabulary import Tier
from nightcaller.rulebooks.own import effects, kinds
from nightcaller.rulebooks.own.dawn import still_the_nights
from nightcaller.rulebooks.own.dialects import Dialect, Shield
from nightcaller.rulebooks.own.kinds import AIM, FLIPPED, FLIPS, SHIELDED, STRUCK, TAKEN, WITHSTANDS
from nightcaller.rulebooks.own.older import (
    RoleOf8,
    RoleOf9,
    asked_in_8,
    in_the_dialect_of_8,
    in_the_dialect_of_9,
)
from nightcaller.rulebooks.own.sentences import (
    Aims,
    Attacks,
    Compares,
    Counts,
    Enchants,
    Guards,
    Hunts,
    Knows,
    Looks,
    Nights,
    NightSentence,
    Outlives,
    OwnRole,
    Seems,
    Sentence,
    Shoots,
    Silences,
    Survives,
    Unless,
    Weighs,
    Wins,
    verb,
)
from nightcaller.rulebooks.stock import (
    Limit,
    ability,
    aim,
    anybody,
    attack,
    avenges,
    choose,
    decide,
    each_once,
    hooks,
    knows,
    last_standing,
    lets_go,
    lynched_and_lives,
    not_twice_running,
    others,
    protect,
    reveals,
    seal,
    seen_as,
    silence,
    survives,
    tell,
    the_dead,
    times,
    weighs,
    wins_when,
)
from nightcaller.rulebooks.stock.asking import Asking, Effect, Timing
from nightcaller.rulebooks.stock.whom import Whom

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ONCE_EACH: Final = "blocked-own-each-once"
LISTED_AFTER: Final = 900
"""Own roles come after all shipped ones in a book's list."""

DYING: Final[Mapping[Unless, frozenset[str]]] = {"never": frozenset(), "voted_out": frozenset({"lynch"})}
"""Kinds of attacks after which nothing happens."""


def myself(_game: Game, me: Holding) -> int:
    """Oneself alone."""
    return 1 << me.seat


WHOM: Final[Mapping[str, Whom]] = {"others": others, "anybody": anybody, "dead": the_dead, "self": myself}
AGAIN: Final[Mapping[str, Callable[[str], Limit]]] = {
    "not_twice_running": lambda said: not_twice_running(memory=f"{said}.last"),
    "each_once": lambda said: each_once(ONCE_EACH, f"{said}.chosen"),
}
"""Each sentence counts its own choices: who was looked at may be shielded the night after."""
NIGHTS: Final[Mapping[Nights, Callable[[int, Mapping[str, str]], bool] | None]] = {
    "every": None,
    "first": None,
    "even": lambda day, _house: day % 2 == 0,
    "odd": lambda day, _house: day % 2 == 1,
}


def power_of(role: OwnRole, sentence: Sentence) -> str:
    """Return the id of a sentence's power: ``own.lamplighter.looks``."""
    return f"{role.id}.{verb(sentence)}"


def team_of(role: OwnRole, dialect: Dialect) -> str:
    """Return the id of its team in a book; whoever wins alone is one."""
    return dialect.teams.get(role.team, role.id)


def compiled(role: OwnRole, dialect: Dialect) -> Role:
    """Return the role of a book; `checking.refusals` has nothing against it.

    Args:
        role: what somebody has made up.
        dialect: the book's.
    """
    if isinstance(role, RoleOf9):
        dialect = in_the_dialect_of_9(dialect)
    if isinstance(role, RoleOf8):
        role, dialect = asked_in_8(role, dialect), in_the_dialect_of_8(dialect)
    # The pack's own power first: some books know a wolf by it.
    sentences = sorted(role.sentence, key=lambda sentence: not isinstance(sentence, Hunts))
    powers = tuple(power for sentence in sentences for power in _powers(role, sentence, dialect))
    traits = [dict(dialect.traits)] if dialect.traits else []
    traits += [dict(trait) for sentence in role.sentence for trait in _traits(role, sentence, dialect)]
    tags = dialect.tags(role)
    if role.says(Hunts):
        tags |= dialect.pack.tags
    return Role(
        role.id,
        team_of(role, dialect),
        tags | {role.id},
        powers,
        hooks(*traits) if traits else {},
        listed=LISTED_AFTER,
        several=role.several,
        worth=role.worth,
        marks={FLIPPED: True} if role.says(Outlives) else {},
    )


# --- powers ----------------------------------------------------------------------------------------------


def _powers(role: OwnRole, sentence: Sentence, dialect: Dialect) -> Iterator[Power]:
    power = power_of(role, sentence)
    match sentence:
        case Hunts():
            yield from dialect.pack.powers
        case Shoots():
            if dialect.shots is not None:
                yield dialect.shots(role, sentence)
        case Looks():
            timing = _timing(sentence, dialect, informs=True)
            look = dialect.looks[sentence.learns]
            yield ability(power, _chosen(power, sentence), *dialect.leaves, look, **timing)
        case Compares():
            keys = (f"{power}.first", f"{power}.second")
            two = choose(others, *_limits(sentence), asked=keys, whole=not isinstance(role, RoleOf8))
            yield ability(
                power, two, *dialect.leaves, effects.compare, **_timing(sentence, dialect, informs=True)
            )
        case Counts():
            word = decide("use", "keep", *_limits(sentence))
            counted = effects.count(dialect.wolf)
            yield ability(power, word, counted, **_timing(sentence, dialect, informs=True))
        case Guards() | Attacks() | Silences() | Enchants() | Aims():
            done = (*dialect.leaves, *_done(sentence, dialect))
            more = dialect.bars.get(verb(sentence), ())
            if isinstance(sentence, Aims) and not isinstance(role, RoleOf8):
                more = (*more, lets_go(AIM))
            asked = _chosen(power, sentence, more)
            yield ability(power, asked, *done, **_timing(sentence, dialect))
        case _:
            return


def _done(sentence: NightSentence, dialect: Dialect) -> tuple[Effect, ...]:
    """What comes of a choice of which nobody learns anything at once."""
    match sentence:
        case Guards():
            shield = dialect.shield or Shield(SHIELDED)
            return tell(kinds.GUARDED, named=True), protect(shield.status, shield.moments)
        case Attacks():
            kind = "kill" if sentence.past_shields else "attack"
            return tell(kinds.ATTACKED, named=True), (dialect.strikes or attack)(STRUCK, kind)
        case Silences():
            return tell(kinds.HUSHED, named=True), silence(dialect.silence)
        case Enchants():
            return tell(kinds.ENCHANTED, named=True), seal(Tier.MARK, effects.enchant)
        case _:
            return tell(kinds.AIMED, named=True), aim(AIM)


def _chosen(key: str, sentence: NightSentence, more: tuple[Limit, ...] = ()) -> Asking:
    whom = WHOM[getattr(sentence, "whom", "others")]
    return choose(whom, *_limits(sentence), *more, asked=(key,))


def _limits(sentence: NightSentence) -> tuple[Limit, ...]:
    found: list[Limit] = []
    often = getattr(sentence, "times", 0)
    if often:
        found.append(times(often, f"{verb(sentence)}.spent"))
    again = AGAIN.get(getattr(sentence, "again", "any"))
    if again is not None:
        found.append(again(verb(sentence)))
    return tuple(found)


def _timing(sentence: NightSentence, dialect: Dialect, *, informs: bool = False) -> Timing:
    return {
        "window": dialect.window,
        "since": sentence.since,
        "until": sentence.since if sentence.nights == "first" else FOREVER,
        "nights": NIGHTS[sentence.nights],
        "hour": dialect.hours[verb(sentence)],
        "informs": informs,
    }


# --- traits ----------------------------------------------------------------------------------------------


def _traits(role: OwnRole, sentence: Sentence, dialect: Dialect) -> Iterator[Mapping[str, Hook]]:
    match sentence:
        case Hunts():
            yield dialect.pack.hooks
        case Aims(then="shows"):
            yield reveals(kinds.SHOWN, AIM, DYING[sentence.unless], dialect.unvoted)
        case Aims():
            kind = "attack" if sentence.then == "strikes" else "true"
            dying, despite = DYING[sentence.unless], dialect.unvoted
            blow = avenges(TAKEN, None, AIM, dying, kind=kind, despite=despite, attacks=dialect.attacks)
            yield still_the_nights(blow, dialect.by_night) if kind == "attack" else blow
        case Survives():
            told = kinds.WITHSTOOD if sentence.told else None
            yield survives(
                WITHSTANDS,
                "survives.spent",
                told,
                sentence.attacks,
                dialect.wards,
                beyond=dialect.deadly,
                also=dialect.rescued,
            )
        case Outlives():
            yield lynched_and_lives(
                FLIPS, FLIPPED, kinds.SPARED, sentence.again, named=True, beyond=dialect.unvoted
            )
        case Weighs():
            yield weighs(sentence.half_votes, dialect.votes)
        case Seems() if dialect.wears:
            yield dialect.wears[sentence.like]
        case Seems():
            for question, answer in dialect.seems[sentence.like].items():
                yield seen_as(answer, question)
            side = dialect.teams["wolves" if sentence.like == "wolf" else "village"]
            yield seen_as(side, effects.SIDE)
        case Knows():
            tag = role.id if sentence.whom == "own_kind" else dialect.mates
            yield knows(tag)
        case Wins():
            enchanted = sentence.when == "enchanted"
            won = effects.everybody_enchanted if enchanted else last_standing(sentence.beside)
            yield wins_when(role.id, won)
        case _:
            return
