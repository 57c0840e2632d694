"""A worker that chatters, dies in the middle of its first answer and works the next time.

Its argument is a file that remembers how often it was started; a second argument "always" lets it die each time.
"""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import write_tone

starts = Path(sys.argv[1])
with starts.open("a") as file:
    file.write("x")
print("a library says hello", flush=True)
voices = [{"id": "en", "name": "Test", "languages": ["en"]}]
print(json.dumps({"ready": True, "engine": "fake 1", "single_use": False, "voices": voices}), flush=True)
for line in sys.stdin:
    request = json.loads(line)
    if len(starts.read_text()) == 1 or "always" in sys.argv:
        Path(request["out"]).write_bytes(b"RIFF half a fi")
        print('{"id": 1, "ok": tr', end="", flush=True)
        os._exit(139)
    write_tone(Path(request["out"]))
    print(json.dumps({"id": request["id"], "ok": True, "milliseconds": 400}), flush=True)
