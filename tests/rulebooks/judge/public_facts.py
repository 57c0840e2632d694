"""The judge game as an outsider understands it: every public fact and every question, worked out again.

Nothing here looks at the game's state. Windows are recomputed from the public view and the published deck;
questions from the view of the seat that is asked. If the real ones ever differ, a secret took part in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from nightcaller.engine import NOBODY, View, Window
from nightcaller.engine.vocabulary import Picks, Seat

FLIPPED = "judge.flipped"
SHERIFF = "judge.sheriff"


class Face(NamedTuple):
    """What everybody may know of a window besides its kind and label."""

    seats: tuple[Seat, ...]
    options: Picks
    calls: tuple[tuple[str, int, int, bool], ...] = ()
    """Role, lap, number of questions, together."""
    steps: tuple[int, ...] = ()


def face_of(window: Window) -> Face:
    """The public side of a real window."""
    calls = tuple((call.role, call.lap, len(call.questions), call.group) for call in window.calls)
    return Face(window.seats, window.options, calls, window.steps)


def last(view: View, *kinds: str) -> Mapping[str, Any]:
    """The facts of the last event of these kinds."""
    return next(event.facts for event in reversed(view.events) if event.kind in kinds)


def voters(view: View) -> tuple[Seat, ...]:
    """Everybody alive who has not lost the vote."""
    return tuple(seat for seat in view.alive if FLIPPED not in view.marks.get(seat, ()))


def runners(view: View) -> tuple[Seat, ...]:
    """Everybody who ran for sheriff, withdrawn or dead meanwhile or not."""
    return tuple(last(view, "judge.race.candidates")["seats"])


def candidates(view: View) -> tuple[Seat, ...]:
    """Who still runs: alive, not withdrawn, and tied for the lead once there was a run-off."""
    withdrew = {event.facts["seat"] for event in view.events if event.kind == "judge.race.withdrew"}
    tied = [event.facts["seats"] for event in view.events if event.kind == "judge.race.runoff"]
    return tuple(
        seat for seat in (tied[-1] if tied else runners(view)) if seat in view.alive and seat not in withdrew
    )


def night_calls(deck: Mapping[str, int]) -> tuple[tuple[str, int, int, bool], ...]:
    """Section III.2: who is called, in which lap, for how many questions."""
    witch_lap = 1 if deck.get("judge.werewolf") else 0
    calls = (
        ("judge.guardian", 0, 1, False),
        ("judge.werewolf", 0, 1, True),
        ("judge.seer", 0, 1, False),
        ("judge.witch", witch_lap, 2, False),
    )
    return tuple(call for call in calls if deck.get(call[0]))


def expected_face(view: View, window: Window, deck: Mapping[str, int]) -> Face:
    """The public side of the open window, from the public view and the deck alone.

    Args:
        view: of the shared screen.
        window: only its kind and label are looked at.
        deck: as published.
    """
    match window.kind, window.label:
        case "night", _:
            calls = night_calls(deck)
            steps = (1, 2) if deck.get("judge.witch") else (1,)
            return Face(view.alive, (), calls, steps)
        case "last_acts", _:
            facts = last(view, "judge.dawn", "judge.exiled")
            return Face(facts.get("seats", (facts.get("seat"),)), (), (("judge.hunter", 0, 1, False),), (1,))
        case "race", _:
            return Face(view.alive, ("run", "stay"))
        case "floor", "judge.race":
            return Face(window.seats if sorted(window.seats) == started(view) else (), ())
        case "floor", "judge.race_runoff":
            return Face(candidates(view), ())
        case "poll", "judge.race_vote" | "judge.race_runoff":
            free = tuple(seat for seat in view.alive if seat not in runners(view))
            return Face(free, (*candidates(view), NOBODY))
        case _, "judge.direction":
            return Face((view.offices[SHERIFF],), ("clockwise", "counterclockwise"))
        case "floor", "judge.speech":
            return Face(last(view, "judge.order")["seats"], ())
        case "poll", "judge.exile":
            return Face(voters(view), (*view.alive, NOBODY))
        case "floor", "judge.runoff":
            return Face(last(view, "judge.runoff")["seats"], ())
        case "poll", "judge.runoff":
            tied = last(view, "judge.runoff")["seats"]
            return Face(
                tuple(seat for seat in voters(view) if seat not in tied) or voters(view), (*tied, NOBODY)
            )
        case _, "judge.badge":
            owner = view.offices[SHERIFF]
            return Face((owner,), (*(seat for seat in voters(view) if seat != owner), "tear"))
        case "floor", "judge.last_words":
            return Face(last(view, "judge.last_words")["seats"], ())
        case kind, label:
            raise AssertionError(f"nobody knows what a {kind} about {label} looks like")


def started(view: View) -> list[Seat]:
    """Who stood in the race when today's speeches began: withdrawals of today still count."""
    today = [event for event in view.events if (event.day, event.phase) == (view.day, view.phase)]
    withdrew = {event.facts["seat"] for event in today if event.kind == "judge.race.withdrew"}
    return sorted({*candidates(view), *withdrew})


class Question(NamedTuple):
    """What somebody is asked, as far as her view goes."""

    options: Picks
    blocked: tuple[tuple[Any, str], ...] = ()


def expected_question(view: View, key: str, window: Window, house: Mapping[str, str]) -> Question:
    """The options of a question, from the view of the seat that is asked.

    Args:
        view: of the seat, with its open questions (what a question shows belongs to it).
        key: which question.
        window: only its public side is looked at.
        house: the table's rules.
    """
    me = view.seat
    others = tuple(seat for seat in view.alive if seat != me)
    match key:
        case "judge.guardian.protect":
            before = [event.facts["seat"] for event in view.events if event.kind == "judge.guarded"]
            barred = before[-1] if before and house["guard_repeat"] == "no" else None
            blocked = ((barred, "blocked-same-twice"),) if barred in view.alive else ()
            return Question((*(seat for seat in view.alive if seat != barred), NOBODY), blocked)
        case "judge.pack.attack":
            assert view.card is not None
            pack = {me, *(seat for seat, _role in view.card.mates)}
            friends = () if house["wolves_may_target_pack"] == "yes" else pack
            passing = (NOBODY,) if house["wolves_may_pass"] == "yes" else ()
            return Question(
                (*(seat for seat in view.alive if seat not in friends), *passing),
                tuple((seat, "blocked-judge-packmate") for seat in view.alive if seat in friends),
            )
        case "judge.seer.check":
            return Question(others)
        case "judge.witch.antidote":
            (shown,) = (dict(ask.shown)["victim"] for ask in view.asks.values() if ask.key == key)
            why = ""
            if any(event.kind == "judge.antidote_used" for event in view.events):
                why = "blocked-judge-antidote-used"
            elif shown == NOBODY:
                why = "blocked-judge-no-victim"
            elif shown == me and (house["witch_self_save"], view.day > 1) in {
                ("never", False), ("never", True), ("first-night", True),
            }:  # fmt: skip
                why = "blocked-judge-no-self-save"
            return Question(("keep",) if why else ("use", "keep"), (("use", why),) if why else ())
        case "judge.witch.poison":
            return Question((*others, NOBODY))
        case "judge.hunter.shoot":
            return Question((*view.alive, NOBODY))
        case "judge.werewolf.explode":
            return Question(("explode", "stay"))
        case "judge.sheriff.withdraw":
            return Question(("withdraw", "stay"))
        case "judge.sheriff.badge":
            flipped = tuple(seat for seat in others if FLIPPED in view.marks.get(seat, ()))
            return Question(
                (*(seat for seat in others if seat not in flipped), "tear"),
                tuple((seat, "blocked-judge-flipped") for seat in flipped),
            )
        case _:
            return Question(window.options)


def expected_keys(view: View, window: Window, house: Mapping[str, str]) -> set[tuple[str, ...]]:
    """Which questions a seat may be asked in a private window or on a floor, from its own view.

    Returns:
        the possible lists of keys, in order; a witch cannot know beforehand whether she will be asked twice.
    """
    assert view.card is not None
    alive = view.seat in view.alive
    used = {event.kind for event in view.events}
    match window.kind, view.card.role:
        case "night", "judge.guardian" if alive:
            return {("judge.guardian.protect",)}
        case "night", "judge.werewolf" if alive:
            return {("judge.pack.attack",)}
        case "night", "judge.seer" if alive:
            return {("judge.seer.check",)}
        case "night", "judge.witch" if alive:
            sees = "judge.antidote_used" not in used or house["witch_sees_victim_without_antidote"] == "yes"
            first = ("judge.witch.antidote",) if sees else ()
            if "judge.poison_used" in used:
                return {first}
            both = {(*first, "judge.witch.poison")}
            return both | ({first} if sees and house["witch_both_potions"] == "no" else set())
        case "last_acts", "judge.hunter" if view.seat in window.seats:
            # Whether he was poisoned he need not know: a locked gun tells him.
            return {("judge.hunter.shoot",), ()}
        case _:
            return {()}
