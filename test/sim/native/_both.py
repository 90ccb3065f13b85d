"""Launches by both engines, which agree."""

from __future__ import annotations

import numpy as np
from _both_engines import counts

from gpuir import sim


def kernel(body, arguments="%x: memref<?xi32>, %y: memref<?xi32>"):
    return f"""gpu.module @kernels {{
gpu.func @k({arguments}) kernel {{
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%i = gpu.global_id x
{body}
gpu.return
}}
}}"""


def equal(one, other):
    if not isinstance(one, np.ndarray):
        return one == other
    return np.array_equal(one, other, equal_nan=one.dtype.kind == "f")


def both(text, name, grid, block, *arguments, **options):
    """The report of engine="auto" and its arrays, which are those of engine="numpy"; so are the findings, and counts of all blocks."""
    reports, states = [], []
    for engine in ("auto", "numpy"):
        given = [each.copy() if isinstance(each, np.ndarray) else each for each in arguments]
        reports.append(sim.launch(text, name, grid, block, *given, engine=engine, on_fault="report", **options))
        states.append(given)
    for one, other in zip(*states):
        assert equal(one, other)
    assert reports[0].findings == reports[1].findings
    if not reports[0].sampled:
        assert counts(reports[0]) == counts(reports[1])
    return reports[0], states[0]
