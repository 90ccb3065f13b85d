"""tensormap.replace: a map made field by field out of zeros is the map that the host makes of the array."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.hopper import tensor_map

START = 0x1000


def made(map: sim.TensorMap, number: int, *, rank_last: bool) -> bytes:
    """The map of an array at `START`, by fields, the contiguous dimension first."""
    rank = len(map.shape)
    fields: list[tuple[str, int, int]] = [("rank", 0, rank - 1), ("global_address", 0, START)]
    for name, values in (("box_dim", map.box), ("global_dim", map.shape), ("element_stride", map.steps)):
        fields += [(name, i, value) for i, value in enumerate(values[::-1])]
    fields += [("global_stride", i, value) for i, value in enumerate(map.strides[-2::-1])]
    fields += [("elemtype", 0, number), ("swizzle_mode", 0, {0: 0, 32: 1, 64: 2, 128: 3}[map.swizzle])]
    fields += [("interleave_layout", 0, 0), ("fill_mode", 0, int(map.nan))]
    if rank_last:
        # A map of another rank before keeps what the contiguous dimensions have.
        fields = [("rank", 0, 4), *fields[1:], fields[0]]
    data = bytes(tensor_map.BYTES)
    for field in fields:
        data = tensor_map.replaced(data, *field)
    return data


@pytest.mark.parametrize("dtype", ["u1", "u2", "u4", "i4", "f2", "f4", "f8"])
@pytest.mark.parametrize("rank_last", [False, True])
def test_by_fields(dtype, rank_last, seed):
    rng = np.random.default_rng([seed, len(dtype)])
    numbers = {"u1": 0, "u2": 1, "u4": 2, "i4": 3, "f2": 6, "f4": 7, "f8": 9}
    for _ in range(8):
        itemsize = np.dtype(dtype).itemsize
        shape = [int(each) for each in rng.integers(1, 6, rng.integers(1, 6))]
        swizzle = str(rng.choice(["none", "32b", "64b", "128b"]))
        row = tensor_map.SWIZZLES[swizzle] or 16
        shape[-1] *= row // itemsize
        box = [*(int(rng.integers(1, 8)) for _ in shape[:-1]), row // itemsize]
        oob = "nan" if dtype[0] == "f" and rng.integers(2) else "zero"
        map = sim.tensor_map(np.zeros(shape, dtype), box, swizzle=swizzle, oob=oob)
        assert made(map, numbers[dtype], rank_last=rank_last) == tensor_map.encode(map, START)


@pytest.mark.parametrize(
    "field, ordinal, value",
    [("rank", 0, 5), ("elemtype", 0, 15), ("swizzle_mode", 0, 4), ("box_dim", 2, 8), ("global_stride", 1, 64),
     ("interleave_layout", 0, 1)],
)  # fmt: skip
def test_what_there_is_not_is_told(field, ordinal, value):
    data = tensor_map.replaced(bytes(tensor_map.BYTES), "rank", 0, 1)
    with pytest.raises(ValueError, match=field.partition("_")[0] if field != "rank" else "1 to 5 dimensions"):
        tensor_map.replaced(data, field, ordinal, value)


def test_no_map_is_told():
    with pytest.raises(ValueError, match="no tensor map"):
        tensor_map.replaced(b"\1" * tensor_map.BYTES, "rank", 0, 1)
