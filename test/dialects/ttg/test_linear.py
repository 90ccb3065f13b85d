"""Encodings as linear layouts, against released Tritons: random ones are what Triton's own verifiers take them for, bit by bit."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects.tt.layout_inference import thread_counts
from gpuir.dialects.ttg.linear import LinearLayout, linear, linear_attribute
from gpuir.dialects.ttg.shared_linear import shared_linear
from gpuir.interop.triton import Triton
from gpuir.layouts import REGISTER, WARP, UnknownLayout

Start = Callable[[str], Triton]
VERSIONS = ("3.4.0", "3.5.1")
#: Encodings that a test asks each Triton about.
MANY = 250


def powers(total: int, rank: int, draw: random.Random) -> list[int]:
    """Powers of two, one a dimension, whose product is `total`."""
    sizes = [1] * rank
    while total > 1:
        sizes[draw.randrange(rank)] *= 2
        total //= 2
    return sizes


def order(rank: int, draw: random.Random) -> list[int]:
    return draw.sample(range(rank), rank)


def cluster(ctas: int, rank: int, draw: random.Random) -> str:
    if ctas == 1:
        return ""
    per = powers(ctas, rank, draw)
    split = [1 << draw.randrange(size.bit_length()) for size in per]
    return f", CTAsPerCGA = {per}, CTASplitNum = {split}, CTAOrder = {order(rank, draw)}"


def blocked(rank: int, lanes: int, warps: int, ctas: int, draw: random.Random) -> str:
    return (
        f"#ttg.blocked<{{sizePerThread = {[draw.choice((1, 1, 2, 4)) for _ in range(rank)]}, "
        f"threadsPerWarp = {powers(lanes, rank, draw)}, warpsPerCTA = {powers(warps, rank, draw)}, "
        f"order = {order(rank, draw)}{cluster(ctas, rank, draw)}}}>"
    )


def nvidia(rank: int, version: int, warps: int, ctas: int, draw: random.Random) -> str:
    per = [warps, 1] if version == 3 else powers(warps, rank, draw)
    shape = draw.choice(([16, 32, 16], [16, 64, 16], [16, 128, 16])) if version == 3 else [1, 16, 8][3 - rank :]
    return (
        f"#ttg.nvidia_mma<{{versionMajor = {version}, versionMinor = 0, warpsPerCTA = {per}"
        f"{cluster(ctas, rank, draw)}, instrShape = {shape}}}>"
    )


def mfma(warps: int, draw: random.Random) -> str:
    size = draw.choice((16, 32))
    return (
        f"#ttg.amd_mfma<{{version = 3, warpsPerCTA = {powers(warps, 2, draw)}, instrShape = [{size}, {size}], "
        f"isTransposed = {draw.choice(('true', 'false'))}}}>"
    )


def wmma(version: int, warps: int, draw: random.Random) -> str:
    turned = "false" if version == 1 else draw.choice(("true", "false"))
    return f"#ttg.amd_wmma<{{version = {version}, isTranspose = {turned}, warpsPerCTA = {powers(warps, 2, draw)}}}>"


def stored(rank: int, lanes: int, warps: int, draw: random.Random) -> str:
    names = ["register"] * draw.randrange(4) + ["lane"] * (lanes.bit_length() - 1) + ["warp"] * (warps.bit_length() - 1)
    draw.shuffle(names)
    reached, bases = [0] * rank, {"register": [], "lane": [], "warp": [], "block": []}
    for name in names:
        basis = [0] * rank
        if name == "register" or draw.random() < 0.8:
            dimension = draw.randrange(rank)
            basis[dimension] = 1 << reached[dimension]
            reached[dimension] += 1
        bases[name].append(basis)
    return f"#ttg.linear<{{{', '.join(f'{name} = {found}' for name, found in bases.items())}}}>"


def distributed(draw: random.Random) -> tuple[str, list[int]]:
    """A layout of any kind, and a shape."""
    rank, warps, ctas = draw.choice((1, 2, 2, 2, 3)), draw.choice((1, 2, 4, 8)), draw.choice((1, 1, 1, 2, 4))
    shape = [draw.choice((1, 8, 16, 32, 64, 128) if rank < 3 else (2, 8, 16, 32)) for _ in range(rank)]
    kind = draw.choice(
        ("blocked", "linear", "slice") if rank == 1 else ("blocked", "linear", "slice", "mma", "dot", "amd", "amd")
    )
    if rank == 3 and kind == "amd":
        kind = "dot"
    if kind == "blocked":
        return blocked(rank, draw.choice((32, 64)), warps, ctas, draw), shape
    if kind == "linear":
        return stored(rank, 32, warps, draw), shape
    if kind == "slice":
        parent = draw.choice(
            (blocked(rank + 1, 32, warps, ctas, draw), nvidia(rank + 1, 2, warps, 1, draw) if rank < 3 else "")
        )
        parent = parent or blocked(rank + 1, 32, warps, ctas, draw)
        return f"#ttg.slice<{{dim = {draw.randrange(rank + 1)}, parent = {parent}}}>", shape
    side, shape = draw.randrange(2), [max(size, 16) for size in shape]
    if kind == "amd":
        shape = [max(size, 32) for size in shape]
        version = draw.choice((1, 2))
        parent, width = draw.choice(
            ((mfma(warps, draw), draw.choice((4, 8))), (wmma(version, warps, draw), 16 // version))
        )
        return draw.choice((parent, f"#ttg.dot_op<{{opIdx = {side}, parent = {parent}, kWidth = {width}}}>")), shape
    if rank == 2 and draw.random() < 0.4:
        parent = nvidia(2, 3, max(warps, 4), ctas, draw)
        side, shape = 0, [max(size, 64) for size in shape]
    else:
        parent = nvidia(rank, 2, warps, ctas, draw)
    if kind == "mma":
        return parent, shape
    if draw.random() < 0.3:
        return f"#ttg.dot_op<{{opIdx = {side}, parent = {blocked(rank, 32, warps, 1, draw)}}}>", shape
    return f"#ttg.dot_op<{{opIdx = {side}, parent = {parent}, kWidth = {draw.choice((1, 2, 4))}}}>", shape


def tensor(text: str, shape: list[int], context: ir.Context) -> ir.RankedTensorType:
    spelled = f"tensor<{'x'.join(map(str, shape))}xf16, {text}>"
    module = gpuir.parse(f"module attributes {{test.type = {spelled}}} {{}}", context=context)
    return module.operation.attributes["test.type"].value


def same(type: ir.RankedTensorType, layout: LinearLayout) -> str:
    """A module that Triton takes if the type's layout is this one: it compares them bit by bit, registers in their order."""
    other = ir.RankedTensorType.get(
        type.shape, type.element_type, linear_attribute(layout, type.context), loc=ir.Location.unknown(type.context)
    )
    one, two = gpuir.asm(type), gpuir.asm(other)
    _, lanes, warps, ctas = thread_counts(type.encoding)
    identity = ", ".join(map(str, range(type.rank)))
    return (
        f'module attributes {{"ttg.num-warps" = {warps} : i32, "ttg.threads-per-warp" = {lanes} : i32, '
        f'"ttg.num-ctas" = {ctas} : i32}} {{\n  tt.func public @same(%a: {one}) {{\n'
        f"    %b = tt.trans %a {{order = array<i32: {identity}>}} : {one} -> {two}\n    tt.return\n  }}\n}}\n"
    )


def swapped(layout: LinearLayout, draw: random.Random) -> LinearLayout | None:
    """Another layout of the same bases: two of them that differ have changed places."""
    places = [(name, index) for name in (REGISTER, WARP) for index in range(len(layout.bases[name]))]
    draw.shuffle(places)
    for (one, i), (two, j) in itertools.combinations(places, 2):
        bases = {name: list(vectors) for name, vectors in layout.bases.items()}
        if bases[one][i] != bases[two][j]:
            bases[one][i], bases[two][j] = bases[two][j], bases[one][i]
            return LinearLayout(bases, layout.outputs)
    return None


@pytest.mark.parametrize("version", VERSIONS)
def test_random_layouts_are_tritons(triton: Start, version: str, run_seed: int):
    draw, context, ask = random.Random(f"{run_seed} {version}"), gpuir.Context(), triton(version)
    kinds: dict[str, int] = {}
    refused = 0
    for _ in range(MANY):
        text, shape = distributed(draw)
        type = tensor(text, shape, context)
        layout = linear(shape, type.encoding)
        verdict = ask.check(same(type, layout))
        assert verdict, (text, shape, layout, verdict.messages)
        kinds[type.encoding.spec.full_name] = kinds.get(type.encoding.spec.full_name, 0) + 1
        # The comparison can fail.
        wrong = swapped(layout, draw)
        if wrong is not None and refused < 25:
            assert not ask.check(same(type, wrong)), (text, shape)
            refused += 1
    assert refused == 25
    assert set(kinds) == {
        f"ttg.{kind}" for kind in ("blocked", "linear", "slice", "nvidia_mma", "dot_op", "amd_mfma", "amd_wmma")
    }


def buffers(draw: random.Random) -> tuple[str, str, list[int]]:
    """Two encodings of buffers, often of one layout, and a shape."""
    shape = [draw.choice((8, 16, 32, 64)), draw.choice((16, 32, 64, 128))]

    def swizzled(name: str, vec: int, per_phase: int, phases: int, dimensions: list[int]) -> str:
        return f"#ttg.{name}<{{vec = {vec}, perPhase = {per_phase}, maxPhase = {phases}, order = {dimensions}}}>"

    def any_swizzled() -> str:
        name = draw.choice(("swizzled_shared", "swizzled_shared", "amd_rotating_shared"))
        return swizzled(name, *(draw.choice((1, 2, 4, 8)) for _ in range(3)), order(2, draw))

    def tma(width: int, turned: bool, bits: int) -> str:
        return f"#ttg.nvmma_shared<{{swizzlingByteWidth = {width}, transposed = {str(turned).lower()}, elementBitWidth = {bits}}}>"

    if draw.random() < 0.5:
        # As wide as the swizzle, they are one layout.
        width, turned = draw.choice((32, 64, 128)), draw.random() < 0.5
        columns, rows = width // 2, draw.choice((8, 16, 32))
        shape = [columns, rows] if turned else [rows, columns]
        per_phase = 128 // width
        other = swizzled("swizzled_shared", 8, per_phase, 8 // per_phase, [0, 1] if turned else [1, 0])
        return tma(width, turned, 16), other if draw.random() < 0.7 else any_swizzled(), shape
    # Without a swizzle a transposed one has rows up to Triton 3.7, against what TMA does, and columns from 3.8 on.
    width = draw.choice((0, 32, 64, 128))
    one = any_swizzled() if draw.random() < 0.6 else tma(width, width > 0 and draw.random() < 0.5, 16)
    return one, one if draw.random() < 0.3 else any_swizzled(), shape


@pytest.mark.parametrize("version", VERSIONS)
def test_random_buffers_are_the_same_for_triton(triton: Start, version: str, run_seed: int):
    """3.4.0 takes ttg.memdesc_reshape where both encodings are one layout; 3.5.1 of those only where it infers the result's."""
    draw, context, ask = random.Random(f"{run_seed} {version}"), gpuir.Context(), triton(version)
    equal = asked = accepted = 0
    for _ in range(MANY):
        one, other, shape = buffers(draw)
        sizes = "x".join(map(str, shape))
        types = [f"!ttg.memdesc<{sizes}xf16, {text}, #ttg.shared_memory, mutable>" for text in (one, other)]
        head = 'module attributes {"ttg.num-warps" = 4 : i32} {'
        module = f"{head}\n  tt.func public @f(%a: {types[0]}) {{\n    %b = ttg.memdesc_reshape %a : {types[0]} -> {types[1]}\n"
        verdict = ask.check(f"{module}    tt.return\n  }}\n}}\n")
        parsed = [gpuir.parse(f"module attributes {{test.type = {text}}} {{}}", context=context) for text in types]
        try:
            before, after = (shared_linear(each.operation.attributes["test.type"].value) for each in parsed)
        except UnknownLayout:
            continue
        except ValueError:
            assert not verdict, (one, other, shape)
            continue
        asked += 1
        equal += before == after
        accepted += bool(verdict)
        if verdict or version == "3.4.0":
            assert bool(verdict) is (before == after), (one, other, shape, verdict.messages)
    assert asked > MANY // 2 and 3 < accepted <= equal < asked
