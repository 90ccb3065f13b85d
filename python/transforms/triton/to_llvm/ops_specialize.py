"""Warp specialisation: warps of partitions wait for work, run the partition that a number in shared memory names, and wait again.

The warps of the default region run the function; at a ttg.warp_specialize they leave what it captures in shared memory and, for each
warp, the number of its partition there. All warps meet at a named barrier before the partitions begin, once these have read
what was left, and when they have ended.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects import arith, cf, llvm, nvvm, ttg
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.clusters import wait_for_cluster
from gpuir.transforms.triton.to_llvm.lowering import Lowering, Threads, lowering
from gpuir.transforms.triton.to_llvm.types import in_shared

__all__: list[str] = []

#: Named barriers: where all warps meet, and the first of the partitions' own; 0 is the default region's.
_MEETING, _PARTITIONS = 1, 2
#: The number that ends the warps of partitions, that of those without a partition, and that of a barrier of the cluster.
_END, _IDLE, _CLUSTER = 255, 254, 253
#: Registers that an idle partition is given.
_IDLE_REGISTERS = 16
#: The most that the instruction takes; what is left over by small partitions may be more.
_MOST_REGISTERS = 256


def _meet(low: Lowering) -> None:
    nvvm.barrier(
        barrier_id=low.build.number(_MEETING), number_of_threads=low.build.number(low.all_warps * low.warp_size)
    )
    if low.tensor_columns:
        # What others have stored to tensor memory is there for what follows.
        nvvm.tcgen05_fence(ir.Attribute.parse("#nvvm.tcgen05_fence<after>"))


def _captured(op: ttg.WarpSpecializeOp) -> list[tuple[ir.Type, int]]:
    """The type and the offset in the op's scratch of each value that partitions get; wide ones first, so that all are aligned."""
    kinds = [value.type for value in op.explicit_captures]
    places, at = [0] * len(kinds), 0
    for number in sorted(range(len(kinds)), key=lambda number: -_bytes(kinds[number])):
        places[number] = at
        at += _bytes(kinds[number])
    return list(zip(kinds, places))


def _bytes(kind: ir.Type) -> int:
    """Bytes that a value takes: of a buffer its address and what is added to offsets by xor, 4 each."""
    if isinstance(kind, (ir.IntegerType, ir.FloatType)):
        return max(1, kind.width // 8)
    return 8


def _fields(low: Lowering, kind: ir.Type, value: ir.Value) -> list[tuple[ir.Value, int]]:
    """What is stored for a value, and where in its place."""
    if in_shared(kind):
        base, offset = low.buffer(value)
        return [(llvm.ptrtoint(low.build.i32, base), 0), *([] if offset is None else [(offset, 4)])]
    return [(value, 0)]


@lowering("ttg.warp_specialize")
def _specialize(low: Lowering, op: ttg.WarpSpecializeOp) -> list[ir.Value]:
    if low.state is None:
        raise failure(op, "is not in a kernel")
    base: Any = low.scratch(op) if len(op.explicit_captures) else None
    number = low.specialized.index(op.operation)

    def leave() -> None:
        for value, (kind, at) in zip(op.explicit_captures, _captured(op)):
            for field, within in _fields(low, kind, low[value]):
                llvm.store(field, low.build.offset(base, at + within, low.build.i8))
        for warp in range(low.all_warps - low.warps):
            llvm.store(
                low.build.constant(low.build.i8, _signed(_partition_of(low, op, warp + low.warps, number))),
                low.build.offset(low.state, warp, low.build.i8),
            )

    low.when(low.first_of_block(), leave)
    _meet(low)
    _registers(low, op, 0)
    _meet(low)
    block = op.operation.regions[0].blocks[0]
    if len(op.operation.regions[0].blocks) != 1:
        raise failure(op, "has branches in its default region")
    alone = low.threads
    low.threads = dataclasses.replace(alone, others_wait=False)
    for inner in list(block.operations)[:-1]:
        low.op(inner)
    results = low.all(list(block.operations)[-1].operands)
    _meet(low)
    low.threads = alone
    return results


def _signed(number: int) -> int:
    return number - 256 if number > 127 else number


def _partition_of(low: Lowering, op: Any, warp: int, number: int) -> int:
    """The number of the partition, counted over all such ops of the function, that a warp runs."""
    before: list[Any] = [each.opview for each in low.specialized[:number]]
    first = sum(len(list(each.partition_num_warps)) for each in before)
    for index, (start, size) in enumerate(zip(op.warp_group_start_ids, op.partition_num_warps)):
        if start <= warp < start + size:
            return first + index
    return _IDLE


def _registers(low: Lowering, op: Any, index: int) -> None:
    """Gives registers up, or takes more, as the op's actualRegisters say."""
    if op.actual_registers is None:
        return
    wanted = [min(number, _MOST_REGISTERS) for number in op.actual_registers]
    given = low.kernel_registers
    # What only makes a warp group full asks for fewer registers than there is an instruction for.
    if index >= len(wanted) or given is None or wanted[index] in (given, _IDLE_REGISTERS):
        return
    action = "increase" if wanted[index] > given else "decrease"
    nvvm.setmaxregister(wanted[index], ir.Attribute.parse(f"#nvvm<action {action}>"))


def workers(low: Lowering, region: ir.Region, block: ir.Block) -> None:
    """The code of the warps of partitions: a loop of blocks."""
    build = low.build
    whole = low.threads
    ends = region.blocks.append()
    with ir.InsertionPoint(block):
        _meet(low)
        slot = arith.subi(whole.warp, build.number(low.warps))
        state = llvm.load(build.i8, build.offset(low.state, slot, build.i8))
        state = arith.extui(build.i32, state)
        checks: list[tuple[int, ir.Block]] = []
        partitions: list[tuple[Any, int, ir.Region]] = []
        for operation in low.specialized:
            specialize: Any = operation.opview
            for index, partition in enumerate(specialize.partitions):
                checks.append((len(partitions), region.blocks.append()))
                partitions.append((specialize, index, partition))
        idle = region.blocks.append()
        following = region.blocks.append()
        is_end = arith.cmpi(arith.CmpIPredicate.eq, state, build.number(_END))
        cf.cond_br(is_end, [], [], ends, following)
        if low.ctas > 1:
            checks.append((_CLUSTER, region.blocks.append()))
            with ir.InsertionPoint(checks[-1][1]):
                wait_for_cluster()
                cf.br([], block)
        for number, target in checks:
            with ir.InsertionPoint(following):
                same = arith.cmpi(arith.CmpIPredicate.eq, state, build.number(number))
                following = region.blocks.append()
                cf.cond_br(same, [], [], target, following)
        with ir.InsertionPoint(following):
            cf.br([], idle)
        with ir.InsertionPoint(idle):
            _meet(low)
            _meet(low)
            cf.br([], block)
        for (number, target), (op, index, partition) in zip(checks, partitions):
            _partition(low, op, index, partition, target, block, number)
    with ir.InsertionPoint(ends):
        llvm.return_()
    low.threads = whole


def _partition(
    low: Lowering, op: Any, index: int, partition: ir.Region, target: ir.Block, again: ir.Block, number: int
) -> None:
    build, whole = low.build, low.threads
    if len(partition.blocks) != 1:
        raise failure(op, f"has branches in partition #{index}")
    source = partition.blocks[0]
    warps = list(op.partition_num_warps)[index]
    first = list(op.warp_group_start_ids)[index]
    with ir.InsertionPoint(target), op.location:
        warp = arith.subi(whole.warp, build.number(first))
        low.threads = Threads(whole.lane, warp, warps, _PARTITIONS + index, first)
        base: Any = low.scratch(op) if len(op.explicit_captures) else None
        for argument, captured, (kind, at) in zip(source.arguments, op.explicit_captures, _captured(op)):
            place = build.offset(base, at, build.i8)
            if in_shared(kind):
                address = llvm.load(build.i32, place)
                offset: Any = None
                if low.buffer(low[captured])[1] is not None:
                    offset = llvm.load(build.i32, build.offset(base, at + 4, build.i8))
                low[argument] = low.new_buffer(llvm.inttoptr(low.shared_pointer, address), offset)
            else:
                low[argument] = llvm.load(low.local(kind), place)
        _meet(low)
        _registers(low, op, index + 1)
        for inner in list(source.operations)[:-1]:
            low.op(inner)
        _meet(low)
        cf.br([], again)
    low.threads = whole


def _send(low: Lowering, number: int) -> None:
    """Tells all warps of partitions the number."""

    def leave() -> None:
        for warp in range(low.all_warps - low.warps):
            llvm.store(
                low.build.constant(low.build.i8, _signed(number)), low.build.offset(low.state, warp, low.build.i8)
            )

    low.when(low.first_of_block(), leave)
    _meet(low)


def end(low: Lowering) -> None:
    """Ends the warps of partitions, as the function returns."""
    _send(low, _END)


def call(low: Lowering) -> None:
    """Has the warps of partitions come to a barrier of the cluster."""
    _send(low, _CLUSTER)


Lowering.write_workers = staticmethod(workers)
Lowering.write_end = staticmethod(end)
Lowering.call_workers = staticmethod(call)
