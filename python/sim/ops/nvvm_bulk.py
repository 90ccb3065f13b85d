"""nvvm: bulk copies, of tensors by maps and of runs of bytes, and the proxies' fences.

Source: PTX ISA, "cp.async.bulk" to "cp.async.bulk.wait_group", "fence.proxy", "Tiled mode: tile::gather4 and tile::scatter4",
"im2col mode". Copies in the modes im2col_w and im2col_w_128 are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access, fault, suspect
from gpuir.sim.attributes import integer, integers, operand, operands, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk, tensor_map
from gpuir.sim.hopper.checks import checks_of, fence_proxy
from gpuir.sim.hopper.cluster import peers
from gpuir.sim.hopper.cluster import ranks as ranks_of
from gpuir.sim.hopper.im2col import OFFSETS, starts_outside
from gpuir.sim.hopper.mbarrier import Barriers, failure
from gpuir.sim.memory import GENERIC
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier, masked
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["REDUCTIONS", "Loading", "TensorLoad", "TensorStore", "to_global", "within_cluster"]

#: What a reduction makes of the old and the new element.
REDUCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "inc": lambda old, new: np.where(old >= new, old.dtype.type(0), old + old.dtype.type(1)),
    "dec": lambda old, new: np.where((old == 0) | (old > new), new, old - old.dtype.type(1)),
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def _space(value: ir.Value) -> str:
    return space_of_address_space(address_space(value.type))


class _Bulk:
    """What all bulk copies need: places of runs of shared memory, mbarriers, tensor maps."""

    def __init__(self, k: Compiler, op: Op, shared: str, align: int):
        warps_of_32(k, op)
        self.start = k.access(op, np.complex128, shared, align)
        self.last = k.access(op, np.complex128, shared)
        self.site = self.start.site
        self.map = k.access(op, np.complex128, GENERIC, tensor_map.ALIGN)
        #: Whether a copy has four rows of a matrix, each with a coordinate of its own.
        mode = word(op, "mode", "tile")
        self.four_rows = mode in ("tile_gather4", "tile_scatter4")
        #: Whether it has a column of pixels of images.
        self.images = mode == "im2col"

    def run(self, g: Group, m: Mask, address: Lanes, size: Lanes) -> tuple[np.ndarray, np.ndarray]:
        """Places of the active lanes' runs of ``size`` bytes, checked, and the lanes' rows."""
        places, rows = self.start.places(g, m, address)
        self.last.places(g, m, address + np.int64(size - 16))
        if rows is None:
            rows = np.nonzero(g.full(m))[0]
            places = np.broadcast_to(places, (len(rows),))
        return places, rows

    def maps(self, g: Group, m: Mask, pointer: Lanes, rows: np.ndarray) -> list[tuple[Any, np.ndarray]]:
        """The lanes' tensor maps, each with the flags of its lanes among ``rows``."""
        places, _ = self.map.places(g, m, pointer)
        places = np.broadcast_to(places, (len(rows),))
        memory, maps = g.batch.memory, []
        for place in np.unique(places).tolist():
            map = tensor_map.decode(memory.bytes[place : place + tensor_map.BYTES].tobytes())
            which = places == place
            if map is None:
                raise fault(
                    "undefined",
                    f"the 128 bytes at 0x{place:x} are no tensor map: give the kernel what sim.tensor_map makes",
                    self.site, g, rows[which],
                )  # fmt: skip
            maps.append((map, which))
        return maps

    def boxes(
        self, g: Group, rows: np.ndarray, map: tensor_map.TensorMap, coordinates: Lanes, offsets: Sequence[Lanes] = ()
    ) -> tuple[bulk.Boxes, int]:
        """The lanes' boxes, and the bytes of each; where there are four rows, those of all of them."""
        if self.images != (map.corners is not None):
            mode, made = ("im2col", "tiles (sim.tensor_map)") if self.images else ("tile", "images (sim.im2col_map)")
            raise fault("undefined", f"a copy in mode {mode} by a tensor map of {made}", self.site, g, rows)
        if self.images:
            return self.pixels(g, rows, map, coordinates, offsets), map.bytes
        if not self.four_rows:
            return bulk.Boxes(map, self.origins(g, rows, map, coordinates)), map.bytes
        if len(map.shape) != 2 or map.box[0] != 1 or len(coordinates) != 5:
            text = f"four rows are copied by a tensor map of two dimensions whose box is one row, not {tuple(map.box)}"
            raise fault("undefined", text, self.site, g, rows)
        column, *each_row = coordinates
        parts = [bulk.Boxes(map, self.origins(g, rows, map, [column, row])) for row in each_row]
        return bulk.joined(parts), map.bytes * len(parts)

    def pixels(
        self, g: Group, rows: np.ndarray, map: tensor_map.TensorMap, coordinates: Lanes, given: Sequence[Lanes]
    ) -> bulk.Pixels:
        """The lanes' columns of pixels; a copy without offsets has none of 0."""
        assert map.corners is not None
        origins = self.origins(g, rows, map, coordinates)
        spatial = len(map.shape) - 2
        offsets = np.zeros((len(rows), spatial), np.int64)
        for dim, each in enumerate(reversed(given)):
            offsets[:, dim] = spread(np.asarray(each), g.size)[rows].astype(np.int64) & 0xFFFF
        if (offsets > OFFSETS[spatial]).any():
            text = f"with {spatial} spatial dimensions an offset is 0 to {OFFSETS[spatial]}, not {int(offsets.max())}"
            raise fault("undefined", text, self.site, g, rows)
        lower, upper = map.corners
        outside = np.broadcast_to(starts_outside(map.shape[1:-1], lower, upper, list(origins.T)[1:-1]), (len(rows),))
        if outside.any():
            last = tuple(size - 1 + each for size, each in zip(map.shape[1:-1], upper))
            text = f"the copy begins at pixel {tuple(origins[outside][0, 1:-1].tolist())}, outside of the bounding box {lower} to {last}"
            raise fault("undefined", text, self.site, g, rows[outside])
        return bulk.Pixels(map, origins, offsets)

    def origins(self, g: Group, rows: np.ndarray, map: Lanes, coordinates: Lanes) -> np.ndarray:
        """Coordinates in NumPy's order."""
        if len(coordinates) != len(map.shape):
            raise fault(
                "undefined",
                f"{len(coordinates)} coordinates for a tensor map of {len(map.shape)} dimensions",
                self.site, g, rows,
            )  # fmt: skip
        columns = [spread(np.asarray(each), g.size)[rows].astype(np.int64) for each in reversed(coordinates)]
        return np.stack(columns, axis=1)


class Loading(_Bulk):
    """Copies to shared memory, which complete on an mbarrier."""

    def __init__(self, k: Compiler, op: Op, shared: str, barrier: str, align: int):
        super().__init__(k, op, shared, align)
        self.barrier = Mbarrier(k, op, barrier)

    def issue(
        self, g: Group, m: Mask, address: Lanes, size: int, swizzle: int, barrier: Lanes, multicast: Lanes,
        source: Callable[[np.ndarray], Any], chosen: np.ndarray | None = None, shared: bool = False, pairs: bool = False,
        dtype: np.dtype | None = None, operate: Callable[..., Any] | None = None,
    ) -> None:  # fmt: skip
        """Issues the lanes' copies; ``source(rows)`` is where the bytes come from, ``chosen`` flags of the lanes (None: all).

        A block that gets a copy of several is told at its own mbarrier; of `pairs` at that of its pair's block with the parity of
        the one in which the given mbarrier is (PTX ISA, "cp.async.bulk.tensor", .cta_group::2).
        """
        batch = g.batch
        targets, rows = self.run(g, m, address, size)
        _, slots, _ = self.barrier.find(g, m, barrier)
        if chosen is not None:
            targets, rows, slots = targets[chosen], rows[chosen], slots[chosen]
        who, lanes = g.rows[rows], np.arange(len(rows))
        barriers = Barriers.of(batch)
        checks = checks_of(g.batch)
        if checks is not None:
            unseen = ~checks.init_is_seen(slots, who // batch.lanes)
            if unseen.any():
                suspect(
                    "fences", "missing-fence",
                    f"the mbarrier at 0x{barriers.address(int(slots[unseen][0])):x} was made by this warp just before, and "
                    "nothing makes it visible to the copy: fence.mbarrier.init, or a barrier, behind mbarrier.init",
                    self.site, g, rows[unseen],
                )  # fmt: skip
        if multicast is not None:
            mask = spread(np.asarray(multicast), g.size)[rows].astype(np.int64) & 0xFFFF
            table = peers(batch)
            own = g.blocks[rows // g.lanes]
            ways = (mask[:, None] >> np.arange(16)) & 1
            if (ways[:, table.shape[1] :] != 0).any() or not ways.any(1).all():
                text = f"the multicast mask 0x{int(mask[0]):x} names no blocks of a cluster of {table.shape[1]}"
                raise fault("undefined", text, self.site, g, rows)
            lanes, ranks = np.nonzero(ways)
            stride = batch.shared_stride
            start = batch.memory.shared_start
            base = start + table[own[lanes], ranks] * stride
            targets = base + (targets[lanes] - start) % stride
            who = who[lanes]
            given = barriers.places[slots[lanes]] - start
            if pairs:
                odd = ranks_of(batch)[given // stride] & 1
                base = start + table[own[lanes], ranks & ~1 | odd] * stride
            places = base + given % stride
            slots = barriers.slots(places, failure(g, self.site, rows[lanes]))
        bulk.load(
            batch,
            self.start,
            g,
            source(rows),
            targets,
            size,
            swizzle,
            who,
            lanes,
            slots,
            shared,
            dtype=dtype,
            operate=operate,
        )


class TensorLoad(Loading):
    """Copies of boxes to shared memory."""

    def __call__(
        self, g: Group, m: Mask, address: Lanes, map: Lanes, coordinates: Lanes, barrier: Lanes,
        multicast: Lanes = None, offsets: Sequence[Lanes] = (), pairs: bool = False,
    ) -> None:  # fmt: skip
        """Issues a copy for each active lane; ``offsets``: of the filter, of copies of images; `pairs`: see `issue`."""
        _, rows = self.map.places(g, m, map)
        rows = np.nonzero(g.full(m))[0] if rows is None else rows
        maps = self.maps(g, m, map, rows)
        for each, which in maps:

            def source(rows: np.ndarray, each: Any = each) -> Any:
                return self.boxes(g, rows, each, coordinates, offsets)[0]

            size = each.bytes * (4 if self.four_rows else 1)
            self.issue(g, m, address, size, each.swizzle, barrier, multicast, source,
                       None if len(maps) == 1 else which, pairs=pairs)  # fmt: skip


class TensorStore(_Bulk):
    """Copies of boxes from shared memory to global memory; ``kind`` of a reduction."""

    def __init__(self, k: Compiler, op: Op, shared: str, kind: str | None = None):
        super().__init__(k, op, shared, 128)
        self.kind = kind

    def __call__(self, g: Group, m: Mask, map: Lanes, address: Lanes, coordinates: Lanes) -> None:
        """Issues a copy for each active lane."""
        _, rows = self.map.places(g, m, map)
        rows = np.nonzero(g.full(m))[0] if rows is None else rows
        for each, which in self.maps(g, m, map, rows):
            if self.kind is not None and each.kind == "other":
                text = f"a tensor map of elements of {each.itemsize} bytes of no known kind has no reductions"
                raise fault("undefined", text, self.site, g, rows[which])
            target, size = self.boxes(g, rows[which], each, coordinates)
            sources, lanes = self.run(g, m, address, size)
            self.store(g, lanes[which], target, sources[which], size, each.swizzle)

    def store(
        self, g: Group, rows: np.ndarray, target: bulk.Places, sources: np.ndarray, size: int, swizzle: int
    ) -> None:
        """Issues the lanes' copies to ``target``."""
        groups = bulk.CommitGroups.of(g.batch)
        who = g.rows[rows]
        operate = None if self.kind is None else REDUCTIONS[self.kind]
        groups.stores.append(
            bulk.Store(g.batch, self.start, g, target, sources, size, swizzle, who, groups.committed[who], operate)
        )


# Tensors


def _split(values: Sequence[Lanes], sizes: list[int]) -> list[list[Any]]:
    parts, at = [], 0
    for size in sizes:
        parts.append(list(values[at : at + size]))
        at += size
    return parts


def _check_mode(k: Compiler, op: Op) -> None:
    """Refuses copies in modes that are not simulated."""
    mode = word(op, "mode", "tile")
    if mode in ("im2col_w", "im2col_w_128"):
        raise k.refuse(op, f"copies in mode {mode} are not simulated, those of tiles and in mode im2col are")


def _one(values: list[Any]) -> Any:
    return values[0] if values else None


@rule("nvvm.cp.async.bulk.tensor.shared.cluster.global", kind="group", effects=Effect.BULK)
def _tensor_load(k: Compiler, op: Op) -> Code:
    _check_mode(k, op)
    load = TensorLoad(k, op, _space(operand(op, "dstMem")), _space(operand(op, "mbar")), 128)
    sizes, pairs = integers(op, "operandSegmentSizes"), word(op, "group", "cta_1") == "cta_2"

    def run(g: Group, m: Mask, *values: Lanes) -> None:
        target, map, coordinates, barrier, offsets, multicast, _, predicate = _split(values, sizes)
        m = masked(g, m, _one(predicate))
        if m is not False:
            load(g, m, target[0], map[0], coordinates, barrier[0], _one(multicast), offsets, pairs)

    return run


@rule("nvvm.cp.async.bulk.tensor.global.shared.cta", kind="group", effects=Effect.BULK)
def _tensor_store(k: Compiler, op: Op) -> Code:
    store = TensorStore(k, op, _space(operand(op, "srcMem")))
    sizes = integers(op, "operandSegmentSizes")

    def run(g: Group, m: Mask, *values: Lanes) -> None:
        map, source, coordinates, _, predicate = _split(values, sizes)
        m = masked(g, m, _one(predicate))
        if m is not False:
            store(g, m, map[0], source[0], coordinates)

    return run


@rule("nvvm.cp.async.bulk.tensor.reduce", kind="group", effects=Effect.BULK)
def _tensor_reduce(k: Compiler, op: Op) -> Code:
    store = TensorStore(k, op, _space(operand(op, "srcMem")), word(op, "redKind"))
    sizes = integers(op, "operandSegmentSizes")

    def run(g: Group, m: Mask, *values: Lanes) -> None:
        map, source, coordinates, _ = _split(values, sizes)
        store(g, m, map[0], source[0], coordinates)

    return run


@rule("nvvm.cp.async.bulk.tensor.prefetch", "nvvm.cp.async.bulk.prefetch", kind="group", effects=Effect.BULK)
def _prefetch(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


# Runs of bytes


def _size(g: Group, m: Mask, size: Lanes, site: Site) -> int:
    """The size of all lanes' copies, a multiple of 16."""
    active = spread(np.asarray(size), g.size)[g.full(m)]
    length = int(active[0]) if len(active) else 0
    bad = (active != length) | (active <= 0) | (active % 16 != 0)
    if bad.any():
        rows = np.nonzero(g.full(m))[0][bad]
        text = f"the size is the same for all lanes here and a positive multiple of 16, not {int(active[bad][0])}"
        raise fault("misaligned", text, site, g, rows)
    return length


def _whole(first: Access, g: Group, m: Mask, start: Lanes, length: int) -> Lanes:
    """Places of the active lanes' runs of ``length`` bytes from ``start`` on, each checked to lie in one piece of memory."""
    places, _ = first.places(g, m, start)
    first.places(g, m, start + np.int64(length - 16))
    memory = g.batch.memory
    if np.max(places, initial=0) < memory.heap_end and not np.all(memory.valid(np.asarray(places), length)):
        # Both ends are somewhere: the fault is between them.
        first.places(g, m, spread(np.asarray(start), g.size)[:, None] + np.arange(0, length, 16))
    return places


@rule("nvvm.cp.async.bulk.shared.cluster.global", kind="group", effects=Effect.BULK)
def _load(k: Compiler, op: Op) -> Code:
    load = Loading(k, op, _space(operand(op, "dstMem")), _space(operand(op, "mbar")), 16)
    first = k.access(op, np.complex128, _space(operand(op, "srcMem")))
    sizes = integers(op, "operandSegmentSizes")

    def run(g: Group, m: Mask, *values: Lanes) -> None:
        target, source, barrier, size, multicast, _ = _split(values, sizes)
        length = _size(g, m, size[0], load.site)
        places = _whole(first, g, m, source[0], length)

        def line(rows: np.ndarray) -> Lanes:
            return bulk.Line(np.broadcast_to(places, (len(rows),)), length)

        load.issue(g, m, target[0], length, 0, barrier[0], _one(multicast), line)

    return run


@rule("nvvm.cp.async.bulk.shared.cluster.shared.cta", kind="group", effects=Effect.BULK)
def _within(k: Compiler, op: Op) -> Code:
    copy = within_cluster(k, op, *(operand(op, name) for name in ("dstMem", "srcMem", "mbar")))
    return lambda g, m, target, source, barrier, size: copy(g, m, target, source, size, barrier)


def within_cluster(
    k: Compiler, op: Op, target: ir.Value, source: ir.Value, barrier: ir.Value, *, dtype: np.dtype | None = None,
    operate: Callable[..., Any] | None = None,
) -> Callable[..., None]:  # fmt: skip
    """Copies from shared memory to that of a block of the cluster; ``operate``: what becomes of the old and the new numbers."""
    load = Loading(k, op, _space(target), _space(barrier), 16)
    first = k.access(op, np.complex128, _space(source))

    def run(g: Group, m: Mask, target: Lanes, source: Lanes, size: Lanes, barrier: Lanes) -> None:
        length = _size(g, m, size, load.site)
        places = _whole(first, g, m, source, length)

        def line(rows: np.ndarray) -> Lanes:
            return bulk.Line(np.broadcast_to(places, (len(rows),)), length)

        load.issue(g, m, target, length, 0, barrier, None, line, shared=True, dtype=dtype, operate=operate)

    return run


@rule("nvvm.cp.async.bulk.global.shared.cta", kind="group", effects=Effect.BULK)
def _store(k: Compiler, op: Op) -> Code:
    return to_global(k, op, operand(op, "dstMem"), operand(op, "srcMem"), masked_bytes=bool(operands(op, "byteMask")))


def to_global(
    k: Compiler, op: Op, target: ir.Value, source: ir.Value, *, masked_bytes: bool = False, kind: str | None = None,
    dtype: np.dtype | None = None,
) -> Callable[..., None]:  # fmt: skip
    """Copies from shared memory to global memory; ``kind``: a reduction of numbers of ``dtype``."""
    store = TensorStore(k, op, _space(source), kind)
    store.start.align = 16
    first = k.access(op, np.complex128, _space(target))

    def run(g: Group, m: Mask, target: Lanes, source: Lanes, size: Lanes, *more: Lanes) -> None:
        length = _size(g, m, size, store.site)
        places = _whole(first, g, m, target, length)
        sources, rows = store.run(g, m, source, length)
        places = np.broadcast_to(places, (len(rows),))
        line: bulk.Line | bulk.MaskedLine = bulk.Line(places, length, dtype)
        if masked_bytes:
            line = bulk.MaskedLine(places, length, spread(np.asarray(more[-1]), g.size)[rows].astype(np.int64))
        store.store(g, rows, line, sources, length, 0)

    return run


@rule("nvvm.cp.async.bulk.commit.group", kind="group", effects=Effect.BULK)
def _commit(k: Compiler, op: Op) -> Code:
    return lambda g, m: bulk.CommitGroups.of(g.batch).commit(g.rows if m is None else g.rows[m])


@rule("nvvm.cp.async.bulk.wait_group", kind="group", effects=Effect.BULK)
def _wait(k: Compiler, op: Op) -> Code:
    pending, read_only = integer(op, "group"), "read" in op.attributes
    return lambda g, m: bulk.CommitGroups.of(g.batch).wait(g, m, pending, read_only)


# Fences


@rule("nvvm.fence.proxy", kind="group")
def _fence(k: Compiler, op: Op) -> Code:
    if "async" not in word(op, "kind"):
        return lambda g, m: None
    return fence_proxy


@rule("nvvm.fence.mbarrier.init", kind="group", effects=Effect.MBARRIER)
def _fence_init(k: Compiler, op: Op) -> Code:
    def fence(g: Group, m: Mask) -> None:
        checks = checks_of(g.batch)
        if checks is not None:
            checks.fence_inits(g.active_warps(m))

    return fence
