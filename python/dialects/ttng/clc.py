"""Ops of `ttng` of cluster launch control (Blackwell): a running cluster cancels one that waits, and does its work.

The answer is 16 bytes in shared memory, a buffer of 2xi64; in registers it is an i128.
"""

from __future__ import annotations

from typing import Annotated

from gpuir.dialects.tt.dialect import ProgramIDDim
from gpuir.dialects.ttg.buffers import Barriers, PlainBuffers
from gpuir.dialects.ttg.constraints import MemoryEffects, Shaped, Tensor, VerifyTensorLayouts, shape_text
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.constraints import check_barrier
from gpuir.dialects.ttng.dialect import TTNG
from gpuir.host import ir
from gpuir.ods import I1, I32, Attr, DialectOp, Operand, Pure, Result, VerifyError, type_is

#: An answer in registers.
Answer = Annotated[ir.IntegerType, type_is("i128")]


def check_answer(type: Shaped, name: str) -> None:
    """An answer in memory, or spread over threads, is two i64."""
    if list(type.shape) != [2] or str(type.element_type) != "i64":
        raise VerifyError(f"expects {name} to be an answer, 2xi64, found {shape_text(type.shape)}x{type.element_type}")


class CLCTryCancelOp(DialectOp, dialect=TTNG, name="clc_try_cancel"):
    """Asks for a cluster that was not launched yet; the answer comes into `response`, and `barrier` gets its bytes.

    Refused: a `response` other than 2xi64; a barrier that is none.
    """

    releases = "3.8-"
    response: Operand[MemDescType]
    barrier: Operand[MemDescType]
    assembly = "$response `,` $barrier attr-dict `:` qualified(type($response)) `,` qualified(type($barrier))"
    traits = (
        PlainBuffers("response"),
        Barriers("barrier", completed="CLC"),
        MemoryEffects(reads=("barrier",), writes=("response", "barrier")),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        response, barrier = (value.type for value in self.operation.operands)
        check_barrier(barrier, "barrier")
        check_answer(response, "response")


class CLCTryCancelSyncOp(DialectOp, dialect=TTNG, name="clc_try_cancel_sync"):
    """Asks for a cluster that was not launched yet, and waits for the answer.

    Refused: a result other than a tensor of 2xi64.
    """

    releases = "3.9-"
    response: Result[Tensor]
    assembly = "attr-dict `:` type($response)"
    traits = (MemoryEffects(reads=("*",), writes=("*",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_answer(self.operation.results[0].type, "response")


class CLCLoadResultOp(DialectOp, dialect=TTNG, name="clc_load_result"):
    """Reads an answer from shared memory.

    Refused: a `src` other than 2xi64.
    """

    releases = "3.8-"
    src: Operand[MemDescType]
    result: Result[Answer]
    assembly = "$src attr-dict `:` qualified(type($src)) `->` type($result)"
    traits = (PlainBuffers("src"), MemoryEffects(reads=("src",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_answer(self.operation.operands[0].type, "src")


class CLCIsCanceledOp(DialectOp, dialect=TTNG, name="clc_is_canceled"):
    """Whether an answer names a cluster."""

    releases = "3.8-"
    answer: Operand[Answer]
    result: Result[I1]
    assembly = "$answer attr-dict `:` type($answer) `->` type($result)"
    traits = (Pure, VerifyTensorLayouts)


class CLCGetProgramIdOp(DialectOp, dialect=TTNG, name="clc_get_program_id"):
    """The number, along the axis `dim` of the grid, of the program that an answer names."""

    releases = "3.8-"
    answer: Operand[Answer]
    dim: Attr[ProgramIDDim]
    result: Result[I32]
    assembly = "$answer `,` $dim attr-dict `:` type($answer) `->` type($result)"
    traits = (Pure, VerifyTensorLayouts)


clc_get_program_id = CLCGetProgramIdOp.builder
clc_is_canceled = CLCIsCanceledOp.builder
clc_load_result = CLCLoadResultOp.builder
clc_try_cancel = CLCTryCancelOp.builder
clc_try_cancel_sync = CLCTryCancelSyncOp.builder
