"""What a module of the llvm dialect says, in lines that do not depend on where constants stand and on what values are called."""

from __future__ import annotations

import re

from gpuir import ir

CONSTANTS = {"llvm.mlir.constant", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.zero", "llvm.mlir.addressof"}
#: What constants are made of, in a function's first block or a variable's value.
OF_CONSTANTS = {
    "llvm.getelementptr", "llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.bitcast", "llvm.insertvalue", "llvm.insertelement",
    "llvm.trunc", "llvm.add", "llvm.sub", "llvm.xor",
}  # fmt: skip
#: What gpuir's importer leaves out, as its guide says, and one word that mlir-translate leaves out.
LEFT_OUT = {"alias_scopes", "noalias_scopes", "tbaa", "access_groups", "loop_annotation", "branch_weights", "dbg_exprs",
            "externally_initialized"}  # fmt: skip
#: Structs without names are numbered, which the two do differently.
_NUMBERED = re.compile(r'struct<"\.?\d*"')


def structure(module: ir.Module) -> list[str]:
    """A text for each variable and function of a module, sorted; those of intrinsics are left out."""
    texts = []
    for op in module.body.operations:
        name = str(op.operation.attributes["sym_name"]) if "sym_name" in op.operation.attributes else ""
        if not name.startswith('"llvm.') or op.operation.name != "llvm.func":
            texts.append(_NUMBERED.sub("struct<", "\n".join(_lines(op.operation))))
    return sorted(texts)


def _attributes(op: ir.Operation) -> str:
    return str(sorted((name, str(op.attributes[name])) for name in op.attributes if name not in LEFT_OUT))


def _lines(op: ir.Operation) -> list[str]:
    blocks = [block for region in op.regions for block in region.blocks]
    names: dict[ir.Value, str] = {}
    constants: dict[ir.Value, str] = {}
    inside = []
    for number, block in enumerate(blocks):
        names.update({argument: f"^{number}.{i}" for i, argument in enumerate(block.arguments)})
        for each in block.operations:
            head = (
                f"{each.operation.name} {[str(result.type) for result in each.results]} {_attributes(each.operation)}"
            )
            operands = list(each.operands)
            if each.operation.name in CONSTANTS or (
                not number and each.operation.name in OF_CONSTANTS and all(value in constants for value in operands)
            ):
                constants[each.results[0]] = f"({head} of {[constants[value] for value in operands]})"
                continue
            names.update({result: f"%{len(names)}" for result in each.results})
            inside.append((number, head, operands, [blocks.index(block) for block in each.operation.successors]))
    lines = [f"{op.name} {_attributes(op)} {[[str(a.type) for a in block.arguments] for block in blocks]}"]
    return lines + [
        f"{number}: {head} {[constants.get(value) or names[value] for value in operands]} {targets}"
        for number, head, operands, targets in inside
    ]
