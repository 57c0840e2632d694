"""A worker on a system with an English voice only.

It fails on a line with "fail" in it, and finds no room on the disk for one with "full".
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import send, write_tone

voices = [{"id": "en", "name": "Test", "languages": ["en"]}]
send(ready=True, engine="fake 1", single_use=False, voices=voices)
for line in sys.stdin:
    request = json.loads(line)
    if "fail" in request["text"] or "full" in request["text"]:
        send(id=request["id"], ok=False, error="disk-full" if "full" in request["text"] else "no-sound")
        continue
    write_tone(Path(request["out"]))
    send(id=request["id"], ok=True, milliseconds=400)
