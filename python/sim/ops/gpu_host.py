"""gpu: what the host does but launches: memory of the device, copies, tokens.

An asynchronous op is executed when it is issued; streams.py tells whether the program waits for it where it must. Memory of
``gpu.alloc`` is the device's, with ``host_shared`` both sides'.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.concurrent import Kernels
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE_WINDOW
from gpuir.sim.memref import MemRef, element_addresses, element_of, shaped, space_of
from gpuir.sim.rules import rule
from gpuir.sim.streams import Span, Streams, join
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of

_TOKEN = "!gpu.async.token"

#: The operations on sparse matrices, which are calls of cuSPARSE.
_SPARSE = (
    "create_2to4_spmat", "create_bsr", "create_coo", "create_coo_aos", "create_csc", "create_csr", "create_dn_tensor",
    "destroy_dn_tensor", "destroy_sp_mat", "sddmm", "sddmm_buffer_size", "set_csr_pointers", "spgemm_copy",
    "spgemm_create_descr", "spgemm_destroy_descr", "spgemm_work_estimation_or_compute", "spmat_get_size", "spmm",
    "spmm_buffer_size", "spmv", "spmv_buffer_size",
)  # fmt: skip


@rule(*(f"gpu.{name}" for name in _SPARSE), kind="group")
def _sparse(k: Compiler, op: Op) -> Code:
    raise k.refuse(op, "sparse matrices are a library's (cuSPARSE); the simulator does not have it")


def host_only(k: Compiler, op: Op) -> Any:
    """The op's site; refuses it in kernels."""
    if k.program.lanes != 1:
        raise k.refuse(op, "this is an op of the host; a kernel cannot execute it")
    return k.site(op)


def streams_of(g: Group) -> Streams:
    """The streams of the program that the host runs."""
    return g.batch.state.setdefault("streams", Streams())


def kernels_of(g: Group) -> Kernels:
    """The kernels that run at the same time as the host."""
    kernels: Kernels = g.batch.state["kernels"]
    return kernels


def dependencies(op: Op) -> tuple[int, bool]:
    """How many async dependencies the op has, which are its first operands, and whether it gives a token."""
    count = 0
    for operand in op.operands:
        if str(operand.type) != _TOKEN:
            break
        count += 1
    return count, any(str(result.type) == _TOKEN for result in op.results)


class Operation:
    """One execution of an op with dependencies: the accesses it makes, in the order of the program's tokens."""

    def __init__(self, g: Group, site: Site, tokens: Sequence[Any], asynchronous: bool):
        self._g, self._site = g, site
        self.streams = streams_of(g)
        inside = g.batch.state.get("async")
        # A copy: of a stream it goes on to grow.
        self._after = dict(self.streams.ordered(tokens))
        if inside is not None:
            join(self._after, self.streams.ordered([inside]))
        kernels_of(g).wait(self._after)
        self.token = self.streams.issue(tokens) if asynchronous else inside
        if not asynchronous:
            # It blocks the host, or the region that the host executes, until it has run, and so until what it depends on has.
            if inside is None:
                self.streams.wait(tokens)
            else:
                self.streams.follow(inside, tokens)

    def check(self, span: Span, *, writes: bool) -> None:
        """A finding where the access is not ordered behind a pending one."""
        if "host" in self._g.batch.options.checks:
            self.streams.check(self._g, self._site, span, writes=writes, after=self._after)

    def access(self, span: Span, *, writes: bool) -> None:
        """Checks an access, and remembers it where the host goes on before it is over."""
        self.check(span, writes=writes)
        self.note(span, writes=writes)

    def note(self, span: Span, *, writes: bool) -> None:
        """Remembers an access that is checked."""
        if self.token is not None and "host" in self._g.batch.options.checks:
            self.streams.add(self.token, self._site, span, writes=writes)

    def copy(self, source: Span, target: Span, have: Any, want: Any) -> None:
        """Copies the bytes at ``have`` to ``want``, which are those of the spans; what nothing has written stays so in the copy."""
        g, site = self._g, self._site
        reachable(g, source, site, "source")
        reachable(g, target, site, "target")
        if source.overlaps(target):
            raise fault("undefined", "the source and the target overlap", site, g, [0], address=target.start)
        self.access(source, writes=False)
        self.access(target, writes=True)
        memory = g.batch.memory
        for pages in (memory.bytes, memory.flags) if memory.tracked else (memory.bytes,):
            pages[want] = pages[have]

    def fill(self, target: Span, element: Any, count: int) -> None:
        """Stores the element ``count`` times, everywhere in the span."""
        reachable(self._g, target, self._site, "target")
        self.access(target, writes=True)
        memory, at = self._g.batch.memory, _bytes(target)
        memory.bytes[at] = np.tile(element.reshape(1).view(np.uint8), count)
        if memory.tracked:
            memory.flags[at] = 0xFF


# Memory


def _start(g: Group, ref: MemRef, size: int) -> int:
    """Address of a memref's first element."""
    address = int(ref.base) + int(ref.offset) * size
    # The host's own variables lie on its stack.
    return address - PRIVATE_WINDOW + int(g.private) if address >= PRIVATE_WINDOW else address


def span_of(g: Group, ref: MemRef, size: int) -> Span:
    """What of memory the memref's elements of ``size`` bytes take."""
    return Span.of(_start(g, ref, size), ref.sizes, ref.strides, size)


def reachable(g: Group, span: Span, site: Site, what: str) -> None:
    """A fault where the bytes are not within one live allocation."""
    if span.start == span.end:
        return
    memory = g.batch.memory
    buffer = memory.allocation(span.start)
    if buffer is None or span.end > buffer.end or not buffer.live:
        near = memory.nearest(span.start)
        holder = "no allocation" if near is None else f"{near.name} of {near.end - near.start} bytes"
        kind, where = "out-of-bounds", "outside of"
        if near is not None and not near.live and span.end <= near.end:
            kind, where, holder = "wrong-space", "in", f"{holder}, which is freed"
        text = f"the {what}, {span.end - span.start} bytes at 0x{span.start:x}, lies {where} {holder}"
        raise fault(kind, text, site, g, [0], space=GLOBAL, address=span.start)


@rule("gpu.alloc", kind="group")
def _alloc(k: Compiler, op: Op) -> Code:
    site = host_only(k, op)
    type = op.results[0].type
    if space_of(type) not in (GLOBAL, GENERIC):
        raise k.refuse(op, f"{type}: the host allocates global memory; a block's own is a workgroup attribution")
    tokens, asynchronous = dependencies(op)
    if integers(op, "operandSegmentSizes")[2]:
        raise k.refuse(op, "operands of the layout are not simulated; give the buffer strides of its own")
    owner = "any" if "hostShared" in op.attributes else "device"
    unit = element_of(type)[2]

    def alloc(g: Group, m: Mask, *operands: Data) -> Data:
        running = Operation(g, site, operands[:tokens], asynchronous)
        sizes = operands[tokens:]
        if any(size < 0 for size in sizes):
            raise fault("undefined", f"a size of {min(map(int, sizes))} elements", site, g, [0])
        ref = shaped(type, np.int64(0), sizes)
        need = Span.of(int(ref.offset) * unit, ref.sizes, ref.strides, unit).end
        start = g.batch.memory.allocate(need, f"the buffer of {site}", owner=owner)
        g.batch.state.setdefault("gpu.alloc", set()).add(start)
        ref.base = np.int64(start)
        if running.streams.exact:
            running.note(Span(start, start + need), writes=True)
        return (ref, running.token) if asynchronous else ref

    return alloc


@rule("gpu.dealloc", kind="group")
def _dealloc(k: Compiler, op: Op) -> Code:
    site = host_only(k, op)
    tokens, asynchronous = dependencies(op)

    def dealloc(g: Group, m: Mask, *operands: Data) -> Data:
        running = Operation(g, site, operands[:tokens], asynchronous)
        start = int(operands[tokens].base)
        buffer = g.batch.memory.nearest(start)
        if buffer is None or start not in g.batch.state.get("gpu.alloc", ()):
            what = "no buffer" if buffer is None else buffer.name
            raise fault("wrong-space", f"{what} was not allocated by gpu.alloc", site, g, [0], address=start)
        if not buffer.live:
            raise fault("wrong-space", f"{buffer.name} is freed already", site, g, [0], address=start)
        running.access(Span(buffer.start, buffer.end), writes=True)
        buffer.live = False
        return running.token

    return dealloc


def _bytes(span: Span) -> Any:
    """The index of the span's bytes in memory, element by element."""
    return slice(span.start, span.end) if span.places is None else span.bytes()


def _count(ref: MemRef) -> int:
    """Elements of the memref."""
    return int(np.prod([int(size) for size in ref.sizes], dtype=np.int64))


def _row_major(ref: MemRef) -> bool:
    expected = 1
    for size, stride in zip(reversed(ref.sizes), reversed(ref.strides)):
        if int(size) > 1 and int(stride) != expected:
            return False
        expected *= int(size)
    return True


def _ordered(g: Group, ref: MemRef, size: int, span: Span) -> Data:
    """The index of the elements' bytes in row-major order of the elements."""
    if _row_major(ref):
        return slice(span.start, span.end)
    places = element_addresses(ref, [int(each) for each in ref.sizes], size).reshape(-1)
    places = places - places[0] + _start(g, ref, size)
    return (places[:, None] + np.arange(size)).reshape(-1)


@rule("gpu.memcpy", kind="group")
def _memcpy(k: Compiler, op: Op) -> Code:
    """Copies whatever side's memory; what nothing has written stays so in the copy."""
    site = host_only(k, op)
    tokens, asynchronous = dependencies(op)
    size = element_of(op.operands[tokens].type)[2]

    def memcpy(g: Group, m: Mask, *operands: Data) -> Data:
        running = Operation(g, site, operands[:tokens], asynchronous)
        target, source = operands[tokens:]
        shapes = [tuple(map(int, ref.sizes)) for ref in (target, source)]
        if shapes[0] != shapes[1]:
            text = f"the target has the sizes {list(shapes[0])}, the source {list(shapes[1])}"
            raise fault("undefined", text, site, g, [0])
        old, new = span_of(g, source, size), span_of(g, target, size)
        running.copy(old, new, _ordered(g, source, size, old), _ordered(g, target, size, new))
        return running.token

    return memcpy


@rule("gpu.memset", kind="group")
def _memset(k: Compiler, op: Op) -> Code:
    site = host_only(k, op)
    tokens, asynchronous = dependencies(op)
    dtype, shape, size = element_of(op.operands[tokens].type)
    if shape or dtype != dtype_of(op.operands[tokens + 1].type):
        raise k.refuse(op, f"{op.operands[tokens + 1].type} is not the element of {op.operands[tokens].type}")

    def memset(g: Group, m: Mask, *operands: Data) -> Data:
        running = Operation(g, site, operands[:tokens], asynchronous)
        target, value = operands[tokens:]
        span = span_of(g, target, size)
        running.fill(span, np.asarray(value, dtype), _count(target))
        return running.token

    return memset


@rule("gpu.wait", kind="group")
def _wait(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    _, asynchronous = dependencies(op)

    def wait(g: Group, m: Mask, *tokens: Lanes) -> Data:
        streams, inside = streams_of(g), g.batch.state.get("async")
        if asynchronous:
            return streams.issue(tokens, fork=True)
        for token in tokens:
            kernels_of(g).wait(streams.ordered([token]))
        if inside is None:
            streams.wait(tokens)
        else:
            streams.follow(inside, tokens)
        return None

    return wait


@rule("gpu.host_register", "gpu.host_unregister", kind="group")
def _register(k: Compiler, op: Op) -> Code:
    """Lets kernels reach a buffer of the host's, or no longer."""
    site = host_only(k, op)
    old, new = ("host", "any") if op.name == "gpu.host_register" else ("any", "host")

    def register(g: Group, m: Mask, ref: MemRef) -> None:
        buffer = g.batch.memory.allocation(int(ref.base))
        if buffer is None or not buffer.live:
            raise fault("wrong-space", "the memref is no live buffer of the heap", site, g, [0], address=int(ref.base))
        if buffer.owner == old:
            buffer.owner = new

    return register


@rule("gpu.set_default_device", kind="group")
def _device(k: Compiler, op: Op) -> Code:
    site = host_only(k, op)

    def choose(g: Group, m: Mask, number: Lanes) -> None:
        if number != 0:
            raise fault("undefined", f"there is no device {int(number)}: the simulator has one, 0", site, g, [0])

    return choose
