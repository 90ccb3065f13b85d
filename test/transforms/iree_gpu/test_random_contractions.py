"""Random contractions and configurations from linalg to kernels: in the simulator equal to NumPy.

8 in each run, 80 with `--sweep=all`; every run draws others unless it has `--seed`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu.nvidia import NV_INTRINSICS, NvWgmmaIntrinsic
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

#: Element types, chip, and m, n of the kinds.
KINDS = {
    "MFMA_F32_16x16x16_F16": ("f16", "f32", "gfx942", 16, 16),
    "MFMA_F32_32x32x8_F16": ("f16", "f32", "gfx942", 32, 32),
    "MFMA_F32_16x16x4_F32": ("f32", "f32", "gfx942", 16, 16),
    "MFMA_F32_16x16x32_F8E4M3FNUZ": ("f8E4M3FNUZ", "f32", "gfx942", 16, 16),
    "MFMA_I32_16x16x32_I8": ("i8", "i32", "gfx942", 16, 16),
    "MFMA_I32_32x32x16_I8": ("i8", "i32", "gfx942", 32, 32),
    "WMMA_F32_16x16x16_F16": ("f16", "f32", "gfx1100", 16, 16),
    "WMMA_I32_16x16x16_I8": ("i8", "i32", "gfx1100", 16, 16),
}
KINDS |= {
    kind.string: (info.a_type, info.c_type, "sm_90" if info.a_type.startswith("f8") else "sm_80", info.m, info.n)
    for kind, info in NV_INTRINSICS.items()
}
#: Of warpgroups, whose rows along k have 32, 64 or 128 bytes.
WGMMA = {
    f"#gpuir_nv.wgmma_layout<intrinsic = {kind.string}, n = {n}, unroll_k = {unroll_k}>": kind.string
    for number, kind in enumerate(NvWgmmaIntrinsic)
    for n, unroll_k in ((16, 1 << number % 3), (64, 4))
}
DTYPES = {
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64, "i4": np.int8, "i8": np.int8,
    "i32": np.int32, "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
}  # fmt: skip


@dataclasses.dataclass
class Contraction:
    """``roles`` has a letter for each iterator: m, n, k, b for a batch, r for a reduction beside k."""

    kind: str
    roles: str
    sizes: list[int]
    maps: list[list[int]]
    workgroup: list[int]
    reduction: list[int]
    subgroup: list[int]
    promote: list[int]
    dynamic: bool
    fill: bool

    def type(self, operand: int) -> str:
        element = facts(self.kind)[operand // 2]
        return f"tensor<{'x'.join('?' if self.dynamic else str(self.sizes[i]) for i in self.maps[operand])}x{element}>"

    @property
    def text(self) -> str:
        element, acc, *_ = facts(self.kind)
        a, b, c = map(self.type, range(3))
        dims = ", ".join(f"d{i}" for i in range(len(self.roles)))
        maps = ", ".join(f"affine_map<({dims}) -> ({', '.join(f'd{i}' for i in map_)})>" for map_ in self.maps)
        iterators = ", ".join('"reduction"' if role in "kr" else '"parallel"' for role in self.roles)
        suffix, extend = ("i", "extsi") if acc == "i32" else ("f", "extf")
        lines = [f"func.func @run(%a: {a}, %b: {b}, %c: {c}) -> {c} {{"]
        if self.fill:
            lines += [
                f"%z = arith.constant {'0' if acc == 'i32' else '0.0'} : {acc}",
                f"%f = linalg.fill ins(%z : {acc}) outs(%c : {c}) -> {c}",
            ]
        lines += [
            f"%0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} ins(%a, %b : {a}, {b}) "
            f"outs({'%f' if self.fill else '%c'} : {c}) {{",
            f"^bb0(%p: {element}, %q: {element}, %r: {acc}):",
        ]
        names = ("%p", "%q")
        if element != acc:
            lines += [f"%{x}{x} = arith.{extend} %{x} : {element} to {acc}" for x in "pq"]
            names = ("%pp", "%qq")
        lines += [
            f"%s = arith.mul{suffix} {', '.join(names)} : {acc}",
            f"%t = arith.add{suffix} %r, %s : {acc}",
            f"linalg.yield %t : {acc}",
            f"}} -> {c}",
            f"return %0 : {c}",
            "}",
        ]
        return "\n".join(lines)


def attribute(kind: str, context) -> Any:
    """The kind as ``lowering_config`` takes it."""
    if not kind.startswith("#"):
        return kind
    return gpuir.parse(f"module attributes {{t.t = {kind}}} {{}}", context=context).operation.attributes["t.t"]


def facts(kind: str) -> tuple[str, str, str, int, int]:
    """Element types, chip, and m, n of a kind."""
    if kind in KINDS:
        return KINDS[kind]
    acc, element = WGMMA[kind].split("_")[1], WGMMA[kind].split("_", 3)[3]
    types = {"F16": "f16", "BF16": "bf16", "TF32": "f32", "F32": "f32", "I8": "i8", "I32": "i32"}
    return (
        types.get(element, element.lower()[0] + element[1:]),
        types[acc],
        "sm_90a",
        64,
        int(kind.split("n = ")[1].split(",")[0]),
    )


def draw(rng: np.random.Generator) -> Contraction:
    # As often AMD's as NVIDIA's, of which there are more.
    nvidia = rng.random() < 0.5
    several = [kind for kind in KINDS if kind.startswith("MMA_SYNC") == nvidia]
    kind = str(rng.choice(list(WGMMA) if nvidia and rng.random() < 0.3 else several))
    *_, m, n = facts(kind)
    roles = [*"mnk", *(extra for extra in "bmnr" if rng.random() < 0.25)]
    roles = [roles[i] for i in rng.permutation(len(roles))]
    last = {role: max(i for i, each in enumerate(roles) if each in group) for role, group in
            (("m", "m"), ("n", "n"), ("k", "kr"))}  # fmt: skip
    # The last of each is the intrinsic's, others are small.
    sizes = [int(rng.integers(1, 70)) if i in last.values() else int(rng.integers(1, 4)) for i in range(len(roles))]
    if rng.random() < 0.3:
        sizes = [-(-size // 16) * 16 if i in last.values() else size for i, size in enumerate(sizes)]
    maps = [[int(i) for i in rng.permutation([i for i, role in enumerate(roles) if role in of])]
            for of in ("mkbr", "nkbr", "mnb")]  # fmt: skip
    tiles, subgroups = rng.integers(1, 3, 2), rng.integers(1, 3, 2)
    lists = {name: [0] * len(roles) for name in ("workgroup", "reduction", "subgroup")}
    for role, size, count, tile in (("m", m, subgroups[0], tiles[0]), ("n", n, subgroups[1], tiles[1])):
        lists["workgroup"][last[role]] = int(size * count * tile)
        lists["subgroup"][last[role]] = int(tile)
    lists["reduction"][last["k"]] = int(rng.integers(1, 4))
    # wgmma reads both from workgroup memory.
    promote = [operand for operand in (0, 1) if kind in WGMMA or rng.random() < 0.7]
    return Contraction(
        kind,
        "".join(roles),
        sizes,
        maps,
        **lists,
        promote=promote,
        dynamic=rng.random() < 0.25,
        fill=rng.random() < 0.5,
    )


def exact(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64).astype(np.int64)


@pytest.mark.parametrize("number", range(80))
def test_random_contraction(request, seed, number):
    if number >= 8 and request.config.getoption("--sweep") != "all":
        pytest.skip("more run with --sweep=all")
    rng = np.random.default_rng(seed)
    drawn = draw(rng)
    print(drawn)
    element, acc, chip, *_ = facts(drawn.kind)
    module = gpuir.parse(drawn.text, context=gpuir.Context())
    with module.context:
        config = lowering_config(
            attribute(drawn.kind, module.context), drawn.workgroup, drawn.reduction, drawn.subgroup, drawn.promote
        )
        matmul_schedule(module, None if chip.startswith("sm_") else target(chip), config)
    # Small integers, so that every sum is exact in every type.
    most = 2 if acc == "f16" else 7
    arrays = [
        rng.integers(-most, most + 1, [drawn.sizes[i] for i in map_]).astype(np.float32).astype(DTYPES[type_])
        for map_, type_ in zip(drawn.maps, (element, element, acc))
    ]
    a, b, c = ("".join("abcdefg"[i] for i in map_) for map_ in drawn.maps)
    expected = np.einsum(f"{a},{b}->{c}", exact(arrays[0]), exact(arrays[1]))
    if not drawn.fill:
        expected += exact(arrays[2])
    # Without a named chip a kernel may declare more shared memory than a chip of NVIDIA's gives to what is not dynamic.
    sim.run(module, "run", *arrays, **({"chip": chip} if chip.startswith("gfx") else {}))
    assert (exact(arrays[2]) == expected).all()
