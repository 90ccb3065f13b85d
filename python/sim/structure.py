"""The structure of a module: its symbols, values that regions use from outside, what ends a block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

__all__ = [
    "TERMINATORS",
    "deaths",
    "is_terminator",
    "launch_ids",
    "outside",
    "path_of",
    "reference",
    "symbol",
    "symbols_of",
    "used_from_outside",
]


def symbol(operation: Any) -> str:
    """The symbol's name of an op; "" where it has none."""
    return ir.StringAttr(operation.attributes["sym_name"]).value if "sym_name" in operation.attributes else ""


def reference(attribute: Any) -> str:
    """The path of a symbol reference, joined by "::"."""
    if isinstance(attribute, ir.FlatSymbolRefAttr):
        return attribute.value
    return "::".join(attribute.value)


def path_of(operation: Any) -> tuple[str, ...]:
    """Names of the symbols around and of an op; the outermost module has none."""
    names: list[str] = []
    while operation is not None and operation.parent is not None:
        name = symbol(operation)
        if name:
            names.insert(0, name)
        operation = operation.parent
    return tuple(names)


def symbols_of(root: Any) -> dict[tuple[str, ...], Any]:
    """All symbols of a module by their paths."""
    found: dict[tuple[str, ...], Any] = {}

    def visit(operation: Any, path: tuple[str, ...]) -> None:
        for region in operation.regions:
            for block in region.blocks:
                for inner in block.operations:
                    name = symbol(inner.operation)
                    if name:
                        found[(*path, name)] = inner.operation
                        if inner.operation.name in ("gpu.module", "builtin.module"):
                            visit(inner.operation, (*path, name))
                    elif inner.operation.name == "builtin.module":
                        visit(inner.operation, path)

    visit(root, ())
    return found


def outside(operation: Any) -> list[Any]:
    """Values that an op's regions use and do not define."""
    return used_from_outside([block for region in operation.regions for block in region.blocks])


def used_from_outside(blocks: Any) -> list[Any]:
    """Values that the blocks use and do not define, in the order of their first use."""
    found: dict[Any, None] = {}
    inside: set[Any] = set()

    def visit(block: Any) -> None:
        inside.update(block.arguments)
        for op in block.operations:
            found.update(dict.fromkeys(op.operation.operands))
            inside.update(op.operation.results)
            for region in op.operation.regions:
                for inner in region.blocks:
                    visit(inner)

    for block in blocks:
        visit(block)
    return [value for value in found if value not in inside]


def deaths(operations: Sequence[Any]) -> list[list[Any]]:
    """For each of a block's ops the results of ops of the block that it is the last one to use, or makes and nobody uses.

    What the block's last op uses lives on.
    """
    made: set[Any] = set()
    for operation in operations:
        made.update(operation.results)
    seen: set[Any] = set()
    found: list[list[Any]] = []
    for operation in reversed(operations):
        values = [*operation.results, *operation.operands]
        if len(operation.regions):
            values += outside(operation)
        ends = [value for value in dict.fromkeys(values) if value in made and value not in seen]
        seen.update(ends)
        found.append(ends if found else [])
    return found[::-1]


def launch_ids(operation: Any) -> list[str]:
    """What the arguments of a gpu.launch's body are, in their order."""
    clustered = len(operation.regions[0].blocks[0].arguments) and _has_cluster(operation)
    kinds = ["block", "thread", "grid", "size"] + (["cluster", "cluster_size"] if clustered else [])
    return [f"{kind}.{axis}" for kind in kinds for axis in "xyz"]


def _has_cluster(operation: Any) -> bool:
    """Whether a gpu.launch gives the size of its clusters."""
    return bool(list(ir.DenseI32ArrayAttr(operation.attributes["operandSegmentSizes"]))[7])


def is_terminator(operation: Any) -> bool:
    """Whether the op ends a block."""
    return operation.name in TERMINATORS


#: Ops that end a block, besides those with successors; what they mean is their parent's matter.
TERMINATORS = {
    "func.return",
    "gpu.return",
    "gpu.terminator",
    "gpu.yield",
    "gpu.warp_yield",
    "llvm.return",
    "llvm.unreachable",
    "scf.yield",
    "scf.condition",
    "scf.reduce",
    "scf.reduce.return",
    "scf.forall.in_parallel",
    "affine.yield",
    "ub.unreachable",
    "memref.alloca_scope.return",
    "memref.atomic_yield",
    "vector.yield",
    "linalg.yield",
    "cf.br",
    "cf.cond_br",
    "cf.switch",
    "llvm.br",
    "llvm.cond_br",
    "llvm.switch",
}
