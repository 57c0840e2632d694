"""Section VI: decks for a number of people, what a deck must have and what it should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.judge import camps
from nightcaller.rulebooks.judge.camps import PACKAGE
from nightcaller.rulebooks.measured import days_for
from nightcaller.rulebooks.rulebook import Recommendation, distinct
from nightcaller.rulebooks.written import decks

WOLF: Final = "judge.werewolf"
COMMONER: Final = "judge.commoner"
DIVINE: Final = ("judge.seer", "judge.witch", "judge.hunter", "judge.guardian", "judge.idiot")
"""In the order in which a growing table adds them."""
MORE_DIVINE: Final = ("judge.knight", "judge.silencer_elder", "judge.magician")
SPECIAL_WOLVES: Final = (
    "judge.werewolf_king", "judge.wolf_beauty", "judge.white_werewolf_king", "judge.gargoyle",
    "judge.hidden_werewolf", "judge.wraith_rider",
)  # fmt: skip
"""In the order in which a wild deck adds them."""
THIRD: Final = ("judge.cupid", "judge.piper", "judge.bomber")
THIRD_FROM: Final = 12
"""Section VI: "12-15 player game: [...] + optional third party"."""
THIRDS_FROM: Final = 16
"""Section VI: "16+ player game: [...] + multiple third parties"."""


DECKS: Final = decks(PACKAGE)
"""Chosen by simulated games (docs/decks.md) among what section VI allows; and the boards that Chinese tables
know, with three of the house's own. Boards are played as they are known, also where section VI would deal a
Guardian instead of the Idiot; so the manual's advice is not given on them."""


def wolves_for(seats: int) -> int:
    """Section VI: 2 wolves for 6 to 8 people, 3 for 9 to 11, 4 for 12 to 15, 5 from 16 on.

    Below 6 one wolf is left; above 20 every fourth chair is a wolf's, or the pack would be hopeless.
    """
    if seats < 6:
        return 1
    if seats < 9:
        return 2
    if seats < 12:
        return 3
    if seats < 16:
        return 4
    return max(5, seats // 4)


def expected_divine(seats: int) -> Sequence[str]:
    """Section VI: Seer, Witch and Hunter for 6 to 8 people, the Guardian too from 9 on."""
    if seats < 6:
        return ()
    return DIVINE[:3] if seats < 9 else DIVINE[:4]


def deck_of(
    seats: int, divine: Sequence[str], special: Sequence[str] = (), third: Sequence[str] = ()
) -> Deck:
    """A deck with the manual's number of wolves and these roles, filled up with commoners."""
    wolves = wolves_for(seats)
    commoners = seats - wolves - len(divine) - len(third)
    return {
        WOLF: wolves - len(special),
        **dict.fromkeys((*special, *divine, *third), 1),
        COMMONER: commoners,
    }


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people, by section VI and as far as they differ; then the boards.

    The first is what a table starts with: nothing in it has to be explained twice.
    """
    made = DECKS.tables.get(seats) or distinct(
        Recommendation(f"deck-judge-{name}", deck) for name, deck in made_for(seats).items()
    )
    return (*made, *(one for one in DECKS.boards if sum(one.deck.values()) == seats))


def made_for(seats: int) -> Mapping[str, Deck]:
    """Decks of tables for which none was chosen: so small that section VI does not speak of them, or a crowd.

    In a crowd: no special wolves; some, and one more divine than wolves; "all roles".
    """
    if seats < 6:
        return {"classic": deck_of(seats, DIVINE[: seats - 2]), "easy": deck_of(seats, DIVINE[:2])}
    wolves, known = wolves_for(seats), (*DIVINE, *MORE_DIVINE)
    return {
        "easy": deck_of(seats, (*DIVINE, MORE_DIVINE[0])[:wolves]),
        "classic": deck_of(seats, known[: wolves + 1], SPECIAL_WOLVES[: wolves // 3]),
        "wild": deck_of(
            seats, known[: (seats - wolves - len(THIRD)) // 2 + 1], SPECIAL_WOLVES[: wolves - 3], THIRD
        ),
    }


def cards_of(tag: str) -> tuple[str, ...]:
    """Every card of a kind, those first that a growing table adds first."""
    known = (*DIVINE, *MORE_DIVINE, *SPECIAL_WOLVES, *THIRD)
    found = entries.tagged(PACKAGE, tag)
    return tuple(sorted(found, key=lambda role: known.index(role) if role in known else len(known)))


def counted(deck: Deck, roles: Sequence[str]) -> int:
    """How many cards of these roles are in the deck."""
    return sum(deck.get(role, 0) for role in roles)


def check(deck: Deck, seats: int) -> Sequence[Problem]:
    """What is wrong with a deck (fatal), and what the manual would do differently (advice).

    Args:
        deck: full role ids and counts; it may not add up yet.
        seats: number of players.
    """
    problems: list[Problem] = []
    usual_deck = recommended(seats)[0].deck
    cards = sum(deck.values())
    wolves = counted(deck, cards_of(camps.WOLF))
    if cards != seats:
        fix = refilled(deck, seats) or usual_deck
        problems.append(Problem("problem-judge-cards", {"cards": cards, "seats": seats}, (fix,)))
    usual = with_wolves(deck, seats, wolves_for(seats))
    if not wolves:
        problems.append(Problem("problem-judge-no-wolf", {}, usual))
    if wolves and wolves + counted(deck, cards_of(camps.THIRD)) == cards:
        problems.append(Problem("problem-judge-no-good", {}, (usual_deck,)))
    elif wolves * 2 >= cards:
        problems.append(Problem("problem-judge-too-many-wolves", {"wolves": wolves}, usual))
    for role in entries.unique(PACKAGE):
        if deck.get(role, 0) > 1:
            mended = refilled({**deck, role: 1}, seats) or usual_deck
            problems.append(Problem("problem-judge-unique", {"role": role}, (mended,)))
    if any(problem.fatal for problem in problems):
        return problems
    if is_board(deck):
        return []
    return [*missing(deck, seats), *third_parties(deck, seats), *balance(deck, seats, wolves)]


def is_board(deck: Deck) -> bool:
    """Whether players know this deck by a name."""
    cards = {role: count for role, count in deck.items() if count}
    return any(cards == one.deck for one in DECKS.boards)


def missing(deck: Deck, seats: int) -> Sequence[Problem]:
    """Advice about divine roles that the manual requires; a Knight does for a Guardian (section VI)."""
    problems = []
    for role in expected_divine(seats):
        if deck.get(role, 0) or (role == "judge.guardian" and deck.get("judge.knight", 0)):
            continue
        fix = exchanged(deck, seats, role)
        problems.append(Problem("advice-judge-missing", {"role": role}, (fix,), fatal=False))
    return problems


def third_parties(deck: Deck, seats: int) -> Sequence[Problem]:
    """Advice about third parties: from 12 people on one, from 16 on several (section VI)."""
    present = [role for role in cards_of(camps.THIRD) if deck.get(role, 0)]
    if present and seats < THIRD_FROM:
        fix = without(deck, seats, present)
        return [Problem("advice-judge-third-party", {"seats": THIRD_FROM}, (fix,), fatal=False)]
    if len(present) > 1 and seats < THIRDS_FROM:
        fix = without(deck, seats, present[1:])
        return [Problem("advice-judge-third-parties", {"seats": THIRDS_FROM}, (fix,), fatal=False)]
    return []


def balance(deck: Deck, seats: int, wolves: int) -> Sequence[Problem]:
    """Advice about the number of commoners and wolves."""
    problems = []
    if not deck.get(COMMONER, 0):
        fix = exchanged(deck, seats, COMMONER)
        problems.append(Problem("advice-judge-no-commoner", {}, (fix,), fatal=False))
    if seats >= 6 and wolves != wolves_for(seats):
        problems.append(
            Problem(
                "advice-judge-wolves",
                {"wolves": wolves, "usual": wolves_for(seats)},
                with_wolves(deck, seats, wolves_for(seats)),
                fatal=False,
            )
        )
    return problems


def exchanged(deck: Deck, seats: int, role: str) -> Deck:
    """The deck with one card of `role` more, for the card that is missed least: a commoner, else the latest
    role that nothing in section VI asks for."""
    spare = [COMMONER, *reversed((*DIVINE, *MORE_DIVINE, *THIRD))]
    needed = (role, *expected_divine(seats))
    out = next((one for one in spare if deck.get(one, 0) and one not in needed), None)
    if out is None:
        return recommended(seats)[0].deck
    traded = {**deck, role: deck.get(role, 0) + 1, out: deck[out] - 1}
    return {one: count for one, count in traded.items() if count}


def without(deck: Deck, seats: int, roles: Sequence[str]) -> Deck:
    """The deck with commoners instead of these roles."""
    return refilled({**deck, **dict.fromkeys(roles, 0)}, seats) or recommended(seats)[0].deck


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many commoners as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != COMMONER}
    commoners = seats - sum(others.values())
    return dict(+Counter({**others, COMMONER: commoners})) if commoners >= 0 else None


def with_wolves(deck: Deck, seats: int, wolves: int) -> tuple[Deck, ...]:
    """The deck with another number of wolves, special ones first, if that can be made to add up."""
    special = [role for role in cards_of(camps.WOLF) if role != WOLF and deck.get(role, 0)]
    kept = dict.fromkeys(special[:wolves], 1)
    rest = {role: count for role, count in deck.items() if role not in special}
    mended = refilled({**rest, **kept, WOLF: wolves - len(kept)}, seats)
    return (mended,) if mended else (recommended(seats)[0].deck,)


def estimate(_deck: Deck, seats: int) -> int:
    """Minutes that a game takes: as many rounds as simulated games take (docs/decks.md); in each a night, a
    vote and as many speeches as there are people left on average."""
    return round(days_for("judge", seats) * (seats * 0.6 + 6.5))


SHORT_SIDE: Final = 3
"""What each kill costs the village that the wolves save because a side is smaller than the pack."""


def lean(deck: Deck) -> int:
    """Whom the deck favours: -2 the wolves by far, -1 the wolves, 0 nobody, 1 the village, 2 by far.

    By what its cards are worth (`Role.worth`), a rule of thumb: four wolves against four divine and four
    commoners, the board that the scene calls fair, come out even. No simulation: its bots are less cunning
    than people.
    """
    cards = sum(deck.values())
    wolves = counted(deck, cards_of(camps.WOLF))
    sides = [side for side in (counted(deck, cards_of(camps.DIVINE)), deck.get(COMMONER, 0)) if side]
    points = entries.worth(PACKAGE, deck)
    points -= SHORT_SIDE * max(0, wolves - min(sides, default=0))
    share = points / max(1, cards)
    size = 0 if abs(share) <= 0.35 else 1 if abs(share) <= 1 else 2
    return size if share > 0 else -size
