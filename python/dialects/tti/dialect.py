"""The `tti` dialect object, and its enum."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON
from gpuir.ods import Dialect, IntEnum

TTI = Dialect(
    "tti",
    summary="Triton's sanitizers: floats as integers, records of accesses, locks, assertions.",
    depends=("tt", "ttg", "ttng"),
    verifies_ir_only=True,
    system=TRITON,
)


@TTI.enum
class MemType(IntEnum):
    """Which memory a buffer is in."""

    SHARED = 0, "shared_mem"
    TENSOR = 1, "tensor_mem"
