"""Ops of `ttg` on all threads of a program: barriers, the number of a thread's warp, and assembly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.tt.layout_inference import is_open
from gpuir.dialects.tt.ops_math import EFFECTS_UNLESS_PURE
from gpuir.dialects.ttg.constraints import AnyTT, AnyTTOrMemDesc, MemDesc, VerifyTensorLayouts
from gpuir.dialects.ttg.dialect import TTG
from gpuir.host import ir
from gpuir.ods import (
    I32,
    Attr,
    BitEnum,
    BoolAttr,
    DialectOp,
    Operands,
    Pure,
    Result,
    Results,
    StrAttr,
    UnitAttr,
    VerifyError,
    i32_enum,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output


@TTG.enum
class AddrSpace(BitEnum):
    """Which memory a barrier orders."""

    NONE = 0, "none"
    LOCAL = 1, "local"
    GLOBAL_READ = 2, "global_read"
    GLOBAL_WRITE = 4, "global_write"
    TENSOR_READ = 8, "tensor_read"
    TENSOR_WRITE = 16, "tensor_write"
    ALL = 31, "all"


_ADDR_SPACE = i32_enum(AddrSpace)


@TTG.directive("AddrSpaces")
class _AddrSpaces:
    """``all``, ``none``, or words such as ``local|global_read``; Triton's form has no dictionary of attributes."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, name: str) -> None:
        state.attributes[name] = _ADDR_SPACE.parse(cursor)
        if cursor.at("{"):
            cursor.fail("'ttg.barrier' takes attributes in its generic form only")

    @staticmethod
    def print(writer: Output, state: WriteState, name: str) -> str:
        if state.attributes.keys() != {name}:
            raise NotPrintable
        return _ADDR_SPACE.print(state.attributes[name])


class BarrierOp(DialectOp, dialect=TTG, name="barrier"):
    """Waits until all threads of the program, or of the partition of warps, are here, and orders accesses to memory.

    `addrSpace` says which: ``"local"`` is shared memory, ``"global_read"`` and ``"global_write"``, ``"tensor_read"`` and
    ``"tensor_write"`` what their names say, ``"local|global_read"`` several; ``"all"`` and ``"none"``.
    """

    releases = "3.7-"
    addr_space: Attr[AddrSpace] = named("addrSpace")
    assembly = "custom<AddrSpaces>($addrSpace) attr-dict"
    traits = (VerifyTensorLayouts,)


class LocalBarrierOp(DialectOp, dialect=TTG, name="local_barrier"):
    """Waits until all threads of the program are here, and orders accesses to shared memory. Later: ``ttg.barrier local``."""

    releases = "3.6"
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class WarpIdOp(DialectOp, dialect=TTG, name="warp_id"):
    """The number of the warp that the thread is of; `omitUniformHint`: without a hint that it is one in the whole warp."""

    releases = "3.7-"
    omit_uniform_hint: Attr[UnitAttr] = named("omitUniformHint")
    result: Result[I32]
    assembly = "attr-dict"
    traits = (Pure, VerifyTensorLayouts)


class InlineAsmOp(DialectOp, dialect=TTG, name="inline_asm"):
    """Runs assembly once a thread on the registers of its operands; `constraints` are LLVM's, `pure`: it has no effects.

    Refused: a buffer among the operands of a `pure` one; a tensor without a layout, or with one that is still to be found.
    """

    releases = "3.9-"
    asm_string: Attr[StrAttr]
    constraints: Attr[StrAttr]
    pure: Attr[BoolAttr]
    args: Operands[AnyTTOrMemDesc]
    result: Results[AnyTT]
    assembly = "$asm_string attr-dict ($args^)? `:` functional-type($args, $result)"
    traits = (*EFFECTS_UNLESS_PURE, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        for side, values in (("operand", self.operation.operands), ("result", self.operation.results)):
            for index, value in enumerate(values):
                if self.pure.value and MemDesc.test(value.type):
                    raise VerifyError(f"expects pure to be false since {side} #{index} is a buffer, found true")
                if not isinstance(value.type, ir.RankedTensorType):
                    continue
                if value.type.encoding is None or is_open(value.type.encoding):
                    raise VerifyError(f"expects {side} #{index} to have a layout, found {value.type}")


barrier = BarrierOp.builder
inline_asm = InlineAsmOp.builder
local_barrier = LocalBarrierOp.builder
warp_id = WarpIdOp.builder
