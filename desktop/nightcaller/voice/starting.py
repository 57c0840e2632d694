"""How the program is told to become the voice's process. Imports nothing: every start looks at it first."""

from typing import Final

WORKER_ARGUMENT: Final = "--voice-worker"
"""In a frozen program, the argument with which the program itself becomes the worker."""

NATURAL_ARGUMENT: Final = "--natural"
"""The argument with which the worker speaks with the natural voices instead of the system's."""
