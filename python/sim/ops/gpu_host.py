"""gpu: what the host does: memory of the device, copies, tokens, launches.

An asynchronous op is executed when it is issued; streams.py tells whether the program waits for it where it must. Memory of
``gpu.alloc`` is the device's, with ``host_shared`` both sides'.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.batch import Geometry
from gpuir.sim.compiler import _reference as reference
from gpuir.sim.compiler import Program, outside
from gpuir.sim.findings import Fault, Site
from gpuir.sim.launching import Launch
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE_WINDOW, SHARED_WINDOW
from gpuir.sim.memref import MemRef, element_of, shaped, space_of
from gpuir.sim.rules import rule
from gpuir.sim.streams import Span, Streams
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
def _sparse(k: Any, op: Any) -> Any:
    raise k.refuse(op, "sparse matrices are a library's (cuSPARSE); the simulator does not have it")


def _host_only(k: Any, op: Any) -> Any:
    """The op's site; refuses it in kernels."""
    if k.program.lanes != 1:
        raise k.refuse(op, "this is an op of the host; a kernel cannot execute it")
    return k.site(op)


def _streams(g: Any) -> Streams:
    return g.batch.state.setdefault("streams", Streams())  # type: ignore[no-any-return]


def _split(op: Any) -> tuple[int, bool]:
    """How many async dependencies the op has, which are its first operands, and whether it gives a token."""
    count = 0
    for operand in op.operands:
        if str(operand.type) != _TOKEN:
            break
        count += 1
    return count, any(str(result.type) == _TOKEN for result in op.results)


class _Operation:
    """One execution of an op with dependencies: the accesses it makes, in the order of the program's tokens."""

    def __init__(self, g: Any, site: Site, tokens: Sequence[Any], asynchronous: bool):
        self._g, self._site = g, site
        self.streams = _streams(g)
        self._after = self.streams.ordered(tokens)
        self.token = self.streams.issue(tokens) if asynchronous else None
        if not asynchronous:
            # It blocks the host until it has run, and so until what it depends on has.
            self.streams.wait(tokens)

    def check(self, span: Span, *, writes: bool) -> None:
        """A fault where the access is not ordered behind a pending one."""
        self.streams.refuse(self._g, self._site, span, writes=writes, after=self._after)

    def access(self, span: Span, *, writes: bool) -> None:
        """Checks an access, and remembers it where the host goes on before it is over."""
        self.check(span, writes=writes)
        self.note(span, writes=writes)

    def note(self, span: Span, *, writes: bool) -> None:
        """Remembers an access that is checked."""
        if self.token is not None:
            self.streams.add(self.token, self._site, span, writes=writes)


# Memory


def _start(g: Any, ref: MemRef, size: int) -> int:
    """Place in memory of a memref's first element."""
    place = int(ref.base) + int(ref.offset) * size
    # The host's own variables lie on its stack.
    return place - PRIVATE_WINDOW + int(np.atleast_1d(g.private)[0]) if place >= PRIVATE_WINDOW else place


def _span(g: Any, ref: MemRef, size: int) -> Span:
    return Span.of(_start(g, ref, size), ref.sizes, ref.strides, size)


def _reachable(g: Any, span: Span, site: Site, what: str) -> None:
    """A fault where the bytes are not within one live allocation."""
    if span.start == span.end:
        return
    memory = g.batch.memory
    found = memory.allocation(span.start)
    if found is None or span.end > found.end or not found.live:
        near = memory.nearest(span.start)
        place = "no allocation" if near is None else f"{near.name} of {near.end - near.start} bytes"
        text = f"the {what}, {span.end - span.start} bytes at 0x{span.start:x}, lies outside of {place}"
        text += ", which is freed" if near is not None and not near.live else ""
        raise fault("out-of-bounds", text, site, g, [0], space=GLOBAL, address=span.start)


@rule("gpu.alloc", kind="group")
def _alloc(k: Any, op: Any) -> Any:
    site = _host_only(k, op)
    type = op.results[0].type
    if space_of(type) not in (GLOBAL, GENERIC):
        raise k.refuse(op, f"{type}: the host allocates global memory; a block's own is a workgroup attribution")
    tokens, asynchronous = _split(op)
    if list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))[2]:
        raise k.refuse(op, "operands of the layout are not simulated; give the buffer strides of its own")
    owner = "any" if "hostShared" in op.attributes else "device"
    unit = element_of(type)[2]

    def alloc(g: Any, m: Any, *operands: Any) -> Any:
        running = _Operation(g, site, operands[:tokens], asynchronous)
        sizes = operands[tokens:]
        if any(size < 0 for size in sizes):
            raise fault("undefined", f"a size of {min(map(int, sizes))} elements", site, g, [0])
        ref = shaped(type, np.int64(0), sizes)
        need = Span.of(int(ref.offset) * unit, ref.sizes, ref.strides, unit).end
        start = g.batch.memory.allocate(need, f"the buffer of {site}", owner=owner)
        g.batch.state.setdefault("gpu.alloc", set()).add(start)
        ref.base = np.int64(start)
        running.note(Span(start, start + need), writes=True)
        return (ref, running.token) if asynchronous else ref

    return alloc


@rule("gpu.dealloc", kind="group")
def _dealloc(k: Any, op: Any) -> Any:
    site = _host_only(k, op)
    tokens, asynchronous = _split(op)

    def dealloc(g: Any, m: Any, *operands: Any) -> Any:
        running = _Operation(g, site, operands[:tokens], asynchronous)
        start = int(operands[tokens].base)
        found = g.batch.memory.nearest(start)
        if start not in g.batch.state.get("gpu.alloc", ()):
            what = "no buffer" if found is None else found.name
            raise fault("wrong-space", f"{what} was not allocated by gpu.alloc", site, g, [0], address=start)
        if not found.live:
            raise fault("wrong-space", f"{found.name} is freed already", site, g, [0], address=start)
        running.access(Span(found.start, found.end), writes=True)
        found.live = False
        return running.token

    return dealloc


def _bytes(span: Span) -> Any:
    """The index of the span's bytes in memory, element by element."""
    return slice(span.start, span.end) if span.places is None else span.bytes()


def _row_major(ref: MemRef) -> bool:
    expected = 1
    for size, stride in zip(reversed(ref.sizes), reversed(ref.strides)):
        if int(size) > 1 and int(stride) != expected:
            return False
        expected *= int(size)
    return True


def _ordered(g: Any, ref: MemRef, size: int, span: Span) -> Any:
    """The index of the elements' bytes in row-major order of the elements."""
    if _row_major(ref):
        return slice(span.start, span.end)
    places = np.array([_start(g, ref, size)], np.int64)
    for length, stride in zip(ref.sizes, ref.strides):
        places = (places[:, None] + np.arange(int(length), dtype=np.int64) * int(stride) * size).reshape(-1)
    return (places[:, None] + np.arange(size)).reshape(-1)


@rule("gpu.memcpy", kind="group")
def _memcpy(k: Any, op: Any) -> Any:
    """Copies whatever side's memory; what nothing has written stays so in the copy."""
    site = _host_only(k, op)
    tokens, asynchronous = _split(op)
    size = element_of(op.operands[tokens].type)[2]

    def memcpy(g: Any, m: Any, *operands: Any) -> Any:
        running = _Operation(g, site, operands[:tokens], asynchronous)
        target, source = operands[tokens:]
        shapes = [tuple(map(int, ref.sizes)) for ref in (target, source)]
        if shapes[0] != shapes[1]:
            text = f"the target has the sizes {list(shapes[0])}, the source {list(shapes[1])}"
            raise fault("undefined", text, site, g, [0])
        old, new = _span(g, source, size), _span(g, target, size)
        _reachable(g, old, site, "source")
        _reachable(g, new, site, "target")
        if old.overlaps(new):
            raise fault("undefined", "the source and the target overlap", site, g, [0], address=new.start)
        running.access(old, writes=False)
        running.access(new, writes=True)
        memory = g.batch.memory
        have, want = _ordered(g, source, size, old), _ordered(g, target, size, new)
        memory.bytes[want] = memory.bytes[have]
        memory.flags[want] = memory.flags[have]
        return running.token

    return memcpy


@rule("gpu.memset", kind="group")
def _memset(k: Any, op: Any) -> Any:
    site = _host_only(k, op)
    tokens, asynchronous = _split(op)
    dtype, shape, size = element_of(op.operands[tokens].type)
    if shape or dtype != dtype_of(op.operands[tokens + 1].type):
        raise k.refuse(op, f"{op.operands[tokens + 1].type} is not the element of {op.operands[tokens].type}")

    def memset(g: Any, m: Any, *operands: Any) -> Any:
        running = _Operation(g, site, operands[:tokens], asynchronous)
        target, value = operands[tokens:]
        span = _span(g, target, size)
        _reachable(g, span, site, "target")
        running.access(span, writes=True)
        memory = g.batch.memory
        at = _bytes(span)
        memory.bytes[at] = np.broadcast_to(np.asarray(value, dtype).reshape(1).view(np.uint8), (
            (span.end - span.start if span.places is None else len(span.places) * size) // size, size)).reshape(-1)  # fmt: skip
        memory.flags[at] = 0xFF
        return running.token

    return memset


@rule("gpu.wait", kind="group")
def _wait(k: Any, op: Any) -> Any:
    _host_only(k, op)
    _, asynchronous = _split(op)

    def wait(g: Any, m: Any, *tokens: Any) -> Any:
        streams = _streams(g)
        if asynchronous:
            return streams.issue(tokens)
        streams.wait(tokens)
        return None

    return wait


@rule("gpu.host_register", "gpu.host_unregister", kind="group")
def _register(k: Any, op: Any) -> Any:
    """Lets kernels reach a buffer of the host's, or no longer."""
    site = _host_only(k, op)
    old, new = ("host", "any") if op.name == "gpu.host_register" else ("any", "host")

    def register(g: Any, m: Any, ref: MemRef) -> None:
        found = g.batch.memory.allocation(int(ref.base))
        if found is None or not found.live:
            raise fault("wrong-space", "the memref is no live buffer of the heap", site, g, [0], address=int(ref.base))
        if found.owner == old:
            found.owner = new

    return register


@rule("gpu.set_default_device", kind="group")
def _device(k: Any, op: Any) -> Any:
    site = _host_only(k, op)

    def choose(g: Any, m: Any, number: Any) -> None:
        if number != 0:
            raise fault("undefined", f"there is no device {int(number)}: the simulator has one, 0", site, g, [0])

    return choose


# Launches


def _launch(
    program: Program, kernel: Any, units: Sequence[int | None], site: Site,
    g: Any, sizes: Sequence[Any], dynamic: Any, values: tuple[Any, ...], running: _Operation,
) -> None:  # fmt: skip
    """Runs a grid of the op ``kernel``; ``sizes`` are those of the grid, the block and the cluster."""
    grid, block, cluster = (tuple(int(size) for size in sizes[i : i + 3]) for i in (0, 3, 6))
    for name, dims in (("grid", grid), ("block", block), ("cluster", cluster)):
        if min(dims) < 1:
            raise fault("undefined", f"the {name} is {' x '.join(map(str, dims))}; each size is at least 1", site, g, [0])
    if any(size % each for size, each in zip(grid, cluster)):
        text = f"the grid of {' x '.join(map(str, grid))} blocks is not made of clusters of {' x '.join(map(str, cluster))}"
        raise fault("undefined", text, site, g, [0])
    if dynamic < 0:
        raise fault("undefined", f"{int(dynamic)} bytes of dynamic shared memory", site, g, [0])
    batch = g.batch
    program = program.kernel(kernel, batch.options.lanes)
    function = program.function(kernel)
    spans = _given(g, values, units, site)
    for span in spans:
        running.check(span, writes=False)
    static = -(-program.shared // 16) * 16
    geometry = Geometry(grid, block, cluster, static + int(dynamic), static)
    launch = Launch(program, batch.memory, geometry, batch.options)
    started = batch.state.setdefault("programs", set())
    if program not in started:
        started.add(program)
        program.start(batch.memory, launch.checks)
    report = batch.state["report"]
    report.kernels.append(launch.report)
    track = running.token is not None or running.streams.pending
    before = [_copy(batch.memory, span) for span in spans] if track else []
    launch.run(function, values)
    report.output += launch.report.output
    if launch.stopped:
        raise Fault(launch.findings[-1])
    for span, old in zip(spans, before):
        changed = _changed(batch.memory, span, old)
        if changed is not None:
            running.check(changed, writes=True)
            running.note(changed, writes=True)
        running.note(span, writes=False)


def _units(values: Sequence[Any]) -> list[int | None]:
    """Bytes of an element of each value that is a memref."""
    return [element_of(value.type)[2] if isinstance(value.type, ir.MemRefType) else None for value in values]


def _given(g: Any, values: Sequence[Any], units: Sequence[int | None], site: Site) -> list[Span]:
    """The elements of the memrefs among a kernel's arguments."""
    found = []
    for value, unit in zip(values, units):
        if unit is None:
            continue
        if int(value.base) >= SHARED_WINDOW:
            text = "a variable of the host's stack (memref.alloca) is given to a kernel, which cannot reach it"
            raise fault("wrong-space", text, site, g, [0])
        found.append(_span(g, value, unit))
    return found


def _copy(memory: Any, span: Span) -> tuple[np.ndarray, np.ndarray]:
    return memory.bytes[span.start : span.end].copy(), memory.flags[span.start : span.end].copy()


def _changed(memory: Any, span: Span, old: tuple[np.ndarray, np.ndarray]) -> Span | None:
    """The bytes of the span that a kernel changed; where it has no gaps, from the first one to the last."""
    differs = (memory.bytes[span.start : span.end] != old[0]) | (memory.flags[span.start : span.end] != old[1])
    if span.places is None:
        at = np.nonzero(differs)[0] + span.start
        return Span(int(at[0]), int(at[-1]) + 1) if len(at) else None
    at = span.bytes()
    at = at[differs[at - span.start]]
    return Span(int(at.min()), int(at.max()) + 1, at) if len(at) else None


@rule("gpu.launch", kind="emits")
def _inline(k: Any, op: Any) -> None:
    """A kernel in place: values of the host that its body uses are its arguments."""
    site = _host_only(k, op)
    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    tokens, clustered, has_dynamic = segments[0], segments[7] > 0, segments[10] > 0
    _, asynchronous = _split(op)
    if segments[11:] and segments[11]:
        raise k.refuse(op, "a launch on a queue of its own is not simulated; use async tokens")

    def launch(g: Any, operands: tuple[Any, ...], captured: tuple[Any, ...]) -> Any:
        running = _Operation(g, site, operands[:tokens], asynchronous)
        rest = list(operands[tokens:])
        sizes = rest[:9] if clustered else [*rest[:6], 1, 1, 1]
        dynamic = rest[9 if clustered else 6] if has_dynamic else 0
        _launch(k.program, op, units, site, g, sizes, dynamic, captured, running)
        return running.token

    values = outside(op)
    units, captured = _units(values), k.names(values)
    call = f"{k.bind(launch, 'launch')}(g, {_tuple(k.names(op.operands))}, {_tuple(captured)})"
    k.emit(f"{k.define(op.results[0])} = {call}" if asynchronous else call)


def _tuple(names: Sequence[str]) -> str:
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"


@rule("gpu.launch_func", kind="group")
def _launch_func(k: Any, op: Any) -> Any:
    site = _host_only(k, op)
    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    tokens, clustered, has_dynamic, count = segments[0], segments[7] > 0, segments[10] > 0, segments[11]
    _, asynchronous = _split(op)
    name = reference(op.attributes["kernel"])
    holder = k.program.lookup(name.rpartition("::")[0], op)
    if holder.name == "gpu.binary":
        raise k.refuse(op, f"@{name} is compiled code (gpu.binary); the simulator runs kernels of gpu.modules")
    kernel = k.program.lookup(name, op)
    if not any(len(region.blocks) for region in kernel.regions):
        raise k.refuse(op, f"@{name} is only declared; the simulator cannot run what has no body")

    begin = sum(segments[:11])
    units = _units(list(op.operands)[begin : begin + count])

    def launch(g: Any, m: Any, *operands: Any) -> Any:
        # With a queue given the host goes on as well; what waits for a queue is no op of this dialect.
        running = _Operation(g, site, operands[:tokens], asynchronous)
        rest = list(operands[tokens:])
        sizes, rest = (rest[:9], rest[9:]) if clustered else ([*rest[:6], 1, 1, 1], rest[6:])
        dynamic, rest = (rest[0], rest[1:]) if has_dynamic else (0, rest)
        _launch(k.program, kernel, units, site, g, sizes, dynamic, tuple(rest[:count]), running)
        return running.token

    return launch

