"""What a game says, and whether the catalogue can say it, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from nightcaller.engine import CLOSE, Book, Event, Session
from nightcaller.resources import shipped
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import LANGUAGES, Catalogue, UnknownMessage, message_id

CATALOGUE = Catalogue(shipped("i18n"))


class Message(NamedTuple):
    """A message with its arguments; of several ids the first that exists is said."""

    ids: tuple[str, ...]
    arguments: tuple[tuple[str, Any], ...] = ()


def missing(messages: Iterable[Message]) -> list[str]:
    """What cannot be said: no such message, or an argument is missing, or nothing comes out."""
    wrong: set[str] = set()
    for message in messages:
        for language in LANGUAGES:
            found = [name for name in message.ids if CATALOGUE.has(language, name)]
            if not found:
                wrong.add(f"{language}: {message.ids[-1]}")
                continue
            try:
                text = CATALOGUE.say(language, found[0], **dict(message.arguments))
            except UnknownMessage as problem:
                wrong.add(f"{language}: {found[0]} {problem.reason}")
            else:
                if not text.strip() or "None" in text:
                    wrong.add(f"{language}: {found[0]} says {text!r}")
    return sorted(wrong)


def word(key: str, option: str) -> Message:
    """A word that can be picked: its own text for this question, or the general one."""
    return Message((message_id("choice", f"{key}-{option}"), message_id("choice", option)))


class Said:
    """Everything that the games of a book have said so far."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._messages: set[Message] = set()
        self.kinds: set[str] = set()

    def messages(self) -> set[Message]:
        """What has to have a text."""
        return self._messages

    def hear_window(self, session: Session) -> None:
        """Listen to the open window."""
        window = session.window
        self._messages.add(Message((message_id("window", window.label),)))
        for call in window.calls if window.kind == "night" else ():
            role = message_id("role", call.role)
            self._messages |= {Message((f"{role}.{line}",)) for line in ("wake", call.spoken, "sleep")}
        for slot, ask in window.asks.items():
            if slot == CLOSE:
                continue
            self._messages.add(Message((message_id("ask", ask.key),)))
            self._messages |= {word(ask.key, option) for option in ask.options if isinstance(option, str)}
            self._messages |= {word(ask.key, option) for option, _ in ask.blocked if isinstance(option, str)}
            self._messages |= {Message((why,)) for _option, why in ask.blocked}
            if len(ask.shown) > 1:
                together = message_id("shown", "-".join(name for name, _value in ask.shown))
                self._messages.add(Message((together,), ask.shown))
            elif ask.shown:
                self._messages.add(Message((message_id("shown", ask.shown[0][0]),)))

    def hear_end(self, session: Session) -> None:
        """Listen to everything that was told, secrets included, and to the end."""
        names = [f"P{seat + 1}" for seat in range(session.setup.seats)]
        for event in session.events:
            self.kinds.add(event.kind)
            if event.kind == "marked":
                self._messages.add(Message((message_id("mark", event.facts["mark"]),)))
            if session.book.kinds[event.kind].form != "unsaid":
                self._hear(event, names)
        assert session.outcome is not None
        self._messages.add(Message((session.outcome.reason,)))
        self._messages |= {Message((message_id("team", team),)) for team in session.outcome.winners}

    def _hear(self, event: Event, names: list[str]) -> None:
        arguments = event_arguments(event, names)
        if "cause" in arguments:
            self._messages.add(Message((message_id("cause", arguments["cause"]),)))
        self._messages.add(Message((event_message(event),), tuple(sorted(arguments.items()))))
