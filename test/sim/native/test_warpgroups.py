"""wgmma in the native engine: the numbers and the findings of the NumPy engine, on operands that a model in the tests lays out."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
import _warpgroups
from _warpgroups import BARRIER, COMMIT, FENCE, PROXY, WAIT, Case, kernel

sys.path.pop(0)

SUMS = {"f16": ("f32", "f16"), "bf16": ("f32",), "tf32": ("f32",), "e4m3": ("f32",), "e5m2": ("f32",),
        "s8": ("s32",), "u8": ("s32",)}  # fmt: skip
MIXED = {"s8": ("s8", "u8"), "u8": ("s8", "u8"), "e4m3": ("e4m3", "e5m2"), "e5m2": ("e4m3", "e5m2")}
FORMS = [(a, b, d) for a in SUMS for b in MIXED.get(a, (a,)) for d in SUMS[a]]
LAYOUTS = [(k, s) for k in (True, False) for s in (0, 32, 64, 128)]


def right(text, case, **options):
    """The products are right, and machine code made them."""
    report, sums = case.run(text, **options)
    assert not report.findings
    assert report.engine.startswith("native"), report.engine
    np.testing.assert_array_equal(sums, case.want)


@pytest.mark.sweep(4)
@pytest.mark.parametrize("left", [False, True], ids=["descriptor", "registers"])
@pytest.mark.parametrize("form", FORMS, ids=".".join)
def test_types(form, left, seed):
    right(kernel(16, *form, left=left), Case(16, *form, left=left, seed=seed))


@pytest.mark.sweep(4)
@pytest.mark.parametrize("second", LAYOUTS, ids=str)
@pytest.mark.parametrize("first", LAYOUTS, ids=str)
def test_layouts(first, second, seed):
    layouts = first, second
    right(kernel(64, "f16", "f16", "f32", layouts), Case(64, "f16", "f16", "f32", layouts, seed=seed))


@pytest.mark.sweep(2)
@pytest.mark.parametrize("n", [8, 24, 40, 128, 256])
@pytest.mark.parametrize("form", [("bf16", "bf16", "f32"), ("tf32", "tf32", "f32"), ("f16", "f16", "f16"), ("u8", "s8", "s32"), ("e5m2", "e4m3", "f32")], ids=".".join)  # fmt: skip
def test_widths(n, form, seed):
    layouts = (True, 32), (True, 64)
    right(kernel(n, *form, layouts), Case(n, *form, layouts, seed=seed))


@pytest.mark.sweep(2)
@pytest.mark.parametrize("keep", [0, 1, -7])
@pytest.mark.parametrize("written", ["%keep", "constant"])
def test_sums_that_come_in(keep, written, seed):
    text = kernel(32, "f16", "f16", "f32", keep="%keep" if written == "%keep" else str(keep))
    right(text, Case(32, "f16", "f16", "f32", keep=keep, seed=seed))


def test_sums_that_saturate(seed):
    case = Case(16, "u8", "u8", "s32", seed=seed)
    case.c[::2] = np.iinfo(np.int32).max - 5
    wide = case.c.astype(np.int64) + (case.want - Case(16, "u8", "u8", "s32", seed=seed).c).astype(np.int64)
    case.want = np.minimum(wide, np.iinfo(np.int32).max).astype(np.int32)
    right(kernel(16, "u8", "u8", "s32", saturated=True), case)
    assert (case.want == np.iinfo(np.int32).max).any()


@pytest.mark.parametrize("groups", [1, 2])
def test_loops_and_groups(groups, seed):
    options = {"steps": 3}
    text = kernel(64, "bf16", "bf16", "f32", threads=128 * groups, **options)
    right(text, Case(64, "bf16", "bf16", "f32", groups=groups, seed=seed, **options))


def test_groups_of_products_that_wait_one_behind(seed):
    """A wait that leaves the last group on its way, in the loop, as pipelines have it."""
    text = kernel(64, "f16", "f16", "f32", steps=4)
    text = text.replace("mov.b32 %m, 1;", f"{COMMIT}\nwgmma.wait_group.sync.aligned 1;\n{FENCE}\nmov.b32 %m, 1;")
    right(text, Case(64, "f16", "f16", "f32", steps=4, seed=seed))


def test_operands_written_again_behind_the_wait(seed):
    """Two images, one behind the other, with the waits and the barriers that it takes."""
    text = kernel(32, "f16", "f16", "f32")
    body = text[text.index("mov.b32 %i, %t;") : text.index("mad.wide.u32 %own")]
    product = text[text.index(FENCE) : text.index(WAIT)]
    again = f"{WAIT}\n{BARRIER}\n" + body.replace("copy", "second") + product.replace("again", "other").replace("%m, %keep", "%m, 1")  # fmt: skip
    text = text.replace(WAIT, again + WAIT)
    text = text.replace(f"add.u64 %words, %words, {16 * 128};", "")
    case = Case(32, "f16", "f16", "f32", seed=seed)
    report, sums = case.run(text)
    assert report.engine.startswith("native") and not report.findings, report
    twice = Case(32, "f16", "f16", "f32", steps=2, seed=seed)
    np.testing.assert_array_equal(sums, twice.want)


#: A thread overwrites a word of B, which is its own.
WRITE = "mad.lo.u32 %at, %t, 4, %s; st.shared.b32 [%at+16384], %t;"
FAULTS = {
    "written ahead of the wait": (COMMIT, f"{COMMIT}\n{WRITE}", "race"),
    "written ahead of the commit": (COMMIT, f"{WRITE}\n{COMMIT}", "race"),
    "nobody waits": (WAIT, "", "missing-wait"),
    "waits for another group": (WAIT, "wgmma.wait_group.sync.aligned 1;", "missing-wait"),
    "not committed": (COMMIT, "", "missing-wait"),
    "no fence of registers": (FENCE, "", "fence"),
    "no fence of proxies": (PROXY, "", "fence"),
    "a write behind the fence of proxies": (f"{PROXY}\n", f"{PROXY}\n{WRITE}\n", "fence"),
    "no barrier": (BARRIER, "", "race"),
}  # fmt: skip


@pytest.mark.sweep(5)
@pytest.mark.parametrize("name", FAULTS)
def test_faults(name, seed):
    old, new, kind = FAULTS[name]
    text = kernel(32, "f16", "f16", "f32")
    assert text.count(old) == 1
    report, _ = Case(32, "f16", "f16", "f32", seed=seed).run(text.replace(old, new), seed=1)
    assert any(kind in finding.kind for finding in report.findings), report.findings


def test_a_write_behind_the_wait_and_a_barrier_is_none():
    text = kernel(32, "f16", "f16", "f32").replace(WAIT, f"{WAIT}\n{BARRIER}\n{WRITE}")
    right(text, Case(32, "f16", "f16", "f32"))


def test_a_write_of_one_warp_behind_its_own_wait():
    """Machine code says that others may still read; the NumPy engine finds nothing there, and what it says counts."""
    text = kernel(32, "f16", "f16", "f32").replace(WAIT, f"{WAIT}\n{WRITE}")
    report, _ = Case(32, "f16", "f16", "f32").run(text)
    assert not report.findings


@pytest.mark.parametrize("lanes", [slice(5, 6), slice(0, 32), slice(96, 128), slice(0, 128, 2)], ids=str)
@pytest.mark.sweep(3)
@pytest.mark.parametrize("operand", [0, 1])
def test_descriptors_that_differ(operand, lanes):
    case = Case(32, "f16", "f16", "f32")
    case.words[:, lanes, operand] += 8
    report, _ = case.run(kernel(32, "f16", "f16", "f32"))
    assert report.findings and not report.engine.startswith("native")


@pytest.mark.sweep(3)
@pytest.mark.parametrize("operand", [0, 1])
@pytest.mark.parametrize("change", [1, 3, 8, 0x1000, 1 << 49, 1 << 62, -(1 << 62)], ids=hex)
def test_other_descriptors(operand, change):
    """Ones that begin elsewhere, say another phase of the pattern, or lead out of shared memory: both engines have the same."""
    case = Case(32, "f16", "f16", "f32")
    case.words[:, :, operand] += np.uint64(change % (1 << 64))
    case.run(kernel(32, "f16", "f16", "f32"))


def test_operands_that_nobody_wrote():
    """Of the image only a part is copied."""
    text = kernel(32, "f16", "f16", "f32").replace(f"%i, {_warpgroups.IMAGE // 4}", "%i, 4096")
    report, _ = Case(32, "f16", "f16", "f32").run(text)
    assert [finding.kind for finding in report.findings] == ["uninitialized"]


@pytest.mark.parametrize("signs", ["-1, 1", "1, -1"])
def test_what_machine_code_has_not(signs):
    """Negated operands are the NumPy engine's."""
    report, _ = Case(32, "f16", "f16", "f32").run(kernel(32, "f16", "f16", "f32", signs=signs))
    assert not report.engine.startswith("native") and not report.findings
