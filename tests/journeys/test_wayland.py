"""The window under a real Wayland compositor, where there is one (sway, swaymsg, grim): nothing is mocked."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import SECONDS, until

TOOLS = ("sway", "swaymsg", "grim")
SOCKETS = ("sway-ipc*", "wayland-?")
"""What a compositor that is ready has put into its folder."""
NOBODY = 65534

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="needs a compositor: sway and grim"),
]


@pytest.fixture
def desktop() -> Iterator[dict[str, str]]:
    """The environment of a desktop without a screen; a compositor refuses to be root's."""
    with tempfile.TemporaryDirectory(prefix="nc-") as folder:
        runtime = Path(folder)
        settings = runtime / "sway.conf"
        settings.write_text("output HEADLESS-1 resolution 1280x800\ndefault_border none\n")
        other: list[str] = []
        if os.geteuid() == 0:
            os.chown(runtime, NOBODY, NOBODY)
            other = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        headless = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
        environment = {**os.environ, "XDG_RUNTIME_DIR": folder, "HOME": folder, **headless}
        sway = subprocess.Popen(
            [*other, "sway", "-c", str(settings)], env=environment, stderr=subprocess.DEVNULL
        )
        try:
            until(lambda: sway.poll() is not None or all(map(list, map(runtime.glob, SOCKETS))))
            if sway.poll() is not None:
                pytest.skip("the compositor does not start here")
            own, display = (next(runtime.glob(pattern)) for pattern in SOCKETS)
            yield {**environment, "SWAYSOCK": str(own), "WAYLAND_DISPLAY": display.name}
        finally:
            sway.terminate()
            sway.wait(SECONDS)


def after(journey: str, desktop: dict[str, str], folder: Path) -> str:
    """Run a journey on that desktop; return what it says at its end."""
    tests = Path(__file__).parents[1]
    looks = {
        "QT_QPA_PLATFORM": "wayland",
        "QT_QUICK_BACKEND": "software",
        "PYTHONPATH": os.pathsep.join((str(tests), *sys.path)),
        "HOME": str(folder),
        "XDG_STATE_HOME": str(folder / "state"),
    }
    told = subprocess.run(
        [sys.executable, "-m", f"journeys.{journey}", str(folder)],
        env={**desktop, **looks},
        capture_output=True,
        text=True,
        timeout=3 * SECONDS,
        check=False,
    )
    assert told.stdout, told.stderr
    return told.stdout


def test_a_held_card_is_not_there_when_its_workspace_comes_back(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    """The compositor keeps the last picture of what it does not show; that has to be the cover's."""
    platform, *shares = after("until_the_workspace_changes", desktop, tmp_path).split()
    itself, card, cover = map(int, shares)
    assert (platform, itself) == ("wayland", 100)
    assert card < 10, "what was held is not seen again"
    assert cover > 95, "the cover was drawn before the window was hidden"


def test_an_evening_begins_and_goes_on_wherever_its_window_is(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    """Put away while a card is held, taken to a screen of twice the density, and back."""
    told = json.loads(after("until_it_has_been_elsewhere", desktop, tmp_path))
    assert told["wrong"] == []
    assert told["platform"] == "wayland"
    assert told["still"] <= told["cover"] < 20, "what was held is not seen when the window is fetched back"
    assert told["dense"] == [2048, 1200, 100], "every pixel of the dense screen is drawn"
    assert told["read"] == [1, 2, 3, 4, 5, 6]


def test_what_is_held_is_not_there_when_a_locked_session_comes_back(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    """A lock is a window that has lost the front, and a hold that ends."""
    told = json.loads(after("until_the_session_is_locked", desktop, tmp_path))
    if told is None:
        pytest.skip("the compositor does not let an ordinary program lock")
    assert told.pop("still") < 20
    assert told == {"platform": "wayland", "active": False, "card": False, "page": "Cover", "again": 100}
