"""A schedule for a transpose: each block moves a 32x32 tile through shared memory, so that reads and writes are both of rows.

python examples/schedule_transpose.py            # the kernel
python examples/schedule_transpose.py --script   # the transform script
"""

import sys

import gpuir
from gpuir.schedules import Schedule

PAYLOAD = """
func.func @transpose(%in: tensor<128x64xf32>, %out: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %t = linalg.transpose ins(%in : tensor<128x64xf32>) outs(%out : tensor<64x128xf32>) permutation = [1, 0]
  return %t : tensor<64x128xf32>
}
"""


def clean(function):
    """Folds what the steps before left behind."""
    function.apply_cse()
    function.apply_patterns(
        "canonicalization", "memref.fold_memref_alias_ops", "vector.cast_away_vector_leading_one_dim"
    )


def tile(s):
    """Blocks of 32x32, their input in shared memory."""
    block = s.match("linalg.transpose").tile([32, 32], mapping=["block.y", "block.x"])
    # A generic op, which can be padded: the padding of nothing is the place where the input is copied.
    padded = block.generalize().pad(
        padding_values=["0.0", "0.0"], padding_dimensions=[0, 1], nofold_flags=[1, 0], copy_back_op="none"
    )
    padded.get_producer_of_operand(0).bufferize_to_allocation(
        memory_space="#gpu.address_space<workgroup>", memcpy_op="linalg.copy"
    )
    clean(s.match("func.func"))
    s.root.one_shot_bufferize(bufferize_function_boundaries=True, function_boundary_type_conversion="IdentityLayoutMap")
    clean(s.match("func.func"))


def share(s):
    """256 threads, 8 for a row of the tile: each copies 4 elements, and then writes 4 of the transposed tile."""
    for op in ("linalg.copy", "linalg.generic"):
        s.match(op).tile(num_threads=[32, 8], mapping=["thread.y", "thread.x"]).vectorize()
    clean(s.match("func.func"))


def launch(s):
    """Blocks and threads take the places of the loops over them."""
    s.match("func.func").map_to_blocks().map_to_threads([8, 32, 1])
    clean(s.match("func.func"))


def allocate(s):
    """Shared memory becomes a global of the kernel's module."""
    s.match("gpu.launch").buffer_loop_hoisting()
    function = s.match("func.func").apply_registered_pass(
        "promote-buffers-to-stack", {"max-alloc-size-in-bytes": 49152}
    )
    function.match("memref.alloca").alloca_to_global().global_.annotate("alignment", s.param(16))


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
