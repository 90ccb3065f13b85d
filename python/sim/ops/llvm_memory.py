"""llvm: pointers, loads, stores, atomics, globals and the stack."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access, Sync, fault
from gpuir.sim.attributes import integer, integers, operand, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.llvm_types import Layout, layout_of, stride_of
from gpuir.sim.memory import GENERIC, PRIVATE_WINDOW, SHARED_WINDOW
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.rules import Effect, is_strong, rule, strong_effects
from gpuir.sim.structure import plain
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import signed, unsigned
from gpuir.sim.values import spread

#: The windows that a generic pointer to a space lies in.
_ADDRESS_SPACE = re.compile(r"!llvm\.ptr<(\d+)>")
_WINDOWS = {3: SHARED_WINDOW, 5: PRIVATE_WINDOW}


def address_space(type: ir.Type) -> int:
    """The number of a pointer type's address space, or of a vector's of such."""
    found = _ADDRESS_SPACE.search(str(type))
    return int(found[1]) if found else 0


def _space(type: ir.Type) -> str:
    return space_of_address_space(address_space(type))


def behind(addresses: Lanes, extra: Lanes) -> Any:
    """Addresses of elements: the thread axis of ``addresses`` and the axes of ``extra``."""
    return np.asarray(addresses).reshape(-1, 1) + extra


@rule("llvm.getelementptr")
def _gep(k: Compiler, op: Op) -> Code:
    layout = layout_of(ir.TypeAttr(op.attributes["elem_type"]).value)
    dynamic = iter(range(1, len(op.operands)))
    constant, terms, current = 0, [], layout
    # A vector of pointers: an operand that is none goes for all of its elements.
    wide = isinstance(op.results[0].type, ir.VectorType)

    def spelled(number: int) -> str:
        spread_out = wide and not isinstance(op.operands[number].type, ir.VectorType)
        return f"np.asarray({{{number}}}).reshape(-1, 1)" if spread_out else f"{{{number}}}"

    for depth, index in enumerate(integers(op, "rawConstantIndices")):
        if depth:
            if current.element is not None:
                inner = current.element
                unit, array = stride_of(inner), True
            elif current.parts:
                array = len(set(current.parts)) == 1 and index == _DYNAMIC
                unit, inner = stride_of(current.parts[0]), current.parts[0 if array else index]
            elif current.count is not None:
                inner = Layout(current.size // current.count, 1, current.dtype)
                unit, array = inner.size, True
            else:
                raise k.refuse(op, "an index goes into a type that has no parts")
        else:
            unit, inner, array = stride_of(current), current, True
        if index == _DYNAMIC:
            terms.append(f"{spelled(next(dynamic))}.astype(np.int64) * {unit}")
        elif depth and current.parts and current.element is None:
            constant += current.offsets[index]
        else:
            constant += index * unit
        current = inner
    return " + ".join([spelled(0), *terms, *([str(constant)] if constant else [])]).join("()")


_DYNAMIC = -(1 << 31)


@rule("llvm.addrspacecast")
def _addrspacecast(k: Compiler, op: Op) -> Code:
    source, target = address_space(op.operands[0].type), address_space(op.results[0].type)
    if source == target or {source, target} <= {0, 1, 4}:
        return "{0}"
    if target == 0 and source in _WINDOWS:
        return f"({{0}} + {_WINDOWS[source]})"
    if source == 0 and target in _WINDOWS:
        return f"({{0}} - {_WINDOWS[target]})"
    # Pointers into the cluster's shared memory are places in the machine's memory; generic ones may be such too.
    if (source, target) == (3, 7):
        return "({0} + g.shared)"
    if (source, target) == (7, 3):
        return "({0} - g.shared)"
    if (source, target) == (7, 0):
        return "{0}"
    if (source, target) == (0, 7):
        code = k.bind(k.access(op, np.uint8, GENERIC).physical, "f")
        return f"{code}(g, {{0}})"
    raise k.refuse(op, f"no cast from address space {source} to {target} is simulated")


# Loads and stores


def _accesses(k: Compiler, op: Op, layout: Layout, space: str) -> list[tuple[int, Access, Any]]:
    """Offset, access and element offsets of each scalar or vector of the type."""
    given = integer(op, "alignment") if "alignment" in op.attributes else None
    guess = _is_guess(op)
    strong = guess or is_strong(op)
    site = k.site(op)
    accesses = []
    for offset, leaf in layout.leaves():
        assert leaf.dtype is not None
        align = leaf.align if given is None else min(max(given, 1), leaf.align)
        if offset:
            align = min(align, offset & -offset)
        item = leaf.size if leaf.count is None else leaf.size // leaf.count
        dtype = leaf.dtype if leaf.dtype.itemsize == item else np.dtype(np.int32)  # pointers of 32 bits
        access = Access(site, dtype, space, align if leaf.count is not None else min(align, item))
        access.strong = strong
        access.sync = sync_of(op, "ordering") if "ordering" in op.attributes and not guess else Sync.WIDE
        accesses.append((offset, access, None if leaf.count is None else np.arange(leaf.count) * np.int64(item)))
    return accesses


def _is_guess(op: Op) -> bool:
    """Whether the op loads what a loop of compare and exchange begins with: that sees whether it still stands there.

    Upstream makes such loads plain ones when it lowers memref.generic_atomic_rmw.
    """
    if op.name != "llvm.load":
        return False
    left: list[ir.Value] = list(op.results)
    seen: list[ir.Value] = []
    while left:
        value = plain(left.pop())
        seen.append(value)
        for use in value.uses:
            owner = use.owner.operation
            if (
                owner.name == "llvm.cmpxchg"
                and plain(owner.operands[0]) == plain(op.operands[0])
                and use.operand_number == 1
            ):
                return True
            if owner.name == "llvm.br":
                argument = plain(owner.successors[0].arguments[use.operand_number])
                if argument not in seen:
                    left.append(argument)
    return False


def _rebuild(layout: Layout, values: Iterator[Lanes]) -> Any:
    """The value of a type from those of its leaves, in their order."""
    if layout.dtype is not None:
        return next(values)
    return tuple(_rebuild(part, values) for part in layout.parts)


def _flatten(value: Data) -> list[Lanes]:
    if isinstance(value, tuple):
        return [leaf for part in value for leaf in _flatten(part)]
    return [value]


def _read(g: Group, m: Mask, access: Access, leaf: Layout, address: Lanes, elements: Lanes) -> Data:
    loaded = access.read(g, m, address if elements is None else behind(address, elements))
    return loaded if loaded.dtype == leaf.dtype else loaded.astype(leaf.dtype)


def _octets(type: ir.Type) -> ir.Type | None:
    """What memory holds of a vector of bits: LLVM packs them; None of other types."""
    if not isinstance(type, ir.VectorType) or str(type.element_type) != "i1" or type.shape[0] % 8:
        return None
    return ir.Type.parse(f"vector<{type.shape[0] // 8}xi8>", type.context)


def _bits(octets: Lanes) -> Lanes:
    """The bits of bytes, the lowest first."""
    return np.unpackbits(octets.view(np.uint8), axis=-1, bitorder="little").view(bool)


@rule("llvm.load", kind="group", polls=is_strong, effects=strong_effects)
def _load(k: Compiler, op: Op) -> Code:
    octets = _octets(op.results[0].type)
    layout = layout_of(octets or op.results[0].type)
    parts = _accesses(k, op, layout, _space(op.operands[0].type))
    leaves = [leaf for _, leaf in layout.leaves()]
    if layout.dtype is not None:
        access, elements = parts[0][1], parts[0][2]
        if octets is not None:
            return lambda g, m, address: _bits(_read(g, m, access, layout, address, elements))
        return lambda g, m, address: _read(g, m, access, layout, address, elements)
    return lambda g, m, address: _rebuild(
        layout,
        iter([_read(g, m, access, leaf, address + offset, e) for (offset, access, e), leaf in zip(parts, leaves)]),
    )


@rule("llvm.store", kind="group", effects=strong_effects)
def _store(k: Compiler, op: Op) -> Code:
    octets = _octets(operand(op, "value").type)
    parts = _accesses(k, op, layout_of(octets or operand(op, "value").type), _space(operand(op, "addr").type))

    def store(g: Group, m: Mask, value: Lanes, address: Lanes) -> None:
        if octets is not None:
            value = np.packbits(value, axis=-1, bitorder="little").view(np.int8)
        for (offset, access, elements), leaf in zip(parts, _flatten(value)):
            start = address + offset if offset else address
            start = start if elements is None else behind(start, elements)
            access.write(g, m, start, leaf if leaf.dtype == access.dtype else leaf.astype(access.dtype))

    return store


# Atomics

#: By the number of an atomic ordering: unordered and monotonic order nothing, release only what is before it, and so on.
_ORDERINGS = {4: Sync.ACQUIRE, 5: Sync.RELEASE, 6: Sync.ACQUIRE | Sync.RELEASE, 7: Sync.ACQUIRE | Sync.RELEASE}
#: Scopes that are within a block, by the names that NVPTX and AMDGPU give them (AMDGPU's may go on with -one-as).
_WITHIN_BLOCK = ("block", "workgroup", "warp", "wavefront", "singlethread")


def sync_of(op: Op, name: str) -> int:
    """What the op orders by the ordering in its attribute ``name`` and its scope."""
    scope = string(op, "syncscope")
    wide = 0 if scope.removesuffix("-one-as") in _WITHIN_BLOCK else Sync.WIDE
    return _ORDERINGS.get(integer(op, name), 0) | wide


@rule("llvm.fence", kind="group", effects=strong_effects)
def _fence(k: Compiler, op: Op) -> Code:
    return fence(k, op, sync_of(op, "ordering"))


def fence(k: Compiler, op: Op, sync: int) -> Any:
    """The code of a fence, which orders ``sync``."""
    k.site(op)

    def run(g: Group, m: Mask, *operands: Lanes) -> None:
        if g.batch.checks is not None:
            g.batch.checks.fence(g, m, sync)

    return run


def _maximum(kind: Callable[..., Any], view: bool) -> Callable[..., Any]:
    if view:
        return lambda a, b: signed(kind(unsigned(a), unsigned(b)))
    return kind


#: Kinds of atomicrmw by their numbers in the llvm dialect.
_OPERATIONS: dict[int, tuple[str, Callable[..., Any]]] = {
    0: ("xchg", lambda old, new: new),
    1: ("add", lambda a, b: a + b),
    2: ("sub", lambda a, b: a - b),
    3: ("and", lambda a, b: a & b),
    4: ("nand", lambda a, b: ~(a & b)),
    5: ("or", lambda a, b: a | b),
    6: ("xor", lambda a, b: a ^ b),
    7: ("max", _maximum(np.maximum, False)),
    8: ("min", _maximum(np.minimum, False)),
    9: ("umax", _maximum(np.maximum, True)),
    10: ("umin", _maximum(np.minimum, True)),
    11: ("fadd", lambda a, b: a + b),
    12: ("fsub", lambda a, b: a - b),
    13: ("fmax", np.fmax),
    14: ("fmin", np.fmin),
    15: ("uinc_wrap", lambda a, b: np.where(unsigned(a) >= unsigned(b), a.dtype.type(0), a + a.dtype.type(1))),
    16: (
        "udec_wrap",
        lambda a, b: np.where((a == 0) | (unsigned(a) > unsigned(b)), b, a - a.dtype.type(1)),
    ),
    17: ("usub_cond", lambda a, b: np.where(unsigned(a) >= unsigned(b), a - b, a)),
    18: ("usub_sat", lambda a, b: np.where(unsigned(a) >= unsigned(b), a - b, a.dtype.type(0))),
    19: ("fmaximum", np.maximum),
    20: ("fminimum", np.minimum),
}


@rule("llvm.atomicrmw", kind="group", polls=True, effects=Effect.ORDERS)
def _atomicrmw(k: Compiler, op: Op) -> Code:
    number = integer(op, "bin_op")
    if number not in _OPERATIONS:
        raise k.refuse(op, f"no atomic operation of number {number} is simulated")
    layout = layout_of(operand(op, "val").type)
    if layout.dtype is None:
        raise k.refuse(op, f"atomics on {operand(op, 'val').type} are not simulated")
    operate = _OPERATIONS[number][1]
    access = k.access(op, layout.dtype, _space(op.operands[0].type))
    access.sync = sync_of(op, "ordering")
    count = layout.count
    if count is not None:
        # Each element is replaced by itself (PTX ISA, "atom").
        size = layout.dtype.itemsize

        def each(g: Group, m: Mask, address: Lanes, value: Lanes) -> Data:
            parts = [access.update(g, m, address + i * size, operate, (value[..., i],)) for i in range(count)]
            return np.stack(parts, -1)

        return each
    return lambda g, m, address, value: access.update(g, m, address, operate, (value,))


@rule("llvm.cmpxchg", kind="group", polls=True, effects=Effect.ORDERS)
def _cmpxchg(k: Compiler, op: Op) -> Code:
    layout = layout_of(operand(op, "val").type)
    assert layout.dtype is not None
    access = k.access(op, layout.dtype, _space(op.operands[0].type))
    access.sync = sync_of(op, "success_ordering")

    def exchange(g: Group, m: Mask, address: Lanes, compare: Lanes, new: Lanes) -> Data:
        old = access.update(g, m, address, lambda now, want, put: np.where(now == want, put, now), (compare, new))
        return old, old == compare

    return exchange


# The stack


@rule("llvm.alloca", kind="group")
def _alloca(k: Compiler, op: Op) -> Code:
    layout = layout_of(ir.TypeAttr(op.attributes["elem_type"]).value)
    unit = stride_of(layout)
    align = max(integer(op, "alignment", layout.align), 16)
    window = PRIVATE_WINDOW if address_space(op.results[0].type) == 0 else 0
    site = k.site(op)

    def alloca(g: Group, m: Mask, count: Lanes) -> Data:
        need = unit * int(np.max(count))
        offset = -(-g.top // align) * align
        g.top = offset + need
        if g.top > g.batch.private_stride:
            raise fault("out-of-bounds", f"private memory of {g.batch.private_stride} bytes is full", site, g, [0])
        if g.batch.checks is not None:
            g.batch.checks.fresh_private(g, m, offset, need)
        return np.int64(offset + window)

    return alloca


@rule("llvm.intr.stacksave", kind="group")
def _stacksave(k: Compiler, op: Op) -> Code:
    return lambda g, m: np.int64(g.top)


@rule("llvm.intr.stackrestore", kind="group")
def _stackrestore(k: Compiler, op: Op) -> Code:
    def restore(g: Group, m: Mask, top: Lanes) -> None:
        g.top = int(np.max(top))

    return restore


# Block operations


@rule("llvm.intr.memcpy", "llvm.intr.memmove", "llvm.intr.memcpy.inline", kind="group")
def _memcpy(k: Compiler, op: Op) -> Code:
    site: Site = k.site(op)
    source = Access(site, np.uint8, _space(operand(op, "src").type))
    target = Access(site, np.uint8, _space(op.operands[0].type))
    fixed = integer(op, "len") if "len" in op.attributes else None

    def copy(g: Group, m: Mask, to: Lanes, start: Lanes, length: Lanes = None) -> None:
        count = fixed if length is None else _one_length(g, m, length, site)
        if count:
            each = np.arange(count, dtype=np.int64)
            target.write(g, m, behind(to, each), source.read(g, m, behind(start, each)))

    return copy


@rule("llvm.intr.memset", "llvm.intr.memset.inline", kind="group")
def _memset(k: Compiler, op: Op) -> Code:
    site: Site = k.site(op)
    target = Access(site, np.uint8, _space(op.operands[0].type))
    fixed = integer(op, "len") if "len" in op.attributes else None

    def fill(g: Group, m: Mask, to: Lanes, value: Lanes, length: Lanes = None) -> None:
        count = fixed if length is None else _one_length(g, m, length, site)
        if count:
            data = value.view(np.uint8) if np.ndim(value) == 0 else spread(value, g.size).view(np.uint8)[:, None]
            target.write(g, m, behind(to, np.arange(count, dtype=np.int64)), data)

    return fill


def _one_length(g: Group, m: Mask, length: Lanes, site: Site) -> int:
    """The number of bytes, which all active lanes agree on."""
    if np.ndim(length) == 0:
        return int(length)
    active = length if m is None else length[m]
    if (active != active[0]).any():
        raise fault("undefined", "lanes copy different numbers of bytes, which is not simulated", site, g, [0])
    return int(active[0])
