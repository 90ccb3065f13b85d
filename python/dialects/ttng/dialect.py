"""The `ttng` dialect object, and the encodings of tensor memory."""

from __future__ import annotations

from gpuir.ods import Bool, Dialect, Param, UInt32

TTNG = Dialect(
    "ttng",
    summary="Triton on NVIDIA GPUs: TMA, mbarriers, wgmma, tcgen05.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
)


class TensorMemoryEncodingAttr(TTNG.Attr, name="tensor_memory_encoding"):
    """Layout of a tile in Blackwell's tensor memory: blocks of `blockM` rows and `blockN` columns."""

    blockM: Param[UInt32]
    blockN: Param[UInt32]
    unpacked: Param[Bool]
    CTASplitM: Param[UInt32] = 1
    CTASplitN: Param[UInt32] = 1
    assembly = "`<` struct(params) `>`"
    alias = "tmem"


class TensorMemoryScalesEncodingAttr(TTNG.Attr, name="tensor_memory_scales_encoding"):
    """Layout of the scales of a scaled dot in tensor memory."""

    CTASplitM: Param[UInt32] = 1
    CTASplitN: Param[UInt32] = 1
    assembly = "`<` struct(params) `>`"
    alias = "tmem_scales"


class TensorMemorySpaceAttr(TTNG.Attr, name="tensor_memory"):
    """The memory space of tensor memory."""
