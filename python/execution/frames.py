"""Messages between a worker and its parent: a JSON value and arrays, as bytes.

A frame is a message as `gpuir.processes` has it, whose number is the length of the JSON part: the JSON text with dtype
and shape of every array, then the arrays' bytes in turn.
"""

from __future__ import annotations

import json
from typing import Any, BinaryIO

import numpy as np

from gpuir.processes import HEADER

__all__ = ["decode", "encode", "read_frame"]


def encode(value: Any, arrays: list[np.ndarray] = ()) -> bytes:
    """The bytes of a frame."""
    described = [{"dtype": a.dtype.str, "shape": a.shape} for a in arrays]
    text = json.dumps({"value": value, "arrays": described}).encode()
    data = [np.ascontiguousarray(a).tobytes() for a in arrays]
    return b"".join([HEADER.pack(len(text) + sum(map(len, data)), len(text)), text, *data])


def decode(body: bytes | bytearray, text_length: int) -> tuple[Any, list[np.ndarray]]:
    """Value and arrays of a frame, from what follows its header; the arrays can be written to."""
    parts = json.loads(bytes(body[:text_length]))
    arrays, start = [], text_length
    for described in parts["arrays"]:
        array = np.empty(described["shape"], described["dtype"])
        array.reshape(-1).view(np.uint8)[...] = np.frombuffer(body, np.uint8, array.nbytes, start)
        arrays.append(array)
        start += array.nbytes
    return parts["value"], arrays


def read_frame(stream: BinaryIO) -> tuple[Any, list[np.ndarray]] | None:
    """The next frame of a blocking stream; None at its end."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    total, text_length = HEADER.unpack(header)
    body = stream.read(total)
    return decode(body, text_length) if len(body) == total else None
