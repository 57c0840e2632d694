"""What can go wrong with a journal, each with the message that tells a person what to do."""

from __future__ import annotations

import errno
from pathlib import Path

from nightcaller.errors import NightcallerError


class JournalError(NightcallerError):
    """Anything about a journal or the shelf of evenings; the files concerned are never changed by it."""

    message_id = "error-journal-unreadable"


class JournalForeign(JournalError):
    """The file is not a journal at all: its first line is not ours."""

    message_id = "error-journal-foreign"


class JournalFromNewerVersion(JournalError):
    """The file's format, or a record in it, was made by a newer Nightcaller."""

    message_id = "error-journal-newer"

    def __init__(self, written: str) -> None:
        super().__init__(written=written)


class JournalKeyMissing(JournalError):
    """There is no key for this journal in the state folder."""

    message_id = "error-journal-key-missing"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder=str(folder))


class JournalKeyWrong(JournalError):
    """The key file is damaged or belongs to another journal."""

    message_id = "error-journal-key-wrong"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder=str(folder))


class JournalCopied(JournalError):
    """The file is a copy of another evening under a new name; its end would remove the original."""

    message_id = "error-journal-copied"


class JournalBusy(JournalError):
    """Another window (process) is playing this evening now."""

    message_id = "error-journal-busy"


class JournalBeginningDamaged(JournalError):
    """The damage is so early that not even the set-up can be read: nothing to go on from."""

    message_id = "error-journal-beginning"


class JournalDiffers(JournalError):
    """Replaying gave another state than the digests in the journal: this version must not go on with it.

    Raised by whoever replays (the journal itself knows no rules).

    Args:
        written: the engine version in the journal's header.
        now: the engine version that replayed it.
    """

    message_id = "error-journal-differs"

    def __init__(self, *, written: str, now: str) -> None:
        super().__init__(written=written, now=now)


_BY_ERRNO = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    errno.EIO: "gone",
    errno.ESTALE: "gone",
}


class JournalNotSaved(JournalError):
    """The record is not on disk (full, read-only, unplugged...); the same `append` may simply be tried again.

    Its messages: ``error-journal-not-saved``, ``-full``, ``-read-only`` and ``-gone``.
    """

    message_id = "error-journal-not-saved"

    def __init__(self, path: Path, reason: OSError | None = None) -> None:
        kind = _BY_ERRNO.get(reason.errno or 0) if reason else None
        super().__init__(f"error-journal-{kind}" if kind else None, folder=str(path.parent))


class JournalUnreachable(JournalError):
    """A file or folder of the shelf cannot be read or removed just now."""

    message_id = "error-journal-unreachable"

    def __init__(self, path: Path) -> None:
        super().__init__(folder=str(path.parent))
