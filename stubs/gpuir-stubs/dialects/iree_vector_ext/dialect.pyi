# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

IREE_VECTOR_EXT: Dialect

class LayoutDimension(IntEnum):
    """What a factor of a vector's dimension counts: batches of the instruction, lanes, or elements of a lane."""
    BATCHX = 0
    BATCHY = 1
    LANEX = 2
    LANEY = 3
    LANEZ = 4
    VECTORX = 5
    VECTORY = 6
    VECTORZ = 7
    @classmethod
    def of(cls, value: LayoutDimension | str | int) -> LayoutDimension: ...
    @classmethod
    def cases(cls) -> list[LayoutDimension]: ...
