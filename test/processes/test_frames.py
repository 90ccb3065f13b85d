"""Messages that carry JSON and arrays."""

from __future__ import annotations

import io

import numpy as np

from gpuir.processes.frames import decode, encode, frame, parse_frame
from gpuir.processes.serving import read_message

ARRAYS = [
    np.array(3.5, np.float16),
    np.zeros((0, 4), np.int8),
    np.arange(6, dtype=np.uint16).reshape(2, 3).T,
    np.array([True, False]),
    np.array([1 + 2j], np.complex64),
]


def test_every_dtype_and_shape():
    value, arrays = decode(*encode({"name": "ü"}, ARRAYS))
    assert value == {"name": "ü"} and len(arrays) == len(ARRAYS)
    for a, b in zip(arrays, ARRAYS):
        assert a.dtype == b.dtype and a.shape == b.shape and (a == b).all() and a.flags.writeable


def test_a_message_in_a_stream():
    stream = io.BytesIO(frame({"a": 1}) + frame([1, 2], ARRAYS[:1]))
    assert decode(*read_message(stream)) == ({"a": 1}, [])
    value, (array,) = decode(*read_message(stream))
    assert value == [1, 2] and array == 3.5
    assert read_message(stream) is None


def test_a_message_that_is_cut():
    for length in (3, 16, len(frame("abc")) - 1):
        assert read_message(io.BytesIO(frame("abc")[:length])) is None


def test_a_message_in_a_file():
    assert parse_frame(frame({"a": None})) == ({"a": None}, [])
