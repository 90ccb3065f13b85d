"""nvgpu: mbarriers, copies by TMA, and products of warpgroups (Hopper's part of the dialect).

Source: the nvgpu document. Descriptors and the steps between them are those of upstream's lowering to nvvm, so that a kernel
does the same before it and behind it. Coordinates of TMA ops have the contiguous dimension first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.access import Access, fault
from gpuir.sim.attributes import integer, integers, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.dialect_types import barrier_group, tensor_map_descriptor, warpgroup_accumulator, warpgroup_descriptor
from gpuir.sim.group import Group
from gpuir.sim.hopper import tensor_map
from gpuir.sim.hopper.accumulator import gathered, settled
from gpuir.sim.hopper.wgmma import Wgmmas
from gpuir.sim.memory import GENERIC, SHARED
from gpuir.sim.memref import MemRef, element_of, space_of, space_of_attribute, static_layout
from gpuir.sim.ops.gpu_host import host_only
from gpuir.sim.ops.llvm_calls import EXTERNAL
from gpuir.sim.ops.nvgpu import _NAMES
from gpuir.sim.ops.nvvm_bulk import TensorLoad, TensorStore
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier, masked
from gpuir.sim.ops.nvvm_wgmma import Unit, instruction
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of
from gpuir.sim.values import spread

_BYTES = 8

# mbarriers


def _barrier(k: Compiler, op: Op, number: int = 0) -> Mbarrier:
    """The op's barriers; only those of shared memory are simulated."""
    type = op.operands[number].type
    if space_of_attribute(barrier_group(type).memory_space, type) != SHARED:
        raise k.refuse(op, f"mbarriers are in workgroup memory, and {type} is not")
    return Mbarrier(k, op, SHARED)


def _at(base: Lanes, number: Lanes) -> Any:
    """The address of one barrier of a group."""
    return base + number * np.int64(_BYTES)


@rule("nvgpu.mbarrier.create", kind="emits", effects=Effect.MBARRIER)
def _create(k: Compiler, op: Op) -> None:
    offset = k.program.reserve_shared(_BYTES * barrier_group(op.results[0].type).num_barriers, _BYTES)
    k.constant(np.int64(offset), op.results[0])


@rule("nvgpu.mbarrier.get", effects=Effect.MBARRIER)
def _get(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    return lambda base, number: _at(base, number).astype(dtype)


@rule("nvgpu.mbarrier.init", kind="group", effects=Effect.MBARRIER)
def _init(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)

    def init(g: Group, m: Mask, base: Lanes, count: Lanes, number: Lanes, predicate: Lanes = None) -> None:
        m = masked(g, m, predicate)
        if m is not False:
            barrier.init(g, m, _at(base, number), count)

    return init


@rule("nvgpu.mbarrier.arrive", kind="group", effects=Effect.MBARRIER)
def _arrive(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)
    return lambda g, m, base, number: barrier.change(g, m, _at(base, number), 1, 0)


@rule("nvgpu.mbarrier.arrive.nocomplete", kind="group", effects=Effect.MBARRIER)
def _arrive_nocomplete(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)
    return lambda g, m, base, number, count: barrier.change(g, m, _at(base, number), count, 0, completes=False)


@rule("nvgpu.mbarrier.arrive.expect_tx", kind="group", effects=Effect.MBARRIER)
def _arrive_expect(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)

    def arrive(g: Group, m: Mask, base: Lanes, bytes: Lanes, number: Lanes, predicate: Lanes = None) -> None:
        barrier.change(g, masked(g, m, predicate), _at(base, number), 1, bytes)

    return arrive


@rule("nvgpu.mbarrier.test.wait", kind="group", polls=True, effects=Effect.MBARRIER)
def _test(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)
    return lambda g, m, base, token, number: barrier.test(g, m, _at(base, number), token, False)


@rule("nvgpu.mbarrier.try_wait.parity", kind="waits", effects=Effect.MBARRIER)
def _try(k: Compiler, op: Op) -> Code:
    barrier = _barrier(k, op)

    def wait(g: Group, m: Mask, base: Lanes, parity: Lanes, ticks: Lanes, number: Lanes) -> Data:
        yield from barrier.wait(g, m, _at(base, number), np.asarray(parity).astype(np.int64), True)

    return wait


# TMA


@rule("nvgpu.tma.create.descriptor", kind="group", effects=Effect.BULK)
def _descriptor(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    type = tensor_map_descriptor(op.results[0].type)
    box, swizzle = tensor_map.described(type)
    if type.interleave.removeprefix("interleave_") != "none":
        raise k.refuse(op, "interleaved layouts are not simulated")
    dtype = dtype_of(op.operands[0].type.element_type)
    size, site, nan = dtype.itemsize, k.site(op), type.oob_fill == "nan"

    def create(g: Group, m: Mask, ref: MemRef, *given: Lanes) -> Data:
        shape = tuple(int(each) for each in ref.sizes)
        strides = tuple(int(each) * size for each in ref.strides)
        sizes = tuple(int(each) for each in given)
        steps = (1,) * len(shape)
        problem = tensor_map.problem(shape, strides, sizes, steps, size, tensor_map.SWIZZLES[swizzle])
        start = int(ref.base) + int(ref.offset) * size
        if sizes != box:
            problem = f"the box is {sizes}, and that of the type is {box}"
        elif start % 16:
            problem = f"the tensor begins at 0x{start:x}, which is no multiple of 16"
        if problem:
            raise fault("undefined", problem, site, g, [0])
        map = tensor_map.TensorMap(None, shape, strides, sizes, steps, size, tensor_map.kind_of(dtype),
                                   tensor_map.SWIZZLES[swizzle], nan)  # fmt: skip
        return np.int64(tensor_map.place(g.batch.memory, map, start))

    return create


#: CUtensorMapDataType and CUtensorMapSwizzle of the CUDA Driver API, by their numbers.
_KINDS = ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16", "f32", "f32", "f32")
_SWIZZLES = ("none", "32b", "64b", "128b")


def _encode(
    g: Group,
    m: Mask,
    rank: Lanes,
    struct: Lanes,
    kind: Lanes,
    interleave: Lanes,
    swizzle: Lanes,
    l2: Lanes,
    oob: Lanes,
    box: Lanes,
) -> Data:
    """mgpuTensorMapEncodeTiledMemref, which upstream's lowering calls for nvgpu.tma.create.descriptor."""
    count = int(rank)
    memory = g.batch.memory
    # The calling code has just written them.
    pointer = Access(None, np.int64, GENERIC)  # type: ignore[arg-type]

    def words(address: Lanes, number: int) -> list[int]:
        first = int(pointer.physical(g, np.int64(address))) >> 3
        return [int(each) for each in memory.view(np.int64)[first : first + number]]

    _, start, offset, *shape = words(struct, 3 + 2 * count)
    name = _KINDS[int(kind)]
    size = 2 if name == "bf16" else int(name[1:]) // 8
    sizes, strides = tuple(shape[:count]), tuple(stride * size for stride in shape[count:])
    boxes = tuple(words(box, count))
    steps, bytes = (1,) * count, tensor_map.SWIZZLES[_SWIZZLES[int(swizzle)]]
    problem = tensor_map.problem(sizes, strides, boxes, steps, size, bytes)
    if problem or int(interleave):
        raise Error(f"mgpuTensorMapEncodeTiledMemref: {problem or 'interleaved layouts are not simulated'}")
    map = tensor_map.TensorMap(None, sizes, strides, boxes, steps, size, name, bytes, bool(int(oob)))
    return np.int64(tensor_map.place(memory, map, start + offset * size))


EXTERNAL["mgpuTensorMapEncodeTiledMemref"] = _encode


@rule("nvgpu.tma.prefetch.descriptor", "nvgpu.tma.fence.descriptor", kind="group", effects=Effect.BULK)
def _no_effect(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


def _start(ref: MemRef, size: int) -> Any:
    return ref.base + ref.offset * np.int64(size)


def _tile(k: Compiler, op: Op, type: ir.MemRefType) -> int:
    """Bytes of an element of a tile in shared memory, which must lie without gaps."""
    sizes, strides, _ = static_layout(type)
    dense = 1
    for extent, stride in zip(reversed(sizes), reversed(strides)):
        if extent is None or (stride != dense and extent != 1):
            raise k.refuse(op, f"a tile in shared memory is dense, and {type} is not")
        dense *= extent
    return element_of(type)[2]


def _lengths(op: Op) -> list[int]:
    return integers(op, "operandSegmentSizes")


@rule("nvgpu.tma.async.load", kind="group", effects=Effect.BULK)
def _load(k: Compiler, op: Op) -> Code:
    lengths = _lengths(op)
    target = op.operands[0].type
    size = _tile(k, op, target)
    _barrier(k, op, 1)
    load = TensorLoad(k, op, space_of(target), SHARED, 128)

    def run(g: Group, m: Mask, ref: MemRef, barriers: Lanes, map: Lanes, *rest: Lanes) -> None:
        coordinates, number, rest = rest[: lengths[3]], rest[lengths[3]], rest[lengths[3] + 1 :]
        multicast = rest[0] if lengths[5] else None
        m = masked(g, m, rest[-1] if lengths[6] else None)
        if m is not False:
            load(g, m, _start(ref, size), map, coordinates, _at(barriers, number), multicast)

    return run


@rule("nvgpu.tma.async.store", kind="group", effects=Effect.BULK)
def _store(k: Compiler, op: Op) -> Code:
    lengths = _lengths(op)
    source = op.operands[0].type
    size = _tile(k, op, source)
    store = TensorStore(k, op, space_of(source))

    def run(g: Group, m: Mask, ref: MemRef, map: Lanes, *rest: Lanes) -> None:
        m = masked(g, m, rest[-1] if lengths[3] else None)
        if m is not False:
            store(g, m, map, _start(ref, size), rest[: lengths[2]])

    return run


# wgmma

_SUMS = {"f32": "f32", "f16": "f16", "i32": "s32"}
_ROWS = 64


def _accumulator(k: Compiler, op: Op, type: ir.Type) -> tuple[int, int, str]:
    vector = warpgroup_accumulator(type).fragmented
    element = str(vector.element_type)
    if vector.rank != 2 or element not in _SUMS or vector.shape[0] % _ROWS:
        raise k.refuse(op, f"no accumulators of type {type} are simulated")
    rows, columns = vector.shape
    return rows, columns, element


@rule("nvgpu.warpgroup.mma.init.accumulator", kind="emits", effects=Effect.WARPGROUP)
def _zero(k: Compiler, op: Op) -> None:
    rows, columns, element = _accumulator(k, op, op.results[0].type)
    number = {"f32": np.float32, "f16": np.float16, "i32": np.int32}[element](0)
    k.constant(((number,) * (columns // 2),) * (rows // _ROWS), op.results[0])


@rule("nvgpu.warpgroup.generate.descriptor", effects=Effect.WARPGROUP)
def _word(k: Compiler, op: Op) -> Code:
    type = op.operands[0].type
    size = element_of(type)[2]
    if space_of(type) != SHARED:
        raise k.refuse(op, f"operands are in workgroup memory, and {type} is not")
    rows = static_layout(type)[0][0]
    assert rows is not None
    # The op's verifier knows tiles with rows of 128 bytes that are swizzled, and no other ones.
    swizzle = 128
    rest = np.int64(1 << 62 | (swizzle >> 1) << 32 | (rows * swizzle >> 4) << 16)
    return lambda ref, map: (_start(ref, size) >> np.int64(4)) & np.int64(0x3FFF) | rest


@rule("nvgpu.warpgroup.mma", kind="waits", effects=Effect.WARPGROUP)
def _mma(k: Compiler, op: Op) -> Code:
    m, n, element = _accumulator(k, op, op.results[0].type)
    tiles = [warpgroup_descriptor(operand(op, name).type).tensor_type for name in ("descriptorA", "descriptorB")]
    if any(tile.rank != 2 or not tile.has_static_shape for tile in tiles):
        raise k.refuse(op, "operands have static shapes of two dimensions")
    (a_rows, a_depth), (b_rows, _) = (tile.shape for tile in tiles)
    a, b = (str(tile.element_type) for tile in tiles)
    if a not in _NAMES or b not in _NAMES:
        raise k.refuse(op, f"no products of {a} and {b}")
    names = ["tf32" if each == "f32" else _NAMES[each] for each in (a, b)]
    transposed = "transposeA" in op.attributes, "transposeB" in op.attributes
    size = {"f16": 2, "bf16": 2, "tf32": 4}.get(names[0], 1)
    depth = 32 // size
    whole = a_rows if transposed[0] else a_depth
    unit = Unit(k, op)
    source = operand(op, "matrixC")
    inplace = sum(1 for _ in source.uses) == 1
    made = [
        instruction(k, op, (_ROWS, n, depth), names[0], names[1], _SUMS[element], negate=(False, False),
                    k_major=(not transposed[0], not transposed[1]), from_registers=False, saturate=False,
                    register=element, inplace=inplace or step > 0)
        for step in range(whole // depth)
    ]  # fmt: skip
    pending = integer(op, "waitGroup", 1)
    steps = [
        [((step * depth + whole * _ROWS * part) * size >> 4, b_rows * depth * step * size >> 4)
         for step in range(len(made))] for part in range(m // _ROWS)
    ]  # fmt: skip

    def run(g: Group, mask: Mask, left: Lanes, right: Lanes, parts: Data) -> Data:
        warps = unit.warps(g, mask)
        wgmmas = Wgmmas.of(g.batch)
        wgmmas.fence(warps)
        results = []
        for part, moves in zip(parts, steps):
            last = gathered(part, g, mask, unit.site)
            for each, (first, second) in zip(made, moves):
                last = wgmmas.issue(
                    g, warps, each, left + np.int64(first), right + np.int64(second), last, np.bool_(True)
                )
            results.append(last)
        wgmmas.commit(warps)
        yield from wgmmas.wait(g, warps, pending, unit.site)
        return tuple(results)

    return run


@rule("nvgpu.warpgroup.mma.store", kind="group", effects=Effect.WARPGROUP)
def _mma_store(k: Compiler, op: Op) -> Code:
    rows, columns, _ = _accumulator(k, op, op.operands[0].type)
    target = operand(op, "dstMemref").type
    dtype, _, size = element_of(target)
    access = k.access(op, dtype, space_of(target))
    held = np.arange(columns // 2)

    def store(g: Group, m: Mask, parts: Data, ref: MemRef) -> None:
        for part, value in enumerate(parts):
            registers = settled(value, g, m, access.site)
            values = np.stack([spread(np.asarray(each), g.size) for each in registers], axis=1)
            thread = spread(g.id("thread.x"), g.size)[:, None]
            row = _ROWS * part + thread // 32 * 16 + thread % 32 // 4 + held // 2 % 2 * 8
            column = held // 4 * 8 + thread % 4 * 2 + held % 2
            for index, extent in ((row, ref.sizes[0]), (column, ref.sizes[1])):
                if int(index.max()) >= int(np.max(extent)):
                    text = f"element {int(index.max())} of a dimension of {int(np.max(extent))}"
                    raise fault("out-of-bounds", text, access.site, g, np.nonzero(g.full(m))[0])
            address = _start(ref, size) + (row * ref.strides[0] + column * ref.strides[1]) * np.int64(size)
            access.write(g, m, address, values.astype(dtype, copy=False))

    return store
