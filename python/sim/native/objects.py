"""Object files as the host's compiler writes them, loaded into this process: code whose addresses are all 64 bits wide.

The host compiles for a process of any size (the large code model), so that an object for x86-64 has one kind of relocation alone, the
address of a symbol. Everything else, another machine's objects among it, is refused, and compiled each time.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from typing import NamedTuple

__all__ = ["SYMBOL", "LoadedObject", "Unsuitable"]

#: The function that is called, as the host's engine names it.
SYMBOL = "_mlir__mlir_ciface_kernel"

#: ELF, 64 bits, little-endian; a relocatable file; x86-64.
_BEGIN, _RELOCATABLE, _MACHINE = b"\x7fELF\x02\x01\x01", 1, 62
_SYMBOLS, _RELOCATIONS, _ZEROS = 2, 4, 8
#: Flags of sections: written by the code, there while it runs.
_WRITTEN, _THERE = 1, 2
#: The relocation: 8 bytes get the address of a symbol, and a number added.
_ADDRESS = 1
_UNDEFINED = 0
_READ, _RUN = 1, 4


class Unsuitable(Exception):
    """What the object has beyond that, or what this process lacks; it tells."""


class _Section(NamedTuple):
    name: int
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    entry: int


class LoadedObject:
    """The code of an object file in memory of its own, which nobody can write any more; ``symbol`` has its addresses."""

    def __init__(self, data: bytes):
        try:
            self._load(data)
        except (struct.error, IndexError, ValueError, OverflowError) as error:
            raise Unsuitable(f"it is damaged ({error})") from None

    def symbol(self, name: str) -> int:
        """The address of a function in it."""
        if name not in self._symbols:
            raise Unsuitable(f"it has no '{name}'")
        return self._symbols[name]

    def _load(self, data: bytes) -> None:
        kind, machine = struct.unpack_from("<HH", data, 16)
        if data[:7] != _BEGIN or (kind, machine) != (_RELOCATABLE, _MACHINE):
            raise Unsuitable("it is no object for x86-64")
        (table,), (size, count) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<HH", data, 58)
        sections = [
            _Section(*struct.unpack_from("<IIQQQQIIQQ", data, table + number * size)) for number in range(count)
        ]
        places, end = {}, 0
        for number, each in enumerate(sections):
            if not each.flags & _THERE:
                continue
            if each.flags & _WRITTEN or each.type == _ZEROS or each.offset + each.size > len(data):
                raise Unsuitable("it has variables")
            end = -(-end // max(each.alignment, 1)) * max(each.alignment, 1)
            places[number], end = end, end + each.size
        self._memory = mmap.mmap(-1, end, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        begin = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        for number, place in places.items():
            each = sections[number]
            self._memory[place : place + each.size] = data[each.offset : each.offset + each.size]
        for each in sections:
            if each.type == _RELOCATIONS and each.info in places:
                self._relocate(data, sections, each, {number: begin + place for number, place in places.items()}, begin)
        tables = [each for each in sections if each.type == _SYMBOLS]
        self._symbols = {
            name: begin + places[section] + value
            for each in tables
            for name, section, value in _symbols(data, sections, each)
            if section in places
        }
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.mprotect(ctypes.c_void_p(begin), ctypes.c_size_t(end), _READ | _RUN):
            raise Unsuitable("the system runs no code that was loaded so")

    def _relocate(
        self, data: bytes, sections: list[_Section], table: _Section, addresses: dict[int, int], begin: int
    ) -> None:
        symbols = _symbols(data, sections, sections[table.link])
        for at in range(table.offset, table.offset + table.size, 24):
            offset, info, addend = struct.unpack_from("<QQq", data, at)
            if info & 0xFFFFFFFF != _ADDRESS:
                raise Unsuitable("it has relative addresses")
            name, section, value = symbols[info >> 32]
            address = addresses[section] + value if section in addresses else _of_process(name, section)
            place = addresses[table.info] - begin + offset
            struct.pack_into("<Q", self._memory, place, address + addend)


def _symbols(data: bytes, sections: list[_Section], table: _Section) -> list[tuple[str, int, int]]:
    """Name, section and value of each symbol."""
    names, found = sections[table.link], []
    for at in range(table.offset, table.offset + table.size, 24):
        name, _, _, section, value, _ = struct.unpack_from("<IBBHQQ", data, at)
        start = names.offset + name
        found.append((data[start : data.index(b"\0", start)].decode("ascii", "replace"), section, value))
    return found


def _of_process(name: str, section: int) -> int:
    if section != _UNDEFINED or not name:
        raise Unsuitable(f"it has a symbol in section {section}")
    try:
        function = getattr(ctypes.CDLL(None), name)
    except AttributeError:
        raise Unsuitable(f"this process has no '{name}'") from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0
