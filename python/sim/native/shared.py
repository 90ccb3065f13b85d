"""The buffers that a kernel names: of a block's shared memory, and of each thread's own."""

from __future__ import annotations

from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.memory import PRIVATE, SHARED
from gpuir.sim.memref import bytes_of, space_of
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.structure import defining_op, plain, reference
from gpuir.sim.terms import Op

__all__ = ["ALIGNED", "PLACES", "ROOM", "Lack", "Shared", "shared_memory_of"]

#: Bytes to which the simulator aligns the begin of any buffer.
ALIGNED = 16
#: Bytes behind the begin of each array that machine code may access, and the most of neighbours that it accesses at once.
ROOM = 1024
#: Ops that only say where a buffer is.
PLACES = frozenset(["memref.alloc", "memref.alloca", "memref.dealloc", "memref.get_global", "gpu.dynamic_shared_memory", "memref.view"])  # fmt: skip


class Lack(Exception):
    """What the native engine has not: a sentence, and the op."""

    def __init__(self, why: str, op: Op | None = None):
        super().__init__(why)
        self.why, self.op = why, op


class Shared(NamedTuple):
    """The buffers that a kernel has beside its arguments: those of a block, in shared memory, and those of each thread."""

    #: How many of the arguments of the kernel's block are the caller's.
    arguments: int
    #: Types of the buffers, without a memory space.
    types: list[ir.MemRefType]
    #: Which buffer a value is.
    places: dict[ir.Value, int]
    #: Bytes of dynamic shared memory that its views reach to.
    dynamic: int
    #: Numbers of the buffers of which each thread has its own.
    private: frozenset[int]


def shared_memory_of(kernel: Op) -> Shared:
    """The shared memory of a kernel; Lack where the native engine has not what it is made of."""
    inputs = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs
    count = len(inputs)
    types: list[ir.MemRefType] = []
    places: dict[ir.Value, int] = {}
    named: dict[str, int] = {}
    #: First byte and type of views of dynamic memory.
    views: dict[tuple[int, ir.Type], int] = {}
    private: set[int] = set()

    def place(type: ir.Type, op: Op | None, where: str = SHARED) -> int:
        ref = ir.MemRefType(type)
        if space_of(ref) != SHARED and where == SHARED:
            raise Lack("the native engine has no buffers but those of a block, and those that memref.alloca makes", op)
        plain_map = ref.affine_map == ir.AffineMap.get_identity(ref.rank, ref.context)
        if not ref.has_static_shape or not plain_map or str(ref.element_type) not in ELEMENTS or 0 in ref.shape:
            raise Lack(f"the native engine has no buffers in {where} memory of type {type}", op)
        types.append(ir.MemRefType.get(ref.shape, ref.element_type, loc=ir.Location.unknown(ref.context)))
        return len(types) - 1

    for argument in list(kernel.regions[0].blocks[0].arguments)[count:]:
        places[plain(argument)] = place(argument.type, None)
    for op in nested(kernel)[1:]:
        if op.name == "memref.alloc":
            places[plain(op.results[0])] = place(op.results[0].type, op)
        elif op.name == "memref.alloca":
            # It is there once for a thread, however often a loop comes to it.
            if op.block != kernel.regions[0].blocks[0]:
                raise Lack("the native engine has buffers of a thread at the kernel's begin alone", op)
            number = place(op.results[0].type, op, PRIVATE)
            if not types[number].rank:
                raise Lack("the native engine has no buffers of a thread without dimensions", op)
            private.add(number)
            places[plain(op.results[0])] = number
        elif op.name == "memref.get_global":
            name = reference(op.attributes["name"])
            if name not in named:
                named[name] = place(op.results[0].type, op)
            places[plain(op.results[0])] = named[name]
        elif op.name == "gpu.dynamic_shared_memory":
            if any(use.owner.operation.name != "memref.view" for use in op.results[0].uses):
                raise Lack("the native engine has dynamic shared memory through memref.view alone", op)
        elif op.name == "memref.view":
            key = _start(op), op.results[0].type
            if key not in views:
                views[key] = place(key[1], op)
            places[plain(op.results[0])] = views[key]
    end = 0
    for (start, type), _ in sorted(views.items(), key=lambda view: view[0][0]):
        if start < end:
            raise Lack("the native engine has no views of dynamic shared memory that overlap")
        end = start + bytes_of(ir.MemRefType(type))
    return Shared(count, types, places, end, frozenset(private))


def _start(op: Op) -> int:
    """The byte a view begins at."""
    source, shift = (defining_op(op.operands[number]) for number in range(2))
    if source is None or source.name != "gpu.dynamic_shared_memory" or len(op.operands) != 2:
        raise Lack("the native engine has views of a static shape alone, of gpu.dynamic_shared_memory", op)
    if shift is None or shift.name != "arith.constant":
        raise Lack("the native engine has views at a constant byte alone", op)
    start = ir.IntegerAttr(shift.attributes["value"]).value
    if start % ELEMENTS.get(str(ir.MemRefType(op.results[0].type).element_type), 1) or start < 0:
        raise Lack("the view does not begin at a whole element", op)
    return start
