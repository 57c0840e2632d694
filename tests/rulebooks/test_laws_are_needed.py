"""Each safety, taken away by itself: a law names what becomes of it.

These are the things that an author need not know. Whoever takes one of them out, or writes around it, reads
here which law says so; docs/decisions/safe-by-default.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final

import pytest

from nightcaller.engine import amend, game, lap
from nightcaller.engine import book as books_
from nightcaller.engine.disguise import appearance
from nightcaller.engine.game import Game
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import EVERYBODY, Act, Seat, Status, Tier
from nightcaller.engine.waiting import whole
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.judge.camps import DIVINE
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.rulebooks.stock import Effect, ability, choose, others, protect, seeing
from nightcaller.text import Catalogue, UnknownMessage
from rulebooks.astrologer import LEARNED, ROLE, with_roles
from rulebooks.laws import LAWS

Patch = pytest.MonkeyPatch


def astrology() -> Rulebook:
    """The judge manual with a role that knows nothing of the others, from roles as they are written."""
    bare = {name: replace(one, powers=whole(one.powers)) for name, one in book("judge").roles.items()}
    return with_roles(replace(book("judge"), roles=bare), ROLE, kinds=(LEARNED,))


def the_book(name: str) -> Callable[[], Rulebook]:
    return lambda: book(name)


# --- what is taken away ----------------------------------------------------------------------------------


def nobody_waits(patch: Patch) -> None:
    patch.setattr(books_, "waiting", lambda roles, offices: (roles, offices))


def numbers_are_bodies(patch: Patch) -> None:
    patch.setattr(Game, "body", lambda _game, plate: plate)


def acts_land_on_numbers(patch: Patch) -> None:
    patch.setattr(Game, "_bodies", lambda _game, act: act.targets)


def visits_are_forgotten(patch: Patch) -> None:
    patch.setattr(game, "VERBS", {})
    patch.setattr(game, "VISIT", "")


def no_line_of_defence(patch: Patch) -> None:
    for rules in books().values():
        patch.setitem(vars(rules), "layers", ())


def lost_cards_act_on(patch: Patch) -> None:
    patch.setattr(game, "without_its_card", lambda _game, _act: False)


def masks_are_transparent(patch: Patch) -> None:
    def appearance(game: Game, seat: Seat, _fooled_by: int = 0) -> Any:
        return game.role(seat)

    patch.setattr(seeing, "appearance", appearance)


def the_suppressed_are_called(patch: Patch) -> None:
    def call_hooks(game: Game, name: str, *arguments: Any) -> None:
        for holding, hook in game.hooks.get(name, ()):
            hook(game, holding, *arguments)

    patch.setattr(Game, "call_hooks", call_hooks)


def the_suppressed_answer(patch: Patch) -> None:
    patch.setattr(Game, "hearing", lambda game, name: game.hooks.get(name, ()))


def the_suppressed_are_asked(patch: Patch) -> None:
    usual = Game.wielding

    def wielding(game: Game, window: str) -> Any:
        before, game.powerless = game.powerless, 0
        found = usual(game, window)
        game.powerless = before
        return found

    patch.setattr(Game, "wielding", wielding)


def one_cause_is_enough(patch: Patch) -> None:
    usual = Game.call_hooks

    def call_hooks(game: Game, name: str, *arguments: Any) -> None:
        if name == "died":
            seat, fates = arguments
            arguments = (seat, fates[:1])
        usual(game, name, *arguments)

    patch.setattr(Game, "call_hooks", call_hooks)


def traces_stay(patch: Patch) -> None:
    patch.setattr(amend, "erase", lambda *_arguments: False)


def nobody_is_asked_again(patch: Patch) -> None:
    patch.setattr(lap._PrivateWindow, "come_back", lambda *_arguments: None)


def a_sentence_is_missing(patch: Patch) -> None:
    usual = Catalogue.say

    def say(catalogue: Catalogue, language: str, message: str, /, **arguments: Any) -> str:
        if message.startswith("event-judge-guarded"):
            raise UnknownMessage(message, language)
        return usual(catalogue, language, message, **arguments)

    patch.setattr(Catalogue, "say", say)


def nobody_is_herself(patch: Patch) -> None:
    usual = Catalogue.say

    def say(catalogue: Catalogue, language: str, message: str, /, **arguments: Any) -> str:
        told = {**arguments, "self": "no", "you": "nobody"} if "self" in arguments else arguments
        return usual(catalogue, language, message, **told)

    patch.setattr(Catalogue, "say", say)


MUTANTS: Final[Sequence[tuple[Callable[[Patch], None], str, Callable[[], Rulebook], str]]] = (
    (nobody_waits, "bodies", astrology, "judge.astrologer"),
    (nobody_waits, "bodies", astrology, "judge.gargoyle"),
    (numbers_are_bodies, "bodies", the_book("judge"), "judge.seer"),
    (acts_land_on_numbers, "bodies", the_book("judge"), "judge.guardian"),
    (visits_are_forgotten, "visits", the_book("judge"), "judge.piper"),
    (no_line_of_defence, "shielded", the_book("judge"), "judge.guardian"),
    (no_line_of_defence, "shielded", the_book("hollow"), "hollow.ancient"),
    (lost_cards_act_on, "lost card", the_book("judge"), "judge.silencer_elder"),
    (masks_are_transparent, "masked", the_book("judge"), "judge.gargoyle"),
    (masks_are_transparent, "masked", the_book("hollow"), "hollow.fox"),
    (the_suppressed_are_called, "suppressed", the_book("judge"), "judge.wolf_beauty"),
    (the_suppressed_answer, "suppressed", the_book("judge"), "judge.piper"),
    (the_suppressed_are_asked, "suppressed", the_book("judge"), "judge.guardian"),
    (one_cause_is_enough, "every cause", the_book("judge"), "judge.wolf_beauty"),
    (traces_stay, "taken back", the_book("hollow"), "hollow.ancient"),
    (nobody_is_asked_again, "taken back", the_book("judge"), "judge.witch"),
    (a_sentence_is_missing, "said", the_book("judge"), "judge.guardian"),
    (nobody_is_herself, "oneself", the_book("judge"), "judge.guardian"),
)
"""What is taken away, the law that has to notice, and the book and the role by which it does."""
TRIES: Final = 12


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mutant", "law", "rules", "role"),
    MUTANTS,
    ids=[f"{mutant.__name__}-{role}" for mutant, _law, _rules, role in MUTANTS],
)
def test_a_law_names_what_is_not_safe(
    mutant: Callable[[Patch], None],
    law: str,
    rules: Callable[[], Rulebook],
    role: str,
    monkeypatch: Patch,
) -> None:
    whole_book = rules()
    assert [what for number in range(2) for what in LAWS[law](whole_book, role, number)] == []
    mutant(monkeypatch)
    changed = rules()
    found: list[str] = []
    for number in range(TRIES):
        found = LAWS[law](changed, role, number)
        if found:
            break
    assert found
    assert found[0].startswith(f"{law}: {role}")


# --- what is written in haste ----------------------------------------------------------------------------

HEARD: Final[list[Seat]] = []


def tell(game: Game, me: Holding, seat: Seat, answer: str, to: int) -> None:
    game.tell(LEARNED, to=to, by=me.seat, seat=seat, gift=answer)


def marks_at_once(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    game.mark(chosen[0], Status("judge.lit", me.seat))
    return ()


def writes_on_another_card(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    game.players[chosen[0]].holdings[0].memory["lit"] = me.seat
    return ()


def tells_everybody(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    tell(game, me, chosen[0], "plain", EVERYBODY)
    return ()


def tells_everybody_later(_game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    def land(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
        tell(game, me, chosen[0], "plain", EVERYBODY)

    return (Act(Tier.END, me.seat, chosen, land, me.role.id),)


def does_not_say_that_it_informs(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    tell(game, me, chosen[0], "plain", 1 << me.seat)
    return ()


def reads_the_card(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    divine = DIVINE in game.role(game.body(chosen[0])).tags
    tell(game, me, chosen[0], "divine" if divine else "plain", 1 << me.seat)
    return ()


def reads_the_number(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    divine = DIVINE in appearance(game, chosen[0]).tags
    tell(game, me, chosen[0], "divine" if divine else "plain", 1 << me.seat)
    return ()


def throws_dice_of_its_own(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    tell(game, me, chosen[0], str(SystemRandom().random()), 1 << me.seat)
    return ()


def remembers_in_its_module(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    HEARD.append(chosen[0])
    tell(game, me, chosen[0], str(len(HEARD)), 1 << me.seat)
    return ()


def shields_with_a_mark_of_its_own(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Sequence[Act]:
    return tuple(protect("judge.lit")(game, me, chosen))


def does_nothing(_game: Game, _me: Holding, _chosen: tuple[Seat, ...]) -> Sequence[Act]:
    return ()


def everybody_there_was(game: Game, _me: Holding) -> int:
    return (1 << game.seats) - 1


HASTE: Final[Sequence[tuple[Effect, str, str]]] = (
    (marks_at_once, "sealed", "`stock.seal`"),
    (writes_on_another_card, "sealed", "`stock.seal`"),
    (tells_everybody, "whispered", "tell it `to`"),
    (tells_everybody_later, "whispered", "tell it `to`"),
    (does_not_say_that_it_informs, "whispered", "`informs`"),
    (shields_with_a_mark_of_its_own, "shielded", "declare a `Layer`"),
    (does_nothing, "offered", "`game.living`"),
    (reads_the_card, "masked", "`appearance`"),
    (reads_the_number, "bodies", "`game.body`"),
    (throws_dice_of_its_own, "again", "`game.roll`"),
    (remembers_in_its_module, "again", "`me.memory`"),
)
"""What somebody in a hurry writes, the law that has to notice, and the remedy that it names."""


@pytest.mark.parametrize(("effect", "law", "remedy"), HASTE, ids=[one[0].__name__ for one in HASTE])
def test_a_law_names_what_was_written_in_haste_and_what_to_do(effect: Effect, law: str, remedy: str) -> None:
    power = ability(
        "judge.astrologer.gaze",
        choose(everybody_there_was if law == "offered" else others, or_nobody=False),
        effect,
        hour=5,
        informs=effect is not does_not_say_that_it_informs,
    )
    rules = with_roles(book("judge"), replace(ROLE, powers=(power,)), kinds=(LEARNED,))
    found = next(filter(None, (LAWS[law](rules, ROLE.id, number) for number in range(TRIES))), [""])
    assert found[0].startswith(f"{law}: {ROLE.id}")
    assert remedy in found[0]


def test_every_law_has_something_that_it_guards():
    assert {law for _mutant, law, _rules, _role in MUTANTS} | {law for _effect, law, _remedy in HASTE} == set(
        LAWS
    )
