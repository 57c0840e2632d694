"""The sealed, append-only log of a running evening: records in, the same records out after any crash.

It stores what it is given and knows no rule, no role and no screen. Why it is as it is: docs/decisions.
"""

from nightcaller.table.shelf.journal.disk import Disk
from nightcaller.table.shelf.journal.errors import (
    JournalBeginningDamaged,
    JournalBusy,
    JournalCopied,
    JournalDiffers,
    JournalError,
    JournalForeign,
    JournalFromNewerVersion,
    JournalKeyMissing,
    JournalKeyWrong,
    JournalNotSaved,
    JournalUnreachable,
)
from nightcaller.table.shelf.journal.journal import Journal, OpenedJournal
from nightcaller.table.shelf.journal.keys import KeyStore
from nightcaller.table.shelf.journal.reading import Contents, Damage
from nightcaller.table.shelf.journal.records import (
    Agreed,
    Corrected,
    Decisions,
    Digest,
    End,
    Header,
    Note,
    Record,
    Undo,
    lasting,
)

__all__ = [
    "Agreed",
    "Contents",
    "Corrected",
    "Damage",
    "Decisions",
    "Digest",
    "Disk",
    "End",
    "Header",
    "Journal",
    "JournalBeginningDamaged",
    "JournalBusy",
    "JournalCopied",
    "JournalDiffers",
    "JournalError",
    "JournalForeign",
    "JournalFromNewerVersion",
    "JournalKeyMissing",
    "JournalKeyWrong",
    "JournalNotSaved",
    "JournalUnreachable",
    "KeyStore",
    "Note",
    "OpenedJournal",
    "Record",
    "Undo",
    "lasting",
]
