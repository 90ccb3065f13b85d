"""The other schedules' kernels down to the NVVM dialect, as one more schedule: a dialect conversion of chosen patterns.

    python examples/schedule_to_nvvm.py matmul       # or tma, transpose, reduction

The pass pipeline gpu-lower-to-nvvm-pipeline does not take vectors in shared memory; here the patterns that do, and those
of nvgpu, are part of one conversion with one type converter.
"""

import sys
from importlib import import_module

import gpuir
from gpuir.schedules import Schedule

TO_LLVM = [("dialect_to_llvm", {"dialect_name": name}) for name in ("arith", "cf", "index", "memref", "ub")]


def outline(s):
    """Kernels in modules of their own, without structured control flow and affine maps."""
    root = s.root
    root.match("func.func").apply_patterns(
        "vector.transfer_permutation_patterns",
        ("vector.lower_transfer", {"max_transfer_rank": 1}),
        ("vector.transfer_to_scf", {"full_unroll": True}),
        "vector.unroll_from_elements",
    )
    for name in (
        "gpu-launch-sink-index-computations",
        "gpu-kernel-outlining",
        "symbol-dce",
        "convert-scf-to-cf",
        "expand-strided-metadata",
        "affine-expand-index-ops",
        "lower-affine",
    ):
        root = root.apply_registered_pass(name)
    return root


def convert(root):
    """nvgpu, gpu, vector and memref to nvvm and llvm, in kernels: what is left over is an error."""
    root.match("gpu.module").apply_conversion_patterns(
        *TO_LLVM,
        "vector.vector_to_llvm",
        "gpu.gpu_to_nvvm",
        "nvgpu.nvgpu_to_nvvm",
        type_converter="memref.memref_to_llvm_type_converter",
        legal_dialects=["llvm", "nvvm"],
        legal_ops=["gpu.module", "gpu.module_end"],
        illegal_dialects=["arith", "cf", "gpu", "memref", "nvgpu", "vector"],
        partial_conversion=True,
    )
    for name in ("convert-nvvm-to-llvm", "reconcile-unrealized-casts", "canonicalize", "cse"):
        root.match("gpu.module").apply_registered_pass(name)


def schedule() -> Schedule:
    """From a gpu.launch to a gpu.module in the NVVM dialect."""
    with gpuir.schedule() as s:
        convert(outline(s))
    return s


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else "matmul"
    example = import_module(f"schedule_{name}")
    s = example.schedule()
    module = gpuir.parse(example.PAYLOAD, context=s.context)
    s.apply(module)
    schedule().apply(module)
    counts: dict[str, int] = {}

    def count(op):
        counts[op.name] = counts.get(op.name, 0) + 1
        return gpuir.ir.WalkResult.ADVANCE

    for op in module.body.operations:
        if op.operation.name == "gpu.module":
            op.operation.walk(count)
    for op_name, number in sorted(counts.items()):
        print(f"{number:5} {op_name}")
    print(module)


if __name__ == "__main__":
    main()
