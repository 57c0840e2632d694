"""A crash leaves nobody's card on the disk."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROBE = """
import ctypes, resource
from nightcaller.app.memory import leave_no_dumps
resource.setrlimit(resource.RLIMIT_CORE, (4096, resource.getrlimit(resource.RLIMIT_CORE)[1]))
leave_no_dumps()
print(resource.getrlimit(resource.RLIMIT_CORE), ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux's")
def test_no_core_dump_is_written_and_nobody_attaches() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "(0, 0) 0"
