"""The dialect: one op, declared once; its parser, printer, verifier and builder follow."""

from gpuir.ods import F32, AllTypesMatch, Attr, Dialect, I32Attr, Operand, Pure, Result, VerifyError

WAVE = Dialect("wave", summary="Operations over all lanes of a subgroup.")


class PrefixSumOp(WAVE.Op, name="prefix_sum"):
    """The sum of `value` over this lane and all lanes before it within a cluster of `size` lanes.

    Refused: sizes that are no power of two from 2 to 64
    """

    value: Operand[F32]
    size: Attr[I32Attr] = 32
    result: Result[F32]
    assembly = "$value (`cluster` `(` $size^ `)`)? attr-dict `:` type($value)"
    traits = (Pure, AllTypesMatch("value", "result"))

    def verify(self):
        if self.size.value not in (2, 4, 8, 16, 32, 64):
            raise VerifyError(f"expects a size that is a power of two from 2 to 64, found {self.size.value}")


prefix_sum = PrefixSumOp.builder
