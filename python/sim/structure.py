"""The structure of a module: its symbols, values that regions use from outside, the lives of values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gpuir.host import ir, symbol_path
from gpuir.sim.attributes import string
from gpuir.sim.terms import Op

__all__ = [
    "deaths", "defining_op", "last_op", "operations_of", "outside", "path_of", "plain", "reference", "symbol", "symbols_of",
    "used_from_outside",
]  # fmt: skip

Path = tuple[str, ...]


def symbol(op: Op) -> str:
    """The symbol's name of an op; "" where it has none."""
    return string(op, "sym_name") if "sym_name" in op.attributes else ""


def beside(kernel: Op, name: str) -> Op | None:
    """The symbol of that name in the kernel's module."""
    assert kernel.parent is not None
    for op in operations_of(kernel.parent.operation):
        if symbol(op) == name:
            return op
    return None


def reference(attribute: ir.Attribute) -> str:
    """The path of a symbol reference, joined by "::"."""
    return "::".join(symbol_path(attribute))


def path_of(op: Op | None) -> Path:
    """Names of the symbols around and of an op; the outermost module has none."""
    names: list[str] = []
    while op is not None and op.parent is not None:
        name = symbol(op)
        if name:
            names.insert(0, name)
        op = op.parent
    return tuple(names)


def _is_symbol_table(op: Op) -> bool:
    try:
        ir.SymbolTable(op)
    except TypeError:
        return False
    return True


def symbols_of(root: Op) -> dict[Path, Op]:
    """All symbols of a module by their paths."""
    symbols: dict[Path, Op] = {}

    def visit(op: Op, path: Path) -> None:
        for inner in operations_of(op):
            name = symbol(inner)
            inside = (*path, name) if name else path
            if name:
                symbols[inside] = inner
            if len(inner.regions) and _is_symbol_table(inner):
                visit(inner, inside)

    visit(root, ())
    return symbols


def operations_of(op: Op) -> list[Op]:
    """The ops that stand in the op's regions, without those in them."""
    return [inner.operation for region in op.regions for block in region.blocks for inner in block.operations]


def last_op(block: ir.Block) -> Op:
    """The op that ends a block."""
    return list(block.operations)[-1].operation


def defining_op(value: ir.Value) -> Op | None:
    """The op whose result the value is; None for an argument of a block."""
    owner = value.owner
    return None if isinstance(owner, ir.Block) else owner.operation


def plain(value: ir.Value) -> ir.Value:
    """The value as one that can be compared and be a key: casters that users register may give it operators that build ops."""
    kind = type(value)
    if kind.__eq__ is ir.Value.__eq__ and kind.__hash__ is ir.Value.__hash__:
        return value
    return ir.Value(value)


def outside(op: Op) -> list[ir.Value]:
    """Values that an op's regions use and do not define."""
    return used_from_outside([block for region in op.regions for block in region.blocks])


def used_from_outside(blocks: Iterable[ir.Block]) -> list[ir.Value]:
    """Values that the blocks use and do not define, in the order of their first use."""
    used: dict[ir.Value, None] = {}
    inside: set[ir.Value] = set()

    def visit(block: ir.Block) -> None:
        inside.update(map(plain, block.arguments))
        for op in block.operations:
            used.update(dict.fromkeys(map(plain, op.operation.operands)))
            inside.update(map(plain, op.operation.results))
            for region in op.operation.regions:
                for inner in region.blocks:
                    visit(inner)

    for block in blocks:
        visit(block)
    return [value for value in used if value not in inside]


def deaths(operations: Sequence[Op]) -> list[list[ir.Value]]:
    """For each of a block's ops the results of ops of the block that it is the last one to use, or makes and nobody uses.

    What the block's last op uses lives on.
    """
    made: set[ir.Value] = set()
    for operation in operations:
        made.update(map(plain, operation.results))
    seen: set[ir.Value] = set()
    dead: list[list[ir.Value]] = []
    for operation in reversed(operations):
        values = [plain(value) for value in (*operation.results, *operation.operands)]
        if len(operation.regions):
            values += outside(operation)
        ends = [value for value in dict.fromkeys(values) if value in made and value not in seen]
        seen.update(ends)
        dead.append(ends if dead else [])
    return dead[::-1]
