"""Constants of i1 in hexadecimal: a bit an element up to Triton 3.7, a byte from 3.8 on."""

from __future__ import annotations

import random
from collections.abc import Callable

import external_tools
import pytest

import gpuir
from gpuir import ir
from gpuir.interop.triton import Triton
from gpuir.ods import packed_bools

RELEASES = external_tools.tritons()
LINE = "module {{\n  tt.func @f() {{\n    %cst = arith.constant dense<{}> : {}\n    tt.return\n  }}\n}}\n"


def _drawn(seed: int) -> tuple[list[bool], str]:
    """Elements of which the host prints hexadecimal, and their type."""
    source = random.Random(seed)
    rows, columns = source.choice([(1, 101), (3, 37), (32, 32), (8, 129)])
    kind = source.choice(["tensor", "vector"])
    return [source.random() < 0.5 for _ in range(rows * columns)], f"{kind}<{rows}x{columns}xi1>"


@pytest.mark.parametrize("release", RELEASES)
def test_as_the_release_has_it(triton: Callable[[str], Triton], release: str, seed: int) -> None:
    for draw in range(5):
        values, kind = _drawn(seed + draw)
        rows, columns = (int(size) for size in kind[7:-4].split("x"))
        words = [str(value).lower() for value in values]
        listed = ", ".join(f"[{', '.join(words[i * columns : (i + 1) * columns])}]" for i in range(rows))
        expected = triton(release).check(LINE.format(f"[{listed}]", kind)).text
        assert expected is not None and 'dense<"0x' in expected
        with gpuir.Context():
            for told in (f"triton-{release}", None):
                module = gpuir.parse(expected, release=told)
                constant = module.body.operations[0].regions[0].blocks[0].operations[0]
                assert list(ir.DenseIntElementsAttr(constant.attributes["value"])) == values
                assert gpuir.asm(module, release=f"triton-{release}") == expected


def test_the_text_says_whose_it_is(run_seed: int) -> None:
    bits = LINE.format('"0xA5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5"', "tensor<128xi1>")
    octets = LINE.format(f'"0x{packed_bools.unpacked("A5" * 16, 128)}"', "tensor<128xi1>")
    with gpuir.Context():
        assert gpuir.asm(gpuir.parse(bits)) == bits
        assert gpuir.asm(gpuir.parse(octets)) == octets
        assert gpuir.asm(gpuir.parse(bits), release="triton-3.9") == octets
        assert gpuir.asm(gpuir.parse(octets), release="triton-3.4") == bits
        for text, release in ((bits, "triton-3.8"), (octets, "triton-3.7")):
            with pytest.raises(gpuir.ParseError) as error:
                gpuir.parse(text, release=release)
            diagnostic = error.value.diagnostics[0]
            assert f"{release} has no constants of i1 with a b" in diagnostic.message
            assert (diagnostic.line, diagnostic.column) == (3, 33)


@pytest.mark.parametrize("digits", ["A5A5", "A5A5A5", "A", "", "ZZ"])
def test_other_lengths_are_the_hosts_matter(digits: str) -> None:
    with gpuir.Context(), pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(LINE.format(f'"0x{digits}"', "tensor<128xi1>"))
    assert error.value.diagnostics[0].line == 3


def test_bits_and_octets_are_each_others_inverse(seed: int) -> None:
    values, _ = _drawn(seed)
    octets = "".join("01" if value else "00" for value in values)
    assert packed_bools.unpacked(packed_bools.packed(octets), len(values)) == octets
