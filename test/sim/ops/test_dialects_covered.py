"""Every op of the dialects that are simulated in full has a rule, or is known to be refused."""

from __future__ import annotations

import inspect

import pytest

from gpuir.host import has_module, module
from gpuir.sim import ops  # noqa: F401  (registers the rules)
from gpuir.sim.rules import RULES

#: Ops that need no rule of their own, and ops that the simulator refuses by name.
WITHOUT = {
    "arith": set(),
    "memref": {"memref.dma_start", "memref.dma_wait"},
    "affine": {"affine.dma_start", "affine.dma_wait"},
    "scf": set(),
    "cf": set(),
    "ub": set(),
    "func": {"func.func", "func.constant", "func.call_indirect"},
    "index": set(),
    "math": set(),
    "complex": set(),
    "vector": set(),
    "gpu": {"gpu.func", "gpu.module", "gpu.binary"},
}


@pytest.mark.parametrize("dialect", WITHOUT)
def test_every_op_has_a_rule(dialect):
    path = f"dialects._{dialect}_ops_gen"
    if not has_module(path):
        pytest.skip(f"the host has no bindings of {dialect}")
    names = {
        each.OPERATION_NAME
        for _, each in inspect.getmembers(module(path), inspect.isclass)
        if getattr(each, "OPERATION_NAME", "").startswith(f"{dialect}.")
    }
    assert names
    missing = names - set(RULES)
    assert missing == WITHOUT[dialect]
