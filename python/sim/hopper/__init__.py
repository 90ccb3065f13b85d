"""The Hopper part of the machine: mbarriers, bulk copies by the TMA unit, products of warpgroups, and their order.

``mbarrier`` has the barriers in shared memory, ``tensor_map`` and ``bulk`` the copies, ``wgmma`` the products, ``checks``
what orders all these with the accesses of threads. Their ops are in ``ops/nvvm_*.py`` and ``ops/nvgpu_hopper.py``.
"""

from __future__ import annotations

from typing import Any

__all__ = ["checks_of"]


def checks_of(batch: Any) -> Any:
    """The checks of asynchronous operations of the batch's launch, ready for this batch; None where nothing is checked."""
    checks = batch.checks
    if checks is None or checks.asynchronous is None:
        return None
    checks.begin(batch)
    return checks.asynchronous
