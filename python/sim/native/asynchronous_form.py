"""What an op of raised kernels does with mbarriers and bulk copies, and whether the native engine has it.

PTX ISA, "mbarrier", "cp.async.bulk.tensor", "cp.async.bulk.commit_group".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import integer, operand, operands, word
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["ARRIVE", "BRING", "COMMIT", "FENCE", "INIT", "INVALIDATE", "LOAD", "RETIRE", "STORE", "TAKE", "WAIT", "Asynchronous", "asynchronous", "is_proxy_fence"]  # fmt: skip

#: What there is to do; RETIRE is the wait for groups of stores, WAIT that for a phase. BRING and TAKE are copies of runs of bytes, as LOAD and STORE of boxes.
BRING, TAKE = "bring", "take"
INIT, INVALIDATE, ARRIVE, WAIT, LOAD, STORE, COMMIT, RETIRE, FENCE = "init", "invalidate", "arrive", "wait", "load", "store", "commit", "retire", "fence"  # fmt: skip
_LOAD, _STORE = "nvvm.cp.async.bulk.tensor.shared.cluster.global", "nvvm.cp.async.bulk.tensor.global.shared.cta"
_WAITS = ("nvvm.mbarrier.try_wait", "nvvm.mbarrier.try_wait.parity", "nvvm.mbarrier.test.wait")
_ARRIVALS = ("nvvm.mbarrier.arrive", "nvvm.mbarrier.arrive.expect_tx", "nvvm.mbarrier.expect_tx")
_BULK = "nvvm.cp.async.bulk."
_BRING, _TAKE = f"{_BULK}shared.cluster.global", f"{_BULK}global.shared.cta"


class Asynchronous(NamedTuple):
    """What an op does, and with what."""

    kind: str
    #: Addresses in shared memory: that of the bytes, if there are any, and that of the mbarrier.
    addresses: list[ir.Value]
    #: Counts, sizes and parities, or the coordinates of a box, the contiguous dimension first.
    numbers: list[ir.Value | int]
    #: The address of the tensor map, or of a run of bytes in an array.
    map: ir.Value | None = None
    #: Whether the thread does it; None: it does.
    predicate: ir.Value | None = None


def is_proxy_fence(op: Op) -> bool:
    """Whether the op is a fence between what threads do and asynchronous operations."""
    return op.name == "nvvm.fence.proxy" and "async" in word(op, "kind")


def asynchronous(op: Op) -> Asynchronous | None:
    """What the op does of all that; None of another op. Lack where the native engine has not this one."""
    name = op.name
    if name == "nvvm.fence.proxy":
        return Asynchronous(FENCE, [], []) if is_proxy_fence(op) else None
    if name.startswith("nvvm.mbarrier."):
        return _barrier(op)
    if name in (_LOAD, _STORE):
        return _tensor(op)
    if name == f"{_BULK}commit.group":
        return Asynchronous(COMMIT, [], [])
    if name == f"{_BULK}wait_group":
        return Asynchronous(RETIRE, [], [integer(op, "group")])
    if name in (_BRING, _TAKE):
        return _run(op)
    if name.startswith(_BULK) and "prefetch" not in name:
        raise Lack("the native engine has not this bulk copy", op)
    return None


def _barrier(op: Op) -> Asynchronous:
    address, *more = list(op.operands)
    for result in op.results:
        if op.name not in _WAITS and not _forgotten(result):
            raise Lack("the native engine has mbarriers whose states nobody looks at", op)
    if op.name in _WAITS:
        # A limit of time says nothing: the wait ends with the phase.
        if str(more[0].type) != "i32":
            raise Lack("the native engine waits for phases by their parity alone", op)
        return Asynchronous(WAIT, [address], [more[0]])
    if op.name == "nvvm.mbarrier.init":
        return Asynchronous(INIT, [address], [more[0]], predicate=_only(more[1:]))
    if op.name == "nvvm.mbarrier.inval":
        return Asynchronous(INVALIDATE, [address], [])
    if op.name not in _ARRIVALS:
        raise Lack("the native engine has no such op", op)
    if op.name == _ARRIVALS[0]:
        return Asynchronous(ARRIVE, [address], [more[0] if more else 1, 0])
    return Asynchronous(ARRIVE, [address], [int(op.name == _ARRIVALS[1]), more[0]], predicate=_only(more[1:]))


def _only(values: Sequence[ir.Value]) -> ir.Value | None:
    return values[0] if values else None


def _tensor(op: Op) -> Asynchronous:
    load = op.name == _LOAD
    many = [each for name in ("multicastMask", "im2colOffsets") if load for each in operands(op, name)]
    if word(op, "mode", "tile") != "tile" or many or word(op, "group", "cta_1") != "cta_1":
        raise Lack("the native engine has copies of boxes, to the own block, alone", op)
    places = [operand(op, "dstMem"), operand(op, "mbar")] if load else [operand(op, "srcMem")]
    return Asynchronous(
        LOAD if load else STORE,
        places,
        list(operands(op, "coordinates")),
        operand(op, "tmaDescriptor"),
        _only(operands(op, "predicate")),
    )


def _run(op: Op) -> Asynchronous:
    load = op.name == _BRING
    if operands(op, "multicastMask" if load else "byteMask"):
        raise Lack("the native engine has copies of whole runs, to the own block, alone", op)
    shared, array = ("dstMem", "srcMem") if load else ("srcMem", "dstMem")
    places = [operand(op, shared), *([operand(op, "mbar")] if load else [])]
    return Asynchronous(BRING if load else TAKE, places, [operand(op, "size")], operand(op, array))


def _forgotten(value: ir.Value) -> bool:
    """Whether nobody looks at a value, and nobody at what it is handed on as."""
    found, left = set(), [plain(value)]
    while left:
        value = left.pop()
        found.add(value)
        for use in value.uses:
            next = _handed_on(use.owner.operation, use.operand_number)
            if next is None:
                return False
            left += [] if next in found else [next]
    return True


def _handed_on(op: Op, number: int) -> ir.Value | None:
    """What an operand is behind the op that hands it on; None of another op."""
    if op.name == "scf.yield" and op.parent is not None:
        return plain(op.parent.operation.results[number])
    at = len(op.operands)
    for block in reversed(list(op.successors)):
        at -= len(block.arguments)
        if number >= at:
            return plain(block.arguments[number - at])
    return None
