"""What arithmetic on floats may be made of, beyond what the program's ops say: the same as in Triton's own code."""

from __future__ import annotations

from gpuir.host import AnyOp, ir

__all__ = ["APPROXIMATED", "licences"]

#: A product and a sum may become one instruction.
_JOINED = ("arith.addf", "arith.subf", "arith.mulf")
#: A quotient may be made by a reciprocal: on NVIDIA's chips div.full.
_DIVIDED = ("arith.divf",)
#: A function of f32 may be approximated: on NVIDIA's chips one instruction that takes subnormal numbers as 0.
APPROXIMATED = ("math.exp2", "math.sqrt", "math.rsqrt")
#: A quotient, too: there div.approx.
_QUOTIENT = "tt.approx_divf"


def licences(op: AnyOp, nvidia: bool) -> ir.Attribute | None:
    """The `fastmath` of what an op becomes: its own and one more; None where it gets no other."""
    name = op.operation.name
    more = "contract" if name in _JOINED else None
    if nvidia and more is None:
        more = "arcp" if name in _DIVIDED else "afn" if name in (*APPROXIMATED, _QUOTIENT) else None
    if more is None:
        return None
    said = op.attributes["fastmath"] if "fastmath" in op.attributes else None
    words = str(said).partition("<")[2].rstrip(">").split(",") if said is not None else []
    return ir.Attribute.parse(f"#arith.fastmath<{','.join(sorted({*words, more} - {'none'}))}>")
