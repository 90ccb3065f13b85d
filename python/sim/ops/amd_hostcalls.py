"""What an AMD kernel has of its launch beside its arguments, and the host that its messages go to.

`llvm.amdgcn.implicitarg.ptr` is the address of 256 bytes with the sizes of the launch and the address of a buffer of packets.
A wave takes a packet from one stack, writes a header and 64 bytes for each lane, puts it on another stack, adds to a signal and
sends a message; then it waits until the host says that it has read the packet. Here the host looks at the packets when the message
is sent. Source: LLVM's AMDGPU usage guide, "Code Object V5 Kernel Argument Metadata"; the layouts of packets, signals and of texts in
parts are those that ROCm's device library and runtime share (ockl's hostcall and printf services).
"""

from __future__ import annotations

import struct
import sys
from typing import Any

import numpy as np

from gpuir.sim.compiler import Compiler
from gpuir.sim.formats import print_lines
from gpuir.sim.group import Group
from gpuir.sim.memory import SERVICES, Memory
from gpuir.sim.ops.device_library import line_of
from gpuir.sim.terms import Code, Lanes, Mask, Op

__all__ = ["hidden_arguments", "receive"]

_BYTES = 256
#: Where the hidden arguments are, with their formats: blocks, threads of a block, those of the last one, dimensions, the packets.
_BLOCKS, _THREADS, _LAST, _DIMENSIONS, _PACKETS = (0, "<3I"), (12, "<3H"), (18, "<3H"), (64, "<H"), (80, "<Q")
#: More packets than waves run at once, each with a header of next, active lanes, service and whether it is ready.
_COUNT, _HEADER, _LANES, _WORDS = 1024, 24, 64, 8
_PAYLOAD = 8 * _LANES * _WORDS
#: The buffer: headers, payloads, signal, the free packets, those that are ready, and a mask of indices.
_BUFFER = "<6Q"
_FREE, _READY = 24, 32
#: A signal: kind, value, the address of a mailbox, an event.
_SIGNAL = "<4Q"
_PRINTS = 2
#: A word that describes a part of a text: whether it is the first and the last, how many words it has, and which text it is.
_FIRST, _LAST_PART, _LENGTH, _NUMBER = 1, 2, 5, 8


def _buffer(memory: Memory) -> int:
    """The address of the packets' buffer, made when it is first asked for: all packets are free."""

    def space(name: str, size: int, data: bytes = b"") -> int:
        return memory.once(f"{name} {SERVICES}", size, data)

    if not memory.has(f"the packets {SERVICES}"):
        # The number of a packet begins with 1 above the index, so that none is 0.
        links = np.zeros((_COUNT, _HEADER // 8), np.uint64)
        links[1:, 0] = _COUNT + np.arange(_COUNT - 1)
        headers = space("the headers", _COUNT * _HEADER, links.tobytes())
        signal = space("the signal", 64, struct.pack(_SIGNAL, 1, 0, space("the mailbox", 8), 1))
        payloads = space("the payloads", _COUNT * _PAYLOAD)
        made = struct.pack(_BUFFER, headers, payloads, signal, 2 * _COUNT - 1, 0, _COUNT - 1)
        return space("the packets", len(made), made)
    return space("the packets", struct.calcsize(_BUFFER))


def hidden_arguments(k: Compiler, op: Op) -> Code:
    """The code of ``llvm.amdgcn.implicitarg.ptr``."""
    k.program.prints = True

    def put(memory: Memory) -> int:
        data = bytearray(_BYTES)
        struct.pack_into(_PACKETS[1], data, _PACKETS[0], _buffer(memory))
        return memory.once("the hidden arguments", _BYTES, bytes(data))

    k.program.globals.append(put)

    def address(g: Group, m: Mask) -> Lanes:
        memory, geometry = g.batch.memory, g.batch.geometry
        place = put(memory)
        for (at, form), numbers in (
            (_BLOCKS, geometry.grid), (_THREADS, geometry.block), (_LAST, (0, 0, 0)), (_DIMENSIONS, (3,)),
        ):  # fmt: skip
            data = struct.pack(form, *numbers)
            memory.bytes[place + at : place + at + len(data)] = np.frombuffer(data, np.uint8)
        return np.int64(place)

    return address


def receive(k: Compiler, op: Op) -> Code:
    """The code of ``llvm.amdgcn.s.sendmsg``: the host reads the packets that are ready, and answers."""

    def run(g: Group, m: Mask, *operands: Lanes) -> None:
        memory = g.batch.memory
        if memory.has(f"the packets {SERVICES}"):
            _serve(g, memory)

    return run


def _serve(g: Group, memory: Memory) -> None:
    words = memory.view(np.uint64)
    buffer = _buffer(memory)
    headers, payloads, _, _, packet, mask = (int(each) for each in words[buffer // 8 : buffer // 8 + 6])
    words[(buffer + _READY) // 8] = 0
    order = []
    while packet:
        # The newest one lies on top.
        order.append(packet & mask)
        packet = int(words[(headers + (packet & mask) * _HEADER) // 8])
    for index in reversed(order):
        header = (headers + index * _HEADER) // 8
        active = int(words[header + 1])
        service, control = (int(each) for each in words[header + 2 : header + 3].view(np.uint32))
        start = (payloads + index * _PAYLOAD) // 8
        payload = words[start : start + _LANES * _WORDS].reshape(_LANES, _WORDS)
        if service == _PRINTS:
            for lane in range(_LANES):
                if active >> lane & 1:
                    _part(g, payload[lane])
        words[header + 2 : header + 3].view(np.uint32)[1] = control & ~1


def _part(g: Group, slots: np.ndarray) -> None:
    """One part of a text. The answer is the word that describes the next one."""
    texts: dict[int, list[int]] = g.batch.state.setdefault(f"texts {SERVICES}", {})
    first, *more = (int(each) for each in slots)
    number = first >> _NUMBER
    if first & _FIRST:
        number = len(texts) + 1
        texts[number] = []
    texts.setdefault(number, []).extend(more[: first >> _LENGTH & 7])
    slots[0] = number << _NUMBER
    if first & _LAST_PART:
        _show(g, texts[number])
        texts[number] = []


def _show(g: Group, words: list[int]) -> None:
    """A text whose parts are all there: whether it goes to the error output, the format, and values of 64 bits or strings in words."""
    to_errors, *rest = words
    data = struct.pack(f"<{len(rest)}Q", *rest)

    def string(at: int) -> tuple[str, int]:
        text = data[at:].split(b"\0", 1)[0]
        # It ends with a NUL, and its words are filled up.
        return text.decode("utf-8", "replace"), at + (len(text) // 8 + 1) * 8

    form, at = string(0)

    def value(is_string: bool) -> Any:
        nonlocal at
        if is_string:
            text, at = string(at)
            return text
        (number,) = struct.unpack_from("<q", data, at) if at + 8 <= len(data) else (0,)
        at += 8
        return number

    line = line_of(form, value)
    if to_errors & 1:
        print(line, end="", file=sys.stderr, flush=True)
    else:
        print_lines(g, [line])
