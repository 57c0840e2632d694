"""A worker that never answers a line with "hang" in it; it answers others with a tone."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import greet, send, write_tone

greet()
for line in sys.stdin:
    request = json.loads(line)
    if "hang" in request["text"]:
        time.sleep(600)
    write_tone(Path(request["out"]))
    send(id=request["id"], ok=True, milliseconds=400)
