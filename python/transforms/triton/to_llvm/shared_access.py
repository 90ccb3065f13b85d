"""How a thread reaches the elements of a tensor in shared memory: which registers go together, and at which offsets."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from typing import Any

from gpuir.analysis import flow
from gpuir.dialects import ttg
from gpuir.dialects.ttg.buffers import allocation
from gpuir.dialects.ttg.encodings import shared_rank
from gpuir.dialects.ttg.shared_linear import OFFSET, buffer_layout
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout, UnknownLayout, dims
from gpuir.ods.remembering import remembered
from gpuir.transforms.triton.to_llvm.types import bits

__all__ = [
    "Access",
    "Matrices",
    "access",
    "bytes_of_buffer",
    "cta_of",
    "dense",
    "element_bytes",
    "gaps_of",
    "indices_reach_others",
    "is_plain",
    "is_zero",
    "matrices",
    "memory_of",
    "offset_columns",
    "others_need",
    "reaches_others",
    "transposing",
]

#: The most bytes that one access takes.
_WIDEST = 16
_REMEMBERED = 4096


def _places(order: Sequence[int]) -> list[int]:
    """Where each number stands in the order."""
    places = [0] * len(order)
    for position, number in enumerate(order):
        places[number] = position
    return places


@dataclasses.dataclass(frozen=True)
class Access:
    """Accesses to a buffer, each of ``width`` neighbours.

    ``order`` lists registers so that neighbours stand together, ``offsets`` the offset of each group of them in elements, to be
    added by xor to that of the thread, which ``columns`` give for each bit of its lane, warp and CTA.
    """

    order: tuple[int, ...]
    width: int
    offsets: tuple[int, ...]
    columns: dict[str, tuple[int, ...]]

    @functools.cached_property
    def back(self) -> list[int]:
        """Where each register stands in the order."""
        return _places(self.order)

    @functools.cached_property
    def reach(self) -> int:
        """Bits of an offset that some thread's own offset has."""
        return functools.reduce(int.__or__, (column for each in self.columns.values() for column in each), 0)

    @functools.cached_property
    def by_thread_part(self) -> list[int]:
        """Groups of neighbours, those together whose addresses differ by a constant in every thread."""
        return sorted(range(len(self.offsets)), key=lambda group: self.offsets[group] & self.reach)

    def __hash__(self) -> int:
        return hash((self.order, self.offsets))


def element_bytes(kind: ttg.MemDescType) -> int:
    """Bytes of an element in shared memory."""
    return max(1, bits(kind.element_type) // 8)


@functools.lru_cache(_REMEMBERED)
def dense(shape: tuple[int, ...], order: tuple[int, ...]) -> LinearLayout:
    """Elements one after another, along the first dimension of the order first."""
    layout = LinearLayout.empty([OFFSET], dims(len(shape)))
    for dimension in order:
        layout *= LinearLayout.identity(OFFSET, dims(len(shape))[dimension], shape[dimension])
    return layout


def gaps_of(kind: ttg.MemDescType) -> tuple[tuple[int, int], ...]:
    """Bytes after which so many bytes are left out, in padded buffers."""
    encoding, size = kind.encoding, element_bytes(kind)
    if not isinstance(encoding, ttg.PaddedSharedEncodingAttr):
        return ()
    return tuple((interval * size, padding * size) for interval, padding in zip(encoding.intervals, encoding.paddings))


@remembered
def _memory(shape: tuple[int, ...], encoding: ir.Attribute) -> LinearLayout:
    if not isinstance(encoding, ttg.PaddedSharedEncodingAttr):
        return buffer_layout(shape, encoding)
    if encoding.offset is None:
        return dense(shape, tuple(encoding.order or ()))
    if encoding.shape is not None and tuple(encoding.shape) != shape or any(map(any, encoding.block or ())):
        raise UnknownLayout(f"the layout of {encoding} is not known for {list(shape)}")
    bases = [tuple(basis) for basis in encoding.offset]
    return LinearLayout({OFFSET: bases}, dict(zip(dims(len(shape)), shape)))


def memory_of(kind: ttg.MemDescType) -> LinearLayout:
    """The layout of the allocation that a view is part of, in the view's dimensions."""
    return _memory(tuple(allocation(kind)), kind.encoding)


#: What names a part of a buffer, or the buffer by another type, without any offset that is added by xor.
_SAME_START = ("ttg.memdesc_index", "ttg.memdesc_trans", "ttg.memdesc_reshape", "ttg.memdesc_reinterpret")


def is_plain(buffer: ir.Value) -> bool:
    """Whether elements stand at their offsets from the buffer's address: it is no slice of another one, wherever it comes from."""
    pending, seen = [buffer], set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        for definition in flow.definitions(value):
            if isinstance(definition, ir.BlockArgument):
                return False
            owner: Any = definition.owner
            name = flow.op_name(owner)
            if name in _SAME_START or _begins_at_start(name, owner):
                pending.append(owner.operation.operands[0])
            elif name != "ttg.local_alloc":
                return False
    return True


def _begins_at_start(name: str, view: Any) -> bool:
    """Whether a view of 3.4 is one of several buffers, or all of one."""
    if name != "ttg.memdesc_subview":
        return False
    op = view.operation.opview
    source = op.src.type
    offsets = list(op.offsets)[max(0, len(source.shape) - shared_rank(source.encoding)) :]
    return all(map(is_zero, offsets))


def is_zero(value: ir.Value) -> bool:
    """Whether a number is a constant 0."""
    owner: Any = value.owner
    return getattr(owner, "name", "") == "arith.constant" and not ir.IntegerAttr(owner.attributes["value"]).value


def bytes_of_buffer(several: Any) -> int:
    """Bytes of one of several buffers, which the first dimension counts."""
    shape = list(several.alloc_shape or several.shape)[-len(several.shape) :][1:]
    if not shape:
        return element_bytes(several)
    return _memory(tuple(shape[-shared_rank(several.encoding) :]), several.encoding).size(OFFSET) * element_bytes(
        several
    )


@functools.lru_cache(_REMEMBERED)
def _inverse(memory: LinearLayout) -> LinearLayout:
    return memory.pseudo_inverse()


@functools.lru_cache(_REMEMBERED)
def offset_columns(memory: LinearLayout, dimension: int, of: str = OFFSET) -> tuple[int, ...]:
    """What each bit of an index along the dimension adds by xor to the offset, or to the number of the CTA (BLOCK)."""
    inverse = _inverse(memory)
    if of not in inverse.outputs:
        return ()
    name = list(memory.outputs)[dimension]
    return tuple(basis[list(inverse.outputs).index(of)] for basis in inverse.bases[name])


def _offset(memory: LinearLayout, place: Sequence[int], of: str = OFFSET) -> int:
    """The offset of the element at the place."""
    result = 0
    for dimension, coordinate in enumerate(place):
        for bit, column in enumerate(offset_columns(memory, dimension, of)):
            result ^= column if coordinate >> bit & 1 else 0
    return result


def reaches_others(registers: LinearLayout, memory: LinearLayout) -> bool:
    """Whether CTAs hold elements that stand in other CTAs' parts of a buffer."""
    columns = memory.bases.get(BLOCK, ())
    for name, vectors in registers.bases.items():
        for bit, basis in enumerate(vectors):
            own = 1 << bit if name == BLOCK and _has_part(columns, bit) else 0
            if cta_of(memory, basis) != own:
                return True
    return False


def indices_reach_others(registers: LinearLayout, memory: LinearLayout, axis: int) -> bool:
    """The same of elements that indices name along an axis."""
    if any(offset_columns(memory, axis, BLOCK)):
        return True
    bases = {
        name: [(*basis[:axis], 0, *basis[axis + 1 :]) for basis in vectors] for name, vectors in registers.bases.items()
    }
    return reaches_others(LinearLayout(bases, registers.outputs), memory)


def others_need(registers: LinearLayout, memory: LinearLayout) -> bool:
    """Whether CTAs hold elements of which other CTAs have copies of their own in a buffer."""
    columns = memory.bases.get(BLOCK, ())
    vectors = registers.bases.get(BLOCK, ())
    return any(any(basis) and not _has_part(columns, bit) for bit, basis in enumerate(vectors))


def _has_part(columns: Sequence[Sequence[int]], bit: int) -> bool:
    """Whether CTAs whose numbers differ in the bit have different parts."""
    return bit < len(columns) and any(columns[bit])


def cta_of(memory: LinearLayout, place: Sequence[int]) -> int:
    """The CTA in whose part of the buffer the element at the place stands."""
    return _offset(memory, place, BLOCK)


@functools.lru_cache(_REMEMBERED)
def access(registers: LinearLayout, memory: LinearLayout, size: int, widest: int = _WIDEST) -> Access:
    """The accesses of threads with the layout `registers` to a buffer, whose elements have `size` bytes, of at most `widest` bytes."""
    offset = functools.partial(_offset, memory)
    own = [offset(basis) for basis in registers.bases.get(REGISTER, ())]
    neighbours: list[int] = []
    while (2 << len(neighbours)) * size <= widest and 1 << len(neighbours) in own:
        bit = own.index(1 << len(neighbours))
        # What else reaches these bits of the offset would part the neighbours.
        neighbours.append(bit)
    others = {
        name: tuple(offset(basis) for basis in vectors) for name, vectors in registers.bases.items() if name != REGISTER
    }
    rest = [bit for bit in range(len(own)) if bit not in neighbours]
    while neighbours and any(
        column & (1 << len(neighbours)) - 1
        for column in (*(own[bit] for bit in rest), *(column for vectors in others.values() for column in vectors))
    ):
        rest.append(neighbours.pop())
        rest.sort()
    return _grouped(own, neighbours, rest, others)


@dataclasses.dataclass(frozen=True)
class Matrices:
    """Loads of matrices of 8 rows of 16 bytes by a warp (ldmatrix), `count` at a time.

    `order` and `offsets` are as in `Access`, for the elements of 4 * count bytes that a thread gets of a load. ``columns`` give the
    offset of the row whose address a lane says. `transposed`: rows in memory are columns of the matrix.
    """

    order: tuple[int, ...]
    count: int
    offsets: tuple[int, ...]
    columns: dict[str, tuple[int, ...]]
    transposed: bool

    def __hash__(self) -> int:
        return hash((self.order, self.offsets))

    @functools.cached_property
    def back(self) -> list[int]:
        """Where each register stands in the order."""
        return _places(self.order)


@functools.lru_cache(_REMEMBERED)
def matrices(registers: LinearLayout, memory: LinearLayout, size: int) -> Matrices | None:
    """How ldmatrix loads what threads with the layout `registers` hold, elements of `size` bytes; None where it does not divide the map.

    A thread gets 4 bytes of a matrix: neighbours of row ``lane // 4``, or, transposed, two elements of 2 bytes of that column.
    """
    own, lanes, warps = (
        [_offset(memory, basis) for basis in registers.bases.get(name, ())] for name in (REGISTER, LANE, WARP)
    )
    if len(lanes) != 5 or not own:
        return None
    rows: list[int]
    beside = [1 << bit for bit in range(2 - size.bit_length() + 1)]
    if [lane * size for lane in lanes[:2]] == [4, 8] and set(beside) <= set(own):
        inner, rows, transposed = [own.index(basis) for basis in beside], lanes[2:], False
    elif lanes[2:] == [1, 2, 4] and size == 2:
        inner, transposed = [0], True
        rows = [own[0], *lanes[:2]]
    else:
        return None
    rest = [bit for bit in range(len(own)) if bit not in inner]
    if any(offset * size & 15 for offset in (*rows, *(own[bit] for bit in rest), *warps)) or not all(rows):
        return None
    # Registers that repeat elements need no matrix of their own; they come last.
    rest.sort(key=lambda bit: own[bit] == 0)
    chosen = [bit for bit in rest[:2] if own[bit]]
    rest = [bit for bit in rest if bit not in chosen]
    bits_in_order = [*inner, *chosen, *rest]
    order = tuple(
        sum((number >> position & 1) << bit for position, bit in enumerate(bits_in_order))
        for number in range(1 << len(own))
    )
    groups = []
    for group in range(1 << len(rest)):
        at = 0
        for position, bit in enumerate(rest):
            at ^= own[bit] if group >> position & 1 else 0
        groups.append(at)
    says = (*rows, *(own[bit] for bit in chosen), *[0] * (2 - len(chosen)))
    return Matrices(order, 1 << len(chosen), tuple(groups), {LANE: says, WARP: tuple(warps)}, transposed)


#: Bytes that a lane gets of a load which transposes, and lanes that exchange elements.
_TRANSPOSED_BYTES, _GROUP = 8, 4


@functools.lru_cache(_REMEMBERED)
def transposing(registers: LinearLayout, memory: LinearLayout, size: int) -> Access | None:
    """How loads of gfx950 that transpose give what threads hold, elements of 1 or 2 bytes; None where these do not divide the map.

    Each lane reads 8 bytes, and the lanes of 16 exchange elements (CDNA4 ISA, DS_READ_B64_TR_B16 and _B8): what they read is a matrix
    with a row for each element of a lane, of which a lane gets its column. So lanes have neighbours, where `access` asks that registers
    have; `columns` say where a lane reads.
    """
    own, lanes, warps = (
        [_offset(memory, basis) for basis in registers.bases.get(name, ())] for name in (REGISTER, LANE, WARP)
    )
    count = (_TRANSPOSED_BYTES // size).bit_length() - 1
    if size not in (1, 2) or len(lanes) <= _GROUP or lanes[:count] != [1 << bit for bit in range(count)]:
        return None
    # The rows of the matrix: registers that a thread has side by side, and of these not such as repeat elements.
    rows = [bit for bit, offset in enumerate(own) if offset][:count]
    rest = [bit for bit in range(len(own)) if bit not in rows]
    reads = (*lanes[count:_GROUP], *(own[bit] for bit in rows), *lanes[_GROUP:])
    if len(rows) < count or any(
        each * size % _TRANSPOSED_BYTES for each in (*reads, *warps, *(own[bit] for bit in rest))
    ):
        return None
    return _grouped(own, rows, rest, {LANE: reads, WARP: tuple(warps)})


def _grouped(
    own: Sequence[int], inner: Sequence[int], rest: Sequence[int], columns: dict[str, tuple[int, ...]]
) -> Access:
    """Accesses to registers that differ in the bits `inner`, one for each combination of the bits `rest`; `own`: the bits' offsets."""
    bits = [*inner, *rest]
    order = tuple(
        sum((number >> position & 1) << bit for position, bit in enumerate(bits)) for number in range(1 << len(bits))
    )
    offsets = []
    for group in range(1 << len(rest)):
        at = 0
        for position, bit in enumerate(rest):
            at ^= own[bit] if group >> position & 1 else 0
        offsets.append(at)
    return Access(order, 1 << len(inner), tuple(offsets), columns)
