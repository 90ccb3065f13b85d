"""#iree_gpu.target of the chips that are known: their matrix instructions, and the limits of a compute unit.

Numbers are those of IREE 20241104, of iree/compiler/Codegen/Dialect/GPU/TargetUtils/KnownTargets.cpp for the chips that are newer,
and for the instructions of the ISA documents of CDNA1 to CDNA4, RDNA3, RDNA3.5 and RDNA4; LLVM's back end assembles each of them.
"""

from __future__ import annotations

import dataclasses

from gpuir.dialects import iree_gpu
from gpuir.dialects.iree_gpu import TargetAttr

__all__ = ["target"]


@dataclasses.dataclass(frozen=True)
class _Details:
    """What is known of a chip: its intrinsics, lanes of a subgroup, compute units, KiB of workgroup memory.

    ``registers`` are those of a lane, of 32 bits; None where the release of IREE does not say it.
    """

    intrinsics: tuple[str, ...]
    subgroup_sizes: tuple[int, ...]
    units: int
    memory: int = 64
    registers: int | None = None


_CDNA = ("MFMA_F32_16x16x4_F32", "MFMA_F32_16x16x16_F16", "MFMA_F32_32x32x8_F16")
#: CDNA3 replaces CDNA1's and CDNA2's i8 instructions by ones with twice the k.
_CDNA_I8 = ("MFMA_I32_16x16x16_I8", "MFMA_I32_32x32x8_I8")
_CDNA_BF16 = ("MFMA_F32_16x16x8_BF16", "MFMA_F32_32x32x4_BF16")
_CDNA2_BF16 = ("MFMA_F32_16x16x16_BF16", "MFMA_F32_32x32x8_BF16")
_CDNA3_I8 = ("MFMA_I32_16x16x32_I8", "MFMA_I32_32x32x16_I8")
#: CDNA4 takes 8-bit floats with infinities and negative zeros where CDNA3 takes those without.
_CDNA3_F8 = ("MFMA_F32_16x16x32_F8E4M3FNUZ", "MFMA_F32_16x16x32_F8E5M2FNUZ")
_CDNA4 = (
    "MFMA_F32_16x16x32_F16", "MFMA_F32_32x32x16_F16", "MFMA_F32_16x16x32_BF16", "MFMA_F32_32x32x16_BF16",
    "MFMA_F32_16x16x32_F8E4M3FN", "MFMA_F32_16x16x32_F8E5M2", "MFMA_F32_16x16x128_F8E4M3FN", "MFMA_F32_16x16x128_F8E5M2",
    "MFMA_F32_32x32x64_F8E4M3FN", "MFMA_F32_32x32x64_F8E5M2", "MFMA_I32_16x16x64_I8", "MFMA_I32_32x32x32_I8",
)  # fmt: skip
_RDNA3 = ("WMMA_F32_16x16x16_F16", "WMMA_F16_16x16x16_F16", "WMMA_I32_16x16x16_I8", "WMMAR3_F32_16x16x16_BF16")
_RDNA4 = (
    "WMMAR4_F32_16x16x16_F16", "WMMAR4_F16_16x16x16_F16", "WMMAR4_F32_16x16x16_BF16", "WMMAR4_F32_16x16x16_F8E4M3FN",
    "WMMAR4_F32_16x16x16_F8E5M2", "WMMAR4_I32_16x16x16_I8",
)  # fmt: skip

#: Compute units of MI100, MI210, MI300X, MI355X, RX 7900 XTX, Radeon 8060S and RX 9070 XT.
_KNOWN = {
    "gfx908": _Details((*_CDNA, *_CDNA_I8, *_CDNA_BF16), (64,), 120),
    "gfx90a": _Details((*_CDNA, *_CDNA_I8, *_CDNA2_BF16, *_CDNA_BF16), (64,), 104),
    "gfx942": _Details((*_CDNA, *_CDNA3_F8[:1], *_CDNA3_I8, *_CDNA2_BF16, *_CDNA3_F8[1:]), (64,), 304, 64, 512),
    "gfx950": _Details((*_CDNA4, *_CDNA, *_CDNA3_I8, *_CDNA2_BF16), (64,), 256, 160, 512),
    "gfx1100": _Details(_RDNA3, (32, 64), 96),
    "gfx1151": _Details(_RDNA3, (32, 64), 40),
    "gfx1201": _Details(_RDNA4, (32, 64), 64),
}


def target(arch: str) -> TargetAttr:
    """The #iree_gpu.target of a chip in the current context.

    "gfx908" (CDNA1), "gfx90a" (CDNA2), "gfx942" (CDNA3), "gfx950" (CDNA4), "gfx1100" (RDNA3), "gfx1151" (RDNA3.5) or "gfx1201" (RDNA4);
    ValueError for another name.
    """
    if arch not in _KNOWN:
        raise ValueError(f"no target is known for '{arch}', only for {', '.join(_KNOWN)}")
    details = _KNOWN[arch]
    unlimited = [2**31 - 1] * 3
    known = details.registers is not None
    wgp = iree_gpu.TargetWgpAttr.get(
        "fp64|fp32|fp16|int64|int32|int16|int8", "b64|b32|b16|b8", "shuffle|arithmetic", "dp4xi8toi32",
        [iree_gpu.MMAAttr.get(kind) for kind in details.intrinsics], list(details.subgroup_sizes), [1024] * 3, 1024,
        details.memory << 10, unlimited, 128 if known else None, 4 if known else None, 32 * (details.registers or 0) or None,
    )  # fmt: skip
    return TargetAttr.get(arch, "", wgp, chip=iree_gpu.TargetChipAttr.get(details.units))
