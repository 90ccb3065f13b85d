"""The `nvws` dialect object, its types and attributes."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON
from gpuir.host import ir
from gpuir.ods import (
    Dialect,
    DialectAttr,
    DialectType,
    Int32,
    IntEnum,
    Param,
    ParameterMeta,
    TypeParameter,
    VerifyError,
    in_releases,
    list_of,
    named,
)

NVWS = Dialect(
    "nvws",
    summary="Triton's warp specialization on NVIDIA GPUs, while it is made: groups of warps, and what they hand each other.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
)


class _Types(list[ir.Type], metaclass=ParameterMeta, parameter=list_of(TypeParameter, end="]")): ...


@NVWS.enum
class AsyncOp(IntEnum):
    """What a group of warps has started when it leaves an `aref`, whose end the next one waits for."""

    NONE = 0, "none"
    TMALoad = 1, "tma_load"
    TC5MMA = 2, "tc5mma"
    TMEMCopy = 3, "tmem_copy"
    CpAsync = 4, "cp_async"
    WGMMA = 5, "wgmma"
    CLC = 6, "clc"


@NVWS.enum
class TokenLoadType(IntEnum):
    """How the buffers are filled that a token stands for."""

    NONE = 0, "none"
    AsyncLoadOp = 1, "asyncLoadOp"
    TMALoadOp = 2, "tmaLoadOp"
    LocalStoreOp = 3, "localStoreOp"
    TmemLoadOp = 4, "TmemLoadOp"


class AsyncOpAttr(DialectAttr, dialect=NVWS, name="async_op"):
    """What a group of warps has started when it leaves an `aref`."""

    releases = "3.5-"
    value: Param[AsyncOp]
    assembly = "`<` $value `>`"


class ArefType(DialectType, dialect=NVWS, name="aref"):
    """Buffers that groups of warps hand each other in turns: written and left, then read and left.

    `baseType` are the types of all its buffers; their first dimension counts copies. Triton 3.4 may say `numBatches`, of
    how many of its dimensions that holds.
    """

    base_type: Param[_Types] = named("baseType")
    num_batches: Param[Int32] | None = named("numBatches", releases="-3.4")
    assembly = "`<` `[` $baseType `]` (`,` $numBatches^)? `>`"

    def verify(self) -> str | None:
        return "-3.4" if self.num_batches is not None else None

    @in_releases("3.5-")
    def unnumbered(self) -> None:
        if self.num_batches is not None:
            raise VerifyError(f"expects an aref without numBatches, found {self.num_batches}")


class TokenType(DialectType, dialect=NVWS, name="token"):
    """Stands for a buffer that one group of warps fills and another one reads."""
