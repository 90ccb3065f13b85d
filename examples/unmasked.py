"""A pass that is wrong, for docs/bisect.md: it takes every tile for a whole one, and has all elements loaded and stored.

gpuir-bisect examples/scale.ttgir --load=examples/unmasked.py --pipeline=canonicalize,unmask,cse --kernel=scale --grid=2 \
    --arg=random:1000xf32 --arg=zeros:1000xf32 --arg=3.0 --arg=1000
"""

from gpuir import ir
from gpuir.dialects import arith, tt
from gpuir.passes.registry import pass_


@pass_("unmask")
def unmask(op):
    """Leaves out the masks of loads and stores."""

    def visit(each):
        if isinstance(each.opview, (tt.LoadOp, tt.StoreOp)) and each.opview.mask is not None:
            mask = each.opview.mask
            with ir.InsertionPoint(each), each.location:
                every = ir.DenseElementsAttr.get_splat(mask.type, ir.BoolAttr.get(True))
                each.opview.mask = arith.constant(mask.type, every)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)
