"""The table of a run's results, in Markdown. On its own, so that scripts/generate.py can load the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

#: For a growth's unit: what sizes count, how many the peer counts in one of these, how many of the unit are a second.
PER = {"us an op": ("ops", 1, 1e6), "ms a MB": ("MB", 1_000_000, 1e3)}
#: Units of which less is better.
LESS = {"ms", "MB", "B/op", "B", "registers", "instructions"}
#: What the host's nearest op is; xDSL has the very ops, declared in peer_xdsl.py.
NEAREST = {"multi_mma": "vector.contract", "barrier": "unrealized_conversion_cast", "yield": "scf.yield"}


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def peer_of(row: dict[str, Any]) -> str:
    """The peer with what it does where that is not the very same."""
    peer: str = row["peer"]
    if peer == "itself":
        scaled = ", some blocks, times what the grid has" if row["against"].startswith("loops on") else ""
        return f"itself, {row['against']}{scaled}"
    if peer in ("host callbacks", "host PDL") and "mfma" in row["figure"]:
        return f"{peer}, mfma to rocdl"
    if peer == "triton" and "wgmma" in row["figure"]:
        return "triton, from TTGIR; gpuir from nvgpu and nvvm"
    if peer == "triton" and row["figure"] == "the same from the cache":
        return "triton's cache"
    if peer == "triton interpreter":
        return "triton interpreter, whole tiles"
    if peer == "numba simulator":
        return "numba simulator, a block, times what the grid has"
    if peer == "xdsl" and row["unit"] == "MB/s":
        return "xdsl, its own dialects"
    if peer == "host" and row["unit"] in ("op/s", "B/op") and "gpu." not in row["figure"]:
        for part, nearest in NEAREST.items():
            if part in row["figure"]:
                return f"host, {'tensor.cast' if 'cast' in nearest and 'bytes' in row else nearest}"
    return peer


def verdict(found: float, asked: float | None, *, less: bool) -> str:
    """What was asked of a ratio, and whether it was missed."""
    if asked is None:
        return ""
    met = found <= asked if less else found >= asked
    return f"{'at most' if less else 'at least'} {asked:g}{'' if met else ' (missed)'}"


def table(results: dict[str, Any]) -> Iterator[str]:
    yield "| figure | gpuir | peer | peer's figure | ratio (range) | asked |"
    yield "|---|--:|---|--:|--:|--:|"
    for row in results["rows"]:
        ratio = row["ratio"]
        asked = verdict(ratio["median"], row["asked"], less=row["unit"] in LESS)
        yield (
            f"| {row['figure']} | {number(row['gpuir']['median'])} {row['unit']} | {peer_of(row)} "
            f"| {number(row['theirs']['median'])} {row['unit']} "
            f"| {ratio['median']:.2f} ({ratio['min']:.2f} to {ratio['max']:.2f}) | {asked} |"
        )
    for row in results["growth"]:
        medians = {int(size): found["median"] for size, found in row["steps"].items()}
        if not medians:
            continue
        steps = ", ".join(f"{value:.2f}" for value in medians.values())
        sizes = ", ".join(f"{size:,}" for size in medians)
        grown = medians[max(medians)] / medians[min(medians)]
        asked = verdict(grown, row["asked"], less=True)
        title = f"{row['figure']}, {row['unit']} at {sizes} {PER[row['unit']][0]}"
        yield f"| {title} | {steps} | itself | | {grown:.2f} | {asked} |"
