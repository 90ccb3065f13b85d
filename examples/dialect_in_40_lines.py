"""A dialect with a syntax of its own, a verifier and a lowering to upstream's dialects, in 40 lines."""

import gpuir
from gpuir import ir, ods
from gpuir.dialects import arith, math
from gpuir.passes.registry import pattern
from gpuir.passes.rewriter import PatternRewriter

NET = ods.Dialect("net", summary="Layers of a network.")


@NET.enum
class Activation(ods.IntEnum):
    """What follows the sum."""

    RELU = 0, "relu"
    TANH = 1, "tanh"


class LayerOp(ods.DialectOp, dialect=NET, name="layer"):
    """`activation(value * scale + bias)`, element by element."""

    activation: ods.Attr[Activation]
    value: ods.Operand[ods.AnyRankedTensor]
    scale: ods.Attr[ods.F32Attr]
    bias: ods.Operand[ods.AnyRankedTensor]
    result: ods.Result[ods.AnyRankedTensor]
    assembly = "$activation `(` $value `*` $scale `+` $bias `)` attr-dict `:` type($result)"
    traits = (ods.Pure, ods.AllTypesMatch("value", "bias", "result"))

    def verify(self) -> None:
        if self.scale.value == 0:
            raise ods.VerifyError("expects a scale other than 0")


@pattern(LayerOp, name="net.lower_layer")
def lower_layer(op: LayerOp, rewriter: PatternRewriter) -> None:
    """Lowers a layer to arith and math."""
    kind = op.result.type
    splat = ir.DenseElementsAttr.get_splat
    sum = arith.addf(arith.mulf(op.value, arith.constant(kind, splat(kind, op.scale))), op.bias)
    zero = arith.constant(kind, splat(kind, ir.FloatAttr.get_f32(0)))
    rewriter.replace_op(op, [math.tanh(sum) if op.activation.value == Activation.TANH else arith.maximumf(sum, zero)])


with gpuir.Context():
    module = gpuir.parse("""func.func @f(%x: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
      %0 = net.layer relu(%x * 2.0 + %b) : tensor<8xf32>
      %1 = net.layer tanh(%0 * 0.5 + %b) : tensor<8xf32>
      return %1 : tensor<8xf32>
    }""")
    print(gpuir.asm(module))
    gpuir.pass_manager("builtin.module(net-lower-layer)").run(module)
    print(module)
