"""Slots: whatever a page's script asks of a view model, with whatever arguments, nothing falls over.

QML converts what it can and refuses the rest itself; so the calls go through QML, as all others do.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlExpression

from makers.assurance.proving import Broken, Counts
from makers.upsets import Party
from makers.window.watched_window import WatchedWindow, watched
from nightcaller.app.arguments import SCREENS as SET_UP
from nightcaller.app.director import SCREENS
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Ended

SHOWN: Final = {name: scene for scene, name in SCREENS.items()} | {"Ended": Ended}
"""Screen -> the scene that it shows."""
CALLS: Final = 80
"""Of a case."""
STAYS: Final = 20
"""Calls after which the screen is opened anew."""
STEPS: Final = 250
"""What an evening takes at most to a screen that it has."""
ARGUMENTS: Final = (
    *("0", "1", "2", "5", "-1", "12", "40", "99999", "2147483648", "-2147483649", "0.5", "NaN", "Infinity"),
    *('""', '"x"', '"nobody"', '"judge.seer"', '"judge.werewolf"', '"0"', '"\\u0000"', '"x".repeat(9999)'),
    *("true", "false", "null", "undefined", "[]", "[1, 2]", '["x"]', "({})", '({"a": null})', '"/dev/null"'),
)
NOT_TRIED: Final = frozenset({"open", "quit"})
"""The router's: what it opens stands in our own pages, and a name that it does not know is a fault of theirs;
and the end of the program."""
OPENED: Final = {"Visit": "Cover", "TableActs": "Floor", "Mishap": "Floor", "ModeratorBook": "Console"}
"""Screens that no scene shows -> from where they are opened."""
STYLES_OF: Final = {
    "Calling": Style.EYES_CLOSED, "Identify": Style.EYES_CLOSED, "Console": Style.MODERATED,
    "Roster": Style.MODERATED, "ModeratorBook": Style.MODERATED,
}  # fmt: skip
"""Screens of one style alone."""


def slots(model: QObject) -> list[tuple[str, int]]:
    """What QML may call of a view model: name and number of arguments."""
    meta, found = model.metaObject(), set[tuple[str, int]]()
    for at in range(meta.methodCount()):
        method = meta.method(at)
        name = bytes(method.name().data()).decode()
        # what Qt has itself, or has been connected to something, is not declared
        if hasattr(getattr(type(model), name, None), "_slots") and name not in NOT_TRIED:
            found.add((name, method.parameterCount()))
    return sorted(found)


def models(window: WatchedWindow) -> list[QObject]:
    """The open screen's view model, the models that it is made of, and the router."""
    model = window.model
    parts = [child for child in model.children() if slots(child)] if model is not None else []
    return [*([model] * 4 if model is not None else []), *parts, window.stage.app]


def reach(window: WatchedWindow, screen: str, number: int) -> bool:
    """Open a screen; an evening has to come to those of a game."""
    if screen in SET_UP:
        window.stage.app.restart(*dict.fromkeys(("Home", screen)))
        return True
    wanted = OPENED.get(screen, screen)
    for attempt in range(12):
        rules = book(list(books())[(number + attempt) % len(books())])
        style = STYLES_OF.get(
            screen, tuple(Style)[attempt % 2 * 2] if screen != "Cover" else Style.PASS_AROUND
        )
        party = Party(rules, f"{screen}.slots.{number}.{attempt}", 8, style)
        while party.steps < STEPS and not isinstance(party.evening.scene, (SHOWN[wanted], Ended)):
            party.go_on()
        if isinstance(party.evening.scene, SHOWN[wanted]):
            window.stage.play(party.evening)
            window.rest()
            if screen == "Visit":
                window.stage._director.cover.identified.emit()  # type: ignore[union-attr]
            elif screen in OPENED:
                window.stage.app.open(screen)
            return True
    return False


def called(screen: str, number: int, calls: int = CALLS) -> Counts:
    """Call whatever there is to be called on a screen, and on those that it leads to.

    Raises:
        Broken: an exception, a complaint, or a journal that leads elsewhere.
    """
    chance, counts = Random(f"{screen}.slots.{number}"), Counter[str]()
    language = tuple(LANGUAGES)[number % len(LANGUAGES)]
    with watched("slots", chance.getrandbits(32), language, (1024, 600)) as window:
        for nth in range(calls):
            if nth % STAYS == 0 or (window.place == "Home" and screen not in SET_UP):
                if not reach(window, screen, number * calls + nth):
                    counts[f"{screen} was not reached"] += 1
                    return counts
                window.rest()
                window.check(counts)
            model = chance.choice(models(window))
            offered = slots(model)
            if not offered:
                continue
            name, arity = chance.choice(offered)
            given = ", ".join(chance.choice(ARGUMENTS) for _ in range(arity))
            expression = QQmlExpression(window.stage.engine.rootContext(), model, f"{name}({given})")
            at = window.place
            expression.evaluate()
            counts["refused by QML" if expression.hasError() else "taken"] += 1
            window.clock.pass_time(chance.choice((0, 0, 10_000)))
            window.rest()
            try:
                window.check(counts)
            except Exception as broken:
                raise Broken(
                    f"call {nth}, at {at}, {type(model).__name__}.{name}({given}): {broken}"
                ) from broken
    return counts
