"""Section VI: decks for a number of people, what a deck must have and what it should have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcaller.engine.book import Deck, Problem, Recommendation

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
UNIQUE: Final = (*DIVINE, *MORE_DIVINE, *SPECIAL_WOLVES, *THIRD)
THIRD_FROM: Final = 12
"""Section VI: "12-15 player game: [...] + optional third party"."""
THIRDS_FROM: Final = 16
"""Section VI: "16+ player game: [...] + multiple third parties"."""


def board(*special: str, wolves: int = 4, commoners: int = 4) -> Deck:
    """A well-known board (板子): `wolves` counts the special ones too."""
    ids = [f"judge.{role}" for role in special]
    pack = wolves - sum(role in SPECIAL_WOLVES for role in ids)
    return {WOLF: pack, **dict.fromkeys(ids, 1), COMMONER: commoners}


SEER_WITCH_HUNTER: Final = ("seer", "witch", "hunter")
BOARDS: Final = (
    Recommendation("deck-judge-three-divine", board(*SEER_WITCH_HUNTER, wolves=3, commoners=3)),
    Recommendation("deck-judge-ten-idiot", board(*SEER_WITCH_HUNTER, "idiot", wolves=3, commoners=3)),
    Recommendation("deck-judge-ten-guard", board(*SEER_WITCH_HUNTER, "guardian", wolves=3, commoners=3)),
    Recommendation("deck-judge-idiot", board(*SEER_WITCH_HUNTER, "idiot")),
    Recommendation("deck-judge-wolf-king", board("werewolf_king", *SEER_WITCH_HUNTER, "guardian")),
    Recommendation(
        "deck-judge-white-king", board("white_werewolf_king", "seer", "witch", "guardian", "knight")
    ),
    Recommendation("deck-judge-wolf-beauty", board("wolf_beauty", "seer", "witch", "guardian", "knight")),
    Recommendation("deck-judge-gargoyle", board("gargoyle", *SEER_WITCH_HUNTER, "guardian")),
    Recommendation("deck-judge-hidden-wolf", board("hidden_werewolf", *SEER_WITCH_HUNTER, "idiot")),
    Recommendation("deck-judge-wraith-rider", board("wraith_rider", *SEER_WITCH_HUNTER, "guardian")),
    Recommendation("deck-judge-magician", board("werewolf_king", *SEER_WITCH_HUNTER, "magician")),
    Recommendation("deck-judge-elder", board("white_werewolf_king", *SEER_WITCH_HUNTER, "silencer_elder")),
    Recommendation("deck-judge-cupid", board(*SEER_WITCH_HUNTER, "cupid")),
    Recommendation("deck-judge-piper", board(*SEER_WITCH_HUNTER, "guardian", "piper", commoners=3)),
    Recommendation("deck-judge-bomber", board(*SEER_WITCH_HUNTER, "idiot", "bomber", commoners=3)),
)
"""Boards that every Chinese table knows, each for its own number of people."""


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


def deck_of(seats: int, divine: Sequence[str], wolves: int) -> Deck:
    """A deck of these divine roles and wolves, filled up with commoners."""
    commoners = seats - wolves - len(divine)
    return {WOLF: wolves, **dict.fromkeys(divine, 1), COMMONER: commoners}


def recommended(seats: int) -> Sequence[Recommendation]:
    """Decks worth playing with so many people: easy, classic and wild, as far as they differ."""
    wolves = wolves_for(seats)
    good = seats - wolves
    easy = DIVINE[: max(1, min(2 if seats < 6 else 3, good - 1))]
    classic = DIVINE[: max(1, min(3 if seats < 9 else 4, good - 1))]
    wild = DIVINE[: max(1, min(5, good - 1 if seats < 9 else good - 2))]
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for name, deck in (
        ("classic", deck_of(seats, classic, wolves)),
        ("easy", deck_of(seats, easy, max(1, wolves - 1) if seats >= 12 else wolves)),
        ("wild", wild_deck(seats) if seats >= THIRD_FROM else deck_of(seats, wild, wolves)),
    ):
        found.setdefault(tuple(deck.items()), Recommendation(f"deck-judge-{name}", deck))
    return (*found.values(), *(one for one in BOARDS if sum(one.deck.values()) == seats))


def wild_deck(seats: int) -> Deck:
    """Section VI, from 12 people on: special roles, and a third party; several from 16 on, "all roles"."""
    big = seats >= THIRDS_FROM
    wolves = wolves_for(seats)
    special = SPECIAL_WOLVES[: min(wolves - 2, len(SPECIAL_WOLVES))] if big else SPECIAL_WOLVES[:2]
    third = THIRD[: min(len(THIRD), 2 + (seats - THIRDS_FROM) // 4)] if big else THIRD[:1]
    room = seats - wolves - len(third)
    divine = (*DIVINE, *MORE_DIVINE)[: room // 2 + 1]
    return {
        WOLF: wolves - len(special),
        **dict.fromkeys((*special, *divine, *third), 1),
        COMMONER: room - len(divine),
    }


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
    wolves = counted(deck, (WOLF, *SPECIAL_WOLVES))
    if cards != seats:
        fix = refilled(deck, seats) or usual_deck
        problems.append(Problem("problem-judge-cards", {"cards": cards, "seats": seats}, (fix,)))
    usual = with_wolves(deck, seats, wolves_for(seats))
    if not wolves:
        problems.append(Problem("problem-judge-no-wolf", {}, usual))
    if wolves and wolves + counted(deck, THIRD) == cards:
        problems.append(Problem("problem-judge-no-good", {}, (usual_deck,)))
    elif wolves * 2 >= cards:
        problems.append(Problem("problem-judge-too-many-wolves", {"wolves": wolves}, usual))
    for role in UNIQUE:
        if deck.get(role, 0) > 1:
            mended = refilled({**deck, role: 1}, seats) or usual_deck
            problems.append(Problem("problem-judge-unique", {"role": role}, (mended,)))
    if any(problem.fatal for problem in problems):
        return problems
    return [*missing(deck, seats), *third_parties(deck, seats), *balance(deck, seats, wolves)]


def missing(deck: Deck, seats: int) -> Sequence[Problem]:
    """Advice about divine roles that the manual requires; a Knight does for a Guardian (section VI)."""
    problems = []
    for role in expected_divine(seats):
        if deck.get(role, 0) or (role == "judge.guardian" and deck.get("judge.knight", 0)):
            continue
        swap = refilled({**deck, role: 1, COMMONER: deck.get(COMMONER, 0) - 1}, seats)
        problems.append(Problem("advice-judge-missing", {"role": role}, (swap,) if swap else (), fatal=False))
    return problems


def third_parties(deck: Deck, seats: int) -> Sequence[Problem]:
    """Advice about third parties: from 12 people on one, from 16 on several (section VI)."""
    present = [role for role in THIRD if deck.get(role, 0)]
    if present and seats < THIRD_FROM:
        mended = refilled({**deck, **dict.fromkeys(present, 0)}, seats)
        return [
            Problem("advice-judge-third-party", {"seats": THIRD_FROM}, (mended,) if mended else (), False)
        ]
    if len(present) > 1 and seats < THIRDS_FROM:
        mended = refilled({**deck, **dict.fromkeys(present[1:], 0)}, seats)
        return [
            Problem("advice-judge-third-parties", {"seats": THIRDS_FROM}, (mended,) if mended else (), False)
        ]
    return []


def balance(deck: Deck, seats: int, wolves: int) -> Sequence[Problem]:
    """Advice about the number of commoners and wolves."""
    problems = []
    if not deck.get(COMMONER, 0):
        problems.append(Problem("advice-judge-no-commoner", {}, fatal=False))
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


def refilled(deck: Deck, seats: int) -> Deck | None:
    """The deck with as many commoners as it takes to add up; None if even none is too many."""
    others = {role: count for role, count in deck.items() if role != COMMONER and count > 0}
    commoners = seats - sum(others.values())
    return {**others, COMMONER: commoners} if commoners >= 0 else None


def with_wolves(deck: Deck, seats: int, wolves: int) -> tuple[Deck, ...]:
    """The deck with another number of wolves, special ones first, if that can be made to add up."""
    special = [role for role in SPECIAL_WOLVES if deck.get(role, 0)]
    kept = dict.fromkeys(special[:wolves], 1)
    rest = {role: count for role, count in deck.items() if role not in SPECIAL_WOLVES}
    mended = refilled({**rest, **kept, WOLF: wolves - len(kept)}, seats)
    return (mended,) if mended else (recommended(seats)[0].deck,)


def estimate(deck: Deck, seats: int) -> int:
    """Minutes that a game takes: about one and a half per speech and seat, and a night of calls."""
    rounds = 1 + max(1, round((seats - (counted(deck, (WOLF, *SPECIAL_WOLVES)) or 1)) / 4))
    return round(rounds * (seats * 1.3 + 4))
