"""What needs no choice: how somebody looks, what somebody survives, what a ballot weighs, when it is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import FOREVER, Holding, Hook
from nightcaller.engine.vocabulary import AFTERWARDS, Attack, Option, Seat, Status
from nightcaller.rulebooks.stock.words import When, always, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ATTACK: Final = frozenset({"attack"})
LYNCH: Final = frozenset({"lynch"})


def hooks(*traits: Mapping[str, Hook]) -> dict[str, Hook]:
    """Several traits of one role.

    Two that hear of the same thing are called one after the other; of two that give an answer to the same
    thing, the later one is given the answer of the one before.

    Raises:
        ValueError: two say whether an attack is stopped, or whose victory it is: that is to be written out.
    """
    found: dict[str, Hook] = {}
    for trait in traits:
        for moment, hook in trait.items():
            before = found.get(moment)
            found[moment] = hook if before is None else _both(moment, before, hook)
    return found


def _both(moment: str, before: Hook, after: Hook) -> Hook:
    if moment in {"dealt", "phase", "phase_end", "died", "visited", "role_lost"}:

        def hear(*arguments: object) -> None:
            before(*arguments)
            after(*arguments)

        return hear
    if moment in {"inspected", "obstructed", "weight", "camp"}:

        def answer(*arguments: object) -> object:
            return after(*arguments[:-1], before(*arguments))

        return answer
    raise ValueError(f"two traits of one role answer {moment}")


@stock("trait", "event-mates")
def knows(tag: str, shown: str = "", when: When = always) -> dict[str, Hook]:
    """From the start she knows everybody whose card has a tag.

    Args:
        tag: theirs.
        shown: the role that she sees in each; their own if empty.
        when: at which tables.
    """

    def meet(game: Game, me: Holding) -> None:
        if when(game):
            others = (seat for seat in game.with_tag(tag) if seat != me.seat)
            game.tell(MATES, to=1 << me.seat, mates=tuple((s, shown or game.role(s).id) for s in others))

    return {"dealt": meet}


@stock("trait")
def seen_as(answer: str, question: str) -> dict[str, Hook]:
    """To one inspection she looks like something else.

    Args:
        answer: what she looks like.
        question: the inspection.
    """

    def look(_game: Game, _me: Holding, asked: str, truth: Option) -> Option:
        return answer if asked == question else truth

    return {"inspected": look}


@stock("trait", "event-{told}", attacks=(1, 9))
def survives(
    layer: str,
    charge: str,
    told: Kind | None = None,
    attacks: int = 1,
    kinds: frozenset[str] = ATTACK,
    causes: frozenset[str] = frozenset(),
    beyond: frozenset[str] = frozenset(),
    when: When = always,
    private: bool = True,
    also: Callable[[Game, Seat], None] | None = None,
) -> dict[str, Hook]:
    """The first attacks do nothing.

    Args:
        layer: the layer of defence in which that happens.
        charge: what is used up, as the holding remembers it.
        told: the event (`seat`).
        attacks: how many.
        kinds: of which kinds of attacks.
        causes: of which causes; of all if empty.
        beyond: causes that no survivor survives.
        when: at which tables.
        private: whether the survivor is told; else nobody is before the end.
        also: what else happens then to the survivor.
    """
    used = f"{charge}.used"

    def stops(game: Game, me: Holding, attempt: Attack) -> bool:
        if attempt.kind not in kinds or charge in me.memory or not when(game):
            return False
        if (causes and attempt.cause not in causes) or attempt.cause in beyond:
            return False
        if attacks > 1:
            me.memory[used] = me.memory.get(used, 0) + 1
        if me.memory.get(used, 1) >= attacks:
            me.memory[charge] = game.day
        if also is not None:
            also(game, me.seat)
        if told is not None:
            game.tell(told, to=1 << me.seat if private else AFTERWARDS, seat=me.seat)
        return True

    return {layer: stops}


@stock("trait", "event-{told}", "mark-{mark}")
def lynched_and_lives(
    layer: str,
    mark: str,
    told: Kind,
    again: bool = False,
    named: bool = False,
    beyond: frozenset[str] = frozenset(),
) -> dict[str, Hook]:
    """Voted out, she shows her card and lives (the Idiot).

    Args:
        layer: the layer of defence in which that happens.
        mark: what everybody sees from then on; taken away if the table gives her another card.
        told: the event (`seat`).
        again: whether it happens every time; else she dies of the second vote.
        named: whether the event says which card it is (`card`), where its kind does not.
        beyond: causes that are no vote, though the book takes them for a lynching.
    """

    def flip(game: Game, me: Holding, attempt: Attack) -> bool:
        shown = game.marked(me.seat, mark)
        if attempt.kind not in LYNCH or attempt.cause in beyond or (shown and not again):
            return False
        if not shown:
            game.mark(me.seat, Status(mark, me.seat, FOREVER), public=True)
        if named:
            game.tell(told, seat=me.seat, card=me.role.id)
        else:
            game.tell(told, seat=me.seat)
        return True

    def turn_back(game: Game, me: Holding) -> None:
        game.unmark(me.seat, mark, public=True)

    return {layer: flip, "role_lost": turn_back}


@stock("trait", half_votes=(-8, 8))
def weighs(half_votes: int, polls: frozenset[str] = frozenset()) -> dict[str, Hook]:
    """A ballot of hers counts otherwise than one vote.

    Args:
        half_votes: 2 is one vote, 3 one and a half, -2 one less.
        polls: labels of the votes; all if empty.
    """

    def weigh(_game: Game, _me: Holding, label: str, before: int) -> int:
        return half_votes if not polls or label in polls else before

    return {"weight": weigh}


@stock("trait", "team-{team}")
def wins_when(team: str, condition: Callable[[Game, Holding], bool]) -> dict[str, Hook]:
    """She wins when something is so, asked at every win check of a book that asks for claims.

    Args:
        team: whose victory it is.
        condition: what has to be so.
    """

    def claims(game: Game, me: Holding) -> str | None:
        return team if condition(game, me) else None

    return {"claims": claims}


@stock("trait")
def wins_alive(once_gone: str = "") -> dict[str, Hook]:
    """She wins with whoever wins, if she lives then.

    Args:
        once_gone: a role that nobody alive may hold by then; empty: it does not matter.
    """

    def alive(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
        return game.lives(me.seat) and not (once_gone and game.holders(once_gone))

    return {"wins": alive}


@stock("limit")
def last_standing(others: int = 0) -> Callable[[Game, Holding], bool]:
    """She lives, and at most so many beside her."""

    def alone(game: Game, me: Holding) -> bool:
        return game.lives(me.seat) and game.alive.bit_count() <= 1 + others

    return alone


@stock("limit")
def all_marked(kind: str) -> Callable[[Game, Holding], bool]:
    """She lives, and everybody else alive has a mark."""

    def everybody(game: Game, me: Holding) -> bool:
        return game.lives(me.seat) and not game.alive & ~game.bearing(kind) & ~(1 << me.seat)

    return everybody
