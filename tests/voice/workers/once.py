"""A worker like pyttsx3 2.99 on Windows: one line, then it ends. Its argument counts its starts."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import write_tone

with Path(sys.argv[1]).open("a") as file:
    file.write("x")
voices = [{"id": "en", "name": "Test", "languages": ["en"]}]
print(json.dumps({"ready": True, "engine": "fake 1", "single_use": True, "voices": voices}), flush=True)
request = json.loads(sys.stdin.readline())
write_tone(Path(request["out"]))
print(json.dumps({"id": request["id"], "ok": True, "milliseconds": 400}), flush=True)
