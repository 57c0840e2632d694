"""How the program is told to become a process of the voice's. Imports nothing: all starts look at it."""

from typing import Final

WORKER_ARGUMENT: Final = "--voice-worker"
"""In a frozen program, the argument with which the program itself becomes the worker."""

NATURAL_ARGUMENT: Final = "--natural"
"""The argument with which the worker speaks with the natural voices instead of the system's."""

LOUDSPEAKER_ARGUMENT: Final = "--loudspeaker"
"""In a frozen program, the argument with which the program itself becomes the process that plays."""
