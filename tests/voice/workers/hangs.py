"""A worker that is ready and then never answers a line that contains "hang"; it answers others with a tone."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from voice_kit import write_tone

voices = [
    {"id": "en", "name": "Test", "languages": ["en"]},
    {"id": "zh", "name": "测试", "languages": ["cmn"]},
]
print(json.dumps({"ready": True, "engine": "fake 1", "single_use": False, "voices": voices}), flush=True)
for line in sys.stdin:
    request = json.loads(line)
    if "hang" in request["text"]:
        time.sleep(600)
    write_tone(Path(request["out"]))
    print(json.dumps({"id": request["id"], "ok": True, "milliseconds": 400}), flush=True)
