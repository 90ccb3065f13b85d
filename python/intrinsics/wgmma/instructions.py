"""The instructions: nvvm's ops, and inline PTX for what nvvm has none.

nvvm.wgmma.mma_async takes both operands by descriptor and a scale-d that is known. A from registers and a scale-d that is known
at run time alone are ``llvm.inline_asm`` of exactly this text, one instruction each::

    {
    .reg .pred p;
    setp.ne.b32 p, <1, 0 or an operand>, 0;
    wgmma.mma_async.sync.aligned.<shape>.<d>.<a>.<b>[.satfinite] {<d>}, <{<a>} or descriptor>, <descriptor>, p[, <a>, <b>[, ...]];
    }

Operands: the accumulator's registers as results and, tied to them, as operands; A's four registers or descriptor; B's
descriptor; scale-d as i32 where it is not known.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.host import ir
from gpuir.intrinsics.wgmma.accumulator import insert_all, read_all, struct_type
from gpuir.intrinsics.wgmma.dtypes import Element
from gpuir.intrinsics.wgmma.values import create
from gpuir.renamed import aliases

__all__ = ["WarpgroupMma", "fence_registers", "fence_struct", "inline_asm", "warp_uniform"]


@dataclasses.dataclass(frozen=True)
class WarpgroupMma:
    """One wgmma.mma_async without its operands."""

    m: int
    n: int
    k: int
    d: Element
    a: Element
    b: Element
    a_k_major: bool
    b_k_major: bool
    negate_a: bool
    negate_b: bool
    saturate: bool

    @property
    def d_name(self) -> str:
        return "f32" if self.d.name == "float32" else self.d.ptx

    @property
    def registers(self) -> int:
        """32-bit registers of the accumulator of a thread."""
        return self.n // 2 * self.d.bits // 32

    def emit(self, accumulator: ir.Value, a: ir.Value | list[ir.Value], b: ir.Value, scale_d: bool | ir.Value) -> Any:
        """The product; ``a`` is a descriptor or a list of four registers, ``scale_d`` a bool or an SSA value of type i1."""
        if isinstance(a, list) or not isinstance(scale_d, bool):
            return self._assembly(accumulator, a, b, scale_d)
        attributes = {
            "shape": f"#nvvm.shape<m = {self.m}, n = {self.n}, k = {self.k}>",
            "typeA": f"#nvvm.wgmma_type<{self.a.ptx}>",
            "typeB": f"#nvvm.wgmma_type<{self.b.ptx}>",
            "typeD": f"#nvvm.wgmma_type<{self.d_name}>",
            "scaleD": f"#nvvm.wgmma_scale_out<{'one' if scale_d else 'zero'}>",
            "scaleA": f"#nvvm.wgmma_scale_in<{'neg' if self.negate_a else 'one'}>",
            "scaleB": f"#nvvm.wgmma_scale_in<{'neg' if self.negate_b else 'one'}>",
            "layoutA": f"#nvvm.mma_layout<{'row' if self.a_k_major else 'col'}>",
            "layoutB": f"#nvvm.mma_layout<{'col' if self.b_k_major else 'row'}>",
        }
        if self.saturate:
            attributes["satfinite"] = "#nvvm.mma_int_overflow<satfinite>"
        parsed = {name: ir.Attribute.parse(text) for name, text in attributes.items()}
        return create("nvvm.wgmma.mma_async", [accumulator.type], [accumulator, a, b], **parsed)

    def _assembly(
        self, accumulator: ir.Value, a: ir.Value | list[ir.Value], b: ir.Value, scale_d: bool | ir.Value
    ) -> Any:
        count = self.registers
        at = 2 * count
        operands = list(a) if isinstance(a, list) else [a]
        constraints = ["r" if isinstance(a, list) else "l"] * len(operands)
        left = f"{{{', '.join(f'${at + number}' for number in range(4))}}}" if isinstance(a, list) else f"${at}"
        at += len(operands)
        operands.append(b)
        constraints.append("l")
        words = [f"{{{', '.join(f'${number}' for number in range(count))}}}", left, f"${at}", "p"]
        if isinstance(scale_d, bool):
            scale = str(int(scale_d))
        else:
            scale = f"${at + 1}"
            operands.append(create("arith.extui", [ir.IntegerType.get_signless(32)], [scale_d]))
            constraints.append("r")
        if self.d_name != "s32":
            words += ["-1" if negated else "1" for negated in (self.negate_a, self.negate_b)]
        if self.a.bits == 16:
            words += [] if isinstance(a, list) else [str(int(not self.a_k_major))]
            words.append(str(int(not self.b_k_major)))
        name = f"wgmma.mma_async.sync.aligned.m{self.m}n{self.n}k{self.k}.{self.d_name}.{self.a.ptx}.{self.b.ptx}"
        name += ".satfinite" if self.saturate else ""
        text = f"{{\n.reg .pred p;\nsetp.ne.b32 p, {scale}, 0;\n{name} {', '.join(words)};\n}}\n"
        return _tied(text, accumulator, self.d, count, operands, constraints)


def inline_asm(text: str, result: ir.Type, operands: list[ir.Value], constraints: list[str]) -> Any:
    """llvm.inline_asm with side effects, in AT&T order (which PTX ignores)."""
    return create(
        "llvm.inline_asm",
        [result],
        operands,
        asm_string=ir.StringAttr.get(text),
        constraints=ir.StringAttr.get(",".join(constraints)),
        has_side_effects=ir.UnitAttr.get(),
        asm_dialect=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
    )


def _tied(
    text: str, struct: ir.Value, kind: Element, count: int, operands: list[ir.Value], constraints: list[str]
) -> Any:
    """Assembly that changes a struct of registers in place and reads further operands."""
    letter = "f" if kind.name == "float32" else "r"
    every = [f"={letter}"] * count + [str(number) for number in range(count)] + constraints
    registers = read_all(struct, kind, count)
    return inline_asm(text, struct.type, registers + operands, every)


def fence_struct(struct: ir.Value, kind: Element, count: int) -> Any:
    """An empty piece of assembly through which accumulators pass: no computation on them moves across it."""
    return _tied("", struct, kind, count, [], [])


def fence_registers(registers: list[Any], kind: Element) -> list[Any]:
    """The same for a list of registers."""
    type_ = struct_type(kind, len(registers))
    return read_all(fence_struct(insert_all(registers, type_), kind, len(registers)), kind, len(registers))


def warp_uniform(value: ir.Value) -> ir.Value:
    """Lane 0's i32, so that the back end knows that the warp agrees on it (nvvm.shfl.sync)."""
    i32 = ir.IntegerType.get_signless(32)
    numbers = [create("arith.constant", [i32], [], value=ir.IntegerAttr.get(i32, number)) for number in (-1, 0, 31)]
    mask, lane, clamp = numbers
    kind = ir.Attribute.parse("#nvvm<shfl_kind idx>")
    return create("nvvm.shfl.sync", [i32], [mask, value, lane, clamp], kind=kind)


__getattr__ = aliases(__name__, {"Product": WarpgroupMma})
