"""mbarriers, bulk copies of boxes and their fences in the code of roles, in nvvm's ops and in nvgpu's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, integers, word
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.role_code import Writer

__all__ = ["BULK"]

Emit = Callable[["Writer", Op], None]


def _state(w: Writer, op: Op) -> None:
    """The state that an arrival gives, which nobody may look at."""
    for result in op.results:
        if any(True for _ in result.uses):
            raise Lack("the native engine waits for phases by their parity alone")


def _plain_pointer(op: Op) -> None:
    if str(op.operands[0].type) != "!llvm.ptr<3>":
        raise Lack("the native engine has mbarriers by addresses of shared memory alone")


def _init(w: Writer, op: Op) -> None:
    _plain_pointer(op)
    if len(op.operands) > 2:
        raise Lack("the native engine has not this form of the op")
    address, count = w.all(list(op.operands))
    w.line(f"B.init(T, {address}, {count})")


def _arrive(w: Writer, op: Op) -> None:
    _plain_pointer(op)
    _state(w, op)
    names = w.all(list(op.operands))
    w.line(f"B.arrive(T, {names[0]}, {names[1] if len(names) > 1 else 1}, 0)")


def _expect(arrivals: int) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        _plain_pointer(op)
        _state(w, op)
        if len(op.operands) > 2:
            raise Lack("the native engine has not this form of the op")
        address, bytes = w.all(list(op.operands))
        w.line(f"B.arrive(T, {address}, {arrivals}, {bytes})")

    return emit


def _wait(w: Writer, op: Op) -> None:
    _plain_pointer(op)
    if str(op.operands[1].type) != "i32":
        raise Lack("the native engine waits for phases by their parity alone")
    address, parity = w.all(list(op.operands)[:2])
    w.line(f"yield from B.wait(T, {address}, {parity})")
    for result in op.results:
        w.names[plain(result)] = "True"


# nvgpu: a barrier of a group is 8 bytes behind the one ahead of it.


def _one(base: str, number: str) -> str:
    return f"{base} + {number} * 8"


def _group_init(w: Writer, op: Op) -> None:
    if len(op.operands) > 3:
        raise Lack("the native engine has not this form of the op")
    base, count, number = w.all(list(op.operands))
    w.line(f"B.init(T, {_one(base, number)}, {count})")


def _group_arrive(w: Writer, op: Op) -> None:
    _state(w, op)
    base, number = w.all(list(op.operands))
    w.line(f"B.arrive(T, {_one(base, number)}, 1, 0)")


def _group_expect(w: Writer, op: Op) -> None:
    if len(op.operands) > 3:
        raise Lack("the native engine has not this form of the op")
    base, bytes, number = w.all(list(op.operands))
    w.line(f"B.arrive(T, {_one(base, number)}, 1, {bytes})")


def _group_wait(w: Writer, op: Op) -> None:
    base, parity, _, number = w.all(list(op.operands))
    w.line(f"yield from B.wait(T, {_one(base, number)}, {parity})")


# Copies


def _segments(op: Op) -> list[list[ir.Value]]:
    found, at, values = [], 0, list(op.operands)
    for length in integers(op, "operandSegmentSizes"):
        found.append(values[at : at + length])
        at += length
    return found


def _map(w: Writer, value: ir.Value, *, stores: bool) -> str:
    number = w.argument(value)
    if number is None:
        raise Lack("the native engine has tensor maps among the arguments alone")
    w.result.maps.add(number)
    (w.result.stored if stores else w.result.loaded).add(number)
    return w.of(value)


def _copy(w: Writer, stores: bool, map: ir.Value, memory: str, coordinates: Sequence[ir.Value], barrier: str) -> None:
    made = f"({''.join(each + ', ' for each in w.all(coordinates))})"
    end = f", {barrier}" if barrier else ""
    w.line(f"B.{'store' if stores else 'load'}(T, {_map(w, map, stores=stores)}, {made}, {memory}{end})")


def _load(w: Writer, op: Op) -> None:
    target, map, coordinates, barrier, offsets, multicast, _, predicate = _segments(op)
    if offsets or multicast or predicate or word(op, "mode", "tile") != "tile" or flag(op, "isCTAOnly"):
        raise Lack("the native engine has copies of one box to one block alone")
    _copy(w, False, map[0], w.of(target[0]), coordinates, w.of(barrier[0]))


def _store(w: Writer, op: Op) -> None:
    map, source, coordinates, _, predicate = _segments(op)
    if predicate or word(op, "mode", "tile") != "tile":
        raise Lack("the native engine has copies of one box alone")
    _copy(w, True, map[0], w.of(source[0]), coordinates, "")


def _group_load(w: Writer, op: Op) -> None:
    target, barriers, map, coordinates, number, multicast, predicate = _segments(op)
    if multicast or predicate:
        raise Lack("the native engine has copies to one block, by all threads that come to them")
    _copy(w, False, map[0], w.of(target[0]), coordinates, _one(w.of(barriers[0]), w.of(number[0])))


def _group_store(w: Writer, op: Op) -> None:
    source, map, coordinates, predicate = _segments(op)
    if predicate:
        raise Lack("the native engine has copies by all threads that come to them")
    _copy(w, True, map[0], w.of(source[0]), coordinates, "")


def _fence(w: Writer, op: Op) -> None:
    if word(op, "kind") not in ("async", "async.shared"):
        raise Lack("the native engine has not this fence")
    w.line("B.fence(T)")


#: Writes an op's code.
BULK: dict[str, Emit] = {
    "nvvm.mbarrier.init": _init, "nvvm.mbarrier.arrive": _arrive, "nvvm.mbarrier.arrive.expect_tx": _expect(1),
    "nvvm.mbarrier.expect_tx": _expect(0), "nvvm.mbarrier.try_wait.parity": _wait,
    "nvgpu.mbarrier.init": _group_init, "nvgpu.mbarrier.arrive": _group_arrive, "nvgpu.mbarrier.arrive.expect_tx": _group_expect,
    "nvgpu.mbarrier.try_wait.parity": _group_wait,
    "nvvm.cp.async.bulk.tensor.shared.cluster.global": _load, "nvvm.cp.async.bulk.tensor.global.shared.cta": _store,
    "nvgpu.tma.async.load": _group_load, "nvgpu.tma.async.store": _group_store, "nvvm.fence.proxy": _fence,
    "nvvm.cp.async.bulk.commit.group": lambda w, op: w.line("B.commit(T)"),
    "nvvm.cp.async.bulk.wait_group": lambda w, op: w.line(f"B.wait_copies(T, {integer(op, 'group')})"),
}  # fmt: skip
