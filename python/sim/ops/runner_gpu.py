"""Functions of upstream's GPU runtimes that a lowered host program calls: `gpu-to-llvm` makes them of the gpu dialect's ops.

A stream is what the program's tokens were: its operations run one after the other, and the host goes on. Kernels are launched by
gpu.launch_func still, on such a stream; compiled modules, as mgpuModuleLoad takes them, are refused. Source: upstream's
CudaRuntimeWrappers.cpp and the calls in GPUToLLVMConversion.cpp, LLVM 22.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import Access, fault
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC, Memory
from gpuir.sim.ops.device_heap import IN_KERNELS
from gpuir.sim.ops.gpu_host import Operation, host_only, kernels_of, streams_of
from gpuir.sim.rules import rule
from gpuir.sim.streams import Span
from gpuir.sim.terms import Code, Data, Lanes, Op

__all__ = ["is_stream", "on_stream", "words"]

_REFUSED = "mgpuModuleLoad", "mgpuModuleLoadJIT", "mgpuModuleUnload", "mgpuModuleGetFunction", "mgpuLaunchKernel", "mgpuLaunchClusterKernel"  # fmt: skip


class _Queues:
    """Streams and events by the numbers that stand for their pointers: the token of the last operation of each."""

    def __init__(self) -> None:
        self.last: dict[int, Any] = {}
        self._numbers = 0

    def new(self, token: Any) -> Any:
        """The pointer of a new stream or event."""
        # No address of memory, and not null.
        self._numbers += 16
        handle = (1 << 46) + self._numbers
        self.last[handle] = token
        return np.int64(handle)


def _queues(g: Group) -> _Queues:
    queues: _Queues = g.batch.state.setdefault("mgpu queues", _Queues())
    return queues


def _token(g: Group, site: Site, handle: Lanes, what: str) -> Any:
    """The last token of a stream or an event; a fault where there is none of that pointer."""
    last = _queues(g).last
    if int(handle) not in last:
        text = f"0x{int(handle):x} is no {what} that the program has made, or one that it has destroyed"
        raise fault("wrong-space", text, site, g, [0])
    return last[int(handle)]


def is_stream(g: Group, handle: Lanes) -> bool:
    """Whether the program has made a stream of that pointer."""
    return int(handle) in _queues(g).last


def on_stream(g: Group, site: Site, stream: Lanes) -> Operation:
    """An operation on the stream, behind those that it has; on the null stream the host waits for it."""
    if not int(stream):
        return Operation(g, site, (), asynchronous=False)
    running = Operation(g, site, (_token(g, site, stream, "stream"),), asynchronous=True)
    _queues(g).last[int(stream)] = running.token
    return running


def words(memory: Memory, g: Group, address: Lanes, count: int) -> list[int]:
    """So many 64-bit numbers from an address on, which the calling code has just written."""
    pointer = Access(None, np.int64, GENERIC)  # type: ignore[arg-type]
    first = int(pointer.physical(g, np.int64(address))) >> 3
    return [int(each) for each in memory.view(np.int64)[first : first + count]]


def _function(name: str) -> Callable[[Callable[[Group, Site], Callable[..., Data]]], None]:
    """Registers what the function does: made for a group and a call, called with its operands."""

    def register(make: Callable[[Group, Site], Callable[..., Data]]) -> None:
        @rule(f"@{name}", kind="group")
        def code(k: Compiler, op: Op) -> Code:
            if k.program.lanes != 1 and name in IN_KERNELS:
                return IN_KERNELS[name](k, op)
            site = host_only(k, op)
            return lambda g, m, *operands: make(g, site)(*operands)

    return register


# The C library's


def _host_buffer(g: Group, site: Site, size: Lanes, align: int = 16) -> Any:
    start = g.batch.memory.allocate(int(size), f"the buffer of {site}", owner="host", align=max(align, 16))
    g.batch.state.setdefault("malloc", set()).add(start)
    return np.int64(start)


@_function("malloc")
def _malloc(g: Group, site: Site) -> Callable[..., Data]:
    return lambda size: _host_buffer(g, site, size)


@_function("aligned_alloc")
def _aligned(g: Group, site: Site) -> Callable[..., Data]:
    return lambda align, size: _host_buffer(g, site, size, int(align))


@_function("free")
def _free(g: Group, site: Site) -> Callable[..., Data]:
    def free(pointer: Lanes) -> None:
        if int(pointer):
            _give_back(g, site, pointer, "malloc", Operation(g, site, (), asynchronous=False))

    return free


def _give_back(g: Group, site: Site, pointer: Lanes, allocator: str, running: Operation) -> None:
    start = int(pointer)
    buffer = g.batch.memory.nearest(start)
    if buffer is None or start not in g.batch.state.get(allocator, ()):
        what = "what the pointer names" if buffer is None else buffer.name
        raise fault("wrong-space", f"{what} was not allocated by {allocator}", site, g, [0], address=start)
    if not buffer.live:
        raise fault("wrong-space", f"{buffer.name} is freed already", site, g, [0], address=start)
    running.access(Span(buffer.start, buffer.end), writes=True)
    buffer.live = False


# Memory of the device


@_function("mgpuMemAlloc")
def _alloc(g: Group, site: Site) -> Callable[..., Data]:
    def alloc(size: Lanes, stream: Lanes, shared: Lanes) -> Data:
        running = on_stream(g, site, stream)
        if int(size) < 0:
            raise fault("undefined", f"a size of {int(size)} bytes", site, g, [0])
        owner = "any" if int(shared) else "device"
        start = g.batch.memory.allocate(int(size), f"the buffer of {site}", owner=owner)
        g.batch.state.setdefault("mgpuMemAlloc", set()).add(start)
        if running.streams.exact:
            running.note(Span(start, start + int(size)), writes=True)
        return np.int64(start)

    return alloc


@_function("mgpuMemFree")
def _mem_free(g: Group, site: Site) -> Callable[..., Data]:
    return lambda pointer, stream: _give_back(g, site, pointer, "mgpuMemAlloc", on_stream(g, site, stream))


@_function("mgpuMemcpy")
def _memcpy(g: Group, site: Site) -> Callable[..., Data]:
    def memcpy(target: Lanes, source: Lanes, size: Lanes, stream: Lanes) -> None:
        running = on_stream(g, site, stream)
        old, new = (_span(g, address, int(size)) for address in (source, target))
        running.copy(old, new, slice(old.start, old.end), slice(new.start, new.end))

    return memcpy


def _span(g: Group, address: Lanes, size: int) -> Span:
    # The host's own variables lie on its stack.
    start = int(Access(None, np.int8, GENERIC).physical(g, np.int64(address)))  # type: ignore[arg-type]
    return Span(start, start + size)


def _memset(bits: int) -> None:
    @_function(f"mgpuMemset{bits}")
    def make(g: Group, site: Site) -> Callable[..., Data]:
        def memset(target: Lanes, value: Lanes, count: Lanes, stream: Lanes) -> None:
            running = on_stream(g, site, stream)
            number = np.array(int(value) & (1 << bits) - 1, f"u{bits // 8}")
            running.fill(_span(g, target, int(count) * number.itemsize), number, int(count))

        return memset


for _bits in (16, 32):
    _memset(_bits)


# Buffers of the host that kernels may reach


def _registered(name: str, old: str, new: str, address: Callable[..., Lanes]) -> None:
    @_function(name)
    def make(g: Group, site: Site) -> Callable[..., Data]:
        def register(*operands: Lanes) -> None:
            start = int(address(g, *operands))
            buffer = g.batch.memory.allocation(start)
            if buffer is None or not buffer.live:
                raise fault("wrong-space", "the memory is no live buffer of the heap", site, g, [0], address=start)
            if buffer.owner == old:
                buffer.owner = new

        return register


for _suffix, _address in (
    ("", lambda g, pointer, *size: pointer),
    ("MemRef", lambda g, rank, descriptor, *size: words(g.batch.memory, g, descriptor, 2)[1]),
):
    _registered(f"mgpuMemHostRegister{_suffix}", "host", "any", _address)
    _registered(f"mgpuMemHostUnregister{_suffix}", "any", "host", _address)


# Streams and events


@_function("mgpuStreamCreate")
def _stream(g: Group, site: Site) -> Callable[..., Data]:
    return lambda: _queues(g).new(streams_of(g).issue((), fork=True))


@_function("mgpuEventCreate")
def _event(g: Group, site: Site) -> Callable[..., Data]:
    # Until it is recorded an event is over.
    return lambda: _queues(g).new(streams_of(g).issue((), fork=True))


@_function("mgpuEventRecord")
def _record(g: Group, site: Site) -> Callable[..., Data]:
    def record(event: Lanes, stream: Lanes) -> None:
        _token(g, site, event, "event")
        before = (_token(g, site, stream, "stream"),) if int(stream) else ()
        _queues(g).last[int(event)] = streams_of(g).issue(before, fork=True)

    return record


@_function("mgpuStreamWaitEvent")
def _wait_event(g: Group, site: Site) -> Callable[..., Data]:
    def wait(stream: Lanes, event: Lanes) -> None:
        tokens = (_token(g, site, stream, "stream"), _token(g, site, event, "event"))
        _queues(g).last[int(stream)] = streams_of(g).issue(tokens, fork=True)

    return wait


def _synchronizing(name: str, what: str) -> None:
    @_function(name)
    def make(g: Group, site: Site) -> Callable[..., Data]:
        def synchronize(handle: Lanes) -> None:
            if what == "stream" and not int(handle):
                return
            token = _token(g, site, handle, what)
            kernels_of(g).wait(streams_of(g).ordered([token]))
            streams_of(g).wait([token])

        return synchronize


def _destroying(name: str, what: str) -> None:
    @_function(name)
    def make(g: Group, site: Site) -> Callable[..., Data]:
        def destroy(handle: Lanes) -> None:
            _token(g, site, handle, what)
            del _queues(g).last[int(handle)]

        return destroy


for _what in ("Stream", "Event"):
    _synchronizing(f"mgpu{_what}Synchronize", _what.lower())
    _destroying(f"mgpu{_what}Destroy", _what.lower())


@_function("mgpuSetDefaultDevice")
def _device(g: Group, site: Site) -> Callable[..., Data]:
    def choose(number: Lanes) -> None:
        if int(number):
            raise fault("undefined", f"there is no device {int(number)}: the simulator has one, 0", site, g, [0])

    return choose


@rule(*(f"@{name}" for name in _REFUSED), kind="group")
def _compiled(k: Compiler, op: Op) -> Code:
    raise k.refuse(
        op, "a compiled module is loaded here; the simulator runs kernels of gpu.modules, by gpu.launch_func"
    )
