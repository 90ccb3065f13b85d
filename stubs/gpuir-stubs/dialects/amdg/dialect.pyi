# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum
from gpuir.ods.masks import Mask

AMDG: Dialect
SCHEDULED: Mask

class SchedHint(IntEnum):
    """How the instructions of a loop are scheduled."""
    NONE = 0
    LOCAL_PREFETCH = 1
    ATTENTION = 2
    @classmethod
    def of(cls, value: SchedHint | str | int) -> SchedHint: ...
    @classmethod
    def cases(cls) -> list[SchedHint]: ...

@final
class OpIdxAttr(AttrBase):
    """Which operand of a dot a load is for: 0 or 1."""
    @classmethod
    def get(cls, value: int, *, context: ir.Context | None = None) -> OpIdxAttr: ...
    @property
    def value(self) -> int:
        """32-bit unsigned integer"""

@final
class SchedHintVariantAttr(AttrBase):
    """The variant of a scheduling hint."""
    @classmethod
    def get(cls, value: SchedHint | str | int, *, context: ir.Context | None = None) -> SchedHintVariantAttr: ...
    @property
    def value(self) -> SchedHint:
        """SchedHint case"""

@final
class InstCounterAttr(AttrBase):
    """How many instructions of a kind a loop has, and the type that they are on; `none` where it has none."""
    @classmethod
    def get(cls, value: int, counted: ir.Type, *, context: ir.Context | None = None) -> InstCounterAttr: ...
    @property
    def value(self) -> int:
        """32-bit unsigned integer"""
    @property
    def counted(self) -> ir.Type:
        """type"""
