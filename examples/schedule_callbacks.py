"""A schedule that asks Python: tiles by the shape that it finds, a step and a pattern of one's own, and the result simulated.

python examples/schedule_callbacks.py            # what the callbacks say, and the kernels
python examples/schedule_callbacks.py --script   # the transform script
"""

import sys

import numpy as np

import gpuir
from gpuir import ir, sim
from gpuir.dialects import arith, math
from gpuir.passes.registry import no_match, pattern
from gpuir.schedules import SilenceableFailure

PAYLOAD = """
func.func @large(%a: memref<64x48xf32>, %b: memref<48x96xf32>, %c: memref<64x96xf32>) {
  linalg.matmul ins(%a, %b : memref<64x48xf32>, memref<48x96xf32>) outs(%c : memref<64x96xf32>)
  return
}
func.func @small(%a: memref<24x20xf32>, %b: memref<20x40xf32>, %c: memref<24x40xf32>) {
  linalg.matmul ins(%a, %b : memref<24x20xf32>, memref<20x40xf32>) outs(%c : memref<24x40xf32>)
  return
}
"""


def fits(op, rewriter, *, tile):
    """A step that changes nothing: it fails where the result is no multiple of the tile, and another way is taken."""
    shape = ir.MemRefType(op.operands[2].type).shape
    if any(size % tile for size in shape):
        raise SilenceableFailure(f"{shape} is no multiple of {tile}", op)
    print(f"@{op.operation.parent.attributes['sym_name'].value}: {shape} in tiles of {tile}")


@pattern("arith.addf", name="demo.fuse_multiply_add")
def fuse_multiply_add(op, rewriter):
    """a * b + c becomes fma(a, b, c), which rounds once."""
    product = next((value.owner for value in op.operands if isinstance(value.owner, arith.MulFOp)), None)
    if product is None:
        return no_match("neither operand is a product")
    other = op.rhs if op.lhs.owner == product else op.lhs
    rewriter.replace_op(op, [math.fma(product.lhs, product.rhs, other)])


def schedule():
    """Blocks of the largest tile that fits, threads of 4x4 elements."""
    with gpuir.schedule() as s:

        def tiled(size):
            def alternative(function):
                block = function.match("linalg.matmul").step(fits, tile=size)
                thread = block.tile([size, size], mapping=["block.y", "block.x"])
                thread.tile([4, 4], mapping=["thread.y", "thread.x"])
                function.map_to_blocks().map_to_threads([size // 4, size // 4, 1])

            return alternative

        def each(function):
            function.alternatives(tiled(32), tiled(8))

        s.match("func.func").foreach(each)
        functions = s.match("func.func").apply_registered_pass("convert-linalg-to-loops")
        functions.apply_patterns(fuse_multiply_add, "canonicalization")
    return s


def main():
    s = schedule()
    if "--script" in sys.argv[1:]:
        print(s)
        return
    module = gpuir.parse(PAYLOAD, context=s.context)
    s.apply(module)
    print(gpuir.asm(module))
    drawn = np.random.default_rng(0)
    for name, (m, n, k) in {"large": (64, 96, 48), "small": (24, 40, 20)}.items():
        a, b = (drawn.integers(-9, 10, shape).astype(np.float32) for shape in ((m, k), (k, n)))
        c = np.zeros((m, n), np.float32)
        report = sim.run(module, name, a, b, c)
        assert (c == a @ b).all()
        print(f"@{name}: as NumPy, {report.operations['math.fma']} fma of warps")


if __name__ == "__main__":
    main()
