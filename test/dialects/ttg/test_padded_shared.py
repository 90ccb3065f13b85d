"""`#ttg.padded_shared`: its own syntax of intervals with padding, from text and from Python, and what it refuses.

Triton 3.5.1 takes and refuses the same texts; 3.4.0 does not have the encoding.
"""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttg


@pytest.mark.parametrize(
    "given, kept",
    [
        ("[32:+4] {order = [1, 0]}", "[32:+4] {order = [1, 0]}"),
        ("[64 : + 8,32:+4] {order = [1, 0]}", "[64:+8, 32:+4] {order = [1, 0]}"),
        (
            "[1:+1] {CTAOrder = [0], order = [0], CTASplitNum = [1], CTAsPerCGA = [2]}",
            "[1:+1] {order = [0], CTAsPerCGA = [2], CTASplitNum = [1], CTAOrder = [0]}",
        ),
        ("[32:+4] {order = [0], CTAOrder = [0], CTASplitNum = [1], CTAsPerCGA = [1]}", "[32:+4] {order = [0]}"),
    ],
)
def test_text(context: ir.Context, given: str, kept: str) -> None:
    module = gpuir.parse(f"module attributes {{ttg.layout = #ttg.padded_shared<{given}>}} {{\n}}\n")
    assert f"#ttg.padded_shared<{kept}>" in gpuir.asm(module)


def test_python(context: ir.Context) -> None:
    encoding = ttg.PaddedSharedEncodingAttr.get([64, 32], [8, 4], order=[1, 0])
    assert str(encoding) == "#ttg.padded_shared<[64:+8, 32:+4] {order = [1, 0]}>"
    assert (encoding.intervals, encoding.paddings, encoding.order) == ([64, 32], [8, 4], [1, 0])


@pytest.mark.parametrize(
    "arguments, message",
    [
        (([32], [], [1, 0]), "expects intervals, paddings to have one length, found 1, 0"),
        (([], [], [1, 0]), "expects at least one interval with its padding"),
        (([33], [4], [1, 0]), "expects intervals to be powers of two, found [33]"),
        (([32], [3], [1, 0]), "expects paddings to be powers of two, found [3]"),
        (([32], [0], [1, 0]), "expects paddings to be powers of two, found [0]"),
        (([32, 32], [4, 8], [1, 0]), "expects intervals that differ, found [32, 32]"),
        (([32], [4], []), "expects order to have an entry for each dimension, found none"),
        (([32], [4], [1, 1]), "expects order to be a permutation of 0..1, found [1, 1]"),
        (([32], [4], [1, 0], [1, 2]), "expects all of CTAsPerCGA, CTASplitNum, CTAOrder, or none of them"),
        (
            ([32], [4], [1, 0], [2], [1], [0]),
            "expects CTAsPerCGA, CTASplitNum, CTAOrder to have 2 entries each, found 1, 1 and 1",
        ),
    ],
)
def test_refused(context: ir.Context, arguments: tuple[list[int], ...], message: str) -> None:
    with pytest.raises(ValueError) as caught:
        ttg.PaddedSharedEncodingAttr.get(*arguments)
    assert message in str(caught.value)
