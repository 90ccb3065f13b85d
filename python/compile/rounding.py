"""In the worker: float ops that say how they round, as the chip's instructions, or refused.

LLVM's ``llvm.intr.experimental.constrained.*`` are what arith's ops with a rounding mode become. The back ends of GPUs round all of
them to the nearest, whatever they say, and end their process at some. Here NVIDIA's become instructions with the mode; of AMD's there
is one conversion that rounds toward zero (v_cvt_pkrtz_f16_f32).

Source: PTX ISA, "cvt", "add", "fma", "div", "sqrt"; LLVM's User Guide for AMDGPU Back-end, "llvm.amdgcn.cvt.pkrtz".
"""

from __future__ import annotations

from typing import Any

from gpuir.assembly.diagnostics import at
from gpuir.compile.elements import create
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import Payload, walk
from gpuir.compile.targets import Target
from gpuir.host import ir

__all__ = ["round_as_said"]

_PREFIX = "llvm.intr.experimental.constrained."
#: LLVM's numbers of the modes: PTX's words, and arith's.
_MODES = {0: ("rz", "toward_zero"), 1: ("rn", "to_nearest_even"), 2: ("rp", "upward"), 3: ("rm", "downward")}
_AWAY = 4
_NEAREST = 1
#: The op without a mode of its own, and the instruction of PTX.
_OPS = {
    "fadd": ("llvm.fadd", "add"),
    "fsub": ("llvm.fsub", "sub"),
    "fmul": ("llvm.fmul", "mul"),
    "fdiv": ("llvm.fdiv", "div"),
    "fma": ("llvm.intr.fma", "fma"),
    "sqrt": ("llvm.intr.sqrt", "sqrt"),
    "fptrunc": ("llvm.fptrunc", "cvt"),
    "sitofp": ("llvm.sitofp", "cvt"),
    "uitofp": ("llvm.uitofp", "cvt"),
}
_CONSTRAINTS = {16: "h", 32: "r", 64: "l"}
#: The first chip that converts to bf16.
_FIRST_WITH_BF16 = 80


def round_as_said(payload: Payload, names: set[str], target: Target) -> bool:
    """Rewrites the ops in place; whether there were any. CompileError for what the chip has no instruction for."""
    found = walk(payload, *(name for name in names if name.removeprefix(_PREFIX) in _OPS))
    for op in found:
        with op.location, ir.InsertionPoint(op):
            op.results[0].replace_all_uses_with(_Rounded(op, target).value())
        op.erase()
    return bool(found)


class _Rounded:
    """An op that is rewritten, at the insertion point."""

    def __init__(self, op: ir.Operation, target: Target):
        self.op = op
        self.target = target
        self.what = op.name.removeprefix(_PREFIX)
        self.mode = ir.IntegerAttr(op.attributes["roundingmode"]).value
        self.nvidia = target.family == "nvidia"

    def value(self) -> ir.Value:
        kind: Any = self.op.results[0].type
        operands = list(self.op.operands)
        vector = isinstance(kind, ir.VectorType)
        to = kind.element_type if vector else kind
        came: Any = operands[0].type
        source = came.element_type if vector else came
        if not self._has_instruction(to, source):
            if self.mode != _NEAREST:
                raise self._refusal(str(source), str(to))
            return create(_OPS[self.what][0], kind, operands)
        if not vector:
            return self._scalar(to, source, operands)
        made = create("llvm.mlir.poison", kind, [])
        for place in range(kind.shape[0]):
            at_ = create("llvm.mlir.constant", _integer(32), [], value=ir.IntegerAttr.get(_integer(32), place))
            scalars = [create("llvm.extractelement", source, [each, at_]) for each in operands]
            made = create("llvm.insertelement", kind, [made, self._scalar(to, source, scalars), at_])
        return made

    def _has_instruction(self, to: Any, source: Any) -> bool:
        """Whether the chip computes it in the mode; what is rounded to the nearest can be left to LLVM, unless it were fused."""
        if self.mode not in _MODES:
            return False
        zero = _MODES[self.mode][0] == "rz"
        if self.what == "fptrunc":
            if str(to) == "bf16":
                return zero and (self.nvidia or str(source) == "f32")
            return (self.nvidia and self.mode != _NEAREST) or (zero and (str(source), str(to)) == ("f32", "f16"))
        if self.what in ("sitofp", "uitofp"):
            return (
                self.nvidia
                and self.mode != _NEAREST
                and str(to) in ("f16", "f32", "f64")
                and source.width in (8, 16, 32, 64)
            )
        return self.nvidia and str(to) in ("f32", "f64")

    def _refusal(self, source: str, to: str) -> CompileError:
        word = "to_nearest_away" if self.mode == _AWAY else _MODES[self.mode][1]
        what = f"{source} to {to}" if source != to else to
        return CompileError([
            at(
                self.op.location, "error",
                f"'{self.op.name}' ({what}) rounds {word}, and {self.target.chip} has no instruction that does: round to the "
                "nearest, or compute it in another type",
            )
        ])  # fmt: skip

    def _scalar(self, to: Any, source: Any, operands: list[ir.Value]) -> ir.Value:
        if self.what != "fptrunc":
            words = [_OPS[self.what][1], _MODES[self.mode][0], str(to)]
            if self.what in ("sitofp", "uitofp"):
                words.append(f"{self.what[0]}{source.width}")
                if source.width == 8:
                    wide = create("llvm.sext" if self.what[0] == "s" else "llvm.zext", _integer(16), operands)
                    return self._assembly(words[:-1] + [f"{self.what[0]}16"], to, [wide])
            return self._assembly(words, to, operands)
        if str(to) == "bf16":
            return self._to_bf16(to, source, operands[0])
        if not self.nvidia:
            pair = create("rocdl.cvt.pkrtz", ir.VectorType.get([2], to), [operands[0], operands[0]])
            first = create("llvm.mlir.constant", _integer(32), [], value=ir.IntegerAttr.get(_integer(32), 0))
            return create("llvm.extractelement", to, [pair, first])
        return self._assembly(["cvt", _MODES[self.mode][0], str(to), str(source)], to, operands)

    def _to_bf16(self, to: Any, source: Any, value: ir.Value) -> ir.Value:
        """Toward zero: a double may be rounded to f32 before."""
        single, word = ir.F32Type.get(), _integer(32)
        if str(source) == "f64":
            value = self._assembly(["cvt", "rz", "f32", "f64"], single, [value])
        if self.nvidia and self.target.number >= _FIRST_WITH_BF16:
            return self._assembly(["cvt", "rz", "bf16", "f32"], to, [value])

        def number(value: int) -> ir.Value:
            return create("llvm.mlir.constant", word, [], value=ir.IntegerAttr.get(word, value))

        high = create("llvm.lshr", word, [create("llvm.bitcast", word, [value]), number(16)])
        # What is no number stays so, though its last bits are lost.
        nan = create("llvm.fcmp", _integer(1), [value, value], predicate=ir.IntegerAttr.get(_integer(64), _UNORDERED))
        high = create("llvm.or", word, [high, create("llvm.select", word, [nan, number(0x40), number(0)])])
        return create("llvm.bitcast", to, [create("llvm.trunc", _integer(16), [high])])

    @staticmethod
    def _assembly(words: list[str], to: Any, operands: list[ir.Value]) -> ir.Value:
        """An instruction; its operands and result are in registers of integers."""
        sent = []
        for each in operands:
            kind: Any = each.type
            sent.append(
                each if isinstance(kind, ir.IntegerType) else create("llvm.bitcast", _integer(kind.width), [each])
            )
        letters = [_CONSTRAINTS[each.type.width] for each in sent]
        places = ", ".join(f"${number}" for number in range(len(sent) + 1))
        made = create(
            "llvm.inline_asm", _integer(to.width), sent,
            asm_string=ir.StringAttr.get(f"{'.'.join(words)} {places};"),
            constraints=ir.StringAttr.get(",".join([f"={_CONSTRAINTS[to.width]}", *letters])),
        )  # fmt: skip
        return create("llvm.bitcast", to, [made])


#: LLVM's number of the comparison "uno".
_UNORDERED = 14


def _integer(width: int) -> ir.IntegerType:
    return ir.IntegerType.get_signless(width)
