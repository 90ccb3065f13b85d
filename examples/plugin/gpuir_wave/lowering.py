"""The lowering: a pattern to gpu.shuffle, and a pass that chooses the clusters' size before it."""

from gpuir.analysis import find_ops
from gpuir.dialects import arith, gpu
from gpuir.passes.registry import Option, failure, pass_, pattern
from gpuir_wave.dialect import PrefixSumOp


@pattern(PrefixSumOp, name="wave.prefix_sum_to_shuffles")
def prefix_sum_to_shuffles(op, rewriter):
    """Adds what stands 1, 2, 4 ... lanes before, by gpu.shuffle: the steps of Hillis and Steele."""
    result, size, distance = op.value, op.size.value, 1
    lane = gpu.lane_id()
    # gpu.shuffle counts lanes from the subgroup's first one: smaller clusters look at their own lanes' numbers.
    inside = arith.remui(lane, arith.constant(lane.type, size))
    while distance < size:
        shuffled, _ = gpu.shuffle(result, distance, 64 if size == 64 else 32, "up")
        enough = arith.cmpi(arith.CmpIPredicate.uge, inside, arith.constant(lane.type, distance))
        result = arith.select(enough, arith.addf(result, shuffled), result)
        distance *= 2
    rewriter.replace_op(op, [result])


@pass_("wave-set-size", options={"size": Option(int, default=32, help="lanes of a cluster")})
def set_size(op, *, size):
    """Gives every wave.prefix_sum the same size of clusters."""
    for found in find_ops(op, PrefixSumOp):
        if found.size.value < size:
            raise failure(
                found, f"has clusters of {found.size.value} lanes, which wave-set-size does not widen to {size}"
            )
        found.size = size
