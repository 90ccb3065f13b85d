"""In the worker: nvvm's ops whose intrinsics are others in the LLVM that generates code than in the host's, as inline assembly."""

from __future__ import annotations

from typing import Any

from gpuir.compile.elements import create
from gpuir.compile.kernels import Payload, walk
from gpuir.compile.targets import Target
from gpuir.host import ir

__all__ = ["as_assembly"]

_LOAD, _STORE = "nvvm.tcgen05.ld", "nvvm.tcgen05.st"
_ARRIVE, _WAIT = "nvvm.mbarrier.arrive", "nvvm.mbarrier.try_wait.parity"
#: The first chip whose arrivals have scopes and counts, and whose waits suspend a thread: LLVM's intrinsics of both are its.
_FIRST_WITH_SCOPES = 90
_SHARED = 3
_REDUCE = "nvvm.cp.async.bulk.tensor.reduce"
#: Words of PTX by the host's words for how a store addresses global memory.
_MODES = {"tile": "tile", "im2col": "im2col_no_offs"}


def as_assembly(payload: Payload, names: set[str], target: Target) -> None:
    """Rewrites the ops; adds the names of the new ones to ``names``."""
    if target.number < _FIRST_WITH_SCOPES:
        for name, rewrite in ((_ARRIVE, _arrive), (_WAIT, _wait)):
            for op in walk(payload, name) if name in names else ():
                rewrite(op)
                names |= {"llvm.inline_asm", "llvm.ptrtoint"}
    elif _WAIT in names:
        for op in walk(payload, _WAIT):
            if _is_zero(op.operands[2]):
                _wait(op, "try_wait")
                names |= {"llvm.inline_asm", "llvm.ptrtoint"}
    if _REDUCE in names:
        for op in walk(payload, _REDUCE):
            _reduce(op)
        names |= {"llvm.inline_asm", "llvm.ptrtoint"}
    for name in sorted({_LOAD, _STORE} & names):
        for op in walk(payload, name):
            if _registers(op) == 1:
                _one_register(op)
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


def _is_shared(address: ir.Value) -> bool:
    return str(address.type) == f"!llvm.ptr<{_SHARED}>"


def _assembly(text: str, constraints: str, operands: list[ir.Value], results: list[ir.Type]) -> ir.Operation:
    return ir.Operation.create(
        "llvm.inline_asm", results, operands,
        {
            "asm_string": ir.StringAttr.get(text),
            "constraints": ir.StringAttr.get(f"{constraints},~{{memory}}"),
            "has_side_effects": ir.UnitAttr.get(),
        },
    )  # fmt: skip


def _arrive(op: ir.Operation) -> None:
    """PTX ISA, "mbarrier.arrive": of one thread, in its block. One with a count is left, and is an error of the chip's."""
    address, *counts = op.operands
    if counts or not _is_shared(address):
        return
    long = ir.IntegerType.get_signless(64)
    with op.location, ir.InsertionPoint(op):
        made = _assembly(
            "mbarrier.arrive.shared.b64 $0, [$1];", "=l,l", [create("llvm.ptrtoint", long, [address])], [long]
        )
    if len(op.results):
        op.results[0].replace_all_uses_with(made.result)
    op.erase()


def _is_zero(value: ir.Value) -> bool:
    """Whether a value is the constant 0: ticks that a wait suspends a thread for, by which none are told. The thread would sleep."""
    owner: Any = value.owner
    return (
        getattr(owner, "name", "") in ("arith.constant", "llvm.mlir.constant")
        and ir.IntegerAttr(owner.attributes["value"]).value == 0
    )


def _wait(op: ir.Operation, instruction: str = "test_wait") -> None:
    """PTX ISA, "mbarrier.test_wait" and "mbarrier.try_wait", until the phase is over."""
    address, phase = list(op.operands)[:2]
    if not _is_shared(address):
        return
    text = (
        f"{{ .reg .pred done; again${{:uid}}: mbarrier.{instruction}.parity.shared.b64 done, [$0], $1; "
        "@!done bra.uni again${:uid}; }"
    )
    with op.location, ir.InsertionPoint(op):
        _assembly(text, "r,r", [create("llvm.ptrtoint", ir.IntegerType.get_signless(32), [address]), phase], [])
    op.erase()


def _registers(op: ir.Operation) -> int:
    """Registers that a load or store of tensor memory moves: of one, the host makes a vector and LLVM a number."""
    kind = op.operands[1].type if op.name == _STORE else op.results[0].type
    return ir.VectorType(kind).shape[0] if isinstance(kind, ir.VectorType) else 0


def _one_register(op: ir.Operation) -> None:
    """PTX ISA, "tcgen05.ld" and "tcgen05.st"."""
    word, one = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    loads = op.name == _LOAD
    offsets = list(op.operands)[1 if loads else 2 :]
    with op.location, ir.InsertionPoint(op):
        zero = create("llvm.mlir.constant", one, [], value=ir.IntegerAttr.get(one, 0))
        address = create("llvm.ptrtoint", word, [op.operands[0]])
        narrow = "pack" if loads else "unpack"
        words = [
            "tcgen05", "ld" if loads else "st", "sync.aligned", _word(op.attributes["shape"]).removeprefix("shape_"), "x1",
            *([f"{narrow}::16b"] if narrow in op.attributes else []), "b32",
        ]  # fmt: skip
        half = f", {_constant(offsets[0])}" if offsets else ""
        attributes: dict[str, ir.Attribute] = {"has_side_effects": ir.UnitAttr.get()}
        if loads:
            text, constraints, given, results = f"{{$0}}, [$1]{half}", "=r,r,~{memory}", [address], [word]
        else:
            value = create("llvm.extractelement", word, [op.operands[1], zero])
            text, constraints, given, results = f"[$0]{half}, {{$1}}", "r,r,~{memory}", [address, value], []
        attributes |= {
            "asm_string": ir.StringAttr.get(f"{'.'.join(words)} {text};"),
            "constraints": ir.StringAttr.get(constraints),
        }
        made = ir.Operation.create("llvm.inline_asm", results, given, attributes)
        if loads:
            kind = op.results[0].type
            whole = create("llvm.mlir.undef", kind, [])
            op.results[0].replace_all_uses_with(create("llvm.insertelement", kind, [whole, made.result, zero]))
    op.erase()


def _constant(value: ir.Value) -> int:
    owner = value.owner
    assert not isinstance(owner, ir.Block)
    return ir.IntegerAttr(owner.attributes["value"]).value
