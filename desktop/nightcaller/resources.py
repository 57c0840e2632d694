"""Where the files that ship with the program are: inside the wheel, or in a checkout beside `desktop/`."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def shipped(name: str) -> Path:
    """Return the folder `assets` or `i18n`, wherever this installation keeps it.

    Args:
        name: the folder's name at the top level of the project.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    for base in (_PACKAGE, _PACKAGE.parents[1]):
        if (base / name).is_dir():
            return base / name
    raise FileNotFoundError(name)


def notice() -> Path | None:
    """Return the file with the text of every licence; None if this installation has lost it."""
    return next(
        (base / "NOTICE" for base in (_PACKAGE, _PACKAGE.parents[1]) if (base / "NOTICE").is_file()), None
    )
