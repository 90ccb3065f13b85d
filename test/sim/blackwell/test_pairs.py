"""Pairs of blocks: one product for both, what both must do, and what tells the other block."""

from __future__ import annotations

import _matrices
import _tensor
import numpy as np
import pytest

from gpuir import sim

_IDESC = 1 << 4 | 64 >> 3 << 17 | 256 >> 4 << 24


def _kernel() -> tuple[str, np.ndarray, np.ndarray]:
    random = np.random.default_rng(9)
    a, b = (random.standard_normal((rows, 16)).astype(np.float16) for rows in (256, 64))
    tiles = []
    for block in range(2):
        left, fields_a = _matrices.stored(a[128 * block : 128 * block + 128].view(np.uint8))
        right, fields_b = _matrices.stored(b[32 * block : 32 * block + 32].view(np.uint8))
        tiles.append(np.concatenate([left, right]))
    body = _tensor.descriptors(da=_tensor.tile_word(0, **fields_a), db=_tensor.tile_word(len(left), **fields_b))
    body += (
        "\n"
        + _tensor.address("d", 64)
        + f"""
      %idesc = arith.constant {_IDESC} : i32
      nvvm.tcgen05.mma %d, %da, %db, %idesc, %false {{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>}} : (!llvm.ptr<6>, i64, i64, i32, i1)
"""
    )
    return _tensor.text(body, 2), np.stack(tiles), a.astype(np.float32) @ b.astype(np.float32).T


TEXT, SHARED, EXPECTED = _kernel()
COMMIT = "nvvm.tcgen05.commit %barrier {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>"
BOTH = "%both = arith.constant 3 : i16\nnvvm.tcgen05.commit %barrier, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16"
EVEN = "scf.if %even { nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32 }"
EACH = "nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32"
ENDED = f"{_tensor.CLUSTER} // ended"
ALLOC = "scf.if %warp0 {\n      nvvm.tcgen05.alloc"
DEALLOC = "scf.if %warp0 {\n      nvvm.tcgen05.dealloc"
#: Both blocks have a barrier of their own, which the commit tells.
TOLD = TEXT.replace(COMMIT, BOTH).replace(EVEN, EACH).replace(ENDED, "gpu.barrier")
ONLY_EVEN = (
    "%is = arith.cmpi eq, %b, %c0 : index\n%one_of = arith.andi %is, %warp0 : i1\nscf.if %one_of {\n      nvvm.tcgen05."
)


def _run(text: str, seed: int | None, cluster: int = 2):
    after = np.zeros((2, 128, 512), np.int32)
    report = sim.launch(text, "k", 2, 128, SHARED.view(np.int32), np.zeros_like(after), after, cluster=(cluster, 1, 1), seed=seed,
                        on_fault="report")  # fmt: skip
    return report.findings, after.view(np.float32)[:, :, 64:128].reshape(256, 64)


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize("text", [TEXT, TOLD], ids=["by the cluster", "by a commit to both"])
def test_right_kernels(text, seed):
    assert text is TEXT or text != TEXT
    findings, result = _run(text, seed)
    assert not findings
    np.testing.assert_allclose(result, EXPECTED, atol=1e-3)


MISTAKES = {
    "one block allocates": (TEXT, ALLOC, ONLY_EVEN + "alloc", "deadlock"),
    "one block gives back": (TEXT, DEALLOC, ONLY_EVEN + "dealloc", "deadlock"),
    "a commit to one block": (TOLD, BOTH, COMMIT, "deadlock"),
    "the other block does not wait": (TEXT, ENDED, "gpu.barrier", "missing-wait"),
    "the other block is not ready": (TEXT, f"{_tensor.CLUSTER} // filled", "gpu.barrier // filled", "race uninitialized missing-wait"),
    "blocks without a commit": (TEXT, COMMIT, "", "deadlock"),
    "no fence in the other block": (TOLD, f"{EACH} // wait\n    gpu.barrier\n    nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>",
                                    f"{EACH}\n    gpu.barrier", "missing-fence"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes(name):
    text, old, new, kinds = MISTAKES[name]
    if old not in text:
        old = old.replace(" // wait", "")
    assert old in text
    for seed in (None, 1):
        findings, _ = _run(text.replace(old, new), seed)
        assert any(each.kind in kinds.split() for each in findings), findings


def test_a_pair_needs_a_cluster():
    findings, _ = _run(TEXT, None, cluster=1)
    assert "cta_group::2 in a cluster without a second block" in findings[0].message
