"""What somebody can die of, declared once: beside the role or the phase that brings it about."""

from __future__ import annotations

import sys
from typing import Final


class Cause(str):
    """A cause of death: for instance ``judge.poison``. Its text is ``cause-<id>``."""

    __slots__ = ()


OVERRULED: Final = Cause("overruled")
"""The table or a moderator has declared it; its victim acts no more."""


def declared_causes(package: str) -> frozenset[Cause]:
    """Every cause to which a module of a package gives a name, and the kernel's.

    Args:
        package: a package or a module; of a package all that has been imported.
    """
    modules = (
        module
        for name, module in tuple(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
    )
    named = (value for module in modules for value in vars(module).values())
    return frozenset({OVERRULED, *(value for value in named if isinstance(value, Cause))})
