"""Decks of the forum book: its text names none, so these follow what such games are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.engine.roles import HIDDEN
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.forum.camps import BADDIES, PACKAGE
from nightcaller.rulebooks.measured import days_for
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.rulebooks.written import decks

WOLF: Final = "forum.werewolf"
RED_WOLF: Final = "forum.red_werewolf"
CULTIST: Final = "forum.cultist"
RED_CULTIST: Final = "forum.red_cultist"
SAINT: Final = "forum.saint"
SEER: Final = "forum.seer"
PRIEST: Final = "forum.priest"
DOCTOR: Final = "forum.doctor"
APPRENTICE: Final = "forum.apprentice"

PACKS: Final = ((WOLF, CULTIST), (RED_WOLF, RED_CULTIST))
MASTERS: Final = (SEER, PRIEST, "forum.spy", "forum.hunter")

FEWEST, MOST = 6, 40

DECKS: Final = decks(PACKAGE)
"""Chosen by simulated games (docs/decks.md)."""

GIFTS: Final = tuple(
    f"forum.{trait}"
    for trait in (
        *("guardian_angel", "cursed", "hunter", "apprentice", "spy", "witness", "blessed", "brutal"),
        *("hunter", "witness", "blessed", "apprentice", "brutal", "guardian_angel", "spy", "cursed"),
    )
)
"""Traits in the order in which a crowd adds them."""


LATE_NEWS: Final = ("spy", "witness", "apprentice", "cursed", "blessed", "doctor")
"""Cards of whose night somebody hears only when it is over."""
_LATE: Final = tuple(f"forum.{card}" for card in LATE_NEWS)


def late_round(deck: Deck) -> bool:
    """Whether the laptop goes round after every night: no call can bring what somebody may have to hear."""
    return any(map(deck.get, _LATE))


def enemies() -> tuple[str, ...]:
    """Wolves and cultists."""
    return entries.tagged(PACKAGE, *BADDIES)


def baddies_for(seats: int) -> int:
    """About one in three, who hardly meet a seer at such a table: beyond the chosen decks."""
    return seats // 3


def deck_of(seats: int, baddies: Mapping[str, int], good: Sequence[str], gifts: int) -> Deck:
    """A deck filled up with saints, and so many traits beside."""
    roles = {**baddies, **dict.fromkeys(good, 1)}
    roles[SAINT] = seats - sum(roles.values())
    traits = {trait: GIFTS[:gifts].count(trait) for trait in entries.traits(PACKAGE)}
    return {card: count for card, count in (roles | traits).items() if count}


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, the one to start with first."""
    if seats in DECKS.tables:
        return DECKS.tables[seats]
    baddies = baddies_for(seats)
    red = baddies // 2
    one_pack = {WOLF: baddies - 1, CULTIST: 1}
    two = {WOLF: baddies - red, CULTIST: 1, RED_WOLF: red, RED_CULTIST: 1}
    made = {
        "classic": deck_of(seats, one_pack, (SEER, DOCTOR, PRIEST), 1 + seats // 3),
        "easy": deck_of(seats, {WOLF: baddies}, (SEER, DOCTOR), 2),
        "wild": deck_of(seats, two, (SEER, DOCTOR, PRIEST), seats // 2),
    }
    return tuple(Recommendation(f"deck-forum-{name}", deck) for name, deck in made.items())


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what a table would rather play (advice)."""
    fatal = [*role_problems(deck, seats), *trait_problems(deck)]
    if fatal:
        return fatal
    usual = counted(recommended(seats)[0].deck, enemies())
    advice = []
    bad = counted(deck, enemies())
    if abs(bad - usual) > 2:
        fixes = (recommended(seats)[0].deck,)
        arguments = {"baddies": bad, "usual": usual}
        advice.append(Problem("advice-forum-baddies", arguments, fixes, fatal=False))
    if deck.get(APPRENTICE, 0) and not counted(deck, MASTERS):
        without = {card: count for card, count in deck.items() if card != APPRENTICE}
        advice.append(Problem("advice-forum-no-master", {}, (without,), fatal=False))
    return advice


def role_problems(deck: Deck, seats: int) -> Iterator[Problem]:
    """Too many or too few cards, no wolf, a cultist without a pack, two of what there is only one of."""
    usual = recommended(seats)[0].deck
    cards, bad = counted(deck, entries.dealt(PACKAGE)), counted(deck, enemies())
    if cards != seats:
        fix = refilled(deck, seats) or usual
        yield Problem("problem-forum-cards", {"cards": cards, "wanted": seats}, (fix,))
    if not counted(deck, (WOLF, RED_WOLF)):
        yield Problem("problem-forum-no-wolf", {}, (refilled({**deck, WOLF: 1}, seats) or usual,))
    elif 2 * bad >= seats:
        yield Problem("problem-forum-too-many-baddies", {"baddies": bad}, (usual,))
    for wolf, cultist in PACKS:
        if deck.get(cultist, 0) and not deck.get(wolf, 0) and counted(deck, (WOLF, RED_WOLF)):
            fix = refilled({**deck, cultist: 0}, seats) or usual
            yield Problem("problem-forum-lonely-cultist", {"role": cultist}, (fix,))
    for role in entries.unique(PACKAGE):
        if deck.get(role, 0) > 1:
            single = refilled({**deck, role: 1}, seats) or usual
            yield Problem("problem-forum-unique", {"role": role}, (single,))


def trait_problems(deck: Deck) -> Iterator[Problem]:
    """Traits that find nobody to hold them: apprentices are saints, the hidden ones are good people's."""
    people, saints = counted(deck, entries.dealt(PACKAGE)), deck.get(SAINT, 0)
    choosy, veiled = deck.get(APPRENTICE, 0), entries.tagged(PACKAGE, HIDDEN)
    hidden, traits = choosy + counted(deck, veiled), entries.traits(PACKAGE)
    for name, held, room, dropped in (
        ("apprentices", choosy, saints, (APPRENTICE,)),
        ("hidden-traits", hidden, people - counted(deck, enemies()), (APPRENTICE, *veiled)),
        ("traits", counted(deck, traits), people, traits),
    ):
        if held > room:
            fix = {card: count for card, count in deck.items() if card not in dropped}
            yield Problem(f"problem-forum-{name}", {"traits": held, "room": room}, (fix,))
            return


def counted(deck: Deck, cards: Sequence[str]) -> int:
    """How many of these cards a deck has."""
    return sum(deck.get(card, 0) for card in cards)


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many saints as it takes to add up; None if even none is too many."""
    others = {card: count for card, count in deck.items() if card != SAINT}
    saints = seats - counted(others, entries.dealt(PACKAGE))
    return dict(+Counter({**others, SAINT: saints})) if saints >= 0 else None


def estimate(_deck: Deck, seats: int) -> int:
    """Minutes that a game takes: as many rounds as simulated games take (docs/decks.md); in each a long
    night with a round after it, speeches of whoever is left on average, and a vote."""
    return round(days_for("forum", seats) * (seats * 0.6 * 1.5 + 6.5))
