"""The catalogue: message ids in, sentences out, in every language. It knows no rule and no screen."""

from nightcaller.languages import LANGUAGES
from nightcaller.text.cards import CardCounts
from nightcaller.text.catalogue import (
    Catalogue,
    UnknownMessage,
    message_id,
)
from nightcaller.text.clauses import Clauses
from nightcaller.text.people import People
from nightcaller.text.seats import Seats

__all__ = [
    "LANGUAGES",
    "CardCounts",
    "Catalogue",
    "Clauses",
    "People",
    "Seats",
    "UnknownMessage",
    "message_id",
]
