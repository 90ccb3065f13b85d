"""A schedule that takes an f16 matmul from linalg on tensors to mma.sync, with copies that run ahead of the arithmetic.

    python examples/schedule_matmul.py            # the kernel's copies, barriers and mma
    python examples/schedule_matmul.py --script   # the transform script; mlir-opt --transform-interpreter runs it too

Each block computes a 32x32 tile of the result with 4 warps of 16x16. Per step of 32 along K it copies one tile of A and
one of B to shared memory, 16 bytes a thread and tile, with cp.async. Two buffers and a pipeline of depth 2: the
next step's tiles arrive while this step's are multiplied.
"""

import sys

import gpuir
from gpuir.schedules import Schedule

M, N, K = 128, 64, 256

PAYLOAD = f"""
func.func @matmul(%a: tensor<{M}x{K}xf16>, %b: tensor<{K}x{N}xf16>, %c: tensor<{M}x{N}xf16>) -> tensor<{M}x{N}xf16> {{
  %d = linalg.matmul ins(%a, %b : tensor<{M}x{K}xf16>, tensor<{K}x{N}xf16>)
                     outs(%c : tensor<{M}x{N}xf16>) -> tensor<{M}x{N}xf16>
  return %d : tensor<{M}x{N}xf16>
}}
"""


def clean(function):
    """Folds what the steps before left behind."""
    function.apply_cse()
    function.apply_patterns("canonicalization", "memref.fold_memref_alias_ops")


def tile(s):
    """Blocks of 32x32, steps of 32 along K, both inputs of a step in shared memory, warps of 16x16, mma tiles of 16x8x16."""
    block = s.match("linalg.matmul").tile([32, 32], mapping=["block.y", "block.x"])
    step = block.tile([0, 0, 32])
    # A padding of nothing that is not folded away: the place where the inputs are copied.
    padded = step.pad(
        padding_values=["0.0"] * 3, padding_dimensions=[0, 1, 2], nofold_flags=[1, 1, 0], copy_back_op="none"
    )
    for operand in (0, 1):
        padded.get_producer_of_operand(operand).bufferize_to_allocation(
            memory_space="#gpu.address_space<workgroup>", memcpy_op="linalg.copy"
        )
    # The mma of the rewrite takes thread_id x as its lane: a block has 32 threads in x, and its warps are numbered.
    warp = padded.padded.tile(num_threads=[2, 2], mapping=["warp.linear_dim_1", "warp.linear_dim_0"])
    warp.tile([16, 8, 16])
    clean(s.match("func.func"))
    s.root.one_shot_bufferize(bufferize_function_boundaries=True, function_boundary_type_conversion="IdentityLayoutMap")
    clean(s.match("func.func"))


def share_copies(s):
    """128 threads copy a tile of A and one of B, each 8 elements of both."""
    a, b = (
        copy.tile(num_threads=[32, 4], mapping=["thread.linear_dim_1", "thread.linear_dim_0"])
        for copy in s.match("linalg.copy").split_handle(2)
    )
    # One loop over threads for both copies, so that no barrier comes between them and they form one group.
    a.forall_op.fuse_sibling(b.forall_op)
    s.match("linalg.copy").vectorize()
    s.match("func.func").apply_patterns(
        "canonicalization", "vector.cast_away_vector_leading_one_dim", "memref.fold_memref_alias_ops"
    )


def launch(s):
    """Each 16x8x16 tile is an mma.sync of a warp; blocks, warps and threads take the places of the loops over them."""
    s.match("linalg.matmul").rewrite_matmul_as_mma_sync()
    s.match("func.func").map_to_blocks().map_to_threads([32, 4, 1])
    clean(s.match("func.func"))


def pipeline(s, depth=2, peel_epilogue=True):
    """A buffer for each step in flight, asynchronous copies, and the loop that starts them ``depth`` steps ahead.

    A step's copies start behind the barrier that ends the use of the buffer they go to.
    """
    # The pipeliner takes no loops in the loop.
    inner = s.match("nvgpu.mma.sync").parent("scf.for")
    outer = inner.parent("scf.for")
    inner.unroll(2)
    outer.unroll(2)
    launch = s.match("gpu.launch")
    launch.buffer_loop_hoisting()
    s.match("memref.alloc").multibuffer(depth, skip_analysis=True)
    clean(s.match("func.func"))
    s.match("gpu.launch").create_async_groups(bypass_l1=True)
    clean(s.match("func.func"))
    loop = s.match("nvgpu.device_async_create_group").parent("scf.for", deduplicate=True)
    loop.pipeline_shared_memory_copies(depth, peel_epilogue=peel_epilogue, failure_propagation_mode="propagate")
    clean(s.match("func.func"))


def allocate(s):
    """Shared memory becomes globals of the kernel's module, aligned for copies of 16 bytes."""
    function = s.match("func.func").apply_registered_pass(
        "promote-buffers-to-stack", {"max-alloc-size-in-bytes": 49152, "max-rank-of-allocated-memref": 3}
    )
    buffers = function.match("memref.alloca").alloca_to_global()
    buffers.global_.annotate("alignment", s.param(16))


def schedule(*steps) -> Schedule:
    """The steps given, all of them in order if none is."""
    with gpuir.schedule() as s:
        for step in steps or (tile, share_copies, launch, pipeline, allocate):
            step(s)
    return s


def main():
    s = schedule()
    if "--script" in sys.argv[1:]:
        print(s)
        return
    module = gpuir.parse(PAYLOAD, context=s.context)
    s.apply(module)
    for line in str(module).splitlines():
        if any(name in line for name in ("scf.", "nvgpu.", "gpu.barrier", "gpu.launch", "memref.global")):
            print(line)


if __name__ == "__main__":
    main()
