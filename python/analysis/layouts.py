"""A table of the layouts in a module: how tensors spread over registers, lanes and warps, and buffers over memory."""

from __future__ import annotations

import dataclasses
import math
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from gpuir.analysis.memory import shared_bytes, tensor_memory_size, width_of
from gpuir.analysis.walk import find_ops
from gpuir.assembly.document import asm
from gpuir.host import AnyOp, ir

if TYPE_CHECKING:
    from gpuir.dialects.ttg import MemDescType

__all__ = ["Layout", "LayoutTable", "LayoutUse", "elements_per_thread", "layouts"]


@dataclasses.dataclass(frozen=True)
class LayoutUse:
    """A type that has the layout: `values` counts the op results and block arguments of that type.

    `elements` are those that one thread holds, replicated ones included, and `registers` the 32-bit registers they fill;
    None where the layout's rule is not known here. Of a buffer `size` is the bytes of its whole allocation.
    """

    type: ir.Type
    shape: tuple[int, ...]
    element_type: ir.Type
    values: int
    elements: int | None = None
    registers: int | None = None
    size: int | None = None


@dataclasses.dataclass(frozen=True)
class Layout:
    """One layout: `name` is its alias in the text, or its spelling, `kind` its attribute's name without the dialect.

    `tile` is the shape that the lanes and warps of a CTA cover at once, before the layout repeats over a tensor; None for
    buffers, operands of a dot, and layouts whose rule is not known here. `lanes`, `warps` and `ctas` are their numbers,
    None for buffers. `swizzle` says how a shared layout is swizzled, and is empty otherwise.
    """

    name: str
    kind: str
    encoding: ir.Attribute
    tile: tuple[int, ...] | None
    lanes: int | None
    warps: int | None
    ctas: int | None
    swizzle: str
    uses: tuple[LayoutUse, ...]

    @property
    def values(self) -> int:
        """Number of values with the layout."""
        return sum(use.values for use in self.uses)


class LayoutTable(Sequence[Layout]):
    """The layouts of a module, distributed ones first, each kind in the order of the text; `str` is a table to read."""

    def __init__(self, rows: Sequence[Layout]):
        self.rows = tuple(rows)

    @overload
    def __getitem__(self, index: int) -> Layout: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Layout]: ...
    def __getitem__(self, index: int | slice) -> Layout | Sequence[Layout]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Layout]:
        return iter(self.rows)

    def __str__(self) -> str:
        head = ("layout", "kind", "tile", "lanes", "warps", "CTAs", "type", "values", "elements", "registers", "bytes")
        table: list[tuple[str, ...]] = [head]
        for row in self.rows:
            first = (
                row.name,
                row.kind + (f" ({row.swizzle})" if row.swizzle else ""),
                "x".join(map(str, row.tile)) if row.tile else "",
                *(_text(n) for n in (row.lanes, row.warps, row.ctas)),
            )
            for index, use in enumerate(row.uses):
                what = "x".join([*map(str, use.shape), str(asm(use.element_type))])
                counts = (use.values, use.elements, use.registers, use.size)
                table.append((*(first if index == 0 else ("",) * len(first)), what, *map(_text, counts)))
        widths = [max(len(line[column]) for line in table) for column in range(len(head))]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in table)


def _text(number: int | None) -> str:
    return "" if number is None else f"{number:,}"


def elements_per_thread(tensor: ir.RankedTensorType) -> int | None:
    """Elements of a tensor type that each thread holds, replicated ones included; None where the rule is not known here.

    That is the size of the struct that Triton lowers the tensor to.
    """
    from gpuir.dialects.ttg import linear

    if tensor.encoding is None:
        return None
    try:
        return linear.linear(tensor.shape, tensor.encoding).size(linear.REGISTER)
    except ValueError:
        return None


def layouts(root: ir.Module | AnyOp) -> LayoutTable:
    """Every layout that a value under `root` has."""
    from gpuir.dialects.tt import layout_inference
    from gpuir.dialects.ttg import MemDescType

    counts: dict[ir.Type, int] = {}
    for value_type in _types(root):
        counts[value_type] = counts.get(value_type, 0) + 1
    by_encoding: dict[ir.Attribute, list[LayoutUse]] = {}
    for value_type, number in counts.items():
        if not isinstance(value_type, (MemDescType, ir.RankedTensorType)):
            continue
        encoding = value_type.encoding
        if encoding is None:
            continue
        if isinstance(value_type, MemDescType):
            use = LayoutUse(
                value_type, tuple(value_type.shape), value_type.element_type, number, size=_bytes(value_type)
            )
        else:
            elements = elements_per_thread(value_type)
            use = LayoutUse(
                value_type,
                tuple(value_type.shape),
                value_type.element_type,
                number,
                elements,
                _registers(elements, value_type.element_type),
            )
        by_encoding.setdefault(encoding, []).append(use)
    names = _aliases(root)
    rows = []
    for encoding, uses in by_encoding.items():
        distributed = layout_inference.thread_counts(encoding)
        lanes, warps, ctas = distributed[1:] if distributed else (None, None, None)
        spec = getattr(encoding, "spec", None)
        kind = spec.full_name.partition(".")[2] if spec is not None else type(encoding).__name__
        name = _short(asm(encoding), names)
        rows.append(Layout(name, kind, encoding, _tile(encoding), lanes, warps, ctas, _swizzle(encoding), tuple(uses)))
    return LayoutTable([row for row in rows if row.lanes] + [row for row in rows if not row.lanes])


def _types(root: ir.Module | AnyOp) -> Iterator[ir.Type]:
    """The type of every op result and block argument."""
    for op in find_ops(root):
        operation = op.operation
        for result in operation.results:
            yield result.type
        for region in operation.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    yield argument.type


def _aliases(root: ir.Module | AnyOp) -> dict[str, str]:
    """Names that the text of the module has for layouts, by their spelling without names."""
    definitions = dict(re.findall(r"^(#\w+) = (#.*)$", asm(root.operation), re.M))
    return {text: name for name, text in definitions.items()}


def _short(text: str, names: dict[str, str]) -> str:
    """The spelling with the names that the module's text has for it and what is in it."""
    for spelling, name in names.items():
        text = text.replace(spelling, name)
    return text


def _registers(elements: int | None, element: ir.Type) -> int | None:
    from gpuir.dialects.tt import PtrType

    if elements is None:
        return None
    bits = 64 if isinstance(element, PtrType) else width_of(element)
    # A thread's values of less than 8 bits fill a byte each.
    return math.ceil(elements * max(8, bits) / 32)


def _bytes(memdesc: MemDescType) -> int:
    from gpuir.dialects.ttg import SharedMemorySpaceAttr

    if isinstance(memdesc.memory_space, SharedMemorySpaceAttr):
        return shared_bytes(memdesc)
    columns, rows = tensor_memory_size(memdesc)
    return columns * rows * 4


#: Rows and columns of WMMA instructions that say nothing else.
_WMMA = (16, 16)


def _tile(encoding: ir.Attribute) -> tuple[int, ...] | None:
    from gpuir.dialects import ttg

    if isinstance(encoding, ttg.SliceEncodingAttr):
        parent = _tile(encoding.parent)
        return None if parent is None else parent[: encoding.dim] + parent[encoding.dim + 1 :]
    if isinstance(encoding, ttg.BlockedEncodingAttr):
        parts = (encoding.size_per_thread, encoding.threads_per_warp, encoding.warps_per_cta)
        return tuple(math.prod(sizes) for sizes in zip(*parts))
    if isinstance(encoding, ttg.NvidiaMmaEncodingAttr):
        # The instruction's K, where it is there, is none of the result's.
        return tuple(a * b for a, b in zip(encoding.instr_shape, encoding.warps_per_cta))
    if isinstance(encoding, (ttg.AMDMfmaEncodingAttr, ttg.AMDWmmaEncodingAttr)):
        if getattr(encoding, "cta_layout", None) is not None:
            return None
        rank = len(encoding.warps_per_cta)
        instruction = [1] * (rank - 2) + list(encoding.instr_shape or _WMMA)[:2]
        parts = (instruction, encoding.tiles_per_warp or [1] * rank, encoding.warps_per_cta)
        return tuple(math.prod(sizes) for sizes in zip(*parts))
    if isinstance(encoding, (ttg.LinearEncodingAttr, ttg.GenericLinearEncodingAttr)):
        bases = [*encoding.register, *encoding.lane, *encoding.warp]
        return tuple(1 << max(b[d].bit_length() for b in bases) for d in range(len(bases[0]))) if bases else None
    return None


def _swizzle(encoding: ir.Attribute) -> str:
    from gpuir.dialects import ttg

    if isinstance(encoding, (ttg.SwizzledSharedEncodingAttr, ttg.AMDRotatingSharedEncodingAttr)):
        if encoding.max_phase == 1:
            return "none"
        return f"vec {encoding.vec}, {encoding.per_phase} a phase, {encoding.max_phase} phases"
    if isinstance(encoding, ttg.NVMMASharedEncodingAttr):
        width = encoding.swizzling_byte_width
        return (f"{width} bytes" if width else "none") + (", transposed" if encoding.transposed else "")
    if isinstance(encoding, ttg.PaddedSharedEncodingAttr):
        gaps = zip(encoding.intervals, encoding.paddings)
        return ", ".join(f"{padding} left out after {interval}" for interval, padding in gaps)
    return ""
