# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

TTI: Dialect

class MemType(IntEnum):
    """Which memory a buffer is in."""
    SHARED = 0
    TENSOR = 1
    @classmethod
    def of(cls, value: MemType | str | int) -> MemType: ...
    @classmethod
    def cases(cls) -> list[MemType]: ...
