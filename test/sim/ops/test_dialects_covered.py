"""Every op of the dialects that are simulated in full has a rule, or is known to be refused."""

from __future__ import annotations

import importlib
import inspect
import os
import re

import pytest

from gpuir.host import has_module, module
from gpuir.sim import ops  # noqa: F401  (registers the rules)
from gpuir.sim.rules import REFUSED, RULES

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
    "nvvm": set(),
    "nvgpu": set(),
    "amdgpu": set(),
    "rocdl": set(),
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
    refused = {name for name in REFUSED if name.startswith(f"{dialect}.")}
    assert not refused & set(RULES)
    assert refused <= names
    missing = names - set(RULES) - refused
    assert missing == WITHOUT[dialect]


#: Dialects of Triton's, and ops of them that functions have as their own.
OF_TRITON = {
    "tt": {"tt.func"}, "ttg": set(), "ttng": set(), "amdg": set(), "nvws": set(), "gluon": set(), "proton": set(),
    "proton_gpu": set(), "tti": set(),
}  # fmt: skip


@pytest.mark.parametrize("dialect", OF_TRITON)
def test_every_op_of_triton_has_a_rule(dialect):
    loaded = importlib.import_module(f"gpuir.dialects.{dialect}")
    names = set(getattr(loaded, dialect.upper()).ops)
    assert names
    refused = {name for name in REFUSED if name.startswith(f"{dialect}.")}
    assert not refused & set(RULES)
    assert refused <= names
    assert names - set(RULES) - refused == OF_TRITON[dialect]
    assert {name for name in RULES if name.startswith(f"{dialect}.")} <= names


def test_the_documentation_lists_what_is_refused():
    with open(os.path.join(os.path.dirname(__file__), "../../../docs/simulator.md")) as file:
        section = file.read().split("### What is refused")[1].split("##")[0]
    rows = re.findall(r"^\| (`.*`) \| (.*) \|$", section, re.MULTILINE)
    listed = {name: why for names, why in rows for name in re.findall(r"`([^`]+)`", names)}
    assert listed == REFUSED
