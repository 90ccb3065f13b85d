"""Blocks of a cluster: which slots of a batch they have."""

from __future__ import annotations

import numpy as np

from gpuir.sim.group import Batch

__all__ = ["peers", "ranks"]


def ranks(batch: Batch) -> np.ndarray:
    """The rank within its cluster of each block of the batch."""
    known = batch.state.get("cluster ranks")
    if known is None:
        number = batch.first + np.arange(batch.blocks)
        gx, gy, _ = batch.geometry.grid
        cx, cy, cz = batch.geometry.cluster
        x, y, z = number % gx % cx, number // gx % gy % cy, number // (gx * gy) % cz
        known = batch.state["cluster ranks"] = x + cx * (y + cy * z)
    return known


def peers(batch: Batch) -> np.ndarray:
    """Slots of the blocks of each block's cluster, by rank: [blocks, blocks of a cluster]."""
    known = batch.state.get("cluster peers")
    if known is None:
        x, y, z = batch.geometry.cluster
        table = np.zeros((batch.blocks, x * y * z), np.int64)
        clusters, within = batch.clusters, ranks(batch)
        _, number = np.unique(clusters, return_inverse=True)
        slots = np.zeros((number.max() + 1, x * y * z), np.int64)
        slots[number.reshape(-1), within] = np.arange(batch.blocks)
        table[:] = slots[number.reshape(-1)]
        known = batch.state["cluster peers"] = table
    return known
