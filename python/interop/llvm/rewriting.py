"""Intrinsics and inline PTX of imported LLVM IR as ops that the simulator runs."""

from __future__ import annotations

import re
from collections.abc import Callable

from gpuir.dialects import llvm, nvvm, scf
from gpuir.host import ir

__all__ = ["rewrite"]

#: Predicated or not: a load of one register, behind moves of what it gives where it does not happen.
_LOAD = re.compile(
    r"(?:mov\.u(?:16|32|64) \$0, (?P<other>0x0|\$\d+);)?(?:@\$(?P<predicate>\d+) )?ld\.(?P<space>global|shared)\.b(?P<bits>16|32|64) "
    r"(?:\{ \$0 \}|\$0), \[ \$(?P<address>\d+) \+ (?P<offset>\d+) \];"
)
_STORE = re.compile(
    r"(?:@\$(?P<predicate>\d+) )?st\.(?P<space>global|shared)\.b(?P<bits>16|32|64) "
    r"\[ \$(?P<address>\d+) \+ (?P<offset>\d+) \], (?:\{ \$(?P<braced>\d+) \}|\$(?P<value>\d+));"
)


def rewrite(module: ir.Module) -> None:
    """Replaces what has an op; what has none stays as it is."""
    ops: list[ir.Operation] = []

    def collect(op: ir.Operation) -> ir.WalkResult:
        if op.name in ("llvm.call_intrinsic", "llvm.inline_asm"):
            ops.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(collect)
    for op in ops:
        with ir.InsertionPoint(op), op.location:
            replaced = _assembly(op) if op.name == "llvm.inline_asm" else _intrinsic(op)
        if replaced is None:
            continue
        for old, new in zip(op.results, replaced):
            old.replace_all_uses_with(new)
        op.erase()


def _shuffle(op: ir.Operation, kind: str) -> list[ir.Value]:
    mask, value, offset, clamp = op.operands
    return [nvvm.shfl_sync(mask, value, offset, clamp, ir.Attribute.parse(f"#nvvm<shfl_kind {kind}>"))]


def _barrier(op: ir.Operation) -> list[ir.Value]:
    nvvm.barrier(barrier_id=op.operands[0])
    return []


_NVVM: dict[str, Callable[[ir.Operation], list[ir.Value]]] = {
    "llvm.nvvm.barrier.cta.sync.aligned.all": _barrier,
    "llvm.nvvm.ex2.approx.f32": lambda op: [nvvm.ex2(op.operands[0])],
    "llvm.nvvm.ex2.approx.f": lambda op: [nvvm.ex2(op.operands[0])],
    "llvm.nvvm.div.full": lambda op: [llvm.fdiv(*op.operands)],
    "llvm.nvvm.shfl.sync.bfly.i32": lambda op: _shuffle(op, "bfly"),
    "llvm.nvvm.shfl.sync.idx.i32": lambda op: _shuffle(op, "idx"),
}
#: Of the same operands and results; the suffix of an overload is not part of the op's name.
_ROCDL = re.compile(
    r"llvm\.amdgcn\.(?P<name>workitem\.id\.[xyz]|workgroup\.id\.[xyz]|readfirstlane|readlane|s\.barrier)(?:\.[if]\d+)?"
)


def _intrinsic(op: ir.Operation) -> list[ir.Value] | None:
    name = ir.StringAttr(op.attributes["intrin"]).value
    if name in _NVVM:
        return _NVVM[name](op)
    if same := _ROCDL.fullmatch(name):
        types = [result.type for result in op.results]
        return list(ir.Operation.create(f"rocdl.{same['name']}", types, list(op.operands)).results)
    return None


def _assembly(op: ir.Operation) -> list[ir.Value] | None:
    text = re.sub(r"\s+", " ", ir.StringAttr(op.attributes["asm_string"]).value).replace("; ", ";").strip()
    if load := _LOAD.fullmatch(text):
        return _load(op, load)
    if store := _STORE.fullmatch(text):
        return _store(op, store)
    return None


def _load(op: ir.Operation, match: re.Match[str]) -> list[ir.Value] | None:
    (result,) = op.results
    word = ir.IntegerType.get_signless(int(match["bits"]))
    if result.type != word:
        return None
    # Operands are numbered behind the results.
    address = _address(op.operands[int(match["address"]) - 1], match)
    if not match["predicate"]:
        return [llvm.load(word, address)]
    # Without a move nothing was written to the register, and any number is as good.
    other = match["other"] or "0x0"
    if other == "0x0":
        given = llvm.mlir_constant(ir.IntegerAttr.get(word, 0))
    else:
        given = op.operands[int(other[1:]) - 1]
    choice = scf.IfOp(op.operands[int(match["predicate"]) - 1], [word], has_else=True)
    with ir.InsertionPoint(choice.then_block):
        scf.yield_([llvm.load(word, address)])
    assert choice.else_block is not None
    with ir.InsertionPoint(choice.else_block):
        scf.yield_([given])
    return [choice.results[0]]


def _store(op: ir.Operation, match: re.Match[str]) -> list[ir.Value]:
    address = _address(op.operands[int(match["address"])], match)
    value = op.operands[int(match["braced"] or match["value"])]
    word = ir.IntegerType.get_signless(int(match["bits"]))
    if value.type != word:
        value = llvm.bitcast(word, value)
    if not match["predicate"]:
        llvm.store(value, address)
        return []
    choice = scf.IfOp(op.operands[int(match["predicate"])])
    with ir.InsertionPoint(choice.then_block):
        llvm.store(value, address)
        scf.yield_([])
    return []


def _address(value: ir.Value, match: re.Match[str]) -> ir.Value:
    offset = int(match["offset"])
    if not offset:
        return value
    byte = ir.IntegerType.get_signless(8)
    return llvm.getelementptr(value.type, value, [], [offset], byte, 0)
