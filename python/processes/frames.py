"""Messages that carry a JSON value and arrays.

The number of such a message is the length of its JSON part: the JSON text with dtype and shape of every array, then the
arrays' bytes in turn.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.processes.serving import HEADER

__all__ = ["Json", "decode", "encode", "frame", "parse_frame"]

#: What JSON can say.
Json: TypeAlias = "None | bool | int | float | str | Sequence[Json] | Mapping[str, Json]"


def encode(value: Json, arrays: Sequence[np.ndarray] = ()) -> tuple[bytes, int]:
    """Body and number of a message."""
    described = [{"dtype": a.dtype.str, "shape": a.shape} for a in arrays]
    text = json.dumps({"value": value, "arrays": described}).encode()
    return b"".join([text, *(np.ascontiguousarray(a).tobytes() for a in arrays)]), len(text)


def decode(body: bytes | bytearray, text_length: int) -> tuple[Any, list[np.ndarray]]:
    """Value and arrays of a message; the arrays can be written to. ValueError where it is none, whoever wrote it."""
    try:
        parts = json.loads(bytes(body[:text_length]))
    except RecursionError:
        raise ValueError("the message is nested too deeply") from None
    arrays, start = [], text_length
    for described in parts["arrays"]:
        dtype, shape = np.dtype(described["dtype"]), [int(size) for size in described["shape"]]
        if dtype.hasobject or min(shape, default=0) < 0 or math.prod(shape) * dtype.itemsize > len(body) - start:
            raise ValueError("the message is shorter than its arrays")
        array = np.empty(shape, dtype)
        array.reshape(-1).view(np.uint8)[...] = np.frombuffer(body, np.uint8, array.nbytes, start)
        arrays.append(array)
        start += array.nbytes
    return parts["value"], arrays


def frame(value: Json, arrays: Sequence[np.ndarray] = ()) -> bytes:
    """A whole message, header included, for a file."""
    body, number = encode(value, arrays)
    return HEADER.pack(len(body), number) + body


def parse_frame(message: bytes) -> tuple[Any, list[np.ndarray]]:
    """Value and arrays of what `frame` made."""
    return decode(message[HEADER.size :], HEADER.unpack_from(message)[1])
