"""In the worker: nvvm's ops whose intrinsics are others in the LLVM that generates code than in the host's, as inline assembly."""

from __future__ import annotations

from gpuir.compile.elements import create
from gpuir.compile.kernels import Payload, walk
from gpuir.host import ir

__all__ = ["as_assembly"]

_REDUCE = "nvvm.cp.async.bulk.tensor.reduce"
#: Words of PTX by the host's words for how a store addresses global memory.
_MODES = {"tile": "tile", "im2col": "im2col_no_offs"}


def as_assembly(payload: Payload, names: set[str]) -> None:
    """Rewrites the ops; adds the names of the new ones to ``names``."""
    if _REDUCE in names:
        for op in walk(payload, _REDUCE):
            _reduce(op)
        names |= {"llvm.inline_asm", "llvm.ptrtoint"}


def _word(attribute: ir.Attribute) -> str:
    """The word of an enum attribute such as ``#nvvm.tma_redux_kind<add>``."""
    return str(attribute).rpartition("<")[2].rstrip(">").split()[-1]


def _reduce(op: ir.Operation) -> None:
    """PTX ISA, "cp.reduce.async.bulk.tensor"."""
    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    map_, source, *rest = op.operands
    coordinates, hints = rest[: segments[2]], rest[segments[2] :]
    places = [f"${number}" for number in range(len(op.operands))]
    words = [
        "cp.reduce.async.bulk.tensor", f"{len(coordinates)}d", "global.shared::cta", _word(op.attributes["redKind"]),
        _MODES[_word(op.attributes["mode"])] if "mode" in op.attributes else "tile", "bulk_group",
        *(["L2::cache_hint"] if hints else []),
    ]  # fmt: skip
    at = ", ".join(places[2 : 2 + len(coordinates)])
    operands = [f"[{places[0]}, {{{at}}}]", f"[{places[1]}]", *places[2 + len(coordinates) :]]
    with op.location, ir.InsertionPoint(op):
        long = ir.IntegerType.get_signless(64)
        addresses = [create("llvm.ptrtoint", long, [each]) for each in (map_, source)]
        constraints = ["l", "l", *("r" for _ in coordinates), *("l" for _ in hints), "~{memory}"]
        ir.Operation.create(
            "llvm.inline_asm", [], [*addresses, *coordinates, *hints],
            {
                "asm_string": ir.StringAttr.get(f"{'.'.join(words)} {', '.join(operands)};"),
                "constraints": ir.StringAttr.get(",".join(constraints)),
                "has_side_effects": ir.UnitAttr.get(),
            },
        )  # fmt: skip
    op.erase()
