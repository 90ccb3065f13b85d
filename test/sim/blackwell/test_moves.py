"""tcgen05.ld, .st, .cp and .shift in every shape, element by element against the PTX ISA's figures."""

from __future__ import annotations

import _matrices
import _tensor
import numpy as np
import pytest

from gpuir import sim

SHAPES = {"32x32b": (1, 128), "16x64b": (1, 128), "16x128b": (2, 64), "16x256b": (4, 32), "16x32bx2": (1, 128)}


def _place(shape: str, lane: int, register: int, packed: bool, half: int) -> tuple[int, int]:
    """Row and column of a register, as the figures of the shapes have them."""
    width = 2 if packed else 1
    if shape == "32x32b":
        return lane, register * width
    if shape == "16x32bx2":
        return lane % 16, register * width + (half if lane >= 16 else 0)
    if shape == "16x64b":
        return lane // 4 + (8 if lane % 2 else 0), (2 * register + (lane // 2) % 2) * width
    if shape == "16x128b":
        return lane // 4 + (8 if register % 2 else 0), (4 * (register // 2) + lane % 4) * width
    return lane // 4 + (8 if register // 2 % 2 else 0), (8 * (register // 4) + 2 * (lane % 4) + register % 2) * width


def _cases():
    for shape, (per, most) in SHAPES.items():
        for count in (1, 2, most // 2):
            registers = per * count
            if registers == 1 or registers > 128:
                continue
            for packed in (False, True):
                if (
                    registers
                    * (2 if packed else 1)
                    * {"32x32b": 1, "16x64b": 2, "16x128b": 2, "16x256b": 2, "16x32bx2": 2}[shape]
                    <= 256
                ):
                    yield shape, registers, packed


@pytest.mark.parametrize(("shape", "registers", "packed"), list(_cases()))
def test_loads_and_stores(shape, registers, packed):
    """A load from column 3 on, which a store puts at column 256 on."""
    half = 120 if shape == "16x32bx2" else 0
    lane0 = 16 if shape[:2] == "16" else 0
    offset, more = ("%half = arith.constant 120 : i64\n", ", %half") if half else ("", "")
    kind = f"{{shape = #nvvm.tcgen05_ldst_shape<shape_{shape}>}} : vector<{registers}xi32>"
    body = f"""
    %o1 = arith.constant {lane0 << 16 | 3} : i32
    %o2 = arith.constant {lane0 << 16 | 256} : i32
    %a1 = arith.addi %mine, %o1 : i32
    %a2 = arith.addi %mine, %o2 : i32
    %p1 = llvm.inttoptr %a1 : i32 to !llvm.ptr<6>
    %p2 = llvm.inttoptr %a2 : i32 to !llvm.ptr<6>
    {offset}
    %v = nvvm.tcgen05.ld %p1{more} {"pack" if packed else ""} {kind}
    nvvm.tcgen05.wait <load>
    nvvm.tcgen05.st %p2, %v{more} {"unpack" if packed else ""} {kind}
    nvvm.tcgen05.wait <store>
"""
    before = np.random.default_rng(registers).integers(0, 1 << 32, (1, 128, 512)).astype(np.uint32)
    after = _tensor.run(body, None, before, asynchronous=False)
    expected = before.copy()
    for warp in range(4):
        for lane in range(32):
            for register in range(registers):
                row, column = _place(shape, lane, register, packed, half)
                row += 32 * warp + lane0
                for i in range(2 if packed else 1):
                    value = before[0, row, 3 + column + i]
                    expected[0, row, 256 + column + i] = value & 0xFFFF if packed else value
    np.testing.assert_array_equal(after, expected)


COPIES = [("4x256b", "", 4, 32), ("32x128b", "warpx4", 32, 16), ("64x128b", "warpx2_01_23", 64, 16),
          ("64x128b", "warpx2_02_13", 64, 16), ("128x128b", "", 128, 16), ("128x256b", "", 128, 32)]  # fmt: skip


def _lanes(shape: str, multicast: str, row: int) -> list[int]:
    """Where a row of a copy goes."""
    if multicast == "warpx4":
        return [row, 32 + row, 64 + row, 96 + row]
    if multicast:
        first = {"warpx2_01_23": ((0, 1), (2, 3)), "warpx2_02_13": ((0, 2), (1, 3))}[multicast][row // 32]
        return [32 * warp + row % 32 for warp in first]
    return [32 * row] if shape == "4x256b" else [row]


@pytest.mark.parametrize("group", [1, 2])
@pytest.mark.parametrize("narrow", ["", "b4x16_p64", "b6x16_p32"])
@pytest.mark.parametrize(("shape", "multicast", "rows", "width"), COPIES)
def test_copies(shape, multicast, rows, width, narrow, group):
    random = np.random.default_rng(rows)
    bits = {"": 8, "b4x16_p64": 4, "b6x16_p32": 6}[narrow]
    codes = random.integers(0, 1 << bits, (group, rows, width)).astype(np.uint8)
    mode = 6 if width == 32 and group == 1 else 0
    tiles = [_matrices.stored(each if bits == 8 else _matrices.padded(each, bits), mode) for each in codes]
    words = (codes << 2 if bits == 4 else codes).view(np.uint32)
    attributes = [f"shape = #nvvm.tcgen05_cp_shape<shape_{shape}>", f"group = #nvvm.cta_group<cta_{group}>"]
    attributes += [f"multicast = #nvvm.tcgen05_cp_multicast<{multicast}>"] if multicast else []
    attributes += [f"srcFormat = #nvvm.tcgen05_cp_src_fmt<{narrow}>"] if narrow else []
    body = (
        _tensor.descriptors(tile=_tensor.tile_word(0, **tiles[0][1]))
        .replace("%tile ", "%d ")
        .replace("%tile_d", "%tile_d")
    )
    body += "\n" + _tensor.address("p", 40) + f"\nnvvm.tcgen05.cp %p, %d {{{', '.join(attributes)}}}"
    before = random.integers(0, 1 << 32, (group, 128, 512)).astype(np.uint32)
    after = _tensor.run(body, np.stack([each[0] for each in tiles]), before, group, seed=rows % 3 or None)
    expected = before.copy()
    for block in range(group):
        for row in range(rows):
            for lane in _lanes(shape, multicast, row):
                expected[block, lane, 40 : 40 + width // 4] = words[block, row]
    np.testing.assert_array_equal(after, expected)


def test_shift():
    """Each lane of a warp's 32 gets what the next one had, the last keeps its own."""
    before = np.random.default_rng(0).integers(0, 1 << 32, (1, 128, 512)).astype(np.uint32)
    after = _tensor.run(_tensor.address("p", 24) + "\nnvvm.tcgen05.shift %p : !llvm.ptr<6>", None, before)
    expected = before.copy()
    for lane in range(128):
        if lane % 32 != 31:
            expected[0, lane, 24:32] = before[0, lane + 1, 24:32]
    np.testing.assert_array_equal(after, expected)


@pytest.mark.parametrize(("kind", "type"), [("min", "f32"), ("max", "f32")])
@pytest.mark.parametrize("nan", [False, True])
@pytest.mark.parametrize("absolute", [False, True])
def test_loads_that_reduce(kind, type, nan, absolute):
    before = np.zeros((1, 128, 512), np.float32)
    before[0, :, :8] = np.random.default_rng(1).standard_normal((128, 8))
    before[0, 5, 3] = np.nan
    flags = ("abs, " if absolute else "") + ("nan, " if nan else "")
    body = f"""
    %p = llvm.inttoptr %mine : i32 to !llvm.ptr<6>
    %v, %r = nvvm.tcgen05.ld.red {kind} %p {{{flags}shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}} : vector<8x{type}>, {type}
    nvvm.tcgen05.wait <load>
    %o = arith.constant 300 : i32
    %a = arith.addi %mine, %o : i32
    %q = llvm.inttoptr %a : i32 to !llvm.ptr<6>
    %ri = arith.bitcast %r : {type} to i32
    %both = vector.broadcast %ri : i32 to vector<2xi32>
    nvvm.tcgen05.st %q, %both {{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}} : vector<2xi32>
    nvvm.tcgen05.wait <store>
"""
    after = _tensor.run(body, None, before.view(np.uint32), asynchronous=False).view(np.float32)
    values = np.abs(before[0, :, :8]) if absolute else before[0, :, :8]
    operate = {("min", False): np.fmin, ("min", True): np.minimum, ("max", False): np.fmax, ("max", True): np.maximum}
    np.testing.assert_array_equal(after[0, :, 300], operate[kind, nan].reduce(values, axis=1))


def test_a_descriptor_is_made_of_its_fields():
    random = np.random.default_rng(5)
    fields = random.integers(0, 1 << 14, (3, 32)).astype(np.int32)
    base, swizzle = random.integers(0, 8, 32).astype(np.int8), random.choice([0, 1, 2, 4, 6], 32).astype(np.int8)
    text = """
gpu.module @kernels {
  gpu.func @k(%a: memref<32xi32>, %b: memref<32xi32>, %c: memref<32xi32>, %d: memref<32xi8>, %e: memref<32xi8>, %r: memref<32xi64>) kernel {
    %t = gpu.thread_id x
    %false = arith.constant false
    %0 = memref.load %a[%t] : memref<32xi32>
    %1 = memref.load %b[%t] : memref<32xi32>
    %2 = memref.load %c[%t] : memref<32xi32>
    %3 = memref.load %d[%t] : memref<32xi8>
    %4 = memref.load %e[%t] : memref<32xi8>
    %5 = nvvm.tcgen05.mma_smem_desc (%0, %1, %2, %3, %false, %4) : (i32, i32, i32, i8, i1, i8) -> i64
    memref.store %5, %r[%t] : memref<32xi64>
    gpu.return
  }
}
"""
    result = np.zeros(32, np.int64)
    sim.launch(text, "k", 1, 32, *fields, base, swizzle, result)
    expected = [
        int(a) | int(b) << 16 | int(c) << 32 | 1 << 46 | int(d) << 49 | int(e) << 61
        for a, b, c, d, e in zip(*fields, base, swizzle)
    ]
    assert [int(each) for each in result.view(np.uint64)] == expected
