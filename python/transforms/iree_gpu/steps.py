"""The steps from linalg contractions to kernels of matrix instructions, each a pass pipeline that can be run by itself."""

from __future__ import annotations

import dataclasses

__all__ = ["STEPS", "Step"]


@dataclasses.dataclass(frozen=True)
class Step:
    """A named part of ``matmul_schedule``: a pipeline on a module, and a summary of the module after it."""

    name: str
    pipeline: str
    summary: str


_TIDY = "canonicalize,cse"
_BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results"
)

#: The steps of ``matmul_schedule``, in order. What they do to a contraction depends on its lowering_config.
STEPS: tuple[Step, ...] = (
    Step(
        "workgroups",
        "iree-gpu-generalize-contractions,iree-gpu-widen-results,convert-elementwise-to-linalg,"
        f"iree-gpu-tile-to-workgroups,{_TIDY}",
        "an scf.forall over workgroups around each contraction and its epilogue, ragged sizes by smaller tiles",
    ),
    Step("pad", f"iree-gpu-pad-to-tiles,{_TIDY}", "tensor.pad to whole tiles, the result sliced back"),
    Step(
        "pack",
        f"iree-gpu-pack-to-intrinsics,iree-gpu-concretize-mma-shapes{{concretize-inputs=false}},{_TIDY}",
        "linalg.pack to the intrinsic's tiles, multi_mma, linalg.unpack",
    ),
    Step(
        "reduction",
        f"iree-gpu-tile-reductions,resolve-ranked-shaped-type-result-dims,{_TIDY}",
        "scf.for over steps of k around multi_mma and its packs",
    ),
    Step(
        "promote",
        f"iree-gpu-promote-operands,{_TIDY}",
        "packs of promoted operands as an scf.forall of copies over the workgroup's threads",
    ),
    Step(
        "subgroups",
        f"iree-gpu-tile-to-subgroups,iree-gpu-concretize-mma-shapes{{concretize-result=false}},{_TIDY}",
        "an scf.forall over subgroups around multi_mma, inner dimensions expanded to its layout",
    ),
    Step(
        "lanes",
        f"iree-gpu-distribute-mma-to-lanes,iree-gpu-lanes-to-threads,{_TIDY}",
        "multi_mma of a lane's share in an scf.forall over threads",
    ),
    Step(
        "fuse",
        f"iree-gpu-fuse-and-hoist-parallel-loops{{fuse-consumers=false}},{_TIDY},iree-gpu-gather-barrier-regions,"
        "iree-gpu-combine-barrier-regions,iree-gpu-unroll-copies",
        "one loop over threads around the loop over k, copies to workgroup memory in a barrier_region",
    ),
    Step(
        "vectorize",
        f"iree-gpu-vectorize-copies,iree-gpu-vectorize-ops,iree-gpu-hoist-accumulators,{_TIDY}",
        "multi_mma and copies on vectors, accumulators carried as vectors",
    ),
    Step(
        "unpack",
        f"iree-gpu-unpack-in-threads,{_TIDY},iree-gpu-read-from-sources,{_TIDY},iree-gpu-refuse-unfused-ops",
        "vectors read from and written to the function's own tensors, elementwise ops on vectors, no pack and no pad left",
    ),
    Step(
        "unroll",
        "iree-lower-barrier-region,iree-gpu-split-accumulators,iree-gpu-unroll-to-intrinsics,cse",
        "one multi_mma for each intrinsic, between value_barriers",
    ),
    Step(
        "bufferize",
        f"iree-gpu-barriers-to-gpu,{_BUFFERIZE},iree-gpu-forward-stores",
        "memrefs, those of promoted operands in workgroup memory, gpu.barrier",
    ),
    Step(
        "intrinsics",
        f"iree-gpu-swizzle-wgmma-operands,iree-gpu-lower-ops,{_TIDY}",
        "amdgpu.mfma, amdgpu.wmma, nvgpu.mma.sync or wgmma",
    ),
    Step(
        "prefetch",
        f"iree-gpu-prefetch-copies,{_TIDY}",
        "loads of the next step before the products of this one, carried in registers",
    ),
    Step(
        "launch",
        "drop-equivalent-buffer-results,iree-gpu-spread-workgroup-memory,fold-memref-alias-ops,iree-gpu-lower-transfers{argument-alignment=16},"
        f"iree-gpu-foralls-to-launch,iree-gpu-share-dynamic-memory,{_TIDY}",
        "gpu.launch, vector.load and vector.store; workgroup memory beyond 48 KiB is dynamic",
    ),
    # Other linalg ops run on the host.
    Step(
        "outline",
        f"convert-linalg-to-loops,gpu-launch-sink-index-computations,gpu-kernel-outlining,{_TIDY}",
        "gpu.launch_func of a gpu.module",
    ),
)
