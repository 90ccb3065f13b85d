"""gpu: ids, barriers, functions' memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim import sync
from gpuir.sim.rules import rule

_IDS = {
    "gpu.thread_id": "thread",
    "gpu.block_id": "block",
    "gpu.block_dim": "size",
    "gpu.grid_dim": "grid",
    "gpu.cluster_id": "cluster",
    "gpu.cluster_block_id": "in_cluster",
    "gpu.cluster_dim": "clusters",
    "gpu.cluster_dim_blocks": "cluster_size",
}


@rule(*_IDS, kind="group")
def _id(k: Any, op: Any) -> Any:
    axis = str(op.attributes["dimension"]).split()[-1].rstrip(">")
    name = f"{_IDS[op.name]}.{axis}"
    return lambda g, m: g.id(name)


@rule("gpu.lane_id", kind="group")
def _lane(k: Any, op: Any) -> Any:
    return lambda g, m: g.id("lane")


@rule("gpu.subgroup_id", kind="group")
def _subgroup(k: Any, op: Any) -> Any:
    return lambda g, m: g.id("warp")


@rule("gpu.num_subgroups", kind="group")
def _subgroups(k: Any, op: Any) -> Any:
    return lambda g, m: g.id("warps")


@rule("gpu.subgroup_size", kind="group")
def _size(k: Any, op: Any) -> Any:
    return lambda g, m: np.int64(g.lanes)


@rule("gpu.global_id", kind="group")
def _global(k: Any, op: Any) -> Any:
    axis = str(op.attributes["dimension"]).split()[-1].rstrip(">")
    return lambda g, m: g.id(f"block.{axis}") * g.id(f"size.{axis}") + g.id(f"thread.{axis}")


@rule("gpu.barrier", kind="waits")
def _barrier(k: Any, op: Any) -> Any:
    site = k.site(op)
    return lambda g, m: sync.barrier(g, m, site)
