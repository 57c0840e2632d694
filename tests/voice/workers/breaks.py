"""A worker whose engine breaks at its first line, each time. Its argument counts its starts."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import greet, send

with Path(sys.argv[1]).open("a") as file:
    file.write("x")
greet()
send(id=json.loads(sys.stdin.readline())["id"], ok=False, error="engine-failed")
