# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, TypeBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

NVWS: Dialect

class AsyncOp(IntEnum):
    """What a group of warps has started when it leaves an `aref`, whose end the next one waits for."""
    NONE = 0
    TMALoad = 1
    TC5MMA = 2
    TMEMCopy = 3
    CpAsync = 4
    WGMMA = 5
    CLC = 6
    @classmethod
    def of(cls, value: AsyncOp | str | int) -> AsyncOp: ...
    @classmethod
    def cases(cls) -> list[AsyncOp]: ...

class TokenLoadType(IntEnum):
    """How the buffers are filled that a token stands for."""
    NONE = 0
    AsyncLoadOp = 1
    TMALoadOp = 2
    LocalStoreOp = 3
    TmemLoadOp = 4
    @classmethod
    def of(cls, value: TokenLoadType | str | int) -> TokenLoadType: ...
    @classmethod
    def cases(cls) -> list[TokenLoadType]: ...

@final
class AsyncOpAttr(AttrBase):
    """What a group of warps has started when it leaves an `aref`."""
    @classmethod
    def get(cls, value: AsyncOp | str | int, *, context: ir.Context | None = None) -> AsyncOpAttr: ...
    @property
    def value(self) -> AsyncOp:
        """AsyncOp case"""

@final
class ArefType(TypeBase):
    """Buffers that groups of warps hand each other in turns: written and left, then read and left."""
    @classmethod
    def get(
        cls, base_type: Sequence[ir.Type], num_batches: int | None = None, *, context: ir.Context | None = None,
    ) -> ArefType: ...
    @property
    def base_type(self) -> list[ir.Type]:
        """list of type"""
    @property
    def num_batches(self) -> int | None:
        """32-bit signed integer"""
    def unnumbered(self) -> None: ...

@final
class TokenType(TypeBase):
    """Stands for a buffer that one group of warps fills and another one reads."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> TokenType: ...
