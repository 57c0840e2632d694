"""What docs/decisions/view-model-snapshots.md says of the view models is so."""

from __future__ import annotations

import importlib
import pkgutil
import re
from dataclasses import is_dataclass
from pathlib import Path

import nightcaller.viewmodels as models

PAGE = (Path(__file__).parents[2] / "docs/decisions/view-model-snapshots.md").read_text(encoding="utf-8")
SNAPSHOTS = dict(re.findall(r"^\| `(\w+ViewModel)` \| `(\w+)` \|", PAGE, flags=re.MULTILINE))
MAKERS = re.findall(r"`(\w+)\.(\w+)`", PAGE)
MODULES = [
    importlib.import_module(f"{models.__name__}.{found.name}")
    for found in pkgutil.iter_modules(models.__path__)
]


def named(name: str) -> object:
    return next(vars(module)[name] for module in MODULES if name in vars(module))


def test_every_view_model_is_in_one_of_the_lists() -> None:
    written = re.findall(r"`(\w+ViewModel)`", PAGE.partition("**Consequences.**")[0])
    found = {
        name
        for module in MODULES
        for name, value in vars(module).items()
        if name.endswith("ViewModel") and getattr(value, "__module__", "") == module.__name__
    }
    assert sorted(written) == sorted(found)


def test_what_is_called_a_snapshot_is_frozen() -> None:
    assert len(SNAPSHOTS) > 10
    for model, snapshot in SNAPSHOTS.items():
        module = importlib.import_module(named(model).__module__)  # type: ignore[attr-defined]
        shown = vars(module).get(snapshot) or named(snapshot)
        assert is_dataclass(shown), snapshot
        assert shown.__dataclass_params__.frozen, snapshot  # type: ignore[attr-defined]


def test_its_makers_are_functions_of_those_modules() -> None:
    for module, function in MAKERS:
        assert callable(getattr(importlib.import_module(f"{models.__name__}.{module}"), function)), function
