"""nvvm.tcgen05: tensor memory, what moves to and from it, and what its operations wait for.

Source: PTX ISA, "TensorCore 5th Generation Family Instructions". Loads and stores move their data when they are issued,
products, copies and shifts when the schedule ends them; what is missing between them is told whenever that is.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, operand, operands, word
from gpuir.sim.blackwell.checks import Cells, tensor_checks
from gpuir.sim.blackwell.operations import Issue
from gpuir.sim.blackwell.tensor_memory import TensorMemory
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.fragments import tcgen05 as layout
from gpuir.sim.group import Group
from gpuir.sim.hopper.cluster import peers
from gpuir.sim.hopper.mbarrier import failure
from gpuir.sim.memory import GENERIC, SHARED, SHARED_WINDOW
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier
from gpuir.sim.rules import Effect, rule
from gpuir.sim.structure import defining_op
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["group_of", "issue", "number_of"]


def group_of(op: Op) -> int:
    """CTAs that work together: 1 or 2."""
    return 2 if word(op, "ctaGroup" if "ctaGroup" in op.attributes else "group", "cta_1") == "cta_2" else 1


def issue(k: Compiler, op: Op) -> Issue:
    """What the op issues its operations by."""
    warps_of_32(k, op)
    access = k.access(op, np.complex128, SHARED)
    return Issue(access.site, access, group_of(op))


def number_of(value: Lanes, g: Group, row: int) -> int:
    """The value of the thread in a row of the group."""
    return int(value) if np.ndim(value) == 0 else int(spread(value, g.size)[row])


def _positions(g: Group, warps: np.ndarray) -> list[int]:
    """Positions in the group of its warps."""
    return np.nonzero(np.isin(g.warps, warps))[0].tolist()


def _of_warp(value: Lanes, g: Group, position: int, op: Issue, what: str) -> int:
    """What all lanes of a warp have."""
    if np.ndim(value) == 0:
        return int(value)
    values = spread(value, g.size)[position * g.lanes : (position + 1) * g.lanes]
    if (values != values[0]).any():
        raise op.fail(g, position * g.lanes)("undefined", f"{what} differs among the lanes of a warp")
    return int(values[0])


# Allocation


@rule("nvvm.tcgen05.alloc", kind="waits", effects=Effect.BULK | Effect.PARTIAL)
def _alloc(k: Compiler, op: Op) -> Code:
    made = issue(k, op)
    target = k.access(op, np.int32, space_of_address_space(address_space(op.operands[0].type)))

    def alloc(g: Group, m: Mask, address: Lanes, count: Lanes) -> Data:
        warps = whole_warps(g, m, made.site, "tcgen05.alloc")
        memory = TensorMemory.of(g.batch)
        where = _positions(g, warps)
        blocks = [int(g.blocks[at]) for at in where]
        turns = [memory.arrive("alloc", block) for block in blocks]
        for at, block, turn in zip(where, blocks, turns):
            columns = _of_warp(count, g, at, made, "the number of columns")
            fail = made.fail(g, at * g.lanes)
            start = yield from memory.allocate(block, int(g.warps[at]), columns, made.group, turn, made.site, fail)
            first = np.zeros(g.size, bool)
            first[at * g.lanes] = True
            target.write(g, first, address, np.int32(start))
        if g.batch.checks is not None:
            # All lanes of the warp may read the address behind it.
            g.batch.checks.warps_met(g, m, None)

    return alloc


@rule("nvvm.tcgen05.dealloc", kind="waits", effects=Effect.BULK | Effect.PARTIAL)
def _dealloc(k: Compiler, op: Op) -> Code:
    made = issue(k, op)

    def dealloc(g: Group, m: Mask, address: Lanes, count: Lanes) -> Data:
        warps = whole_warps(g, m, made.site, "tcgen05.dealloc")
        memory = TensorMemory.of(g.batch)
        where = _positions(g, warps)
        turns = [memory.arrive("dealloc", int(g.blocks[at])) for at in where]
        for at, turn in zip(where, turns):
            columns = _of_warp(count, g, at, made, "the number of columns")
            start = _of_warp(address, g, at, made, "the address")
            checks = made.checks(g)
            fail = made.fail(g, at * g.lanes)
            block = int(g.blocks[at])
            if checks is not None and start in memory.allocations[block]:
                cells = Cells(block, np.arange(128)[:, None], start + np.arange(memory.allocations[block][start][0]))
                checks.issued(made.operation(g, "dealloc", at * g.lanes), made.access, g, writes=[cells])
            yield from memory.deallocate(block, start, columns, made.group, turn, made.site, fail)

    return dealloc


@rule("nvvm.tcgen05.relinquish_alloc_permit", kind="group", effects=Effect.BULK)
def _relinquish(k: Compiler, op: Op) -> Code:
    made = issue(k, op)

    def relinquish(g: Group, m: Mask) -> None:
        warps = whole_warps(g, m, made.site, "tcgen05.relinquish_alloc_permit")
        memory = TensorMemory.of(g.batch)
        for at in _positions(g, warps):
            memory.blocks(int(g.blocks[at]), made.group, made.fail(g, at * g.lanes))
            memory.relinquished[g.blocks[at]] = True

    return relinquish


# Loads and stores


class _Moving:
    """A load or store of registers: which cells the lanes of a warp have."""

    def __init__(self, k: Compiler, op: Op, registers: int, packed: bool, half: int):
        self.issue = issue(k, op)
        self.shape = word(op, "shape").removeprefix("shape_")
        self.rows, self.columns = layout.register_cells(self.shape, registers, packed, half)
        self.packed = packed

    def cells(self, g: Group, at: int, address: Lanes) -> Cells:
        """The cells of the warp at a position of the group, checked."""
        start = _of_warp(address, g, at, self.issue, "the address") & 0xFFFFFFFF
        lane, column = start >> 16, start & 0xFFFF
        fail = self.issue.fail(g, at * g.lanes)
        warp = int(g.warps[at]) % g.batch.warps_per_block
        first = warp % 4 * 32
        lanes = lane + self.rows
        if lane < first or int(lanes.max()) >= first + 32:
            raise fail(
                "out-of-bounds",
                f"lanes {lane} to {int(lanes.max())} of tensor memory: warp {warp} has lanes {first} to {first + 31}",
            )
        if lane % (32 if self.shape == "32x32b" else 16):
            raise fail("misaligned", f"lane {lane} is no multiple of {32 if self.shape == '32x32b' else 16}")
        cells = Cells(int(g.blocks[at]), lanes, column + self.columns)
        memory = TensorMemory.of(g.batch)
        if self.packed:
            # The second column of each register.
            wide = Cells(cells.block, lanes[..., None], cells.columns[..., None] + np.arange(2))
            memory.check(cells.block, wide.lanes, wide.columns, fail)
            return wide
        memory.check(cells.block, cells.lanes, cells.columns, fail)
        return cells

    def load(self, g: Group, m: Mask, address: Lanes) -> np.ndarray:
        """Registers [threads, registers]."""
        warps = whole_warps(g, m, self.issue.site, "tcgen05.ld")
        memory = TensorMemory.of(g.batch)
        checks = tensor_checks(g.batch)
        registers = np.zeros((g.size, self.rows.shape[1]), np.uint32)
        for at in _positions(g, warps):
            cells = self.cells(g, at, address)
            if checks is not None:
                checks.issued(self.issue.operation(g, "ld", at * g.lanes), self.issue.access, g, reads=[cells])
            words = memory.words[cells.block, cells.lanes, cells.columns]
            if self.packed:
                words = words[..., 0] & np.uint32(0xFFFF) | words[..., 1] << np.uint32(16)
            registers[at * g.lanes : (at + 1) * g.lanes] = words
        return registers


def _count(type: ir.Type) -> int:
    return ir.VectorType(type).shape[0] if isinstance(type, ir.VectorType) else 1


def _offset(k: Compiler, op: Op) -> int:
    """The columns between the halves of a load or store, which the op has as a constant."""
    given = operands(op, "offset")
    if not given:
        return 0
    owner = defining_op(given[0])
    attribute = None if owner is None else owner.attributes.get("value")
    if not isinstance(attribute, ir.IntegerAttr):
        raise k.refuse(op, "the offset is a constant: an immediate of the instruction")
    return int(attribute.value)


def _waits(op: Op) -> bool:
    """Whether the op, or one nested in it, may wait for loads."""
    if op.name == "nvvm.tcgen05.wait":
        return word(op, "kind") == "load"
    if op.name in ("func.call", "llvm.call", "llvm.inline_asm", "nvvm.inline_ptx"):
        return True
    return any(
        _waits(inner.operation) for region in op.regions for block in region.blocks for inner in block.operations
    )


#: Ops that give registers other names, and execute nothing.
_RENAMING = (
    "llvm.bitcast", "llvm.extractelement", "llvm.extractvalue", "llvm.insertelement", "llvm.insertvalue", "vector.bitcast",
    "vector.extract", "vector.from_elements", "vector.shape_cast", "vector.to_elements", "builtin.unrealized_conversion_cast",
    "arith.bitcast",
)  # fmt: skip


def _used_early(op: Op) -> Op | None:
    """An op that computes with registers of a load before the wait for it; ones of other blocks are not looked for."""
    block = op.block
    ahead: dict[ir.Operation, Op] = {}
    seen = False
    for inner in block.operations:
        operation = inner.operation
        if seen and _waits(operation):
            break
        if seen:
            ahead[operation] = operation
        seen = seen or operation == op
    else:
        ahead.popitem() if ahead else None
    values = list(op.results)
    while values:
        for use in values.pop().uses:
            user = use.owner.operation
            if user not in ahead:
                continue
            if user.name not in _RENAMING:
                return ahead[user]
            values += user.results
    return None


def _reports_early_use(k: Compiler, op: Op) -> Any:
    """What a load tells the checks where its registers are used too early; None where they are not."""
    user = _used_early(op)
    if user is None:
        return None
    site, own = k.site(user), k.site(op)

    def tell(g: Group, m: Mask) -> None:
        checks = tensor_checks(g.batch)
        if checks is not None:
            checks.early_use(site, own, int(g.rows[int(np.argmax(g.full(m)))]))

    return tell


@rule("nvvm.tcgen05.ld", kind="group", effects=Effect.BULK)
def _load(k: Compiler, op: Op) -> Code:
    type = op.results[0].type
    vector = isinstance(type, ir.VectorType)
    moving = _Moving(k, op, _count(type), flag(op, "pack"), _offset(k, op))
    tell = _reports_early_use(k, op)

    def load(g: Group, m: Mask, address: Lanes, offset: Lanes = None) -> Data:
        registers = moving.load(g, m, address).view(np.int32)
        if tell is not None:
            tell(g, m)
        return registers if vector else registers[:, 0]

    return load


@rule("nvvm.tcgen05.ld.red", kind="group", effects=Effect.BULK)
def _load_reduced(k: Compiler, op: Op) -> Code:
    """The minimum or maximum of each lane's registers beside them; NaN is left out, or with ``nan`` is the result."""
    data, single = op.results[0].type, op.results[1].type
    vector = isinstance(data, ir.VectorType)
    moving = _Moving(k, op, _count(data), False, _offset(k, op))
    dtype = np.dtype({"f32": np.float32, "i32": np.int32}[str(single)])
    kind, absolute, propagate = word(op, "op"), flag(op, "abs"), flag(op, "nan")
    if dtype == np.float32:
        names = {"min": (np.fmin, np.minimum), "max": (np.fmax, np.maximum)}[kind]
        operate = names[propagate]
    else:
        operate = np.minimum if kind.endswith("min") else np.maximum
    if kind.startswith("u"):
        dtype = np.dtype(np.uint32)
    tell = _reports_early_use(k, op)

    def load(g: Group, m: Mask, address: Lanes, offset: Lanes = None) -> Data:
        registers = moving.load(g, m, address).view(dtype)
        if tell is not None:
            tell(g, m)
        reduced = operate.reduce(np.abs(registers) if absolute else registers, axis=1)
        if dtype == np.uint32:
            registers, reduced = registers.view(np.int32), reduced.view(np.int32)
        return (registers if vector else registers[:, 0]), reduced

    return load


@rule("nvvm.tcgen05.st", kind="group", effects=Effect.BULK)
def _store(k: Compiler, op: Op) -> Code:
    count = _count(operand(op, "val").type)
    moving = _Moving(k, op, count, flag(op, "unpack"), _offset(k, op))

    def store(g: Group, m: Mask, address: Lanes, value: Lanes, offset: Lanes = None) -> None:
        warps = whole_warps(g, m, moving.issue.site, "tcgen05.st")
        memory = TensorMemory.of(g.batch)
        checks = tensor_checks(g.batch)
        registers = np.ascontiguousarray(spread(value, g.size)).view(np.uint32).reshape(g.size, count)
        for at in _positions(g, warps):
            cells = moving.cells(g, at, address)
            if checks is not None:
                checks.issued(moving.issue.operation(g, "st", at * g.lanes), moving.issue.access, g, writes=[cells])
            words = registers[at * g.lanes : (at + 1) * g.lanes]
            if moving.packed:
                words = np.stack([words & np.uint32(0xFFFF), words >> np.uint32(16)], axis=-1)
            memory.words[cells.block, cells.lanes, cells.columns] = words
            memory.written[cells.block, cells.lanes, cells.columns] = True

    return store


@rule("nvvm.tcgen05.wait", kind="group", effects=Effect.BULK)
def _wait(k: Compiler, op: Op) -> Code:
    site, kind = k.site(op), {"load": "ld", "store": "st"}[word(op, "kind")]

    def wait(g: Group, m: Mask) -> None:
        warps = whole_warps(g, m, site, "tcgen05.wait")
        checks = tensor_checks(g.batch)
        if checks is not None:
            checks.waited(warps, kind)

    return wait


@rule("nvvm.tcgen05.fence", kind="group", effects=Effect.BULK)
def _fence(k: Compiler, op: Op) -> Code:
    before = word(op, "kind").startswith("before")

    def fence(g: Group, m: Mask) -> None:
        checks = tensor_checks(g.batch)
        if checks is not None:
            checks.fence(g.active_warps(m), before)

    return fence


# Copies, shifts, commits


@rule("nvvm.tcgen05.cp", kind="group", effects=Effect.BULK)
def _copy(k: Compiler, op: Op) -> Code:
    made = issue(k, op)
    shape, multicast = word(op, "shape").removeprefix("shape_"), word(op, "multicast", "none")
    narrow = word(op, "srcFormat")

    def copy(g: Group, m: Mask, address: Lanes, descriptor: Lanes) -> None:
        for row, _, block in made.threads(g, m):
            made.copy(
                g, row, block, number_of(address, g, row), number_of(descriptor, g, row), shape, multicast, narrow
            )

    return copy


@rule("nvvm.tcgen05.shift", kind="group", effects=Effect.BULK)
def _shift(k: Compiler, op: Op) -> Code:
    made = issue(k, op)

    def shift(g: Group, m: Mask, address: Lanes) -> None:
        for row, _, block in made.threads(g, m):
            made.shift(g, row, block, number_of(address, g, row))

    return shift


def _in_window(g: Group, m: Mask, address: Lanes, site: Site) -> Lanes:
    """Generic addresses of mbarriers, with a finding for those that are shared memory's own: there is no mbarrier elsewhere,
    the hardware takes their low bits, and a released compiler leaves the conversion out, so the kernel goes on."""
    bare = spread(np.asarray(address), g.size) < g.batch.shared_size
    rows = np.nonzero(bare & g.full(m))[0]
    if not len(rows):
        return address
    first = number_of(address, g, int(rows[0]))
    text = f"the mbarrier is given by its address 0x{first:x} in shared memory, and the op takes a generic one: cvta.shared makes it"
    g.batch.launch.note(fault("wrong-space", text, site, g, rows, space="global", address=first).finding)
    return np.where(bare, address + np.int64(SHARED_WINDOW), address)


@rule("nvvm.tcgen05.commit", kind="group", effects=Effect.BULK | Effect.MBARRIER)
def _commit(k: Compiler, op: Op) -> Code:
    made = issue(k, op)
    space = space_of_address_space(address_space(op.operands[0].type))
    barrier = Mbarrier(k, op, space)

    def commit(g: Group, m: Mask, address: Lanes, mask: Lanes = None) -> None:
        if space == GENERIC:
            address = _in_window(g, m, address, made.site)
        barriers, slots, rows = barrier.find(g, m, address)
        batch = g.batch
        for slot, row in zip(slots, rows.tolist()):
            block = int(g.blocks[row // g.lanes])
            targets = np.array([slot])
            if mask is not None:
                bits = number_of(mask, g, row) & 0xFFFF
                table = peers(batch)[block]
                ranks = np.nonzero(bits >> np.arange(16) & 1)[0]
                if not len(ranks) or ranks[-1] >= len(table):
                    text = f"the multicast mask 0x{bits:x} names no blocks of a cluster of {len(table)}"
                    raise fault("undefined", text, made.site, g, [row])
                start, stride = batch.memory.shared_start, batch.shared_stride
                places = start + table[ranks] * stride + (barriers.places[slot] - start) % stride
                targets = barriers.slots(places, failure(g, made.site, np.full(len(ranks), row)))
            made.commit(g, row, block, targets)

    return commit


@rule("nvvm.tcgen05.mma_smem_desc")
def _descriptor(k: Compiler, op: Op) -> Code:
    def describe(start: Lanes, leading: Lanes, stride: Lanes, base: Lanes, mode: Lanes, swizzle: Lanes) -> Lanes:
        def bits(value: Lanes, count: int, first: int) -> Any:
            return (np.asarray(value).astype(np.int64) & np.int64((1 << count) - 1)).astype(np.uint64) << np.uint64(
                first
            )

        whole = (
            bits(start, 14, 0) | bits(leading, 14, 16) | bits(stride, 14, 32) | np.uint64(1 << 46) | bits(base, 3, 49)
            | bits(mode, 1, 52) | bits(swizzle, 3, 61)
        )  # fmt: skip
        return whole.view(np.int64)[()]

    return describe
