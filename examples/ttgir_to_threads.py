"""A pass from Triton's TTGIR to what each thread does, in gpu, vector and llvm, for elementwise kernels.

    gpuir-opt --load=examples/ttgir_to_threads.py examples/scale.ttgir --ttgir-to-threads --canonicalize --cse

A tensor becomes the vector of those elements that its layout gives a thread, a pointer a pointer. The kernel has the
parameters that Triton's would have; it runs in gpuir.sim and compiles with gpuir.compile. Cache hints are dropped.
"""

import numpy as np

from gpuir import ir
from gpuir.analysis import find_ops
from gpuir.dialects import arith, gpu, llvm, tt, vector
from gpuir.dialects.ttg.linear import BLOCK, LANE, REGISTER, WARP, linear
from gpuir.passes.registry import failure, pass_

SCALARS = (ir.IntegerType, ir.FloatType, tt.PtrType)


def local(kind):
    """The type that a thread has for a type of the program."""
    if isinstance(kind, tt.PtrType):
        return ir.Type.parse("!llvm.ptr<1>")
    if isinstance(kind, ir.RankedTensorType):
        elements = 2 ** len(linear(kind.shape, kind.encoding).bases[REGISTER])
        return ir.VectorType.get([elements], local(kind.element_type))
    return kind


# One function an op: it gets the op and the thread's operands, and returns the thread's result.


def constant(op):
    kind, value = local(op.result.type), op.value
    if isinstance(value, ir.DenseElementsAttr):
        if not value.is_splat:
            raise failure(op, "has different elements")
        value = ir.DenseElementsAttr.get_splat(kind, value.get_splat_value())
    return arith.constant(kind, value)


def make_range(op):
    """The numbers of a thread's elements: each bit of its number and of the register's is one basis of the layout."""
    kind = local(op.result.type)
    bases = linear(op.result.type.shape, op.result.type.encoding).bases
    numbers = np.full(kind.shape, op.start.value, np.int32)
    for bit, (basis,) in enumerate(bases[REGISTER]):
        numbers += (np.arange(len(numbers), dtype=np.int32) >> bit & 1) * basis
    thread = arith.index_cast(kind.element_type, gpu.thread_id("x"))
    zero, one = (arith.constant(thread.type, n) for n in (0, 1))
    place = zero
    for bit, (basis,) in enumerate(bases[LANE] + bases[WARP]):
        found = arith.andi(arith.shrui(thread, arith.constant(thread.type, bit)), one)
        place = arith.addi(place, arith.muli(found, arith.constant(thread.type, basis)))
    return arith.addi(vector.broadcast(kind, place), arith.constant(kind, ir.DenseElementsAttr.get(numbers, type=kind)))


def addptr(op, base, offset):
    pointer = getattr(op.ptr.type, "element_type", op.ptr.type)
    return llvm.getelementptr(local(op.result.type), base, [offset], [-(2**31)], pointer.pointee_type, None)


def accessed(op, kind, places, mask):
    """Mask and alignment of an access to elements of the tensor type ``kind``."""
    if not isinstance(kind, ir.RankedTensorType):
        raise failure(op, "accesses a single element")
    if mask is None:
        mask_type = ir.VectorType.get(places.type.shape, ir.IntegerType.get_signless(1))
        mask = arith.constant(mask_type, ir.DenseElementsAttr.get_splat(mask_type, ir.BoolAttr.get(True)))
    return mask, kind.element_type.width // 8


def load(op, places, mask=None, other=None):
    mask, alignment = accessed(op, op.result.type, places, mask)
    return llvm.intr_masked_gather(local(op.result.type), places, mask, [other] if other else [], alignment)


def store(op, places, value, mask=None):
    mask, alignment = accessed(op, op.value.type, places, mask)
    bases = linear(op.value.type.shape, op.value.type.encoding).bases
    if bases[BLOCK] or not all(map(any, bases[LANE] + bases[WARP])):
        raise failure(op, "stores elements that several threads hold")
    llvm.intr_masked_scatter(value, places, mask, alignment)


LOWERED = {
    "arith.constant": constant,
    "tt.get_program_id": lambda op: arith.index_cast(op.result.type, gpu.block_id("xyz"[op.axis.value])),
    "tt.make_range": make_range,
    "tt.splat": lambda op, value: vector.broadcast(local(op.result.type), value),
    "tt.addptr": addptr,
    "tt.load": load,
    "tt.store": store,
    "tt.return": lambda op: llvm.return_(),
    "llvm.intr.assume": lambda op, condition: None,  # says what holds, does nothing
}


def lower(op, values):
    """Writes what a thread does for an op, and enters its result in ``values``."""
    name, operands = op.operation.name, [values[operand] for operand in op.operands]
    if name in LOWERED:
        result = LOWERED[name](op, *operands)
    elif name.partition(".")[0] in ("arith", "math") and len(op.results) == 1:  # element by element
        attributes = dict(op.attributes.items())
        result = ir.Operation.create(name, [local(op.result.type)], operands, attributes).result
    else:
        raise failure(op, "is none of the ops of elementwise kernels that ttgir-to-threads lowers")
    for value in op.results:
        values[value] = result


@pass_("ttgir-to-threads")
def to_threads(module):
    """Lowers elementwise kernels of Triton's to a gpu.module with what each thread does."""
    if "ttg.num-warps" not in module.operation.attributes:
        raise failure(module, "has no ttg.num-warps: ttgir-to-threads takes TTGIR, not TTIR")
    threads = 32 * module.operation.attributes["ttg.num-warps"].value
    for kernel in find_ops(module, "tt.func"):
        if len(kernel.body.blocks) != 1 or not all(isinstance(a.type, SCALARS) for a in kernel.arguments):
            raise failure(kernel, "has branches, or parameters other than numbers and pointers")
        block, name = kernel.body.blocks[0], kernel.sym_name.value
        kinds = [local(argument.type) for argument in block.arguments]
        with ir.InsertionPoint(kernel), kernel.location, gpu.module(f"{name}_module"):
            signature = ir.Type.parse(f"!llvm.func<void ({', '.join(map(str, kinds))})>")
            thread = llvm.LLVMFuncOp(name, ir.TypeAttr.get(signature))
            thread.attributes["nvvm.kernel"] = ir.UnitAttr.get()
            thread.attributes["nvvm.reqntid"] = ir.DenseI32ArrayAttr.get([threads])
            body = thread.body.blocks.append(*kinds)
        values = dict(zip(block.arguments, body.arguments))
        for op in block.operations:
            with ir.InsertionPoint(body), op.location:
                lower(op, values)
        kernel.operation.erase()
