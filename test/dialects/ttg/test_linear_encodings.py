"""Encodings that are linear maps, and shared memory in partitions: as Triton's own reader takes, prints and refuses them."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttg
from gpuir.dialects.ttg import shared_linear

SWIZZLED = "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>"
ROW = "offset = [[0, 1], [0, 2], [1, 0]]"


def attribute(text: str, release: str = "3.9") -> ir.Module:
    return gpuir.parse(f"module attributes {{tt.a = #ttg.{text}}} {{}}", release=f"triton-{release}")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (f"shared_linear<{{{ROW}, block = []}}, alignment = 16>", f"shared_linear<{{{ROW}}}, alignment = 16>"),
        ("shared_linear<{block = [[1, 0]], offset = [[0, 1]]}, alignment = 8>", "shared_linear<{offset = [[0, 1]], block = [[1, 0]]}, alignment = 8>"),
        ("shared_linear<{offset = [[0, 1], [0, 0], [1, 1]]}, alignment = 16>", None),
        ("generic_linear<{lane = [[2]], block = [], warp = [[2]], register = [[3]]}>", "generic_linear<{register = [[3]], lane = [[2]], warp = [[2]], block = []}>"),
        (f'partitioned_shared<{{"numGroups" = 4 : i8, numPartitions = 4294967298, partitionLayout = {SWIZZLED}}}>', "partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #shared}>"),
        (f"partitioned_shared<{{numGroups = 4, numPartitions = 2, partitionLayout = {SWIZZLED}}}>", "partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #shared}>"),
    ],
)  # fmt: skip
def test_keys_in_any_order_and_left_out(context: ir.Context, text: str, printed: str | None) -> None:
    assert f" = #ttg.{printed or text}\n" in gpuir.asm(attribute(text))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"shared_linear<{{{ROW}}}>", "expected ','"),
        (f"shared_linear<{{{ROW}}}, alignment = 24>", "expects alignment to be a power of two, found 24"),
        (f"shared_linear<{{{ROW}}}, alignment = 0>", "expects alignment to be a power of two, found 0"),
        ("shared_linear<{offset = [[0, 1], [0, 4], [1, 0]]}, alignment = 16>", "expects bases that reach every coordinate"),
        ("shared_linear<{offset = [[0, 1], [0, 1], [1, 0]]}, alignment = 16>", "expects bases that reach each coordinate once"),
        ("shared_linear<{offset = []}, alignment = 16>", "expects at least one basis"),
        ("shared_linear<{offset = [[1], [0, 2]]}, alignment = 16>", "expects bases of 1 coordinates each, found [0, 2]"),
        ("shared_linear<{offset = [[1], [-2]]}, alignment = 16>", "expects coordinates between 0 and"),
        ("generic_linear<{register = [[1]], lane = [[4]], warp = [], block = []}>", "expects bases that reach every coordinate"),
        ("generic_linear<{register = [[1, 1]], lane = [[1, 0]], warp = [], block = []}>", "expects each basis of register to move along one"),
        (f"partitioned_shared<{{numPartitions = 1, numGroups = 4, partitionDim = 0, partitionLayout = {SWIZZLED}}}>", "expects numPartitions to be a power of two, 2 or more"),
        (f"partitioned_shared<{{numPartitions = 2, numGroups = 3, partitionDim = 0, partitionLayout = {SWIZZLED}}}>", "expects numGroups to be a power of two"),
        (f"partitioned_shared<{{numPartitions = 2, numGroups = 4, partitionDim = 2, partitionLayout = {SWIZZLED}}}>", "expects partitionDim to be less than the layout's rank, 2"),
        ("partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = 1}>", "expects an encoding of shared memory"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, text: str, message: str) -> None:
    with pytest.raises(gpuir.ParseError) as error:
        attribute(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "last", "first"),
    [
        (f"shared_linear<{{{ROW}}}, alignment = 16>", "3.5", "3.6"),
        ("generic_linear<{register = [[1]], lane = [], warp = [], block = []}>", "3.7", "3.8"),
        (f"partitioned_shared<{{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = {SWIZZLED}}}>", "3.7", "3.8"),
    ],
)  # fmt: skip
def test_releases(context: ir.Context, text: str, last: str, first: str) -> None:
    module = attribute(text, first)
    with pytest.raises(gpuir.ParseError, match=f"triton-{last} has no '#ttg"):
        attribute(text, last)
    with pytest.raises(gpuir.ReleaseError, match=f"triton-{last} has no '#ttg"):
        gpuir.asm(module, release=f"triton-{last}")


def test_layouts(context: ir.Context) -> None:
    encoding = ttg.SharedLinearEncodingAttr.get([[0, 1], [1, 0], [0, 2]], alignment=16)
    layout = shared_linear.buffer_layout([2, 4], encoding)
    assert [layout.apply(offset=number) for number in (1, 2, 4, 7)] == [
        {"dim0": 0, "dim1": 1}, {"dim0": 1, "dim1": 0}, {"dim0": 0, "dim1": 2}, {"dim0": 1, "dim1": 3},
    ]  # fmt: skip
    assert encoding.permuted([1, 0]) == ttg.SharedLinearEncodingAttr.get([[1, 0], [0, 1], [2, 0]], alignment=16)
    assert (encoding.block, encoding.alignment) == ([], 16)
    with pytest.raises(ttg.linear.Unknown):
        shared_linear.buffer_layout([4, 4], encoding)
    generic = ttg.GenericLinearEncodingAttr.get([[0, 1]], [[1, 0]], [[1, 1]], [])
    assert ttg.linear.linear([2, 2], generic).apply(register=1, lane=1, warp=1) == {"dim0": 0, "dim1": 0}
