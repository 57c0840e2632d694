"""A worker like pyttsx3 2.99 on Windows: one line, then it ends. Its argument counts its starts."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import greet, send, write_tone

with Path(sys.argv[1]).open("a") as file:
    file.write("x")
greet(single_use=True)
request = json.loads(sys.stdin.readline())
write_tone(Path(request["out"]))
send(id=request["id"], ok=True, milliseconds=400)
