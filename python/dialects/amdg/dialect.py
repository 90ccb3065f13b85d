"""The `amdg` dialect object, its enum and attributes. Triton 3.4 and 3.5 call the dialect `amdgpu`."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON
from gpuir.ods import Dialect, DialectAttr, IntEnum, Param, TypeParameter, UInt32
from gpuir.ods.masks import Mask

AMDG = Dialect(
    "amdg",
    summary="Triton on AMD GPUs: buffer accesses, copies by the tensor data mover, barriers, conversions of small floats.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
    was={"amdgpu": "-3.5"},
)

#: Which instructions a scheduling barrier lets pass.
SCHEDULED = Mask(
    ops=("rocdl.sched.barrier", "rocdl.sched.group.barrier"),
    attribute="mask",
    kind="#rocdl<sched_group_mask",
    flags=(
        "non_mem_non_sideeffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read",
        "ds_write", "transcendental", "ldsdma",
    ),
    releases=TRITON.range("-3.8"),
)  # fmt: skip


@AMDG.enum
class SchedHint(IntEnum):
    """How the instructions of a loop are scheduled."""

    NONE = 0, "none"
    LOCAL_PREFETCH = 1, "local_prefetch"
    ATTENTION = 2, "attention"


class OpIdxAttr(DialectAttr, dialect=AMDG, name="OpIdx"):
    """Which operand of a dot a load is for: 0 or 1."""

    releases = "-3.4"
    value: Param[UInt32]
    assembly = "`<` $value `>`"


class SchedHintVariantAttr(DialectAttr, dialect=AMDG, name="SchedHintVariant"):
    """The variant of a scheduling hint."""

    releases = "-3.7"
    value: Param[SchedHint]
    assembly = "`<` $value `>`"


class InstCounterAttr(DialectAttr, dialect=AMDG, name="InstCounter"):
    """How many instructions of a kind a loop has, and the type that they are on; `none` where it has none."""

    releases = "-3.4"
    value: Param[UInt32]
    counted: Param[TypeParameter]
    assembly = "`<` $value `,` $counted `>`"
