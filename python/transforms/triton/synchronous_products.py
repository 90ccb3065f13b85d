"""Gives products of tcgen05 that nobody waits for an mbarrier, and waits for it behind them."""

from __future__ import annotations

from typing import Any

from gpuir.analysis import find_ops
from gpuir.dialects import arith, ttg, ttng
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_

__all__ = ["wait_for_products"]

_PRODUCTS = (ttng.TCGen5MMAOp, ttng.TCGen5MMAScaledOp)


@pass_("triton-wait-for-products")
def wait_for_products(op: AnyOp) -> None:
    """Makes each tcgen05 product without barriers, which is over when it returns, tell an mbarrier and wait for that.

    Products that `is_async` says to be asynchronous stay, and all of a function with a ttng.tc_gen5_commit, which tells for them.
    """
    for function in find_ops(op, "tt.func"):
        if find_ops(function, ttng.TCGen5CommitOp):
            continue
        for kind in _PRODUCTS:
            for product in find_ops(function, kind):
                if not len(product.barriers) and not product.is_async:
                    _wait(product)


def _wait(product: ttng.TCGen5MMAOp | ttng.TCGen5MMAScaledOp) -> None:
    context = product.operation.context
    number = ir.IntegerType.get_signless(64, context)
    encoding = ttg.SwizzledSharedEncodingAttr.get(1, 1, 1, [0], context=context)
    kind = ttg.MemDescType.get([1], number, encoding, ttg.SharedMemorySpaceAttr.get(context=context), mutable=True)
    with ir.InsertionPoint(product), product.location:
        barrier = ttg.local_alloc(kind)
        ttng.init_barrier(barrier, 1)
        true = arith.constant(ir.IntegerType.get_signless(1, context), True)
        made: Any
        given = (product.a, product.b, product.d)
        rest: dict[str, Any] = {
            "token": product.token is not None, "acc_dep": product.acc_dep, "two_ctas": bool(product.two_ctas),
            "multicast": bool(product.multicast),
        }  # fmt: skip
        if isinstance(product, ttng.TCGen5MMAScaledOp):
            made = ttng.tc_gen5_mma_scaled(
                *given, product.a_scale, product.b_scale, product.a_type, product.b_type, product.use_d, product.pred,
                [barrier], [true], **rest,
            )  # fmt: skip
        else:
            rest["is_unsigned"] = bool(product.is_unsigned)
            made = ttng.tc_gen5_mma(*given, product.use_d, product.pred, [barrier], [true], **rest)
        zero = arith.constant(ir.IntegerType.get_signless(32, context), 0)
        ttng.wait_barrier(barrier, zero, pred=product.pred)
        ttng.inval_barrier(barrier)
    if product.token is not None:
        product.token.replace_all_uses_with(made)
    product.operation.erase()
