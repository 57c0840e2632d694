"""The judge game as an outsider understands it: every public fact and every question, worked out again.

Nothing here looks at the game's state. Windows are recomputed from the public view and the published deck;
questions from the view of the seat that is asked. If the real ones ever differ, a secret took part in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from nightcaller.engine import NOBODY, TABLE, View, Window
from nightcaller.engine.vocabulary import Picks, Seat
from rulebooks.interference import Face

FLIPPED = "judge.flipped"
SHERIFF = "judge.sheriff"
SILENCED = "judge.silenced"


PACK = (
    "werewolf", "wolf_beauty", "white_werewolf_king", "werewolf_king", "wraith_rider", "gargoyle",
)  # fmt: skip


def declarations(view: View, label: str, deck: Mapping[str, int]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Section III.4: wolves explode in any speech, the Knight duels once, in the speeches of the day."""
    explode = any(deck.get(f"judge.{role}") for role in PACK)
    fought = any(event.kind == "judge.dueled" for event in view.events)
    duel = bool(deck.get("judge.knight")) and label == "judge.speech" and not fought
    if label == "judge.last_words" or not (explode or duel):
        return ()
    words = (*(["explode"] if explode else []), *(["duel"] if duel else []), "stay")
    aimed = duel or bool(deck.get("judge.white_werewolf_king"))
    key = "judge.declare" if duel else "judge.werewolf.explode"
    return ((key, words), *([("judge.declare.target", ())] if aimed else []))


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


class Called(NamedTuple):
    """One call of the night as the manual has it."""

    role: str
    lap: int = 0
    questions: int = 1
    group: bool = False


def night_calls(deck: Mapping[str, int], house: Mapping[str, str], day: int) -> tuple[Called, ...]:
    """Section III.2: who is called, in which lap, for how many questions.

    A witch is shown the pack's victim; who looks at numbers that are exchanged already looks after that.
    """
    pack = any(deck.get(f"judge.{role}") for role in PACK)
    first = bool(deck.get("judge.magician")) and house["magician_acts"] == "first"
    calls = (
        *([Called("magician", 0, 2)] if first else []),
        *([Called("cupid", 0, 2)] if day == 1 else []),
        Called("guardian"),
        *([Called("werewolf", 0, 1, True)] if pack else []),
        Called("wolf_beauty"),
        Called("seer", int(first)),
        Called("witch", int(pack), 2),
        *([Called("hidden_werewolf")] if day > 1 else []),
        Called("gargoyle", int(first)),
        Called("silencer_elder"),
        *([] if first else [Called("magician", 0, 2)]),
        *([Called("piper", 0, 2)] if day > 1 else []),
    )
    return tuple(
        call._replace(role=f"judge.{call.role}")
        for call in calls
        if deck.get(f"judge.{call.role}") or call.group
    )


def night_steps(deck: Mapping[str, int], calls: tuple[Called, ...]) -> tuple[int, ...]:
    """As many questions in each lap as one card can need; special wolves are in the pack's call too."""
    laps = 1 + max((call.lap for call in calls), default=0)
    steps = [1] * laps
    for lap in range(laps):
        for call in calls:
            if call.lap == lap:
                twice = lap == 0 and call.role in {"judge.wolf_beauty", "judge.gargoyle"}
                steps[lap] = max(steps[lap], call.questions + twice)
    return tuple(steps)


def silenced(view: View, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats without those who may not speak today."""
    return tuple(seat for seat in seats if SILENCED not in view.marks.get(seat, ()))


def died_today(view: View) -> tuple[Seat, ...]:
    """Who was named dead since daybreak and has shown no card, as exploded wolves and losing Knights do."""
    shown = {event.facts["seat"] for event in view.events if event.kind == "judge.exploded"}
    shown |= {
        event.facts["by"]
        for event in view.events
        if event.kind == "judge.dueled" and event.facts["lost"] == "knight"
    }
    told = [event.facts["seats"] for event in view.events if event.kind == "died" and event.day == view.day]
    return tuple(seat for seats in told for seat in seats if seat not in shown)


def expected_face(view: View, window: Window, deck: Mapping[str, int], house: Mapping[str, str]) -> Face:
    """The public side of the open window, with what may be declared in it (`expected_round`)."""
    face = expected_round(view, window, deck, house)
    if window.kind == "floor":
        return face._replace(declarations=declarations(view, window.label, deck))
    return face


def expected_round(view: View, window: Window, deck: Mapping[str, int], house: Mapping[str, str]) -> Face:
    """The public side of the open window, from the public view and the deck alone.

    Args:
        view: of the shared screen.
        window: only its kind and label are looked at.
        deck: as published.
    """
    match window.kind, window.label:
        case "night", "judge.closing":
            tenth = deck.get("judge.magician") and house["magician_acts"] == "tenth"
            asking = ("judge.seer", "judge.gargoyle") if tenth else ()
            return Face(view.alive, (), tuple((role, 0, 0, False) for role in asking if deck.get(role)), (1,))
        case "night", _:
            calls = night_calls(deck, house, view.day)
            return Face(view.alive, (), tuple(tuple(call) for call in calls), night_steps(deck, calls))
        case "last_acts", _:
            guns = [role for role in ("judge.hunter", "judge.werewolf_king") if deck.get(role)]
            told = tuple((call.role, 0, 1, False) for call in window.calls)
            assert {call.role for call in window.calls} <= set(guns)
            # One after the other, by seat; a gun that is kept down is no public event.
            visited = len(window.seats) == 1 and set(window.seats) <= set(died_today(view))
            return Face(window.seats if visited else (TABLE,), (), told, (1,))
        case "race", _:
            return Face(view.alive, ("run", "stay"))
        case "floor", "judge.race":
            speakers = sorted(silenced(view, tuple(started(view))))
            return Face(window.seats if sorted(window.seats) == speakers else (TABLE,), ())
        case "floor", "judge.race_runoff":
            return Face(silenced(view, candidates(view)), ())
        case "poll", "judge.race_vote" | "judge.race_runoff":
            free = tuple(seat for seat in view.alive if seat not in runners(view))
            return Face(free, (*candidates(view), NOBODY))
        case _, "judge.direction":
            return Face((view.offices[SHERIFF],), ("clockwise", "counterclockwise"))
        case "floor", "judge.speech":
            return Face(tuple(seat for seat in last(view, "judge.order")["seats"] if seat in view.alive), ())
        case "poll", "judge.exile":
            return Face(voters(view), (*view.alive, NOBODY))
        case "floor", "judge.runoff":
            return Face(silenced(view, last(view, "judge.runoff")["seats"]), ())
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


def seconds(view: View, key: str, house: Mapping[str, str], others: tuple[Seat, ...]) -> Question:
    """The second of two questions: what was just picked is no event yet, but it alone is missing."""
    (ask,) = (ask for ask in view.asks.values() if ask.key == key)
    offered: tuple[Any, ...] = (*others, NOBODY)
    blocked: dict[Any, str] = {}
    match key:
        case "judge.cupid.second":
            offered = view.alive if house["cupid_self"] == "yes" else others
        case "judge.piper.second":
            heard = {event.facts["seat"] for event in view.events if event.kind == "judge.piped"}
            blocked = {seat: "blocked-judge-confused" for seat in others if seat in heard}
        case _:
            pass
    (picked,) = set(offered) - set(ask.options) - {option for option, _why in ask.blocked}
    if key == "judge.magician.with":
        pairs = [{event.facts["seat"], event.facts["other"]} for event in view.events
                 if event.kind == "judge.exchanged"]  # fmt: skip
        if pairs and picked in pairs[-1]:
            blocked = {seat: "blocked-judge-same-pair" for seat in pairs[-1] - {picked} if seat in view.alive}
    left = tuple(option for option in offered if option != picked and option not in blocked)
    return Question(left, tuple(blocked.items()))


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
        case "judge.seer.check" | "judge.gargoyle.check":
            return Question(others)
        case "judge.hidden_werewolf.attack" | "judge.declare.target":
            return Question((*others, NOBODY))
        case "judge.wolf_beauty.charm" | "judge.silencer_elder.silence":
            kind = "judge.charmed" if key.startswith("judge.wolf") else "judge.hushed"
            before = [event.facts["seat"] for event in view.events if event.kind == kind]
            barred = before[-1] if before else None
            return Question(
                (*(seat for seat in others if seat != barred), NOBODY),
                ((barred, "blocked-same-twice"),) if barred in view.alive else (),
            )
        case "judge.magician.exchange":
            return Question((*others, NOBODY))
        case "judge.cupid.first":
            return Question(view.alive if house["cupid_self"] == "yes" else others)
        case "judge.werewolf_king.shoot":
            return Question((*view.alive, NOBODY))
        case "judge.piper.first":
            heard = {event.facts["seat"] for event in view.events if event.kind == "judge.piped"}
            return Question(
                (*(seat for seat in others if seat not in heard), NOBODY),
                tuple((seat, "blocked-judge-confused") for seat in others if seat in heard),
            )
        case "judge.magician.with" | "judge.cupid.second" | "judge.piper.second":
            # What was picked a moment ago is no event yet: the seat that was picked is the missing one.
            return seconds(view, key, house, others)
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
        case "judge.declare" | "judge.werewolf.explode":
            words = window.declarations[0].words
            if view.card and view.card.role == "judge.white_werewolf_king":
                alone = not any(seat in view.alive for seat, _role in view.card.mates)
                if alone and house["white_king_last_wolf_explodes"] == "no":
                    left = tuple(word for word in words if word != "explode")
                    return Question(left, (("explode", "blocked-judge-last-wolf"),))
            return Question(words)
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
    match window.kind, view.card.role.removeprefix("judge."):
        case "night", _ if not alive or window.label == "judge.closing":
            return {()}
        case "night", "guardian":
            return {("judge.guardian.protect",)}
        case "night", "werewolf" | "white_werewolf_king" | "werewolf_king" | "wraith_rider":
            return {("judge.pack.attack",)}
        case "night", "wolf_beauty":
            return {("judge.pack.attack", "judge.wolf_beauty.charm")}
        case "night", "gargoyle":
            alone = not any(seat in view.alive for seat, _role in view.card.mates)
            return {("judge.pack.attack",) if alone else ("judge.pack.attack", "judge.gargoyle.check")}
        case "night", "hidden_werewolf" if view.day > 1:
            return {("judge.hidden_werewolf.attack",)}
        case "night", "seer":
            return {("judge.seer.check",)}
        case "night", "silencer_elder":
            return {("judge.silencer_elder.silence",)}
        case "night", "magician":
            return {("judge.magician.exchange",), ("judge.magician.exchange", "judge.magician.with")}
        case "night", "cupid" if view.day == 1:
            return {("judge.cupid.first", "judge.cupid.second")}
        case "night", "piper" if view.day > 1:
            return {("judge.piper.first",), ("judge.piper.first", "judge.piper.second")}
        case "night", "witch":
            sees = "judge.antidote_used" not in used or house["witch_sees_victim_without_antidote"] == "yes"
            first = ("judge.witch.antidote",) if sees else ()
            if "judge.poison_used" in used:
                return {first}
            both = {(*first, "judge.witch.poison")}
            return both | ({first} if sees and house["witch_both_potions"] == "no" else set())
        case "last_acts", "hunter" if view.seat in window.seats:
            # Whether he was poisoned he need not know: a locked gun tells him.
            return {("judge.hunter.shoot",), ()}
        case "last_acts", "werewolf_king" if view.seat in window.seats:
            return {("judge.werewolf_king.shoot",), ()}
        case _:
            return {()}
