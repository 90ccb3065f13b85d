"""The `iree_vector_ext` dialect object and its enum, as IREE has them in November 2024."""

from gpuir.ods import Dialect, IntEnum

IREE_VECTOR_EXT = Dialect(
    "iree_vector_ext",
    summary="How IREE spreads a vector over the threads of a workgroup before it is distributed.",
    verifies_ir_only=True,
)


@IREE_VECTOR_EXT.enum
class LayoutDimension(IntEnum):
    """What a factor of a vector's dimension counts: batches of the instruction, lanes, or elements of a lane."""

    BATCHX = 0, "BATCHX"
    BATCHY = 1, "BATCHY"
    LANEX = 2, "LANEX"
    LANEY = 3, "LANEY"
    LANEZ = 4, "LANEZ"
    VECTORX = 5, "VECTORX"
    VECTORY = 6, "VECTORY"
    VECTORZ = 7, "VECTORZ"
