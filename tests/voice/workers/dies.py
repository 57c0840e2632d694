"""A worker that chatters, dies in the middle of its first answer and works the next time.

Its argument is a file that counts its starts; a second argument "always" lets it die each time.
"""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import greet, send, write_tone

starts = Path(sys.argv[1])
with starts.open("a") as file:
    file.write("x")
sys.stdout.write("a library says hello\n")
greet()
for line in sys.stdin:
    request = json.loads(line)
    if len(starts.read_text()) == 1 or "always" in sys.argv:
        Path(request["out"]).write_bytes(b"RIFF half a fi")
        sys.stdout.write('{"id": 1, "ok": tr')
        sys.stdout.flush()
        os._exit(139)
    write_tone(Path(request["out"]))
    send(id=request["id"], ok=True, milliseconds=400)
