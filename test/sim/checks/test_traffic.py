"""Bank conflicts, sectors and bytes against what the hardware's rules give, and against a count lane by lane."""

from __future__ import annotations

from typing import Any

import _cases
import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.checks.traffic import Traffic


def access(
    body: str, index: np.ndarray, *, type: str = "f32", threads: int = 32, blocks: int = 1, **options: Any
) -> sim.Report:
    """Runs ``body`` with each thread's element of ``index`` as %i, and %shared and %a of ``type``."""
    text = f"""
!shared = memref<8192x{type}, #gpu.address_space<workgroup>>
gpu.module @kernels {{
  gpu.func @k(%at: memref<?xi32>, %a: memref<?x{type}>) workgroup(%shared: !shared) kernel {{
    %n = arith.constant {len(index)} : index
    %zero = arith.constant 0.0 : {type}
    %zeros = arith.constant dense<0.0> : vector<4x{type}>
    %pair = arith.constant dense<0.0> : vector<2x{type}>
    %thread = gpu.global_id x
    %inside = arith.cmpi ult, %thread, %n : index
    scf.if %inside {{
      %i32 = memref.load %at[%thread] : memref<?xi32>
      %i = arith.index_cast %i32 : i32 to index
{body}
    }}
    gpu.return
  }}
}}
"""
    arrays = np.asarray(index, "i4"), np.zeros(8192, {"f32": "f4", "f16": "f2", "f64": "f8"}[type])
    return sim.launch(_cases.parsed(text), "k", blocks, threads, *arrays, **{"engine": "numpy", **options})


def of(report: sim.Report, name: str) -> Traffic:
    """The counts of the only op of that name, besides the index's load."""
    found = [
        each for site, each in report.traffic.sites.items() if site.name == name and "%at" not in str(site.operation)
    ]
    return found[-1]


STORE = "memref.store %zero, %shared[%i] : !shared"
LANES = np.arange(32)


@pytest.mark.parametrize(
    ("index", "transactions", "ideal"),
    [
        (LANES, 1, 1),
        (LANES[::-1], 1, 1),
        (2 * LANES, 2, 1),
        (4 * LANES, 4, 1),
        (32 * LANES, 32, 1),
        (33 * LANES, 1, 1),
        (LANES // 2, 1, 1),
        (0 * LANES, 1, 1),
        (32 * (LANES // 16) + LANES % 16, 2, 1),
        (64 * LANES[:8], 8, 1),
        (100 + LANES, 1, 1),
    ],
    ids=["row", "reverse", "stride 2", "stride 4", "column", "padded column", "pairs", "one word", "halves", "8 lanes", "shifted"],
)  # fmt: skip
def test_conflicts_of_words(index: np.ndarray, transactions: int, ideal: int) -> None:
    found = of(access(STORE, index), "memref.store")
    assert (found.shared_transactions, found.shared_ideal, found.accesses) == (transactions, ideal, 1)
    assert found.conflicts == transactions - ideal
    assert found.bytes_written == {"shared": 4 * len(index)} and not found.bytes_read


def test_halves_of_words() -> None:
    """Two f16 of one word do not collide."""
    assert of(access(STORE, LANES, type="f16"), "memref.store").shared_transactions == 1
    assert of(access(STORE, 64 * LANES, type="f16"), "memref.store").shared_transactions == 32
    assert of(access(STORE, 32 * LANES, type="f16"), "memref.store").shared_transactions == 16


def test_wide_accesses() -> None:
    """8 bytes a lane go in two halves of the warp, 16 bytes in four quarters."""
    pair = "vector.store %pair, %shared[%i] : !shared, vector<2xf32>"
    four = "vector.store %zeros, %shared[%i] : !shared, vector<4xf32>"
    found = of(access(pair, 2 * LANES), "vector.store")
    assert (found.shared_transactions, found.shared_ideal) == (2, 2)
    found = of(access(four, 4 * LANES), "vector.store")
    assert (found.shared_transactions, found.shared_ideal) == (4, 4)
    # Rows of 32 words: the 8 lanes of a quarter are all in the same four banks.
    found = of(access(four, 32 * LANES), "vector.store")
    assert (found.shared_transactions, found.shared_ideal) == (32, 4)


@pytest.mark.parametrize(
    ("index", "sectors", "ideal"),
    [
        (LANES, 4, 4),
        (1 + LANES, 5, 4),
        (8 * LANES, 32, 4),
        (2 * LANES, 8, 4),
        (0 * LANES, 1, 1),
        (LANES[:8], 1, 1),
        (LANES[::-1], 4, 4),
    ],
    ids=["row", "shifted", "column", "stride 2", "one", "8 lanes", "reverse"],
)
def test_sectors(index: np.ndarray, sectors: int, ideal: int) -> None:
    found = of(access("%x = memref.load %a[%i] : memref<?xf32>", index), "memref.load")
    assert (found.global_sectors, found.global_ideal) == (sectors, ideal)
    assert found.bytes_read == {"global": 4 * len(index)}


def test_vectors_of_global_memory() -> None:
    load = "%x = vector.load %a[%i] : memref<?xf32>, vector<4xf32>"
    found = of(access(load, 4 * LANES), "vector.load")
    assert (found.global_sectors, found.global_ideal, found.bytes_read) == (16, 16, {"global": 512})
    found = of(access(load, 16 * LANES), "vector.load")
    assert (found.global_sectors, found.global_ideal) == (32, 16)


def by_hand(index: np.ndarray, size: int, threads: int) -> tuple[int, int]:
    """Transactions and sectors of scalar accesses, counted with sets."""
    transactions = sectors = 0
    for block in range(0, len(index), threads):
        for warp in range(block, min(block + threads, len(index)), 32):
            places = [int(i) * size for i in index[warp : min(warp + 32, block + threads)]]
            banks: dict[int, set[int]] = {}
            for word in {place // 4 for place in places}:
                banks.setdefault(word % 32, set()).add(word)
            transactions += max(map(len, banks.values()), default=0)
            sectors += len({place // 32 for place in places})
    return transactions, sectors


@pytest.mark.parametrize("draw", range(20))
@pytest.mark.parametrize("type", ["f32", "f16"])
def test_drawn_patterns(draw: int, type: str, seed: int) -> None:
    random = np.random.default_rng([seed, draw])
    threads, blocks = int(random.choice([32, 48, 96])), int(random.integers(1, 4))
    count = int(random.integers(1, threads * blocks + 1))
    index = random.integers(0, random.choice([8, 200, 4000]), count)
    report = access(
        STORE + "\n      %x = memref.load %a[%i] : memref<?x" + type + ">", index, type=type, threads=threads, blocks=blocks,
        seed=draw,
    )  # fmt: skip
    transactions, sectors = by_hand(index, 4 if type == "f32" else 2, threads)
    assert of(report, "memref.store").shared_transactions == transactions
    assert of(report, "memref.load").global_sectors == sectors


def test_private_memory_and_uniform_addresses() -> None:
    body = """
      %own = memref.alloca() : memref<2xf32, #gpu.address_space<private>>
      %c0 = arith.constant 0 : index
      memref.store %zero, %own[%c0] : memref<2xf32, #gpu.address_space<private>>
      %x = memref.load %a[%c0] : memref<?xf32>"""
    report = access(body, np.arange(64), threads=64)
    assert of(report, "memref.store").bytes_written == {"private": 256}
    found = of(report, "memref.load")
    assert (found.accesses, found.global_sectors, found.global_ideal, found.bytes_read) == (2, 2, 2, {"global": 256})


def test_transpose_with_and_without_padding() -> None:
    case = _cases.CASES["transpose"]
    padded, _ = case.run(engine="numpy")
    plain, _ = case.run(case.text.replace("memref<32x33xf32", "memref<32x32xf32"), engine="numpy")
    assert padded.traffic.total.conflicts == 0
    assert plain.traffic.total.conflicts > 1000
    assert plain.traffic.total.global_sectors == padded.traffic.total.global_sectors == padded.traffic.global_sectors
    assert any("instead of" in line and "'memref.load'" in line for line in plain.traffic.lines())


def test_several_processes_count_the_same() -> None:
    one, _ = _cases.CASES["histogram"].run(engine="numpy")
    two, _ = _cases.CASES["histogram"].run(engine="numpy", workers=2)
    assert one.traffic.dictionary() == two.traffic.dictionary()


def test_atomics_read_and_write() -> None:
    report = access("%x = memref.atomic_rmw addf %zero, %a[%i] : (f32, memref<?xf32>) -> f32", LANES)
    found = of(report, "memref.atomic_rmw")
    assert found.bytes_read == found.bytes_written == {"global": 128}
