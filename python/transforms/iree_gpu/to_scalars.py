"""A single intrinsic to scalar arithmetic.

The arithmetic, for every element of the accumulator, over k in ascending order starting from the accumulator:

- f32 accumulator: both factors are extended to f32 (exactly), multiplied in f32 and added in f32, each operation
  rounded to f32 to nearest even. The product of two f16 or two f8E4M3FNUZ values is exact in f32, so there only the
  sum rounds.
- f16 accumulator (WMMA_F16_16x16x16_F16): the factors and the accumulator are extended to f32, the product is exact,
  the sum is rounded to f32 and then to f16, both to nearest even, once for every k: the running sum is an f16
  throughout and becomes infinite beyond 65504.
- f64 accumulator: product and sum are rounded to f64, each by itself.
- i32 accumulator: the factors are sign-extended to i32; product and sum wrap around modulo 2^32.

NaN and infinities follow from IEEE 754; of f8E4M3FNUZ see ``f8``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import no_match, pattern
from gpuir.transforms.iree_gpu.contraction import Contraction, index_constant

__all__ = ["intrinsic_to_scalar"]


def _multiply_add(a: Any, b: Any, c: Any) -> Any:
    """c + a * b with the accumulator's arithmetic, as the module's docstring states it."""
    arith = module("dialects.arith")
    if isinstance(c.type, ir.IntegerType):
        a, b = (x if x.type == c.type else arith.extsi(c.type, x) for x in (a, b))
        return arith.addi(c, arith.muli(a, b))
    wide = c.type if isinstance(c.type, ir.F64Type) else ir.F32Type.get()
    a, b, total = (x if x.type == wide else arith.extf(wide, x) for x in (a, b, c))
    total = arith.addf(total, arith.mulf(a, b))
    return total if c.type == wide else arith.truncf(c.type, total)


def _nest(sizes: list[int], carried: Any, body: Callable[[list[Any], Any], Any]) -> Any:
    """Loops from 0 to each size around ``body(indices, carried)``, which returns what the loops carry on."""
    scf = module("dialects.scf")
    zero, one = index_constant(0), index_constant(1)
    bounds = [index_constant(size) for size in sizes]

    def build(indices: list[Any], value: Any) -> Any:
        if len(indices) == len(bounds):
            return body(indices, value)
        loop = scf.ForOp(zero, bounds[len(indices)], one, [value])
        with ir.InsertionPoint(loop.body):
            scf.yield_([build([*indices, loop.induction_variable], loop.inner_iter_args[0])])
        return loop.results[0]

    return build([], carried)


@pattern("iree_gpu.multi_mma", name="iree.intrinsic_to_scalar")
def intrinsic_to_scalar(op: Any, rewriter: Any) -> Any:
    """A single intrinsic (no iterators) becomes loops over m, n and k around a scalar multiply-add.

    On tensors the elements are read and written by tensor.extract and tensor.insert. Vectors are written to tensors,
    and the result is read back as a vector, so that the code's size does not grow with the intrinsic's. For the
    arithmetic see the module. Refused with an error at the op: fragments that are one lane's share, and kinds that are
    no #iree_gpu.mma_layout. Does not match an op with iterators.
    """
    contraction = Contraction(op)
    if contraction.iterators:
        return no_match("there are iterators: multi_mma_to_loops and multi_mma_unroll come first")
    values = [operand.value for operand in contraction.operands]
    if contraction.all_are(ir.RankedTensorType):
        result = _compute(contraction, values)
    elif contraction.all_are(ir.VectorType):
        result = _read(_compute(contraction, [_written(value) for value in values]))
    else:
        return no_match("operands are neither all tensors nor all vectors")
    rewriter.replace_op(op, [result])
    return None


def _compute(contraction: Contraction, tensors: list[Any]) -> Any:
    """The loops over the fragments held by ``tensors`` (lhs, rhs, acc); returns the new accumulator."""
    tensor = module("dialects.tensor")
    m, n, k = contraction.fragment()
    lhs, rhs, acc = contraction.operands
    a_fragment, b_fragment, accumulator = tensors

    def element(at: list[Any], result: Any) -> Any:
        i, j = at
        place = acc.indices(i, j, m, n)

        def step(reduction: list[Any], total: Any) -> Any:
            a = tensor.extract(a_fragment, lhs.indices(i, reduction[0], m, k))
            b = tensor.extract(b_fragment, rhs.indices(reduction[0], j, k, n))
            return _multiply_add(a, b, total)

        return tensor.insert(_nest([k], tensor.extract(result, place), step), result, place)

    return _nest([m, n], accumulator, element)


def _written(value: Any) -> Any:
    """A tensor that holds a vector's elements."""
    shape, element = value.type.shape, value.type.element_type
    empty = module("dialects.tensor").empty(shape, element)
    origin = [index_constant(0)] * len(shape)
    same = ir.AffineMap.get_identity(len(shape))
    return module("dialects.vector").transfer_write(empty.type, value, empty, origin, same, [True] * len(shape))


def _read(value: Any) -> Any:
    """A vector of a tensor's elements."""
    shape, element = value.type.shape, value.type.element_type
    zero = ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)
    padding = module("dialects.arith").constant(element, zero)
    origin = [index_constant(0)] * len(shape)
    same = ir.AffineMap.get_identity(len(shape))
    type_ = ir.VectorType.get(shape, element)
    return module("dialects.vector").transfer_read(type_, value, origin, same, padding, [True] * len(shape))
