"""How the program is told to become a process of the voice's. It loads nothing: all starts look at it."""

from collections.abc import Collection
from typing import Final

WORKER_ARGUMENT: Final = "--voice-worker"
"""In a frozen program, the argument with which the program itself becomes the worker."""

NATURAL_ARGUMENT: Final = "--natural"
"""The argument with which the worker speaks with the natural voices instead of the system's."""

LOUDSPEAKER_ARGUMENT: Final = "--loudspeaker"
"""In a frozen program, the argument with which the program itself becomes the process that plays."""


def become(arguments: Collection[str]) -> None:
    """Be one of the voice's processes until it ends, if the arguments say so; else return at once."""
    if WORKER_ARGUMENT in arguments:
        from nightcaller.voice import worker

        worker.main(natural=NATURAL_ARGUMENT in arguments)
    if LOUDSPEAKER_ARGUMENT in arguments:
        from nightcaller.voice import loudspeaker

        loudspeaker.main()
