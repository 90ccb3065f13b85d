"""f8E4M3FNUZ to wider floats, with integer arithmetic on the bits: the host cannot lower arith.extf from that type.

The type: sign, 4 exponent bits with bias 8, 3 mantissa bits. 0x80 is NaN, the only one; there is no infinity and no
negative zero. An exponent field of 0 has no implicit bit: the value is mantissa * 2^-10. The largest is 240.
"""

from __future__ import annotations

import struct

from gpuir.dialects import arith
from gpuir.host import ir
from gpuir.passes.registry import NoMatch, no_match, pattern
from gpuir.passes.rewriter import PatternRewriter

__all__ = ["expand_f8e4m3fnuz"]

_NAN = 0x80
_F32_NAN = 0x7FC00000
_F32_MANTISSA_BITS = 23
_MANTISSA_BITS = 3
_BIAS_DIFFERENCE = 127 - 8


@pattern(arith.ExtFOp, name="iree.expand_f8e4m3fnuz")
def expand_f8e4m3fnuz(op: arith.ExtFOp, rewriter: PatternRewriter) -> NoMatch | None:
    """arith.extf from f8E4M3FNUZ becomes exact arithmetic on the bits, of scalars and vectors.

    Every value of the type is exact in bf16, f16 and all wider types; the decoding goes to f32 and from there to the
    result's type. Does not match other source types, nor tensors.
    """
    source, target = op.in_, op.result.type
    vector = source.type if isinstance(source.type, ir.VectorType) else None
    if isinstance(source.type, ir.ShapedType) and vector is None:
        return no_match("operand is neither a scalar nor a vector")
    element = vector.element_type if vector else source.type
    if not isinstance(element, ir.Float8E4M3FNUZType):
        return no_match("operand is not f8E4M3FNUZ")

    def shaped(scalar: ir.Type) -> ir.Type:
        return ir.VectorType.get(vector.shape, scalar) if vector else scalar

    i8, i32, f32 = (
        shaped(ir.IntegerType.get_signless(8)),
        shaped(ir.IntegerType.get_signless(32)),
        shaped(ir.F32Type.get()),
    )

    def constant(value: int) -> ir.Value:
        attribute = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), value)
        return arith.constant(i32, ir.DenseElementsAttr.get_splat(i32, attribute) if vector else attribute)

    def real(value: float) -> ir.Value:
        bits = struct.unpack("<i", struct.pack("<f", value))[0]
        return arith.bitcast(f32, constant(bits))

    bits = arith.extui(i32, arith.bitcast(i8, source))
    magnitude = arith.andi(bits, constant(0x7F))
    sign = arith.shli(arith.andi(bits, constant(0x80)), constant(24))
    # A normal number: exponent and mantissa are shifted to those of an f32 together, then the bias is corrected.
    shifted = arith.shli(magnitude, constant(_F32_MANTISSA_BITS - _MANTISSA_BITS))
    normal = arith.bitcast(f32, arith.addi(shifted, constant(_BIAS_DIFFERENCE << _F32_MANTISSA_BITS)))
    subnormal = arith.mulf(arith.uitofp(f32, magnitude), real(2.0**-10))
    is_subnormal = arith.cmpi(arith.CmpIPredicate.ult, magnitude, constant(1 << _MANTISSA_BITS))
    absolute = arith.bitcast(i32, arith.select(is_subnormal, subnormal, normal))
    is_nan = arith.cmpi(arith.CmpIPredicate.eq, bits, constant(_NAN))
    result = arith.bitcast(f32, arith.select(is_nan, constant(_F32_NAN), arith.ori(absolute, sign)))
    if target != f32:
        wide = target.element_type if vector else target
        result = arith.extf(target, result) if wide.width > 32 else arith.truncf(target, result)
    rewriter.replace_op(op, [result])
    return None
