"""Whether what a kernel does depends on what lies in memory, and not on the numbers of its threads and its arguments alone.

Where it does not, the ops of a launch can be counted without the arrays that it had.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import last_op, plain
from gpuir.sim.terms import Op

__all__ = ["depends_on_memory"]

#: Reads of memory: what they give is not known; the operands from this one on are addresses.
_READS = dict.fromkeys(("memref.load", "llvm.load", "vector.load", "nvvm.ldmatrix", "nvgpu.ldmatrix", "nvvm.cp.async.shared.global", "nvgpu.device_async_copy", "memref.atomic_rmw", "llvm.atomicrmw"), 0)  # fmt: skip
#: Writes: the operand that is written, whose number decides nothing.
_WRITES = {"memref.store": 0, "llvm.store": 0, "vector.store": 0, "memref.atomic_rmw": 0, "llvm.atomicrmw": 1}
#: Ops that compute numbers from numbers alone, and have a result whatever these are: by what their names begin with, or by their names.
_FAMILIES = ("arith.", "math.", "nvvm.mma.sync", "nvvm.shfl.sync", "nvvm.read.ptx.sreg", "nvgpu.mma.sync")
_PURE = frozenset([
    *(f"gpu.{name}" for name in (
        "thread_id", "block_id", "block_dim", "grid_dim", "global_id", "lane_id", "subgroup_id", "subgroup_size", "num_subgroups",
        "shuffle", "subgroup_reduce", "all_reduce",
    )),
    *(f"vector.{name}" for name in (
        "extract", "insert", "broadcast", "shuffle", "fma", "shape_cast", "bitcast", "extract_strided_slice", "insert_strided_slice",
        "from_elements",
    )),
    *(f"llvm.{name}" for name in (
        "mlir.constant", "mlir.zero", "mlir.poison", "mlir.undef", "mlir.addressof", "add", "sub", "mul", "and", "or", "xor", "fadd", "fsub",
        "fmul", "fdiv", "fneg", "icmp", "fcmp", "select", "sext", "zext", "trunc", "fpext", "fptrunc", "sitofp", "uitofp", "bitcast",
        "getelementptr", "inttoptr", "ptrtoint", "addrspacecast", "freeze", "extractvalue", "insertvalue", "extractelement",
        "insertelement", "intr.fma", "intr.fmuladd", "intr.fabs", "intr.sqrt", "intr.smax", "intr.smin", "intr.umax", "intr.umin",
        "intr.maxnum", "intr.minnum",
    )),
    "memref.dim", "memref.get_global", "memref.alloca", "memref.view", "memref.subview", "memref.cast", "llvm.alloca",
    "gpu.dynamic_shared_memory", "builtin.unrealized_conversion_cast",
])  # fmt: skip
#: Operands of ops, beside those, with which they may fail; they give a number from numbers else.
_FAILING = {name: number for names, number in (
    ("arith.shli arith.shrsi arith.shrui llvm.shl llvm.lshr llvm.ashr", 1),
    ("arith.fptosi arith.fptoui llvm.fptosi llvm.fptoui", 0),
    *((f"arith.{name}", None) for name in ("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi")),
) for name in names.split()}  # fmt: skip


def depends_on_memory(kernel: Op) -> bool:
    """Whether a number that was read may decide which ops run, or where in memory they work."""
    unknown: set[ir.Value] = set()
    ops = nested(kernel)[1:]
    size = -1
    while size != len(unknown):
        size = len(unknown)
        for op in ops:
            if _decides(op, unknown):
                return True
    return False


def _decides(op: Op, unknown: set[ir.Value]) -> bool:
    """Whether an unknown number decides something in the op; what the op makes unknown is added."""
    taken = [number for number, each in enumerate(op.operands) if plain(each) in unknown]
    if op.name in _READS or op.name in _WRITES:
        unknown.update(map(plain, op.results))
        return any(number != _WRITES.get(op.name) for number in taken)
    if op.name in ("scf.for", "scf.if", "scf.while"):
        _through(op, unknown)
        return any(number < {"scf.for": 3, "scf.if": 1, "scf.while": 0}[op.name] for number in taken)
    if op.name == "scf.condition":
        return 0 in taken
    if op.name in ("scf.yield", "gpu.return", "func.return", "llvm.return"):
        return False
    if op.name in ("cf.br", "llvm.br", "cf.cond_br", "llvm.cond_br"):
        for block, given in zip(op.successors, _handed_on(op)):
            unknown.update(plain(one) for one, other in zip(block.arguments, given) if plain(other) in unknown)
        return op.name.endswith("cond_br") and 0 in taken
    # PTX on registers alone has no side effects.
    assembly = op.name == "llvm.inline_asm" and "has_side_effects" not in op.attributes
    if assembly or op.name in _FAILING or op.name in _PURE or op.name.startswith(_FAMILIES):
        if taken:
            unknown.update(map(plain, op.results))
        return bool(taken) and _FAILING.get(op.name, -1) in (None, *taken)
    # What else there is may read memory.
    unknown.update(map(plain, op.results))
    return bool(taken)


def _handed_on(op: Op) -> list[list[ir.Value]]:
    """What a branch gives to the arguments of each of its blocks."""
    operands = list(op.operands)
    if not op.name.endswith("cond_br"):
        return [operands]
    sizes = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    return [operands[1 : 1 + sizes[1]], operands[1 + sizes[1] :]]


def _through(op: Op, unknown: set[ir.Value]) -> None:
    """What a loop or a branch hands on: results and what it carries, of which one unknown number makes the ones in its place unknown."""
    yields = [list(last_op(block).operands) for region in op.regions for block in region.blocks]
    if op.name == "scf.for":
        groups = list(zip(list(op.operands)[3:], list(op.regions[0].blocks[0].arguments)[1:], yields[0], op.results))
        lists = [list(group) for group in groups]
    elif op.name == "scf.if":
        lists = [[result, *(each[number] for each in yields)] for number, result in enumerate(op.results)]
    else:
        before, after = (region.blocks[0] for region in op.regions)
        lists = [list(each) for each in zip(op.operands, before.arguments, yields[1])]
        lists += [list(each) for each in zip(yields[0][1:], after.arguments, op.results)]
    for group in lists:
        values = list(map(plain, group))
        if any(each in unknown for each in values):
            unknown.update(values)
