"""Which loops of the host become machine code, and their copy in a function of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.structure import last_op, operations_of, outside, plain
from gpuir.sim.terms import Op

__all__ = ["COMPUTING", "ELEMENTS", "INTEGERS", "captured", "computes_alike", "copy_of", "fits", "function_of", "in_circles", "is_plain_buffer", "nested"]  # fmt: skip

#: Bytes of the types that machine code computes as the simulator does, bit for bit.
ELEMENTS = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "index": 8, "f16": 2, "f32": 4, "f64": 8}
#: Bits of those that are integers.
INTEGERS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}

_LOOPS = ("scf.for", "affine.for")
#: Ops in a loop. Those of math round as the machine does, or not at all.
COMPUTING = frozenset(
    [
        *_LOOPS, "scf.if", "scf.yield", "affine.yield", "affine.if", "affine.apply", "affine.min", "affine.max", "affine.load",
        "affine.store", "memref.load", "memref.store",
        *(f"arith.{name}" for name in (
            "constant", "addi", "subi", "muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "andi",
            "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui", "cmpi", "select", "extsi", "extui", "trunci",
            "index_cast", "index_castui", "bitcast", "sitofp", "uitofp", "fptosi", "fptoui", "extf", "truncf", "addf", "subf",
            "mulf", "divf", "negf", "cmpf", "maximumf", "minimumf",
        )),
        *(f"math.{name}" for name in ("absf", "absi", "sqrt", "floor", "ceil", "trunc", "roundeven", "copysign", "fma")),
    ]
)  # fmt: skip


def is_plain_buffer(type: ir.Type) -> bool:
    """Whether the type is a strided memref without a memory space."""
    if not isinstance(type, ir.MemRefType) or type.memory_space is not None or str(type.element_type) not in ELEMENTS:
        return False
    try:
        type.get_strides_and_offset()
    except RuntimeError:
        return False
    return True


def _computes(op: Op) -> bool:
    """Whether the op, and all in it, can be machine code."""
    return op.name in COMPUTING and computes_alike(op) and all(map(_computes, operations_of(op)))


def computes_alike(op: Op) -> bool:
    """Whether machine code computes one of COMPUTING on these types as the simulator does."""
    if "unsignedCmp" in op.attributes:
        return False
    for value in (*op.operands, *op.results):
        if not isinstance(value.type, ir.MemRefType) and str(value.type) not in ELEMENTS:
            return False
    types = [str(value.type) for value in (*op.operands, *op.results)]
    # Rounded in two steps by some machines.
    return not (op.name == "arith.truncf" and types == ["f64", "f16"])


def fits(op: Op) -> bool:
    """Whether the loop ``op`` can be machine code: it computes and accesses buffers, and does nothing else."""
    if op.name not in _LOOPS or not _computes(op):
        return False
    buffers = [value.type for value in captured(op) if isinstance(value.type, ir.MemRefType)]
    return bool(buffers) and all(map(is_plain_buffer, buffers))


def captured(op: Op) -> list[ir.Value]:
    """The values that the loop uses and does not make: its own operands, and those that its regions take from outside."""
    return list(dict.fromkeys([*map(plain, op.operands), *outside(op)]))


def copy_of(op: Op, flagged: bool) -> ir.Module:
    """A module with a function ``loop`` that does what ``op`` does.

    The function takes the captured values, then for each buffer the flags of its elements where they are ``flagged``, a buffer of words for the
    guards, and a buffer of one element for each result.
    """
    buffers = [value.type for value in captured(op) if isinstance(value.type, ir.MemRefType)]
    with op.context, op.location:
        flags = [_flags_of(type) for type in buffers] if flagged else []
        words = ir.MemRefType.get([3], ir.IntegerType.get_signless(64))
        return function_of(op, [*flags, words, *(ir.MemRefType.get([1], result.type) for result in op.results)])


def function_of(op: Op, more: Sequence[ir.Type] = ()) -> ir.Module:
    """A module with a function ``loop`` of the values that ``op`` captures and of ``more`` types, which executes the op.

    Its results go to buffers of one element each, the last arguments.
    """
    func, memref = module("dialects.func"), module("dialects.memref")
    values = captured(op)
    with op.context, op.location:
        holder = ir.Module.create()
        with ir.InsertionPoint(holder.body):
            function = func.FuncOp("loop", ([*(value.type for value in values), *more], []))
        function.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
        block = function.add_entry_block()
        given = {value: block.arguments[i] for i, value in enumerate(values)}
        with ir.InsertionPoint(block):
            copy = op.clone().operation
            _replace_operands(copy, given)
            zero = module("dialects.arith").constant(ir.IndexType.get(), 0)
            for result, place in zip(copy.results, list(block.arguments)[len(block.arguments) - len(op.results) :]):
                memref.store(result, place, [zero])
            func.return_([])
    return holder


def _flags_of(type: ir.MemRefType) -> ir.MemRefType:
    bits = 8 * ELEMENTS[str(type.element_type)]
    return ir.MemRefType.get(type.shape, ir.IntegerType.get_signless(bits), type.layout)


def _replace_operands(op: Op, given: dict[ir.Value, Any]) -> None:
    def visit(each: Op) -> ir.WalkResult:
        for i, operand in enumerate(each.operands):
            new = given.get(plain(operand))
            if new is not None:
                each.operands[i] = new
        return ir.WalkResult.ADVANCE

    op.walk(visit)


def nested(op: Op) -> Sequence[Op]:
    """All ops in the op, in the order in which they stand."""
    if not len(op.regions):
        return [op.operation]
    found: list[Op] = []

    def visit(each: Op) -> ir.WalkResult:
        found.append(each)
        return ir.WalkResult.ADVANCE

    op.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def in_circles(blocks: list[ir.Block]) -> set[ir.Block]:
    """Blocks that can be come to again from themselves."""
    after = {block: list(last_op(block).successors) for block in blocks} if len(blocks) > 1 else {}
    found = set()
    for block in after:
        seen: set[ir.Block] = set()
        pending = list(after[block])
        while pending:
            each = pending.pop()
            if each not in seen:
                seen.add(each)
                pending += after[each]
        if block in seen:
            found.add(block)
    return found
