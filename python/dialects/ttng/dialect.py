"""The `ttng` dialect object, and the encodings of tensor memory."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON
from gpuir.ods import Bool, Dialect, DialectAttr, Param, UInt32, named

TTNG = Dialect(
    "ttng",
    summary="Triton on NVIDIA GPUs: TMA, mbarriers, wgmma, tcgen05.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
)


class TensorMemoryEncodingAttr(DialectAttr, dialect=TTNG, name="tensor_memory_encoding"):
    """Layout of a tile in Blackwell's tensor memory: blocks of `blockM` rows and `blockN` columns."""

    block_m: Param[UInt32] = named("blockM")
    block_n: Param[UInt32] = named("blockN")
    unpacked: Param[Bool]
    cta_split_m: Param[UInt32] = named("CTASplitM", 1)
    cta_split_n: Param[UInt32] = named("CTASplitN", 1)
    assembly = "`<` struct(params) `>`"
    alias = "tmem"


class TensorMemoryScalesEncodingAttr(DialectAttr, dialect=TTNG, name="tensor_memory_scales_encoding"):
    """Layout of the scales of a scaled dot in tensor memory."""

    cta_split_m: Param[UInt32] = named("CTASplitM", 1)
    cta_split_n: Param[UInt32] = named("CTASplitN", 1)
    assembly = "`<` struct(params) `>`"
    alias = "tmem_scales"


class TensorMemorySpaceAttr(DialectAttr, dialect=TTNG, name="tensor_memory"):
    """The memory space of tensor memory."""
