"""A schedule for the sum of each row: 32 threads add up every 32nd element, and one of them the 32 partial sums.

    python examples/schedule_reduction.py            # the kernel
    python examples/schedule_reduction.py --script   # the transform script

Thread t of a block reads the elements t, t + 32, t + 64, ... of its row: in each step neighbours read neighbours. The
order of the additions is not the one of the loop it started from, so that results differ by rounding.
"""

import sys

import gpuir
from gpuir.schedules import Schedule

PAYLOAD = """
func.func @sum(%in: tensor<64x1024xf32>, %out: tensor<64xf32>) -> tensor<64xf32> {
  %s = linalg.reduce { arith.addf } ins(%in : tensor<64x1024xf32>) outs(%out : tensor<64xf32>) dimensions = [1]
  return %s : tensor<64xf32>
}
"""


def clean(function):
    """Folds what the steps before left behind."""
    function.apply_cse()
    function.apply_patterns("canonicalization", "memref.fold_memref_alias_ops")


def tile(s):
    """A block for each row; its partial sums are in shared memory."""
    parts = (
        s.match("linalg.reduce")
        .generalize()
        .split_reduction(split_factor=32, insert_split_dimension=1, inner_parallel=True)
    )
    rows = parts.combining_linalg_op.tile([1], mapping=["block.x"])
    partial = parts.split_linalg_op.fuse_into_containing_op(rows.forall_op)
    zero = parts.fill_op.fuse_into_containing_op(partial.new_containing_op)
    zero.fused_op.bufferize_to_allocation(memory_space="#gpu.address_space<workgroup>")
    partial.fused_op.tile(num_threads=[0, 0, 32], mapping=["thread.x"])
    rows.tiled_op.tile(num_threads=[1], mapping=["thread.x"])
    clean(s.match("func.func"))
    s.root.one_shot_bufferize(bufferize_function_boundaries=True, function_boundary_type_conversion="IdentityLayoutMap")
    clean(s.match("func.func"))


def share(s):
    """Every thread starts its own sum at zero."""
    s.match("linalg.fill").tile(num_threads=[0, 32], mapping=["thread.x"])


def launch(s):
    """Blocks of one warp and their threads take the places of the loops over them."""
    s.match("func.func").map_to_blocks().map_to_threads([32, 1, 1])
    clean(s.match("func.func").apply_registered_pass("convert-linalg-to-loops"))


def allocate(s):
    """Shared memory becomes a global of the kernel's module."""
    function = s.match("func.func").apply_registered_pass("promote-buffers-to-stack")
    function.match("memref.alloca").alloca_to_global()


def schedule(*steps) -> Schedule:
    """The steps given, all of them in order if none is."""
    with gpuir.schedule() as s:
        for step in steps or (tile, share, launch, allocate):
            step(s)
    return s


def main():
    s = schedule()
    if "--script" in sys.argv[1:]:
        print(s)
        return
    module = gpuir.parse(PAYLOAD, context=s.context)
    s.apply(module)
    print(module)


if __name__ == "__main__":
    main()
