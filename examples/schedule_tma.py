"""A schedule that stages two operands through shared memory with the TMA unit, then adds them with all threads.

    python examples/schedule_tma.py            # the kernel
    python examples/schedule_tma.py --script   # the transform script

The copies stand in a gpu.launch from the start: the rewrite makes the TMA descriptors before the launch, on the host, so
that it takes whole buffers that the host knows. One thread starts both copies and names their bytes to an mbarrier, all
threads wait for it.
"""

import sys

import gpuir
from gpuir.schedules import Schedule

GLOBAL = "memref<64x32xf32>"
SHARED = "memref<64x32xf32, #gpu.address_space<workgroup>>"

PAYLOAD = f"""
memref.global "private" @tile_a : {SHARED} {{alignment = 128}}
memref.global "private" @tile_b : {SHARED} {{alignment = 128}}

func.func @add(%a: {GLOBAL}, %b: {GLOBAL}, %c: {GLOBAL}) {{
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {{
    %ta = memref.get_global @tile_a : {SHARED}
    %tb = memref.get_global @tile_b : {SHARED}
    linalg.copy ins(%a : {GLOBAL}) outs(%ta : {SHARED})
    linalg.copy ins(%b : {GLOBAL}) outs(%tb : {SHARED})
    linalg.add ins(%ta, %tb : {SHARED}, {SHARED}) outs(%c : {GLOBAL})
    gpu.terminator
  }}
  return
}}
"""


def compute(s):
    """Two threads a row, each for 16 of its 32 sums: 128 threads for 64 rows."""
    tiled = s.match("linalg.add").tile(num_threads=[64, 2], mapping=["thread.linear_dim_1", "thread.linear_dim_0"])
    tiled.vectorize()
    s.match("gpu.launch").map_to_threads([128, 1, 1], sync=False)


def copy(s):
    """Both copies in one go: one barrier for the bytes of the two."""
    s.match("linalg.copy").rewrite_copy_as_tma()
    function = s.match("func.func")
    function.apply_cse()
    function.apply_patterns(
        "canonicalization", "memref.fold_memref_alias_ops", "vector.cast_away_vector_leading_one_dim"
    )


def schedule(*steps) -> Schedule:
    """The steps given, all of them in order if none is."""
    with gpuir.schedule() as s:
        for step in steps or (compute, copy):
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
