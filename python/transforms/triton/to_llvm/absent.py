"""Why an op of Triton's has no lowering: passes before this one take it away, or it belongs to something else."""

from __future__ import annotations

__all__ = ["REASONS", "why_not"]

_OF_DESCRIPTORS = "is of TTIR, or of a target without TMA: run triton-nvidia-tma-lowering (copies by TMA), or triton-rewrite-tensor-descriptor-to-pointer, before"
_OF_BLOCK_POINTERS = "is of block pointers: run triton-rewrite-tensor-pointer before"
_OF_PIPELINES = "is what a pipeliner leaves for its own end: run the passes behind it (tritongpu-pipeline) before"
_OF_AREFS = "is of warp specialisation on its way: run the passes that make buffers and mbarriers of it (nvws-lower-aref) before"
#: By an op's name, or by its dialect's with a point.
REASONS = {
    **dict.fromkeys(("tt.descriptor_load", "tt.descriptor_store", "tt.descriptor_gather", "tt.descriptor_scatter",
                     "tt.descriptor_reduce", "tt.make_tensor_descriptor"), _OF_DESCRIPTORS),
    **dict.fromkeys(("tt.make_tensor_ptr", "tt.advance"), _OF_BLOCK_POINTERS),
    **dict.fromkeys(("ttg.mask", "ttg.mask.return", "ttg.predicate_stage"), _OF_PIPELINES),
    "ttng.clc_try_cancel_sync": "waits for its answer itself: run triton-nvidia-gpu-lower-clc, which gives it a buffer and an mbarrier (ttng.clc_try_cancel), before",
    "nvws.": _OF_AREFS,
    **dict.fromkeys(("nvws.warp_group", "nvws.warp_group.yield", "nvws.warp_group.return"),
                    "is of warp specialisation on its way: run nvws-lower-warp-group, which makes ttg.warp_specialize of it, before"),
    "gluon.": "is of Gluon: run the passes that find layouts (gluon-resolve-auto-encodings) before",
    "proton.": "is of a profiler, for whose scratch lowered kernels have no parameter",
    "proton_gpu.": "is of a profiler, for whose scratch lowered kernels have no parameter",
    "tti.": "is of a sanitizer, whose checks are not lowered: gpuir's simulator makes them on the program itself",
}  # fmt: skip


def why_not(name: str) -> str:
    """What an error says of an op without a lowering."""
    dialect = name.partition(".")[0]
    return REASONS.get(name) or REASONS.get(f"{dialect}.") or "has no lowering to what threads do"
