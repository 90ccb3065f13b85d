"""memref: buffers. Where they lie is decided by their space and by who asks, the host or a kernel.

In a kernel a buffer of workgroup space is at a fixed offset in the block's shared memory, one of ``memref.alloca`` in the
thread's private memory. The host's ``memref.alloc`` takes global memory that kernels reach once it is registered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import integer, integers, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE, PRIVATE_WINDOW, SHARED, Memory
from gpuir.sim.memref import MemRef, bytes_of, element_of, shaped, space_of, static_layout
from gpuir.sim.ops.arith import constant_of
from gpuir.sim.ops.memref import copying
from gpuir.sim.rules import Effect, function, rule
from gpuir.sim.structure import reference
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op

#: Where a host batch's state has the addresses that memref.alloc gave out.
_HEAP = "memref.alloc"


def on_host(k: Compiler) -> bool:
    """Whether code is compiled for the host, which is one thread."""
    return k.program.lanes == 1


def _alignment(op: Op, least: int) -> int:
    return max(least, integer(op, "alignment", 1))


def _need(type: ir.MemRefType) -> Callable[[Sequence[Any]], int]:
    """Code for the bytes of a buffer, of its dynamic sizes: the most that any thread needs."""
    if type.has_static_shape:
        static = bytes_of(type)
        return lambda sizes: static
    shape, unit = static_layout(type)[0], element_of(type)[2]

    def need(sizes: Sequence[Any]) -> int:
        given = iter(sizes)
        total = unit
        for size in shape:
            total *= int(np.max(next(given))) if size is None else size
        return total

    return need


def _of_active(g: Group, m: Mask, sizes: Sequence[Any], site: Site) -> list[Any]:
    """Dynamic sizes, 0 in lanes that are not active; a fault where one is negative."""
    needed = [size if m is None or not np.ndim(size) else np.where(m, size, 0) for size in sizes]
    for size in needed:
        if np.min(size) < 0:
            lanes = g.full(m) & (np.asarray(size) < 0)
            text = f"the buffer has a size of {int(np.min(size))}"
            raise fault("undefined", text, site, g, np.nonzero(lanes)[0])
    return needed


def _refuse_symbols(k: Compiler, op: Op) -> None:
    if integers(op, "operandSegmentSizes")[1]:
        raise k.refuse(op, "operands of the layout are not simulated; give the buffer strides of its own")


@rule("memref.alloca", kind="group", effects=Effect.ALLOCATES)
def _alloca(k: Compiler, op: Op) -> Code:
    _refuse_symbols(k, op)
    return private_buffer(k, op, op.results[0].type, _alignment(op, 16))


def private_buffer(k: Compiler, op: Op, type: ir.MemRefType, align: int = 16) -> Any:
    """Code that takes a buffer of ``type`` from the threads' private memory; its dynamic sizes are operands."""
    site, space = k.site(op), space_of(type)
    if space not in (PRIVATE, GENERIC):
        raise k.refuse(op, f"{type} is in {space} memory, where no thread has a stack; use memref.alloc, or a memref "
                           "without memory space")  # fmt: skip

    needed = _need(ir.MemRefType(type))

    def alloca(g: Group, m: Mask, *sizes: Lanes) -> MemRef:
        need = needed(_of_active(g, m, sizes, site))
        offset = -(-g.top // align) * align
        g.top = offset + need
        if g.top > g.batch.private_stride:
            raise fault("out-of-bounds", f"{need} bytes more than private memory of {g.batch.private_stride} bytes holds",
                        site, g, g.full(m).argmax())  # fmt: skip
        if g.batch.checks is not None:
            g.batch.checks.fresh_private(g, m, offset, need)
        return shaped(type, np.int64(offset if space == PRIVATE else offset + PRIVATE_WINDOW), sizes)

    return alloca


def workgroup_buffer(k: Compiler, type: ir.MemRefType, align: int = 16) -> MemRef:
    """A buffer in the block's shared memory, at an offset of its own in the function that is compiled."""
    return shaped(type, np.int64(k.program.reserve_shared(bytes_of(type), align)))


@rule("memref.alloc", kind="group", effects=Effect.ALLOCATES)
def _alloc(k: Compiler, op: Op) -> Code:
    type = op.results[0].type
    space = space_of(type)
    _refuse_symbols(k, op)
    if on_host(k):
        return _host_alloc(k, op, type, _alignment(op, 64))
    if space == SHARED:
        if not type.has_static_shape:
            raise k.refuse(op, f"{type}: a buffer in shared memory needs a static shape; use gpu.dynamic_shared_memory")
        buffer = workgroup_buffer(k, type, _alignment(op, 16))
        return lambda g, m: buffer
    if space == PRIVATE:
        return private_buffer(k, op, type, _alignment(op, 16))
    raise k.refuse(op, f"a kernel cannot allocate {space} memory ({type}); use memref.alloca, or workgroup memory")


def _host_alloc(k: Compiler, op: Op, type: ir.MemRefType, align: int) -> Any:
    site = k.site(op)
    if space_of(type) not in (GENERIC, GLOBAL):
        raise k.refuse(op, f"the host cannot allocate {space_of(type)} memory ({type})")

    need = _need(ir.MemRefType(type))

    def alloc(g: Group, m: Mask, *sizes: Lanes) -> MemRef:
        return shaped(type, _take(g, need(_of_active(g, m, sizes, site)), site, align), sizes)

    return alloc


def _take(g: Group, size: int, site: Site, align: int) -> Data:
    memory = g.batch.memory
    owner = "any" if g.batch.state["unified"] else "host"
    start = memory.allocate(size, f"the buffer of {site}", owner=owner, align=align)
    g.batch.state.setdefault(_HEAP, set()).add(start)
    return np.int64(start)


def _free(g: Group, ref: MemRef, site: Site) -> None:
    start = int(ref.base)
    buffer = g.batch.memory.nearest(start)
    if buffer is None or start not in g.batch.state.get(_HEAP, ()):
        what = "no buffer" if buffer is None else f"{buffer.name}, byte {start - buffer.start}"
        raise fault("wrong-space", f"{what}: this was not allocated by memref.alloc", site, g, [0], address=start)
    if not buffer.live:
        raise fault("wrong-space", f"{buffer.name} is freed already", site, g, [0], address=start)
    buffer.live = False


@rule("memref.dealloc", kind="group")
def _dealloc(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    type = op.operands[0].type
    if on_host(k):
        return lambda g, m, ref: _free(g, ref, site)
    if space_of(type) in (SHARED, PRIVATE):
        return lambda g, m, ref: None
    raise k.refuse(op, f"a kernel cannot free {space_of(type)} memory ({type})")


@rule("memref.realloc", kind="group")
def _realloc(k: Compiler, op: Op) -> Code:
    if not on_host(k):
        raise k.refuse(op, "a kernel cannot change a buffer's size; allocate what it needs at most")
    type, old = op.results[0].type, op.operands[0].type
    site, align, need, copy = k.site(op), _alignment(op, 64), _need(ir.MemRefType(type)), copying(k, op, old, type)

    def realloc(g: Group, m: Mask, ref: MemRef, *sizes: Lanes) -> MemRef:
        new = shaped(type, _take(g, need(_of_active(g, m, sizes, site)), site, align), sizes)
        both = (min(ref.sizes[0], new.sizes[0]),)
        copy(g, m, MemRef(ref.base, ref.offset, both, ref.strides), MemRef(new.base, new.offset, both, new.strides))
        _free(g, ref, site)
        return new

    return realloc


# Globals


@rule("memref.global", kind="emits")
def _global(k: Compiler, op: Op) -> None:
    """What a global is, those who get it ask for."""


@rule("memref.get_global", kind="group")
def _get_global(k: Compiler, op: Op) -> Code:
    target = k.program.lookup(reference(op.attributes["name"]), op)
    if target.name != "memref.global":
        raise k.refuse(op, f"the symbol is a '{target.name}', expected a 'memref.global'")
    type = ir.MemRefType(ir.TypeAttr(target.attributes["type"]).value)
    space, align = space_of(type), _alignment(target, 16)
    declared = "initial_value" not in target.attributes
    if declared and space != SHARED:
        raise k.refuse(op, "the global is only declared; give it a value, or 'uninitialized'")
    # Shared memory has no values before a launch: there a declaration is all there can be.
    value = None if declared else target.attributes["initial_value"]
    initial = None if value is None or isinstance(value, ir.UnitAttr) else constant_of(value, type)[0]
    if space == SHARED:
        if initial is not None:
            raise k.refuse(op, "a global in shared memory has no initial value; make it 'uninitialized'")
        buffer = shaped(type, np.int64(k.program.shared_global(target, bytes_of(type), align)))
        return lambda g, m: buffer
    if space == PRIVATE:
        raise k.refuse(op, f"{type}: no thread has globals of its own; use memref.alloca")
    side = "host" if on_host(k) else "device"
    # The host and the device have a copy each, as after gpu-kernel-outlining.
    key = (f"the global @{string(target, 'sym_name')}", target, side)
    data = None if initial is None else _data(type, initial)

    constant = "constant" in target.attributes

    def place(memory: Memory) -> int:
        return int(memory.once(key, bytes_of(type), data, owner=side, align=max(align, 256), constant=constant))

    k.program.globals.append(place)
    return lambda g, m: shaped(type, np.int64(place(g.batch.memory)))


def _data(type: ir.MemRefType, initial: np.ndarray) -> bytes:
    """Bytes of a global, whose elements stand where its layout says."""
    _, strides, offset = static_layout(type)
    size = element_of(type)[2]
    whole = bytearray(bytes_of(type))
    steps = [stride * size for stride in strides]  # type: ignore[operator]
    np.ndarray(initial.shape, initial.dtype, whole, offset * size, steps)[...] = initial  # type: ignore[operator]
    return bytes(whole)


@function("gpu.func", host=False)
def _kernel(k: Compiler, op: Op) -> list[str]:
    """Buffers of workgroup and private memory stand behind the parameters."""
    arguments = list(op.regions[0].blocks[0].arguments)
    count = len(ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value).inputs)
    parameters = [k.define(argument) for argument in arguments[:count]]
    define_buffers(k, op, arguments[count:])
    return parameters


def define_buffers(k: Compiler, op: Op, arguments: Sequence[ir.Value]) -> None:
    """Workgroup and private attributions: the block's and the thread's own memory."""
    shared = 0
    if "workgroup_attributions" in op.attributes:
        shared = integer(op, "workgroup_attributions")
    for argument in arguments[:shared]:
        k.program.declared += bytes_of(argument.type)
        k.alias(argument, k.bind(workgroup_buffer(k, argument.type), "buffer"))
    for argument in arguments[shared:]:
        code = k.bind(private_buffer(k, op, argument.type), "f")
        k.emit(f"{k.define(argument)} = {code}(g, m)")
