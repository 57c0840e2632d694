"""The common base of every error that a person may have to read."""

from __future__ import annotations

Argument = str | int | float


class NightcallerError(Exception):
    """Something a person must be told; the catalogue has the sentence, in that person's language.

    Subclasses set `message_id`, or pass one where a class has several sentences. Arguments go into the
    message and into logs, so they never hold a role, a choice or a player's name.
    """

    message_id: str = "error-unexpected"

    def __init__(self, message_id: str | None = None, **arguments: Argument) -> None:
        if message_id is not None:
            self.message_id = message_id
        self.arguments: dict[str, Argument] = arguments
        super().__init__(self.message_id, arguments)
