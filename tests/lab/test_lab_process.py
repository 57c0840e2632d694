"""The commands as processes: no Qt in them, and a reader who leaves early is no mistake."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

COMMANDS = [
    ["books", "--json"],
    ["simulate", "--games", "4", "--jobs", "2", "--json"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_qt_is_not_in_the_process(command: list[str]):
    script = (
        "import sys\n"
        "from nightcaller.lab.__main__ import main\n"
        f"code = main({command!r})\n"
        "qt = [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'qasync')]\n"
        "sys.exit(f'{code} {qt}' if code or qt else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["engine"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no head there")
def test_a_reader_may_leave_early():
    command = f"{sys.executable} -m nightcaller.lab books --json | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "{\n"
    assert done.stderr == ""
