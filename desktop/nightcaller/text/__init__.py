"""The catalogue: message ids in, sentences out, in Chinese and English. It knows no rule and no screen."""

from nightcaller.languages import LANGUAGES, Language
from nightcaller.text.cards import Cards
from nightcaller.text.catalogue import (
    Catalogue,
    UnknownMessage,
    message_id,
    system_language,
)
from nightcaller.text.people import People
from nightcaller.text.seats import Seats

__all__ = [
    "LANGUAGES",
    "Cards",
    "Catalogue",
    "Language",
    "People",
    "Seats",
    "UnknownMessage",
    "message_id",
    "system_language",
]
