"""Intrinsics and inline PTX of imported LLVM IR as ops that the simulator runs and `gpuir.compile` lowers.

AMDGPU's intrinsics become ops of rocdl. NVPTX's become the PTX that LLVM selects for them, and like the PTX in inline assembly that is
read by the reader of PTX: into a function for each place, whose ops then take the place of the call.
"""

from __future__ import annotations

import re
from typing import Any

from gpuir.dialects import llvm, nvvm
from gpuir.host import ir
from gpuir.interop import ptx  # noqa: F401  the package before its files
from gpuir.interop.llvm import amdgpu, nvptx
from gpuir.interop.llvm.constants import number_of
from gpuir.interop.llvm.older import FOREIGN
from gpuir.interop.llvm.splicing import splice
from gpuir.interop.ptx.inline import Assembly, function_of
from gpuir.ptx import PtxError

__all__ = ["rewrite"]

_LETTERS = {"i1": "b", "i8": "c", "i16": "h", "i32": "r", "i64": "l", "f16": "h", "bf16": "h", "f32": "f", "f64": "d",
            "i128": "q"}  # fmt: skip
_COMMENT = r"//[^\n]*"
_WAITS = re.compile(rf"(?:\s|{_COMMENT})*wgmma\.wait_group\.sync\.aligned\s+(\d+)\s*;\s*")
_SMALL_POINTERS = ("!llvm.ptr<3>", "!llvm.ptr<5>", "!llvm.ptr<6>", "!llvm.ptr<7>")


def rewrite(module: ir.Module, chip: str, flags: dict[str, int]) -> None:
    """Replaces what has an op; what has none stays as it is. ``chip`` is the one that PTX is read for, ``flags`` are the module's."""
    ops: list[ir.Operation] = []

    def collect(op: ir.Operation) -> ir.WalkResult:
        if op.name in ("llvm.call_intrinsic", "llvm.inline_asm") or _reflects(op) or _is_foreign(op):
            ops.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(collect)
    pieces: list[tuple[ir.Operation, str]] = []
    for op in ops:
        piece = None
        if _is_foreign(op):
            op = _as_intrinsic(op)
        if op.name == "llvm.inline_asm":
            piece = _assembly(op)
        elif op.name == "llvm.call":
            _reflect(op, flags, chip)
        elif op.name == "llvm.call_intrinsic":
            name = ir.StringAttr(op.attributes["intrin"]).value
            if name.startswith("llvm.amdgcn."):
                with ir.InsertionPoint(op), op.location:
                    _replace(op, amdgpu.replaced(op, name.removeprefix("llvm.amdgcn.")))
            elif name.startswith("llvm.nvvm."):
                piece = _intrinsic(op, name.removeprefix("llvm.nvvm."))
        if piece is not None:
            try:
                pieces.append((op, function_of(piece, f"f{len(pieces)}", chip)))
            except PtxError:
                # What the reader of PTX does not know the simulator refuses, where it runs.
                continue
    if not pieces:
        return
    functions = ir.Module.parse("\n".join(text for _, text in pieces))
    for (op, _), function in zip(pieces, list(functions.body.operations)):
        splice(op, function.operation)


def _callee(op: ir.Operation) -> str:
    return (
        str(op.attributes["callee"]).removeprefix("@") if op.name == "llvm.call" and "callee" in op.attributes else ""
    )


def _is_foreign(op: ir.Operation) -> bool:
    return _callee(op).startswith(FOREIGN)


def _as_intrinsic(op: ir.Operation) -> ir.Operation:
    """The call of an intrinsic that was read under another name."""
    name = ir.StringAttr.get(_callee(op).removeprefix(FOREIGN))
    segments = {"operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(op.operands), 0]),
                "op_bundle_sizes": ir.DenseI32ArrayAttr.get([])}  # fmt: skip
    with ir.InsertionPoint(op), op.location:
        types = [result.type for result in op.results]
        made = ir.Operation.create("llvm.call_intrinsic", types, list(op.operands), {"intrin": name, **segments})
    _replace(op, list(made.results))
    return made


def _reflects(op: ir.Operation) -> bool:
    return _callee(op) == "__nvvm_reflect"


def _reflect(op: ir.Operation, flags: dict[str, int], chip: str) -> None:
    """What a library asks of how it is compiled, as LLVM's NVVMReflect answers it."""
    asked = _string(op)
    known = {"__CUDA_FTZ": flags.get("nvvm-reflect-ftz", 0), "__CUDA_ARCH": 10 * int(re.sub(r"\D", "", chip))}
    with ir.InsertionPoint(op), op.location:
        made = llvm.mlir_constant(ir.IntegerAttr.get(op.results[0].type, known.get(asked, 0)))
    op.results[0].replace_all_uses_with(made)
    op.erase()


def _string(op: ir.Operation) -> str:
    """The constant string whose address a call gets; "" where it is none."""
    owner, function = op.operands[0].owner, op.parent
    if isinstance(owner, ir.Block) or owner.name != "llvm.mlir.addressof" or function is None:
        return ""
    module = function.operation.parent
    name = ir.FlatSymbolRefAttr(owner.attributes["global_name"]).value
    for each in () if module is None else module.operation.regions[0].blocks[0].operations:
        attributes = each.operation.attributes
        if "value" in attributes and "sym_name" in attributes and ir.StringAttr(attributes["sym_name"]).value == name:
            return ir.StringAttr(attributes["value"]).value.rstrip("\0")
    return ""


def _replace(op: ir.Operation, results: list[ir.Value] | None) -> None:
    if results is None:
        return
    for old, new in zip(op.results, results):
        old.replace_all_uses_with(new)
    op.erase()


def _parts(type: Any) -> list[ir.Type]:
    """The members of a struct."""
    return list(type.body)


def _members(op: ir.Operation) -> list[str]:
    """The types of what a call gives: those of a struct's members where it is one."""
    if not op.results:
        return []
    type = op.results[0].type
    if isinstance(type, llvm.StructType):
        return [str(each) for each in _parts(type)]
    return [] if str(type) == "!llvm.void" else [str(type)]


def _location(op: ir.Operation) -> str:
    return str(op.location).removeprefix("loc(").removesuffix(")")


def _letter(type: str) -> str | None:
    """The constraint of a value of an MLIR type."""
    if type.startswith("!llvm.ptr"):
        return "r" if type in _SMALL_POINTERS else "l"
    if vector := re.fullmatch(r"vector<(\d+)x[a-z]+(\d+)>", type):
        return _LETTERS.get(f"i{int(vector[1]) * int(vector[2])}")
    return _LETTERS.get(type)


def _piece(op: ir.Operation, text: str, constraints: str) -> Assembly:
    for place, value in enumerate(op.operands):
        if isinstance(value.type, llvm.StructType):
            # LLVM's code generator takes the first member for a register.
            with ir.InsertionPoint(op), op.location:
                op.operands[place] = llvm.extractvalue(_parts(value.type)[0], value, [0])
    numbers = {place: number for place, value in enumerate(op.operands) if (number := number_of(value)) is not None}
    return Assembly(text, constraints, _members(op), [str(each.type) for each in op.operands], numbers, _location(op))


def _assembly(op: ir.Operation) -> Assembly | None:
    text = ir.StringAttr(op.attributes["asm_string"]).value
    if not re.sub(_COMMENT, "", text).strip():
        # It holds the compiler back alone: the results are the operands in the same registers.
        return None
    if (waits := _WAITS.fullmatch(text)) and op.operands:
        # The registers are those of products that write them until then: who uses them behind it uses its results.
        with ir.InsertionPoint(op), op.location:
            nvvm.wgmma_wait_group_sync_aligned(int(waits[1]))
        op.attributes["asm_string"] = ir.StringAttr.get("")
        return None
    return _piece(op, text, ir.StringAttr(op.attributes["constraints"]).value)


def _intrinsic(op: ir.Operation, name: str) -> Assembly | None:
    text = nvptx.instruction_of(name)
    if text is None:
        return None
    members, operands = _members(op), [str(each.type) for each in op.operands]
    letters = [_letter(type) for type in (*members, *operands)]
    results = [f"${i}" for i in range(len(members))]
    named = {f"r{i}": name for i, name in enumerate(results)}
    registers = []
    for place, value in enumerate(op.operands):
        registers.append(f"${len(members) + place}")
        number = number_of(value)
        if f"{{i{place}}}" in text:
            if number is None:
                return None
            named[f"i{place}"] = str(number)
    if None in letters:
        return None
    shown = results[0] if len(results) == 1 else "{" + ", ".join(results) + "}"
    try:
        filled = text.format(*registers, r=results[0] if results else "_", results=shown, **named)
    except (IndexError, KeyError):
        return None
    given = [f"={letter}" for letter in letters[: len(members)]]
    return _piece(op, filled, ",".join([*given, *filter(None, letters[len(members) :])]))
