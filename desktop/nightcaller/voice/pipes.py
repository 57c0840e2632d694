"""The other end of `child.Child`: the pipes of a process that another program has started."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from typing import IO

Reply = Callable[[dict[str, object]], None]


def private_pipes() -> tuple[IO[str], Reply]:
    """Take standard input and output for the protocol; what libraries print goes to standard error.

    Returns:
        the requests, one a line, and how to answer with an object.
    """
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8", errors="replace")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def reply(answer: dict[str, object]) -> None:
        replies.write(json.dumps(answer, ensure_ascii=False) + "\n")
        replies.flush()

    return requests, reply


def read_ahead(requests: IO[str], take: Callable[[str], None]) -> None:
    """Give every request to `take`, in a thread; it ends this process when there are no more.

    Whatever this process is in the middle of may never return, and the program at the other end is gone.
    """

    def read() -> None:
        for line in requests:
            take(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
