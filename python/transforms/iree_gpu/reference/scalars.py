"""A single intrinsic as scalar arithmetic.

For every element of the accumulator, over k in ascending order, starting from the accumulator's value:

- f32 accumulator: both factors are extended to f32 (exactly), multiplied in f32 and added in f32, each operation
  rounded to f32 to nearest even. The product of two f16 or two f8E4M3FNUZ values is exact in f32, so there only the
  sum rounds.
- f16 accumulator (WMMA_F16_16x16x16_F16): the factors and the accumulator are extended to f32, the product is exact,
  the sum is rounded to f32 and then to f16, both to nearest even, once for every k: the running sum is an f16
  throughout and becomes infinite beyond 65504.
- f64 accumulator: product and sum are rounded to f64, each by itself.
- i32 accumulator: the factors are sign-extended to i32; product and sum wrap around modulo 2^32.

NaN and infinities are as in IEEE 754; for f8E4M3FNUZ see ``f8``.
"""

from __future__ import annotations

from gpuir.dialects import arith, tensor
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.host import ir
from gpuir.passes.registry import NoMatch, no_match, pattern
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.reference.loops import loop_nest
from gpuir.transforms.iree_gpu.utils.indices import index_constant
from gpuir.transforms.iree_gpu.utils.multi_mma import MultiMmaView
from gpuir.transforms.iree_gpu.utils.vectors import read_tensor, write_tensor

__all__ = ["intrinsic_to_scalar"]


def _multiply_add(a: ir.Value, b: ir.Value, c: ir.Value) -> ir.Value:
    """c + a * b with the accumulator's arithmetic, as the module's docstring states it."""
    if isinstance(c.type, ir.IntegerType):
        a, b = (x if x.type == c.type else arith.extsi(c.type, x) for x in (a, b))
        return arith.addi(c, arith.muli(a, b))
    wide = c.type if isinstance(c.type, ir.F64Type) else ir.F32Type.get()
    a, b, total = (x if x.type == wide else arith.extf(wide, x) for x in (a, b, c))
    total = arith.addf(total, arith.mulf(a, b))
    return total if c.type == wide else arith.truncf(c.type, total)


@pattern(MultiMmaOp, name="iree.intrinsic_to_scalar")
def intrinsic_to_scalar(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A single intrinsic (no iterators) becomes loops over m, n and k around a scalar multiply-add.

    On tensors the elements are read and written by tensor.extract and tensor.insert. Vectors are written to tensors,
    and the result is read back as a vector, so that the code's size does not grow with the intrinsic's. For the
    arithmetic see the module. Fails at the op for fragments that are one lane's share, and for kinds that are no
    #iree_gpu.mma_layout. Does not match an op with iterators.
    """
    view = MultiMmaView(op)
    if view.iterators:
        return no_match("there are iterators: multi_mma_to_loops and multi_mma_unroll come first")
    values = [operand.value for operand in view.operands]
    if view.all_are(ir.RankedTensorType):
        result = _compute(view, values)
    elif view.all_are(ir.VectorType):
        result = read_tensor(_compute(view, [_as_tensor(value) for value in values]))
    else:
        return no_match("operands are neither all tensors nor all vectors")
    rewriter.replace_op(op, [result])
    return None


def _compute(view: MultiMmaView, tensors: list[ir.Value]) -> ir.Value:
    """The loops over the fragments held by ``tensors`` (lhs, rhs, acc); returns the new accumulator."""
    m, n, k = view.fragment()
    lhs, rhs, acc = view.operands
    lhs_tensor, rhs_tensor, acc_tensor = tensors

    def element(outer: list[ir.Value], result: ir.Value) -> ir.Value:
        i, j = outer
        indices = acc.indices(i, j, m, n)

        def step(reduction: list[ir.Value], total: ir.Value) -> ir.Value:
            a = tensor.extract(lhs_tensor, lhs.indices(i, reduction[0], m, k))
            b = tensor.extract(rhs_tensor, rhs.indices(reduction[0], j, k, n))
            return _multiply_add(a, b, total)

        total = loop_nest([index_constant(k)], tensor.extract(result, indices), step)
        return tensor.insert(total, result, indices)

    return loop_nest([index_constant(m), index_constant(n)], acc_tensor, element)


def _as_tensor(value: ir.Value) -> ir.Value:
    """A tensor that holds a vector's elements."""
    return write_tensor(value, tensor.empty(value.type.shape, value.type.element_type))
