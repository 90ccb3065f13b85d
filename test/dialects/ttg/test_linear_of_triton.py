"""Linear layouts of drawn encodings and shapes: each is Triton's own.

Triton 3.9.0 tells them basis by basis (`to_linear_layout`). 3.4.0 has no such function: it is asked whether a `tt.reshape` to the same
shape may have gpuir's map as `#ttg.linear`, which it takes for equal maps alone.
"""

from __future__ import annotations

import collections
import json
import random
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gpuir
from gpuir import ir
from gpuir.dialects import ttg
from gpuir.dialects.ttg.linear import linear
from gpuir.interop.triton import Triton
from gpuir.layouts import LANE, REGISTER, UnknownLayout, tensor_memory
from gpuir.transforms.triton.to_llvm.shared_access import memory_of
from gpuir.transforms.triton.to_llvm.tensor_memory import memory_of as tensor_memory_of

ASK = Path(__file__).with_name("_ask_linear_layouts.py")
MANY, SAMPLE = 2000, 200
Drawn = tuple[str, int, int, int]


def powers(total: int, rank: int, draw: random.Random) -> list[int]:
    """Powers of two, one a dimension, whose product is `total`."""
    sizes = [1] * rank
    while total > 1:
        sizes[draw.randrange(rank)] *= 2
        total //= 2
    return sizes


class Draw:
    """One draw: the numbers of a kernel, and encodings for them."""

    def __init__(self, draw: random.Random):
        self.random = draw
        self.choice = draw.choice
        self.rank = draw.choice((1, 2, 2, 2, 2, 3))
        self.lanes, self.warps, self.ctas = 32, draw.choice((1, 2, 4, 8)), draw.choice((1, 1, 2, 4, 8))

    def order(self, rank: int) -> list[int]:
        return self.random.sample(range(rank), rank)

    def cga(self, rank: int, most: Sequence[int]) -> str:
        """Each bit of the CTA's number goes along a dimension, or nowhere."""
        if self.ctas == 1:
            return ""
        steps, bases = [1] * rank, []
        for _ in range(self.ctas.bit_length() - 1):
            basis = [0] * rank
            dimension = self.random.randrange(rank)
            if self.random.random() < 0.8 and 2 * steps[dimension] <= most[dimension]:
                basis[dimension] = steps[dimension]
                steps[dimension] *= 2
            bases.append(basis)
        return f", CGALayout = {bases}"

    def blocked(self, shape: Sequence[int]) -> str:
        rank = len(shape)
        self.lanes = self.choice((32, 32, 64))
        per_thread = [self.choice((1, 1, 2, 4, 8)) for _ in shape]
        return (
            f"#ttg.blocked<{{sizePerThread = {per_thread}, threadsPerWarp = {powers(self.lanes, rank, self.random)}, "
            f"warpsPerCTA = {powers(self.warps, rank, self.random)}, order = {self.order(rank)}{self.cga(rank, shape)}}}>"
        )

    def stored(self, shape: Sequence[int]) -> str:
        counts = {"register": self.random.randrange(5), "lane": 5, "warp": self.warps.bit_length() - 1, "block": self.ctas.bit_length() - 1}  # fmt: skip
        names = [name for name, count in counts.items() if name != "block" for _ in range(count)]
        self.random.shuffle(names)
        reached, bases = [1] * len(shape), collections.defaultdict[str, list[list[int]]](list)
        for name in [*names, *["block"] * counts["block"]]:
            basis, dimension = [0] * len(shape), self.random.randrange(len(shape))
            if reached[dimension] < shape[dimension] and self.random.random() < 0.85:
                basis[dimension] = reached[dimension]
                reached[dimension] *= 2
            bases[name].append(basis)
        return f"#ttg.linear<{{{', '.join(f'{name} = {bases[name]}' for name in counts)}}}>"

    def nvidia(self, shape: Sequence[int], version: int) -> str:
        rank = len(shape)
        if version == 3:
            self.warps = max(self.warps, 4)
            across = self.choice((1, 2)) if self.warps == 8 else 1
            warps, size = (
                [self.warps // across, across],
                [16, self.choice((8, 16, 32, 64, 128, 256)), self.choice((8, 16, 32))],
            )
        else:
            warps, size = powers(self.warps, rank, self.random), [1, 16, 8][3 - rank :]
        return (
            f"#ttg.nvidia_mma<{{versionMajor = {version}, versionMinor = 0, warpsPerCTA = {warps}"
            f"{self.cga(rank, shape)}, instrShape = {size}}}>"
        )

    def mfma(self, shape: Sequence[int]) -> str:
        rank, self.lanes = len(shape), 64
        size = self.choice(([16, 16, 16], [32, 32, 8], [16, 16, 32], [32, 32, 16], [4, 64, 16], [64, 4, 16]))
        turned = size[0] == 64 or self.choice((True, False))
        tiles = powers(self.choice((2, 4)), rank, self.random) if self.random.random() < 0.3 else None
        if tiles and rank == 3:
            tiles[0] = 1
        beside = f", tilesPerWarp = {tiles}" if tiles else ""
        return (
            f"#ttg.amd_mfma<{{version = {self.choice((2, 3, 4))}, warpsPerCTA = {powers(self.warps, rank, self.random)}{beside}"
            f"{self.cga(rank, shape)}, instrShape = {size}, isTransposed = {str(turned).lower()}}}>"
        )

    def wmma(self, shape: Sequence[int], version: int) -> str:
        rank, tile = len(shape), _Instructions(len(shape))
        for _ in range(self.warps.bit_length() - 1):
            tile.add("warp", self.random.randrange(rank))
        for _ in range(self.choice((0, 0, 1, 2))):
            tile.add("register", self.random.randrange(rank - 2, rank))
        kept = f"warp = {tile.bases['warp']}"
        if tile.bases["register"]:
            kept = f"register = {tile.bases['register']}, {kept}"
        depth = self.choice((32, 64, 128)) if version == 3 else 16
        return (
            f"#ttg.amd_wmma<{{version = {version}, isTranspose = {self.choice(('true', 'false'))}, ctaLayout = {{{kept}}}"
            f"{self.cga(rank, shape)}, instrShape = [16, 16, {depth}]}}>"
        )

    def dot(self, parent: str, side: int, width: int) -> str:
        return f"#ttg.dot_op<{{opIdx = {side}, parent = {parent}{f', kWidth = {width}' if width else ''}}}>"

    def distributed(self) -> str:
        rank = self.rank
        shape = [
            self.choice((1, 2, 8, 16, 32, 64, 128, 256) if rank < 3 else (1, 2, 8, 16, 32, 64)) for _ in range(rank)
        ]
        kinds = ["blocked", "linear", "slice"]
        if rank > 1:
            kinds += ["mma2", "mma2", "dot2", "dot2", "mfma", "dot_mfma", "dot_blocked"]
        if rank == 2:  # of 3 dimensions 3.9.0 cannot read amd_wmma
            kinds += ["mma3", "mma3", "dot3", "wmma", "wmma", "dot_wmma", "dot_wmma"]
        if rank < 3:
            kinds += ["slice2"]
        kind, side = self.choice(kinds), self.choice((0, 1))
        if kind == "blocked":
            text = self.blocked(shape)
        elif kind == "linear":
            text = self.stored(shape)
        elif kind in ("slice", "slice2"):
            at = self.random.randrange(rank + 1)
            whole = [*shape[:at], 128, *shape[at:]]
            parent = self.blocked(whole) if kind == "slice" else self.nvidia([max(16, size) for size in whole], 2)
            if rank == 1 and kind == "slice2":
                parent = self.choice((parent, self.mfma([max(64, size) for size in whole])))
            text = f"#ttg.slice<{{dim = {at}, parent = {parent}}}>"
        elif kind == "dot_blocked":
            text = self.dot(self.blocked(shape), side, 0)
        elif kind in ("mma2", "dot2"):
            shape = [max(16, size) if index >= rank - 2 else size for index, size in enumerate(shape)]
            text = self.nvidia(shape, 2)
            text = self.dot(text, side, self.choice((1, 2, 4, 8))) if kind == "dot2" else text
        elif kind in ("mma3", "dot3"):
            shape = [max(64, size) for size in shape]
            text = self.nvidia(shape, 3)
            text = self.dot(text, 0, self.choice((1, 2, 4))) if kind == "dot3" else text
        elif kind in ("mfma", "dot_mfma"):
            shape = [max(64, size) if index >= rank - 2 else size for index, size in enumerate(shape)]
            text = self.mfma(shape)
            text = self.dot(text, side, self.choice((4, 8, 16))) if kind == "dot_mfma" else text
        else:
            shape = [max(32, size) if index >= rank - 2 else size for index, size in enumerate(shape)]
            version = self.choice((1, 2, 3))
            text = self.wmma(shape, version)
            width = {1: (16,), 2: (8,), 3: (2, 4, 8, 16)}[version]
            text = self.dot(text, side, self.choice(width)) if kind == "dot_wmma" else text
        return f"tensor<{'x'.join(map(str, shape))}xf16, {text}>"

    def buffer(self) -> str:
        rank = self.rank
        shape = [self.choice((1, 2, 8, 16, 32, 64, 128)) for _ in range(rank)]
        kind = self.choice(("swizzled", "swizzled", "nvmma", "nvmma", "padded", "shared_linear"))
        if kind == "nvmma" and rank == 1:
            kind = "swizzled"
        bits = 16
        if kind == "swizzled":  # of one element they have no bases, which Gluon's class does not take
            shape = [max(2, size) for size in shape]
            vec, per_phase, phases = (self.choice((1, 2, 4, 8, 16)) for _ in range(3))
            text = f"swizzled_shared<{{vec = {vec}, perPhase = {per_phase}, maxPhase = {phases}, order = {self.order(rank)}{self.cga(rank, [size // 2 for size in shape])}}}>"
        elif kind == "nvmma":
            bits = self.choice((8, 16, 32))
            shape = [*shape[:-2], *(self.choice((64, 128, 256)) for _ in range(2))]
            width, turned = self.choice((0, 32, 64, 128)), self.choice(("true", "false")) if rank == 2 else "false"
            padded = (
                ", fp4Padded = true"
                if bits == 8 and width == 128 and turned == "false" and self.choice((True, False))
                else ""
            )
            most = [size // 64 if index >= rank - 2 else size for index, size in enumerate(shape)]
            text = f"nvmma_shared<{{swizzlingByteWidth = {width}, transposed = {turned}, elementBitWidth = {bits}{padded}{self.cga(rank, most)}}}>"
            if rank != 2 and ("CGALayout" not in text):
                text = text.replace("}>", f", rank = {rank}}}>")
        elif kind == "padded":
            shape = [max(2, size) for size in shape]
            gaps = ", ".join(
                f"{interval}:+{self.choice((2, 4, 8))}" for interval in self.random.sample((16, 32, 64), 2)
            )
            text = f"padded_shared<[{gaps}] {{order = {self.order(rank)}, shape = {shape}}}>"
        else:
            steps = [(d, 1 << bit) for d, size in enumerate(shape) for bit in range(size.bit_length() - 1)]
            self.random.shuffle(steps)
            bases = [[step if index == d else 0 for index in range(rank)] for d, step in steps] or [[0] * rank]
            text = f"shared_linear<{{offset = {bases}}}, alignment = 16>"
        return f"!ttg.memdesc<{'x'.join(map(str, shape))}xi{bits}, #ttg.{text}, #ttg.shared_memory, mutable>"


class _Instructions:
    """Bases of instructions beside each other."""

    def __init__(self, rank: int):
        self.reached = [1] * rank
        self.bases: dict[str, list[list[int]]] = {"register": [], "warp": []}

    def add(self, name: str, dimension: int) -> None:
        basis = [0] * len(self.reached)
        basis[dimension] = self.reached[dimension]
        self.reached[dimension] *= 2
        self.bases[name].append(basis)


def drawn(seed: object) -> Drawn:
    draw = Draw(random.Random(str(seed)))
    text = draw.distributed() if draw.random.random() < 0.75 else draw.buffer()
    return text, draw.lanes, draw.warps, draw.ctas


def ours(type: str, context: ir.Context) -> dict[str, list[list[int]]] | str:
    """What gpuir says, as Triton answers: bases, or why there are none."""
    try:
        module = gpuir.parse(f"module attributes {{test.type = {type}}} {{}}", context=context, release="triton-3.9")
        kind = module.operation.attributes["test.type"].value
        layout = linear(kind.shape, kind.encoding) if type.startswith("tensor") else memory_of(kind)
    except (gpuir.ParseError, ValueError, UnknownLayout) as error:
        return str(error)
    bases = {name: [list(basis) for basis in vectors] for name, vectors in layout.bases.items()}
    if isinstance(kind.encoding, ttg.BlockedEncodingAttr):
        # Registers beyond the tensor: 3.9 leaves them out, up to 3.8 and here they hold what others do.
        bases[REGISTER] = [basis for basis in bases[REGISTER] if any(basis)]
    return bases


def answers(triton: Triton, cases: Sequence[Drawn]) -> list[Any]:
    """What Triton says of each."""
    lines = "".join(f"{json.dumps(case)}\n" for case in cases)
    asked = subprocess.run(
        [triton.python, str(ASK)], input=lines, capture_output=True, text=True, timeout=600, check=False
    )
    said = [json.loads(line) for line in asked.stdout.splitlines()]
    assert len(said) == len(cases), (cases[len(said)], asked.stderr[-1000:])
    return said


def test_layouts_are_tritons(triton: Callable[[str], Triton], seed: int, request) -> None:
    many = MANY if request.config.getoption("--sweep") == "all" else SAMPLE
    cases = [drawn(f"{seed} {number}") for number in range(many)]
    said = answers(triton("3.9.0"), cases)
    context, kinds, refused = gpuir.Context(), collections.Counter[str](), 0
    for (type, *_), tritons in zip(cases, said):
        found = ours(type, context)
        if isinstance(tritons, str):
            assert isinstance(found, str), (type, tritons, found)
            refused += 1
            continue
        assert found == tritons, (type, tritons, found)
        kinds.update({type.split("#ttg.")[1].split("<")[0]})
    assert refused < many // 20
    names = "blocked linear slice dot_op nvidia_mma amd_mfma amd_wmma swizzled_shared nvmma_shared padded_shared shared_linear"
    assert set(kinds) == set(names.split())


def in_oldest_words(case: Drawn, context: ir.Context) -> str | None:
    """A function of a tensor of the type as 3.4 writes it; None for what 3.4 has no words for."""
    type, lanes, warps, ctas = case
    target = "cuda:90" if lanes == 32 else "hip:gfx942"
    text = f"""module attributes {{"ttg.num-ctas" = {ctas} : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "{target}", "ttg.threads-per-warp" = {lanes} : i32}} {{
      tt.func public @f(%a: {type}) {{
        tt.return
      }}
    }}"""
    try:
        return gpuir.asm(gpuir.parse(text, context=context, release="triton-3.9"), release="triton-3.4")
    except (gpuir.ParseError, gpuir.ReleaseError):
        return None


def reshaped(text: str, bases: dict[str, list[list[int]]]) -> str:
    """The function with a reshape of its tensor to the layout of these bases."""
    found = re.search(r"(%\w+): (tensor<[^)]*)\)", text)
    assert found, text
    inputs = ", ".join(f"{name} = {bases.get(name, [])}" for name in ("register", "lane", "warp", "block"))
    target = f"{found[2].split('#')[0]}#ttg.linear<{{{inputs}}}>>"
    return text.replace("tt.return", f"%0 = tt.reshape {found[1]} : {found[2]} -> {target}\n    tt.return")


def exchanged(bases: dict[str, list[list[int]]], draw: random.Random) -> dict[str, list[list[int]]] | None:
    """Another map: two bases that differ in each other's places; None where all are alike."""
    places = [(name, at) for name in ("register", "lane", "warp") for at in range(len(bases.get(name, [])))]
    pairs = [
        (one, other)
        for one in places
        for other in places
        if bases[one[0]][one[1]] != bases[other[0]][other[1]] and any(bases[one[0]][one[1]])
    ]
    if not pairs:
        return None
    (name, at), (other, there) = draw.choice(pairs)
    changed = {key: [list(basis) for basis in vectors] for key, vectors in bases.items()}
    changed[name][at], changed[other][there] = changed[other][there], changed[name][at]
    return changed


def is_other_in_oldest(case: Drawn) -> bool:
    """Whether 3.4 may have the registers of AMD's matrix instructions otherwise: of several CTAs, which AMD's chips do not have, it
    leaves out those that repeat others, and of operands of three dimensions it counts the first one before the rest."""
    type, _, _, ctas = case
    rank = type.split("xf16")[0].count("x") + 1
    return "#ttg.amd_" in type and (ctas > 1 or rank > 2)


def test_layouts_are_those_of_the_oldest_release(triton: Callable[[str], Triton], seed: int, request) -> None:
    """And a map with two bases exchanged is not: so the answer tells maps apart."""
    many = MANY if request.config.getoption("--sweep") == "all" else SAMPLE
    context, oldest, draw = gpuir.Context(), triton("3.4.0"), random.Random(seed)
    kinds, wrong = collections.Counter[str](), 0
    for number in range(many):
        case = drawn(f"{seed} {number}")
        text = in_oldest_words(case, context) if case[0].startswith("tensor") else None
        if text is None or is_other_in_oldest(case):
            continue
        module = gpuir.parse(f"module attributes {{test.type = {case[0]}}} {{}}", context=context, release="triton-3.9")
        kind = module.operation.attributes["test.type"].value
        layout = linear(kind.shape, kind.encoding)
        if layout.size(LANE) != case[1]:
            continue
        bases = {name: [list(basis) for basis in vectors] for name, vectors in layout.bases.items()}
        verdict = oldest.check(reshaped(text, bases))
        if not verdict.accepted:  # as an encoding that 3.4 does not know
            assert not oldest.check(text).accepted, (case, bases, verdict.messages)
            continue
        kinds.update({case[0].split("#ttg.")[1].split("<")[0]})
        other = exchanged(bases, draw) if number % 8 == 0 else None
        if other is not None:
            assert not oldest.check(reshaped(text, other)).accepted, (case, other)
            wrong += 1
    assert sum(kinds.values()) > many // 4, kinds
    assert wrong > many // 40
    assert set(kinds) >= {"blocked", "linear", "slice", "dot_op", "nvidia_mma"}


def test_accumulators_in_tensor_memory_are_tritons(triton: Callable[[str], Triton]) -> None:
    """Each row and column, where the block has no other block beside it."""
    sizes = [(m, n) for m in (64, 128) for n in (16, 32, 64, 128, 256)]
    cases = [
        (f"!ttg.memdesc<{m}x{n}xf32, #ttng.tensor_memory_encoding<blockM = {m}, blockN = {n}, colStride = 1>, #ttng.tensor_memory, mutable>", 32, 4, 1)
        for m, n in sizes
    ]  # fmt: skip
    for (m, n), told in zip(sizes, answers(triton("3.9.0"), cases)):
        held = tensor_memory.accumulator(m, n).elements()
        for name, numbers in (("row", held[:, 0]), ("column", held[0])):
            found = [list(divmod(int(numbers[1 << bit]), n)) for bit in range(len(told[name]))]
            assert found == told[name], (m, n, name)


def test_buffers_in_tensor_memory_are_tritons(triton: Callable[[str], Triton]) -> None:
    """Blocks beside and below each other, elements with columns of their own, and scale factors: basis by basis."""
    kinds = [
        (f"{m}x{n}x{element}", f"encoding<blockM = {block_m}, blockN = {block_n}, colStride = {stride}>")
        for m, n, block_m, block_n in (
            (64, 64, 64, 64), (64, 128, 64, 64), (64, 256, 64, 64), (128, 64, 64, 64), (128, 128, 64, 32),
            (128, 256, 128, 128), (256, 64, 128, 64), (256, 128, 128, 32), (256, 128, 64, 64),
        )
        for element, stride in (("f32", 1), ("f16", 1), ("f16", 2))
    ]  # fmt: skip
    kinds += [
        (f"{m}x{k}xi8", "scales_encoding<>")
        for m in (32, 64, 128, 256)
        for k in (2, 4, 8, 16)
        if m * k != 512 or m > 32
    ]
    cases = [
        (f"!ttg.memdesc<{shape}, #ttng.tensor_memory_{encoding}, #ttng.tensor_memory, mutable>", 32, 4, 1)
        for shape, encoding in kinds
    ]
    context, compared = gpuir.Context(), 0
    for (type, *_), told in zip(cases, answers(triton("3.9.0"), cases)):
        if isinstance(told, str):
            continue
        module = gpuir.parse(f"module attributes {{test.type = {type}}} {{}}", context=context, release="triton-3.9")
        kind = module.operation.attributes["test.type"].value
        found = tensor_memory_of(module, kind)
        assert {name: [list(basis) for basis in vectors] for name, vectors in found.bases.items()} == told, type
        compared += 1
    assert compared >= 30
