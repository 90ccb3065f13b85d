"""convert-triton-to-llvm: every op of Triton's dialects for NVIDIA's chips has a lowering, or a reason why it has none."""

from __future__ import annotations

import functools
import mmap
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.dialects import gluon, nvws, tt, ttg, ttng
from gpuir.ods.names import document_name
from gpuir.transforms.triton.to_llvm import LOWERINGS
from gpuir.transforms.triton.to_llvm.absent import REASONS, why_not

#: What the op around them lowers.
OF_OTHERS = {
    "tt.func", "tt.reduce.return", "tt.scan.return", "ttg.warp_return", "ttg.warp_yield",
    "ttg.warp_specialize.partitions",
}  # fmt: skip
#: What today's words replace where the text of a former release is read.
FORMER = {"ttg.alloc_tensor", "ttg.cmpf", "ttg.cmpi", "ttg.extract_slice", "ttg.insert_slice_async", "ttg.select"}
#: What 3.6 alone calls ttg.barrier.
FORMER |= {"ttg.local_barrier"}


def names(module):
    """The ops of a dialect, as Triton's text calls them."""
    found = (getattr(getattr(module, word), "OPERATION_NAME", None) for word in dir(module))
    return sorted({document_name(name) for name in found if name})


@pytest.mark.parametrize("module", [tt, ttg, ttng, nvws, gluon], ids=lambda module: module.__name__.rpartition(".")[2])
def test_lowered_or_refused_with_a_reason(module):
    found = names(module)
    assert found
    left = {name for name in found if name not in LOWERINGS} - OF_OTHERS - FORMER
    assert {name for name in left if why_not(name) == why_not("x.unknown")} == set()


def test_what_is_named_has_no_lowering():
    """The lists say nothing of an op that is lowered."""
    assert not {name for name in REASONS if name in LOWERINGS}
    assert not (OF_OTHERS | FORMER) & set(LOWERINGS)


ONCE = """
import sys
from gpuir.transforms.triton import convert_to_llvm
class Once(dict):
    def update(self, rules):
        assert not self.keys() & rules.keys(), sorted(self.keys() & rules.keys())
        super().update(rules)
import importlib.util
spec = importlib.util.find_spec("gpuir.transforms.triton.to_llvm")
package = type(sys)(spec.name)
package.__path__ = spec.submodule_search_locations
sys.modules[spec.name] = package
from gpuir.transforms.triton.to_llvm import lowering
lowering.LOWERINGS = Once(lowering.LOWERINGS)
spec.loader.exec_module(package)
print(len(lowering.LOWERINGS))
"""


def test_an_op_has_one_lowering():
    """A later rule takes the place of an earlier one: that is for rules from outside, and gpuir's own do not meet."""
    run = subprocess.run([sys.executable, "-c", ONCE], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(run.stdout) == len(LOWERINGS)


@pytest.mark.parametrize("kind", ["load", "store"])
def test_waits_for_tensor_memory(kind):
    text = f"""
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @k() {{
    ttng.tmem_wait {kind}
    tt.return
  }}
}}"""
    with gpuir.Context():
        module = gpuir.parse(text)
        gpuir.pass_manager("builtin.module(convert-triton-to-llvm)").run(module)
        assert f"nvvm.tcgen05.wait <{kind}>" in gpuir.asm(module)


@pytest.mark.parametrize("release", ["3.4.0", "3.9.0"])
def test_passes_that_reasons_name_are_the_releases(triton, release):
    """Each pass that takes an op away is one of the releases that have the op; names are strings of Triton's library."""
    (library,) = (
        Path(triton(release).python).absolute().parent.parent.glob("lib/python*/site-packages/triton/_C/libtriton.so")
    )
    named = {name: re.findall(r"\b(?:triton|tritongpu|nvws|gluon)-[a-z-]+", words) for name, words in REASONS.items()}
    assert sum(map(bool, named.values())) > 10
    with library.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:

        @functools.cache
        def has(word):
            return content.find(b"\0%s\0" % word.encode()) >= 0

        assert has("tt.load")
        assert not has("tt.load_nothing")
        for name, passes in named.items():
            if name.endswith(".") or has(name):
                present = [has(each) for each in passes]
                assert all(present) or (release, name) == ("3.4.0", "gluon."), (name, passes, present)
