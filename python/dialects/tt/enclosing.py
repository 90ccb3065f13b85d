"""What the modules and functions around an op say of its threads, warps and CTAs."""

from __future__ import annotations

from gpuir.host import AnyOp, ir
from gpuir.ods import VerifyError

__all__ = ["cluster_size", "enclosing", "module_warps", "pairs_of_ctas"]

_PARTITIONS = "ttg.warp_specialize_partitions_"


def _integer(operation: ir.Operation, name: str) -> int | None:
    attribute = operation.attributes.get(name)
    if attribute is None:
        return None
    if isinstance(attribute, ir.BoolAttr):
        return -int(attribute.value)  # an integer of one bit, which is its sign
    if isinstance(attribute, ir.IntegerAttr) and getattr(attribute.type, "is_signless", True) is False:
        raise VerifyError(f"expects {name} around it to be a signless integer, found {attribute}")
    return attribute.value if isinstance(attribute, ir.IntegerAttr) else None


def cluster_size(op: AnyOp) -> int | None:
    """CTAs of the module around an op; None outside of modules."""
    parent = op.operation.parent
    while parent is not None:
        if parent.operation.name == "builtin.module":
            attribute = parent.operation.attributes.get("ttg.num-ctas")
            if isinstance(attribute, ir.BoolAttr):
                return -int(attribute.value)
            return attribute.value if isinstance(attribute, ir.IntegerAttr) else 1
        parent = parent.operation.parent
    return None


def pairs_of_ctas(op: AnyOp) -> bool | None:
    """Whether the module around an op says that two CTAs work on a product together; None where it says nothing."""
    parent = op.operation.parent
    while parent is not None and parent.operation.name != "builtin.module":
        parent = parent.operation.parent
    attribute = None if parent is None else parent.operation.attributes.get("ttng.two-ctas")
    return attribute.value if isinstance(attribute, ir.BoolAttr) else None


def module_warps(op: AnyOp) -> int | None:
    """Warps of the innermost module around an op; None where it does not say."""
    parent = op.operation.parent
    while parent is not None and parent.operation.name != "builtin.module":
        parent = parent.operation.parent
    return None if parent is None else _integer(parent.operation, "ttg.num-warps")


def enclosing(op: AnyOp) -> tuple[int, int | None, int] | None:
    """Lanes, warps and CTAs that the op runs with: of its module, the warps of its partition; None outside of modules."""
    child, parent, warps = op.operation, op.operation.parent, None
    module = None
    while parent is not None:
        operation = parent.operation
        name = operation.name
        if name == "builtin.module":
            if module is None:
                lanes, ctas = _integer(operation, "ttg.threads-per-warp"), _integer(operation, "ttg.num-ctas")
                module = (32 if lanes is None else lanes, 1 if ctas is None else ctas)
            if warps is None:
                warps = _integer(operation, "ttg.num-warps")
            if warps is not None:
                break
        elif warps is None:
            if name == "tt.func":
                warps = _integer(operation, "ttg.num-warps")
            elif name.startswith(_PARTITIONS):
                warps = _partition_warps(operation, child)
        child, parent = operation, operation.parent
    return module and (module[0], warps, module[1])


def _partition_warps(partitions: ir.Operation, child: ir.Operation) -> int | None:
    """Warps of the partition that `child` stands in."""
    block = child.block
    index = next(i for i, region in enumerate(partitions.regions) if any(b == block for b in region.blocks))
    parent = partitions.parent
    numbers = None if parent is None else parent.operation.attributes.get("partitionNumWarps")
    return numbers[index] if isinstance(numbers, ir.DenseI32ArrayAttr) and index < len(numbers) else None
