"""PTX of kernels with mbarriers and bulk copies, and launches by both engines, which agree."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from _both_engines import counts

from gpuir import sim
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
from _both import equal

sys.path.pop(0)

THREADS = 128
#: Where the mbarriers are, behind all boxes.
BARRIERS = 48 << 10
SMEM = BARRIERS + 64
BARRIER = "bar.sync 0;"
#: Thread 0 makes mbarriers, and everybody comes to know of them.
FENCE_INIT = "fence.mbarrier_init.release.cluster;"
PROXY = "fence.proxy.async;"
_REGISTERS = """.reg .b32 %t, %s, %bar, %i, %v, %w, %at, %x, %y, %z, %phase, %bx, %by, %n; .reg .b64 %p, %from, %to, %out, %in, %st; .reg .b32 %a<8>;
.reg .pred %first, %q, %r;"""


def init(count=1, number=0):
    return f"@%first mbarrier.init.shared.b64 [%bar+{8 * number}], {count};"


def invalidate(number=0):
    return f"@%first mbarrier.inval.shared.b64 [%bar+{8 * number}];"


def expect(bytes, number=0):
    return f"@%first mbarrier.arrive.expect_tx.shared.b64 %st, [%bar+{8 * number}], {bytes};"


def load(coordinates="%x, %y", at="%s", map="%from", number=0, rank=2):
    form = f"cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    return f"@%first {form} [{at}], [{map}, {{{coordinates}}}], [%bar+{8 * number}];"


def store(coordinates="%x, %y", at="%s", map="%to", rank=2):
    return (
        f"@%first cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group [{map}, {{{coordinates}}}], [{at}];"
    )


COMMIT = "cp.async.bulk.commit_group;"
RETIRE = "cp.async.bulk.wait_group 0;"
RETIRE_READ = "cp.async.bulk.wait_group.read 0;"


def wait(label, parity="0", number=0):
    return f"{label}: mbarrier.try_wait.parity.shared.b64 %q, [%bar+{8 * number}], {parity};\n@!%q bra {label};"


def words(count, label, body):
    """Each thread does ``body`` for words %i of so many."""
    return f"mov.b32 %i, %t;\n{label}: {body} add.u32 %i, %i, {THREADS}; setp.lt.u32 %r, %i, {count}; @%r bra {label};"


def copied_out(count, label="OUT", at="%s", first="0"):
    """Words of shared memory go to the array behind %out, from ``first`` on."""
    body = f"shl.b32 %at, %i, 2; add.u32 %at, %at, {at}; ld.shared.b32 %v, [%at]; add.u32 %w, %i, {first}; mad.wide.u32 %p, %w, 4, %out; st.global.b32 [%p], %v;"
    return words(count, label, body)


def kernel(*body, maps=("from",), out=True, more=""):
    """A kernel of these lines; its arguments: tensor maps, and an array behind ``out``."""
    parameters = [f".param .align 64 .b8 p{name}[128]" for name in maps] + [".param .u64 pout"] * out
    maps_in = " ".join(f"mov.b64 %{name}, p{name}; cvta.param.u64 %{name}, %{name};" for name in maps)
    out_in = "ld.param.u64 %out, [pout]; cvta.to.global.u64 %out, %out;" if out else ""
    lines = "\n".join(body)
    return f""".version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry k({", ".join(parameters)}) .reqntid {THREADS} {{
{_REGISTERS}
{more}
{maps_in} {out_in}
mov.u32 %t, %tid.x; mov.u32 %s, smem; add.u32 %bar, %s, {BARRIERS}; setp.eq.u32 %first, %t, 0; mov.u32 %bx, %ctaid.x; mov.u32 %by, %ctaid.y;
mov.b32 %x, 0; mov.b32 %y, 0; mov.b32 %z, 0; mov.b32 %phase, 0;
{lines}
ret;
}}"""


def map_of(array, box, **options):
    """What stands for a tensor map of a copy of the array among arguments."""
    return lambda array=array: sim.tensor_map(array.copy(), box, **options)


def launched(text, grid, *arguments, smem=SMEM, **options):
    """The report of engine="auto" and its arrays, which are those of engine="numpy", as are findings and counts. Arguments: arrays, or what `map_of` gives."""
    module, reports, states = ptx.parse(text), [], []
    for engine in ("auto", "numpy"):
        given = [each() if callable(each) else each.copy() if isinstance(each, np.ndarray) else each for each in arguments]  # fmt: skip
        report = sim.launch(module, "k", grid, THREADS, *given, engine=engine, smem=smem, on_fault="report", **options)
        reports.append(report)
        states.append([each.array if isinstance(each, sim.TensorMap) else each for each in given])
    assert all(map(equal, *states))
    assert reports[0].findings == reports[1].findings
    if not reports[0].sampled:
        assert counts(reports[0]) == counts(reports[1])
    return reports[0], states[0]


def right(text, grid, *arguments, **options):
    """The arrays that machine code leaves, which has no findings."""
    report, arrays = launched(text, grid, *arguments, **options)
    assert not report.findings, report.findings
    assert report.engine.startswith("native"), report.engine
    return arrays


def faulty(text, kind, grid, *arguments, **options):
    """Both engines say the same of it, with a finding of that kind."""
    report, _ = launched(text, grid, *arguments, **options)
    assert any(kind in each.kind for each in report.findings), report.findings
    assert not report.engine.startswith("native")
