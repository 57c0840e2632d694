"""The rulebooks: roles, orders and phases, written to be read beside their sources.

A book knows the kernel; the kernel and the other books do not know it.
"""

from collections.abc import Mapping

from nightcaller.engine.errors import IllegalSetup
from nightcaller.rulebooks.chat import BOOK as CHAT
from nightcaller.rulebooks.chat import GUIDE as CHAT_GUIDE
from nightcaller.rulebooks.forum import BOOK as FORUM
from nightcaller.rulebooks.forum import GUIDE as FORUM_GUIDE
from nightcaller.rulebooks.guide import Guide
from nightcaller.rulebooks.hollow import BOOK as HOLLOW
from nightcaller.rulebooks.hollow import GUIDE as HOLLOW_GUIDE
from nightcaller.rulebooks.judge import BOOK as JUDGE
from nightcaller.rulebooks.judge import GUIDE as JUDGE_GUIDE
from nightcaller.rulebooks.revamped import BOOK as REVAMPED
from nightcaller.rulebooks.revamped import GUIDE as REVAMPED_GUIDE
from nightcaller.rulebooks.rulebook import Rulebook

_BOOKS: Mapping[str, Rulebook] = {book.id: book for book in (JUDGE, HOLLOW, CHAT, FORUM, REVAMPED)}
_GUIDES: Mapping[str, Guide] = {
    JUDGE.id: JUDGE_GUIDE,
    HOLLOW.id: HOLLOW_GUIDE,
    CHAT.id: CHAT_GUIDE,
    FORUM.id: FORUM_GUIDE,
    REVAMPED.id: REVAMPED_GUIDE,
}


def books() -> Mapping[str, Rulebook]:
    """Every rulebook by id, in the order in which people choose among them."""
    return _BOOKS


def book(book_id: str) -> Rulebook:
    """Return a rulebook.

    Raises:
        IllegalSetup: there is none of that name.
    """
    if book_id not in _BOOKS:
        raise IllegalSetup("error-setup-unknown-book", book=book_id)
    return _BOOKS[book_id]


def guide(book_id: str) -> Guide:
    """Return what a rulebook explains beside its roles; one without a guide has an empty one."""
    return _GUIDES.get(book_id, Guide())
