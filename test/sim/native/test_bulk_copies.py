"""Bulk copies in the native engine: boxes of every rank and swizzle, and the findings of the NumPy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _bulk_copies import (
    BARRIER,
    COMMIT,
    FENCE_INIT,
    PROXY,
    RETIRE,
    RETIRE_READ,
    copied_out,
    expect,
    faulty,
    init,
    invalidate,
    kernel,
    launched,
    load,
    map_of,
    right,
    store,
    wait,
    words,
)

sys.path.pop(0)

BOX = (16, 32)
BYTES = 16 * 32 * 4
COUNT = 16 * 32
SOURCE = np.arange(64 * 96, dtype=np.int32).reshape(64, 96)
OUT = np.zeros(COUNT, np.int32)
FROM = map_of(SOURCE, BOX)
#: The box at 8 along the contiguous dimension and 4 along the other one.
PLACE = "mov.b32 %x, 8; mov.b32 %y, 4;"
GOOD = [PLACE, init(), FENCE_INIT, BARRIER, expect(BYTES), load(), wait("W"), copied_out(COUNT)]


def swizzled(box, bytes):
    """The bytes of a box in shared memory."""
    flat = np.ascontiguousarray(box).view(np.uint8).reshape(-1, 16)
    at = 16 * np.arange(len(flat))
    if bytes:
        at ^= ((at >> 7) & (bytes // 16 - 1)) << 4
    made = np.empty_like(flat)
    made[at // 16] = flat
    return made.reshape(-1)


def test_a_box():
    _, left = right(kernel(*GOOD), 1, FROM, OUT)
    np.testing.assert_array_equal(left.reshape(BOX), SOURCE[4:20, 8:40])


@pytest.mark.sweep(6)
@pytest.mark.parametrize("swizzle", [0, 32, 64, 128])
@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float32, np.int64])
def test_swizzles(swizzle, dtype, seed):
    random = np.random.default_rng(seed)
    size = np.dtype(dtype).itemsize
    box = (16, (swizzle or 64) // size)
    array = random.integers(-100, 100, (40, 160 // size)).astype(dtype)
    count = 16 * (swizzle or 64) // 4
    body = [init(), BARRIER, "mov.b32 %x, 3; mov.b32 %y, 5;", expect(4 * count), load(), wait("W"), copied_out(count)]
    _, left = right(kernel(*body), 1, map_of(array, box, swizzle=f"{swizzle}b" if swizzle else "none"), np.zeros(count, np.int32))  # fmt: skip
    whole = np.zeros((64, 160), dtype)
    whole[: array.shape[0], : array.shape[1]] = array
    np.testing.assert_array_equal(left.view(np.uint8), swizzled(whole[5:21, 3 : 3 + box[1]], swizzle))


@pytest.mark.sweep(6)
@pytest.mark.parametrize("oob", ["zero", "nan"])
@pytest.mark.parametrize("at", [(-5, -3), (60, 90), (-16, 4), (200, -100), (50, -31)], ids=str)
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_boxes_that_stick_out(at, oob, dtype):
    array = SOURCE.astype(dtype) / 8
    size = array.itemsize
    box = (16, 32)
    count = 16 * 32 * size // 4
    place = f"mov.b32 %x, {at[1]}; mov.b32 %y, {at[0]};"
    body = [init(), BARRIER, place, expect(4 * count), load(), wait("W"), copied_out(count)]
    _, left = right(kernel(*body), 1, map_of(array, box, oob=oob), np.zeros(count, np.int32))
    bits = {2: np.uint16, 4: np.uint32, 8: np.uint64}[size]
    fill = {2: 0x7FFF, 4: 0x7FFFFFFF, 8: 0x7FFFFFFFFFFFFFFF}[size] if oob == "nan" else 0
    wanted = np.full(box, fill, bits)
    for row in range(16):
        for column in range(32):
            y, x = at[0] + row, at[1] + column
            if 0 <= y < 64 and 0 <= x < 96:
                wanted[row, column] = array.view(bits)[y, x]
    np.testing.assert_array_equal(left.view(bits).reshape(box), wanted)


@pytest.mark.parametrize("rank", [1, 3, 4, 5])
def test_ranks_and_steps(rank, seed):
    random = np.random.default_rng(seed)
    shape = (3, 5, 4, 6, 160)[-rank:]
    box = (2, 3, 4, 4, 128)[-rank:]
    steps = (1, 2, 1, 3, 1)[-rank:]
    array = random.integers(-1000, 1000, shape).astype(np.int32)
    tile = tuple(-(-size // step) for size, step in zip(box, steps))
    count = int(np.prod(tile))
    origin = (1, -1, 2, 1, 8)[-rank:]
    names = [f"%a{axis}" for axis in range(rank)]
    place = " ".join(f"mov.b32 {name}, {at};" for name, at in zip(names, reversed(origin)))
    body = [init(), BARRIER, place, expect(4 * count), load(", ".join(names), rank=rank), wait("W"), copied_out(count)]
    _, left = right(kernel(*body), 1, map_of(array, box, element_strides=steps), np.zeros(count, np.int32))
    wanted = np.zeros(tile, np.int32)
    for at in np.ndindex(*tile):
        place = tuple(first + each * step for first, each, step in zip(origin, at, steps))
        if all(0 <= each < size for each, size in zip(place, shape)):
            wanted[at] = array[place]
    np.testing.assert_array_equal(left.reshape(tile), wanted)


def test_blocks_and_phases():
    """Each block brings a row of boxes, one behind the other, to the same place."""
    body = ["shl.b32 %y, %bx, 4;", init(), BARRIER, "mov.b32 %n, 0; mov.b32 %x, 0;", "AGAIN:", expect(BYTES), load(), wait("W", "%phase"),
            "mad.lo.u32 %z, %bx, 3, %n; mul.lo.u32 %z, %z, 512;", copied_out(COUNT, first="%z"), BARRIER,
            "xor.b32 %phase, %phase, 1; add.u32 %x, %x, 32; add.u32 %n, %n, 1; setp.lt.u32 %r, %n, 3; @%r bra AGAIN;"]  # fmt: skip
    _, left = right(kernel(*body), 4, FROM, np.zeros(SOURCE.size, np.int32))
    boxes = SOURCE.reshape(4, 16, 3, 32).transpose(0, 2, 1, 3)
    np.testing.assert_array_equal(left.reshape(boxes.shape), boxes)


def test_two_stages():
    """While one box is read, the next one comes: an mbarrier and a place for each."""
    body = [init(), init(number=1), BARRIER, expect(BYTES), load(), "mov.b32 %x, 32;", expect(BYTES, 1), load(at="%s+2048", number=1),
            wait("W"), copied_out(COUNT), BARRIER, "mov.b32 %x, 64;", expect(BYTES), load(), wait("W2", number=1),
            copied_out(COUNT, "O2", "2048", "512"), wait("W3", "1"), copied_out(COUNT, "O3", "0", "1024")]  # fmt: skip
    body = [line.replace("%at, %at, 2048", "%at, %at, %z").replace("%at, %at, 0", "%at, %at, %s") for line in body]
    body.insert(0, "add.u32 %z, %s, 2048;")
    _, left = right(kernel(*body), 1, FROM, np.zeros(3 * COUNT, np.int32))
    np.testing.assert_array_equal(left.reshape(3, 16, 32), [SOURCE[:16, at : at + 32] for at in (0, 32, 64)])


def test_several_boxes_of_a_phase():
    body = [init(), BARRIER, expect(2 * BYTES), load(), "mov.b32 %y, 16; add.u32 %z, %s, 2048;", load(at="%z"), wait("W"), copied_out(2 * COUNT)]  # fmt: skip
    _, left = right(kernel(*body), 1, FROM, np.zeros(2 * COUNT, np.int32))
    np.testing.assert_array_equal(left.reshape(32, 32), SOURCE[:32, :32])


def test_announced_apart_from_the_arrival():
    announced = f"@%first mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%bar], {BYTES};"
    body = [init(), BARRIER, announced, load(), "@%first mbarrier.arrive.shared.b64 %st, [%bar];", wait("W"), copied_out(COUNT)]  # fmt: skip
    _, left = right(kernel(*body), 1, FROM, OUT)
    np.testing.assert_array_equal(left.reshape(BOX), SOURCE[:16, :32])


# Stores

FILL = words(COUNT, "FILL", "shl.b32 %at, %i, 2; add.u32 %at, %at, %s; mul.lo.u32 %v, %i, 7; st.shared.b32 [%at], %v;")
STORED = [PLACE, FILL, PROXY, BARRIER, store(), COMMIT, RETIRE]
NUMBERS = 7 * np.arange(COUNT, dtype=np.int32).reshape(BOX)


def to(array=SOURCE, box=BOX, **options):
    return map_of(array, box, **options)


@pytest.mark.parametrize("end", [RETIRE, RETIRE_READ])
def test_a_box_that_is_stored(end):
    (left,) = right(kernel(*STORED[:-1], end, maps=("to",), out=False), 1, to())
    wanted = SOURCE.copy()
    wanted[4:20, 8:40] = NUMBERS
    np.testing.assert_array_equal(left, wanted)


@pytest.mark.sweep(3)
@pytest.mark.parametrize("at", [(-5, -3), (60, 90), (-16, 4), (50, -31)], ids=str)
@pytest.mark.parametrize("dtype", [np.int32, np.int16])
def test_stored_boxes_that_stick_out(at, dtype):
    array = SOURCE.astype(dtype)
    box = (16, 128 // array.itemsize)
    place = f"mov.b32 %x, {at[1]}; mov.b32 %y, {at[0]};"
    (left,) = right(kernel(place, *STORED[1:], maps=("to",), out=False), 1, to(array, box, swizzle="128b"))
    numbers = NUMBERS.reshape(-1).view(np.uint8)
    back = swizzled(np.arange(COUNT * 4, dtype=np.uint16).view(np.uint8)[: COUNT * 4], 0)
    assert len(back) == len(numbers)
    plain = np.empty_like(numbers).reshape(-1, 16)
    places = 16 * np.arange(len(plain))
    plain[:] = numbers.reshape(-1, 16)[(places ^ ((places >> 7 & 7) << 4)) // 16]
    tile = plain.reshape(-1).view(dtype).reshape(box)
    wanted = array.copy()
    for row, column in np.ndindex(*box):
        y, x = at[0] + row, at[1] + column
        if 0 <= y < array.shape[0] and 0 <= x < array.shape[1]:
            wanted[y, x] = tile[row, column]
    np.testing.assert_array_equal(left, wanted)


def test_blocks_that_store_apart():
    place = "shl.b32 %x, %bx, 5; shl.b32 %y, %by, 4;"
    (left,) = right(kernel(place, *STORED[1:], maps=("to",), out=False), (3, 4), to())
    np.testing.assert_array_equal(left, np.tile(NUMBERS, (4, 3)))


def test_through_shared_memory():
    """What one copy brings another one takes away; the waits are enough."""
    body = ["shl.b32 %x, %bx, 5;", init(), BARRIER, expect(BYTES), load(), wait("W"), store(), COMMIT, RETIRE_READ]
    _, left = right(kernel(*body, maps=("from", "to"), out=False), 3, FROM, to(np.zeros_like(SOURCE)))
    wanted = np.zeros_like(SOURCE)
    wanted[:16] = SOURCE[:16]
    np.testing.assert_array_equal(left, wanted)


def test_filled_again_behind_the_wait_for_its_read():
    again = [BARRIER, FILL.replace("FILL", "FILL2").replace("%i, 7", "%i, 9"), PROXY, BARRIER, "mov.b32 %x, 64;", store(), COMMIT, RETIRE_READ]  # fmt: skip
    (left,) = right(kernel(*STORED[:-1], RETIRE_READ, *again, maps=("to",), out=False), 1, to())
    wanted = SOURCE.copy()
    wanted[4:20, 8:40], wanted[4:20, 64:96] = NUMBERS, NUMBERS // 7 * 9
    np.testing.assert_array_equal(left, wanted)


def replaced(lines, line, *instead):
    at = lines.index(line)
    return [*lines[:at], *instead, *lines[at + 1 :]]


MORE = words(COUNT, "MORE", "shl.b32 %at, %i, 2; add.u32 %at, %at, %s; st.shared.b32 [%at], %i;")
LOADS = {
    "no wait": (replaced(GOOD, wait("W")), "missing-wait"),
    "wrong parity": (replaced(GOOD, wait("W"), wait("W", "1")), "missing-wait"),
    "one thread waits": (replaced(GOOD, wait("W"), "@!%first bra AROUND;", wait("W"), "AROUND:"), "missing-wait"),
    "fewer bytes than come": (replaced(GOOD, expect(BYTES), expect(BYTES - 16)), ""),
    "more bytes than come": (replaced(GOOD, expect(BYTES), expect(BYTES + 16)), "deadlock"),
    "no bytes announced": (replaced(GOOD, expect(BYTES), "@%first mbarrier.arrive.shared.b64 %st, [%bar];"), ""),
    "nobody arrives": (replaced(GOOD, expect(BYTES)), "deadlock"),
    "too many arrivals expected": (replaced(GOOD, init(), init(2)), "deadlock"),
    "no init": (replaced(GOOD, init()), "uninitialized"),
    "no fence and no barrier behind the init": ([PLACE, init(), expect(BYTES), load(), BARRIER, wait("W"), copied_out(COUNT)], "missing-fence"),  # fmt: skip
    "read while it comes": (replaced(GOOD, wait("W"), copied_out(COUNT, "EARLY"), wait("W")), "missing-wait"),
    "written while it comes": (replaced(GOOD, wait("W"), MORE, wait("W")), "missing-wait"),
    "written ahead of it without a fence": (replaced(GOOD, BARRIER, MORE, BARRIER), "missing-fence"),
    "written ahead of it without a barrier": (replaced(GOOD, expect(BYTES), MORE, PROXY, expect(BYTES)), "race"),
    "brought again while it is read": ([*GOOD, "mov.b32 %x, 40;", expect(BYTES), load(), wait("W2", "1"), copied_out(COUNT, "O2", first="512")], "race"),  # fmt: skip
    "brought again while it comes": ([*GOOD[:6], expect(BYTES), load(), wait("W"), copied_out(COUNT)], ""),
    "nobody ever waits": (GOOD[:6], None),
    "over its own mbarrier": (replaced(GOOD, load(), load(at="%bar")), ""),
    "at an odd place": (replaced(GOOD, load(), load(at="%s+64")), "misaligned"),
    "outside of shared memory": (replaced(GOOD, load(), "add.u32 %z, %s, 49152;", load(at="%z")), "out-of-bounds"),
    "its mbarrier ended while it comes": (replaced(GOOD, wait("W"), invalidate()), ""),
    "its mbarrier ended ahead of it": (replaced(GOOD, expect(BYTES), invalidate(), expect(BYTES)), "uninitialized"),
    "a coordinate too few": (replaced(GOOD, load(), load("%x", rank=1)), "undefined"),
}  # fmt: skip


@pytest.mark.sweep(8)
@pytest.mark.parametrize("name", LOADS)
def test_faults_of_loads(name):
    lines, kind = LOADS[name]
    if kind is None:
        launched(kernel(*lines), 1, FROM, OUT)
    else:
        faulty(kernel(*lines), kind, 1, FROM, np.zeros(2 * COUNT, np.int32))


STORES = {
    "no fence": (replaced(STORED, PROXY), "missing-fence"),
    "a fence of others": (replaced(STORED, PROXY, "@%first fence.proxy.async;"), "missing-fence"),
    "no barrier": (replaced(STORED, BARRIER), "race"),
    "nothing written": (replaced(STORED, FILL), "uninitialized"),
    "no wait": (STORED[:-1], "missing-wait"),
    "no commit": (replaced(STORED, COMMIT), "missing-wait"),
    "a group too few": (replaced(STORED, RETIRE, "cp.async.bulk.wait_group 1;"), "missing-wait"),
    "written while it is read": ([*STORED[:-1], MORE, RETIRE], "missing-wait"),
    "written behind another thread's wait": ([*STORED, MORE], "race"),
    "stored twice": ([*STORED[:5], store(), COMMIT, RETIRE], "missing-wait"),
    "at an odd place": (replaced(STORED, store(), store(at="%s+64")), "misaligned"),
}  # fmt: skip


@pytest.mark.sweep(6)
@pytest.mark.parametrize("name", STORES)
def test_faults_of_stores(name):
    lines, kind = STORES[name]
    faulty(kernel(*lines, maps=("to",), out=False), kind, 1, to())


def test_two_blocks_that_store_a_box():
    faulty(kernel(*STORED, maps=("to",), out=False), "race", 2, to())


def test_an_array_that_is_read_and_written():
    """Two maps of one array: the NumPy engine's."""
    array = SOURCE.copy()
    body = ["shl.b32 %x, %bx, 5;", init(), BARRIER, expect(BYTES), load(), wait("W"), "mov.b32 %y, 32;", store(), COMMIT, RETIRE]  # fmt: skip
    text = kernel(*body, maps=("from", "to"), out=False)
    one = []

    def first():
        one.append(map_of(array, BOX)())
        return one[-1]

    def second():
        return type(one[-1])(**one[-1].__dict__)

    report, (left, _) = launched(text, 3, first, second)
    assert not report.findings and report.engine.startswith("numpy")
    np.testing.assert_array_equal(left[32:48], SOURCE[:16])


def test_arguments_that_are_no_maps():
    """An array in the place of a map, images, and maps of other ranks."""
    cube = map_of(np.zeros((4, 16, 32), np.int32), (1, 16, 32))
    faulty(kernel(*GOOD), "undefined", 1, cube, OUT)


def test_variables_of_their_own():
    """mbarriers and boxes as CUDA's __shared__ variables, of which the first ones are none of the copies."""
    text = kernel(*GOOD).replace(".extern .shared .align 1024 .b8 smem[];", ".shared .align 8 .b8 full[8];\n.shared .align 128 .b8 smem[2048];\n.shared .align 4 .b8 other[60];")  # fmt: skip
    text = text.replace(
        "add.u32 %bar, %s, 49152;",
        "mov.u32 %bar, full; mov.u32 %w, other; setp.eq.u32 %r, %t, 0; @%r st.shared.b32 [%w+4], 7;",
    )
    _, left = right(text, 1, FROM, OUT, smem=0)
    np.testing.assert_array_equal(left.reshape(BOX), SOURCE[4:20, 8:40])
    # Behind eight bytes the boxes' variable begins at byte 16, which is no place for a box.
    odd = text.replace(".align 128 .b8 smem", ".align 16 .b8 smem").replace("mov.u32 %t, %tid.x;", "mov.u32 %bar, full; mov.u32 %t, %tid.x;")  # fmt: skip
    faulty(odd, "misaligned", 1, FROM, OUT, smem=0)
    right(odd.replace(".align 16 .b8 smem", ".align 128 .b8 smem"), 1, FROM, OUT, smem=0)
    # What is outside of one variable is in another one, as on a device; what is outside of all is told.
    faulty(text.replace("[%w+4]", "[%w+100]"), "out-of-bounds", 1, FROM, OUT, smem=0)
