"""The functions that make pictures."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.assembly.document import asm
from gpuir.host import ir
from gpuir.intrinsics.wgmma import SharedTile
from gpuir.sim import Report
from gpuir.sim.timeline import Timeline
from gpuir.viz.catalogue import InstructionOperand, spread_of
from gpuir.viz.encodings import Encoded, EncodingLike, encoded, memory_of, spread_of_encoding
from gpuir.viz.memory import AccessLike, access_of, draw_access, draw_memory
from gpuir.viz.picture import Picture
from gpuir.viz.spread import Spread, draw

__all__ = ["fragment", "layout", "swizzle", "timeline"]

_NOTE = 120


def fragment(
    source: InstructionOperand,
    operand: str = "",
    *,
    rows: slice | None = None,
    columns: slice | None = None,
    lanes: int | None = None,
) -> Picture:
    """What each lane holds of an operand of a matrix instruction.

    ``source`` is a name of ``fragments()`` ("mma.sync.m16n8k16.f16", "rocdl.mfma.f32.32x32x8f16"), an ``#iree_gpu.mma_layout``
    or ``#gpuir_nv.mma_layout``, or a layout of ``gpuir.intrinsics.wgmma``; ``operand`` is A, B or C (Lhs, Rhs, Acc). ``rows`` and
    ``columns`` choose a part, by default the first 64 of each. ``lanes`` chooses waves of 64 for rocdl.wmma.

    Refused (ValueError): names and operands that are not known, with those that are.
    """
    title, spread = spread_of(source, operand, lanes=lanes)
    return draw(spread, title, f"{_said(spread)}; {_marks(spread)}", rows=rows, columns=columns).picture()


def layout(
    encoding: EncodingLike,
    shape: Sequence[int] | None = None,
    *,
    bits: int | None = None,
    rows: slice | None = None,
    columns: slice | None = None,
) -> Picture:
    """A tensor under an encoding of ttg or ttng: over threads and registers, in shared memory, or in tensor memory.

    ``encoding`` is the attribute, its text, or a tensor's or memory descriptor's type, which says the shape and the ``bits`` of
    an element too; without them an element in memory has 16 bits, in tensor memory 32. ``rows`` and ``columns`` choose a part of
    a tensor in registers.

    Refused (ValueError): other attributes, shapes that the encoding is not for, and encodings without a rule, with those
    that have one.
    """
    given = encoded(encoding, shape, bits)
    spelled = _spelled(given.encoding)
    spread = spread_of_encoding(given)
    if spread is None:
        title, memory = memory_of(given)
        return draw_memory(memory, title, spelled).picture()
    title = f"{given.kind}: {_said(spread)}"
    return draw(spread, title, spelled, rows=rows, columns=columns).picture()


def swizzle(
    memory: SharedTile | EncodingLike,
    access: AccessLike = "ldmatrix",
    *,
    shape: Sequence[int] | None = None,
    bits: int | None = None,
    width: int | None = None,
) -> Picture:
    """A buffer in shared memory with the bank conflicts of one access of a warp in colour, counted as the simulator does.

    ``memory`` is a tile of ``gpuir.intrinsics.wgmma``, a memory descriptor's type, or an encoding of shared memory with ``shape``
    and ``bits``. ``access`` is "row" (lanes take neighbours along the rows), "column" (each lane the beginning of its own row),
    "ldmatrix" (four matrices of 8 rows of 16 bytes), an encoding of a tensor (what the first warp moves of its first registers),
    or an array [lanes, dimensions] of elements. ``width`` is the bytes a lane takes.

    Refused (ValueError): accesses that are not known, outside of the tensor, or not aligned to their width.
    """
    given = memory if isinstance(memory, SharedTile) else encoded(memory, shape, bits)
    title, table = memory_of(given)
    cost = access_of(table, access, width)
    if isinstance(access, str) and "<" not in access:
        title += f": access by {access}"
    elif isinstance(access, (str, ir.Attribute, ir.Type)):
        title += f": access by {encoded(access, table.shape).kind}"
    note = _spelled(given.encoding) if isinstance(given, Encoded) else ""
    return draw_access(table, cost, title, note).picture()


def timeline(report: Report | Timeline, *, rows: int = 48) -> Picture:
    """When each warp of a simulated launch worked and waited: of a report of ``gpuir.sim``, or its timeline.

    Of a host program it is the kernel whose warps used the most issue slots; ``rows`` limits the warps.
    """
    if not isinstance(report, (Report, Timeline)):
        raise ValueError(f"expected a report of gpuir.sim.launch or run, or its timeline, got {type(report).__name__}")
    picture = report.picture(rows=rows)
    assert isinstance(picture, Picture)
    return picture


def _spelled(encoding: ir.Attribute) -> str:
    text: str = asm(encoding)
    return text if len(text) <= _NOTE else text[: _NOTE - 3] + "..."


def _marks(spread: Spread) -> str:
    return f"{spread.marks}: {'lane' if len(spread.elements) <= spread.lanes else 'thread'}, {spread.letter}: its {spread.index}"


def _said(spread: Spread) -> str:
    threads, held = spread.elements.shape
    if spread.thread == "lane" and spread.index == "column":
        return f"{'x'.join(map(str, spread.shape))} elements in {held} columns of {threads} lanes of tensor memory"
    warps = f" ({threads // spread.lanes} warps of {spread.lanes})" if threads > spread.lanes else ""
    what = "threads" if threads > spread.lanes else "lanes"
    return f"{'x'.join(map(str, spread.shape))} over {threads} {what}{warps}, {held} {'element' if held == 1 else 'elements'} each"
