"""amdgpu's accesses to raw buffers, which end where their memory does, its loads into the LDS, and those that transpose, as accesses to elements of memrefs.

A buffer is a contiguous memref, and an element of it a number from its begin, which becomes indices where it has several dimensions. CDNA3 ISA, "Range checking".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, segments
from gpuir.sim.native.brain_floats import held
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.outline import ELEMENTS
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.splicing import spliced
from gpuir.sim.native.waves import lane_of, shuffled
from gpuir.sim.ops.amd_lds import UNITS, size_of_transfer, step_of
from gpuir.sim.ops.amd_transpose import exchange, is_old
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.scalars import Scalars

__all__ = ["gather", "load_raw", "load_transposed", "store_raw"]

#: Bits of a word that lanes exchange.
_WORD = 64


class _Elements:
    """The elements of a memref by their numbers from its begin."""

    def __init__(self, s: Scalars, memref: ir.Value):
        self._s, self.ref = s, s.one(memref)
        type = ir.MemRefType(self.ref.type)
        self.type = type.element_type
        #: Bytes of an element.
        self.bytes = ELEMENTS.get(str(self.type), 0)
        if not self.bytes or not type.rank or type.affine_map != ir.AffineMap.get_identity(type.rank, type.context):
            raise Lack("the native engine has buffers that are contiguous memrefs alone")
        self._last = 0 if type.is_dynamic_dim(type.rank - 1) else type.get_dim_size(type.rank - 1)
        self._sizes = [s.size(self.ref, type, axis) for axis in range(type.rank)]
        #: From an index to the next one, outermost first; and how many elements there are.
        self._strides = [s.number(1)]
        for size in reversed(self._sizes[1:]):
            self._strides.insert(0, s.arith.muli(self._strides[0], size))
        self.count = s.arith.muli(self._strides[0], self._sizes[0])

    def number(self, indices: Sequence[ir.Value], more: Sequence[ir.Value] = (), offset: int = 0) -> Any:
        """The number of an element at these indices, and so many elements further."""
        add, given = self._s.arith.addi, [self._index(each) for each in indices]
        *outer, made = given
        if offset:
            made = add(made, self._s.number(offset))
        for index, stride in zip(outer, self._strides):
            made = add(made, self._s.arith.muli(index, stride))
        for each in more:
            made = add(made, self._index(each))
        return made

    def _index(self, value: ir.Value) -> Any:
        made = self._s.one(value)
        return made if made.type == self._s.index else self._s.arith.index_cast(self._s.index, made)

    def inside(self, number: Any) -> Any:
        """Whether there is an element of that number."""
        return self._s.compare("ult", number, self.count)

    def load(self, number: Any, count: int, whole: int = 1) -> list[Any]:
        """Loads of ``count`` elements, which are aligned as ``whole`` bytes."""
        found: list[Any] = []
        for places in self._runs(number, count, whole):
            found += self._s.loads(self.ref, places, whole)
        return found

    def store(self, values: Sequence[Any], number: Any, whole: int = 1) -> None:
        """Stores of as many elements as there are values."""
        left = list(values)
        for places in self._runs(number, len(values), whole):
            self._s.stores(left[: len(places)], self.ref, places, whole)
            del left[: len(places)]

    def _runs(self, number: Any, count: int, whole: int) -> list[list[list[Any]]]:
        """Indices of the elements, by accesses that stay in one row."""
        s, rank = self._s, len(self._sizes)
        if rank == 1 or count == 1 or (self._last % count == 0 and self._last and whole == count * self.bytes):
            return [s.places(self.ref, self._indices(number), count, whole)]
        if whole > self.bytes:
            raise Lack("the native engine has rows of a multiple of what is moved at once alone")
        return [
            s.places(self.ref, self._indices(s.arith.addi(number, s.number(each)) if each else number), 1, whole)
            for each in range(count)
        ]

    def _indices(self, number: Any) -> list[Any]:
        """The indices of an element; the outermost one is outside where its number is."""
        s, made = self._s, []
        for axis, stride in enumerate(self._strides):
            last = axis == len(self._strides) - 1
            index = number if last else s.arith.divui(number, stride)
            made.append(s.arith.remui(index, self._sizes[axis]) if axis else index)
        return made


class _Raw:
    """An access to a raw buffer, of values of a type."""

    def __init__(self, s: Scalars, op: Op, data: ir.Type):
        (memref,), indices, scalar = segments(op)[-3:]
        self._s, self._elements = s, _Elements(s, memref)
        self.kind = held(ir.VectorType(data).element_type if isinstance(data, ir.VectorType) else data)
        if self.kind != self._elements.type:
            raise Lack("the native engine has accesses of a buffer's own elements alone")
        self.count = ir.VectorType(data).shape[0] if isinstance(data, ir.VectorType) else 1
        self._first = self._elements.number(indices, scalar, integer(op, "indexOffset", 0))
        self._checked = "boundsCheck" not in op.attributes or flag(op, "boundsCheck")

    def _further(self, number: int) -> Any:
        return self._s.arith.addi(self._first, self._s.number(number)) if number else self._first

    def _inside(self) -> Any:
        """Whether all elements are."""
        inside = self._elements.inside
        if self.count == 1:
            return inside(self._first)
        return self._s.arith.andi(inside(self._first), inside(self._further(self.count - 1)))

    def load(self) -> list[Any]:
        """Zeros outside of the buffer."""
        s, types = self._s, [self.kind] * self.count
        if not self._checked:
            return self._elements.load(self._first, self.count)
        zero = s.arith.constant(self.kind, 0.0 if isinstance(self.kind, ir.FloatType) else 0)
        branch = s.scf.IfOp(self._inside(), types, has_else=True)
        with ir.InsertionPoint(branch.then_block):
            s.scf.yield_(self._elements.load(self._first, self.count))
        with ir.InsertionPoint(branch.else_block):
            s.scf.yield_([self._one(number, zero) for number in range(self.count)] if self.count > 1 else [zero])
        return list(branch.results)

    def _one(self, number: int, zero: Any) -> Any:
        """One element of a vector of which a part is outside."""
        s, at = self._s, self._further(number)
        branch = s.scf.IfOp(self._elements.inside(at), [self.kind], has_else=True)
        with ir.InsertionPoint(branch.then_block):
            s.scf.yield_(self._elements.load(at, 1))
        with ir.InsertionPoint(branch.else_block):
            s.scf.yield_([zero])
        return branch.results[0]

    def store(self, values: Sequence[Any]) -> None:
        """Nothing outside of the buffer."""
        s = self._s
        if not self._checked:
            self._elements.store(values, self._first)
            return
        branch = s.scf.IfOp(self._inside(), [], has_else=self.count > 1)
        with ir.InsertionPoint(branch.then_block):
            self._elements.store(values, self._first)
            s.scf.yield_([])
        if self.count == 1:
            return
        with ir.InsertionPoint(branch.else_block):
            for number, value in enumerate(values):
                at = self._further(number)
                with ir.InsertionPoint(s.scf.IfOp(self._elements.inside(at)).then_block):
                    self._elements.store([value], at)
                    s.scf.yield_([])
            s.scf.yield_([])


def load_raw(s: Scalars, op: Op) -> list[Any]:
    """Writes a load; what stands for its result."""
    return _Raw(s, op, op.results[0].type).load()


def store_raw(s: Scalars, op: Op) -> None:
    """Writes a store."""
    _Raw(s, op, op.operands[0].type).store(s.all(op.operands[0]))


def gather(s: Scalars, op: Op) -> None:
    """Lanes load, each from its place, and store behind one another, from the first lane's place on."""
    (source,), of, (target,), to = segments(op)
    size = size_of_transfer(op)
    if flag(op, "async") or size not in UNITS or size < 4:
        raise Lack("the native engine has not this form of the op")
    origin, into = _Elements(s, source), _Elements(s, target)
    step, rest = divmod(step_of(size), into.bytes)
    if origin.type != into.type or size % into.bytes or rest:
        raise Lack("the native engine has transfers of whole elements alone")
    unit, i64 = np.dtype(UNITS[size][0]).itemsize, ir.IntegerType.get_signless(64)
    loaded = origin.load(origin.number(of), size // into.bytes, unit)
    kind = ir.Attribute.parse("#gpu<broadcast first_active_lane>")
    begin = s.arith.index_cast(i64, into.number(to))
    begin = s.make("gpu.subgroup_broadcast", [i64], [begin], broadcast_type=kind).results[0]
    lane = s.make("gpu.lane_id", [s.index], []).results[0]
    s.of_lanes = s.lanes
    further = s.arith.muli(lane, s.number(step))
    into.store(loaded, s.arith.addi(s.arith.index_cast(s.index, begin), further), unit)


def load_transposed(s: Scalars, op: Op) -> list[Any]:
    """Lanes load, each from its place; then the lanes of a group exchange elements, of words of 64 bits."""
    (source, *indices), type = op.operands, ir.VectorType(op.results[0].type)
    origin, old = _Elements(s, source), is_old(op, s.lanes)
    bits, count = 8 * origin.bytes, type.shape[0]
    size, kind = bits * count, held(type.element_type)
    if origin.type != type.element_type or bits not in (8, 16) or size % _WORD or s.lanes != (64 if old else 32):
        raise Lack("the native engine has not this form of the op")
    text, per = str(kind), _WORD // bits
    given = origin.load(origin.number(indices), count, _WORD // 8)
    lanes, elements = exchange(old, bits, count)
    s.of_lanes = s.lanes

    def write(e: Lines, names: Sequence[str]) -> list[str]:
        words = [_joined(e, names[at : at + per], bits, text) for at in range(0, count, per)]
        lane, found = lane_of(e), []
        within = e.by("andi", lane, len(lanes) - 1, "i32")
        first = e.binary("subi", lane, within, "i32")
        for number in range(count):
            of, element = (_looked_up(e, within, table[:, number].tolist()) for table in (lanes, elements))
            moved = [shuffled(e, s.lanes, word, "i64", e.binary("addi", first, of, "i32")) for word in words]
            word = moved[0]
            if len(moved) > 1:
                word = e.select(e.compare(6, element, e.constant(per, "i32"), "i32"), moved[0], moved[1], "i64")
            place = e.by("muli", e.by("andi", element, per - 1, "i32"), bits, "i32")
            part = e.resize(e.binary("shrui", word, e.resize(place, "i32", "i64"), "i64"), "i64", f"i{bits}")
            found.append(e.cast(part, f"i{bits}", text))
        return found

    return spliced(given, [kind] * count, write)


def _joined(e: Lines, names: Sequence[str], bits: int, type: str) -> str:
    """A word of several elements."""
    made = ""
    for number, name in enumerate(names):
        part = e.resize(e.cast(name, type, f"i{bits}"), f"i{bits}", "i64")
        part = e.by("shli", part, number * bits, "i64") if number else part
        made = e.binary("ori", made, part, "i64") if made else part
    return made


def _looked_up(e: Lines, place: str, table: Sequence[int]) -> str:
    """What a table of at most 16 numbers below 16 has at a place: four bits of a word for each."""
    word = sum(number << 4 * at for at, number in enumerate(table))
    word -= (word >> _WORD - 1) << _WORD
    amount = e.resize(e.by("shli", place, 2, "i32"), "i32", "i64")
    found = e.by("andi", e.binary("shrui", e.constant(word, "i64"), amount, "i64"), 15, "i64")
    return e.resize(found, "i64", "i32")
