"""The `ttg` dialect object, and what its encodings are written with."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeGuard

from gpuir.dialects.tt.dialect import TRITON
from gpuir.host import ir
from gpuir.ods import Dialect, Parameter, ParameterMeta, entries

_MODULUS = 1 << 32

#: The format of an encoding that is a dictionary, and of one that is declared as a struct.
DICTIONARY = "`<` dictionary(params) `>`"
STRUCT = "`<` `{` struct(params) `}` `>`"

#: Why ops of 2.2 to 3.3 are refused.
GONE_SPECIALIZATION = "an op of an early warp specialization, which no release from 3.4 on has"

TTG = Dialect(
    "ttg",
    summary="Triton on GPUs: layouts, shared memory, warp specialization.",
    depends=("tt",),
    verifies_ir_only=True,
    system=TRITON,
    was={"triton_gpu": "-3.2"},
    gone={
        "async_bulk_commit_group": GONE_SPECIALIZATION,
        "async_bulk_wait": GONE_SPECIALIZATION,
        "insert_slice": "a copy into a part of a tensor, which no later release has",
        "upcast_mxfp": "3.2's conversion of scaled operands, for which later releases have other ops",
    },
)


def int_array(values: Iterable[int]) -> str:
    """Host text of a list of unsigned 32-bit integers; the host's are signed, of the same bits."""
    text = ", ".join(str(value - _MODULUS if value >= _MODULUS // 2 else value) for value in values)
    return f"array<i32: {text}>" if text else "array<i32>"


def ints(text: str) -> list[int]:
    """The integers of such a text."""
    body = text.partition(":")[2].removesuffix(">").strip()
    return _unsigned(map(int, body.split(","))) if body else []


def _unsigned(values: Iterable[int]) -> list[int]:
    return [value % _MODULUS for value in values]


def _is_list(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _convert_ints(value: object) -> ir.Attribute:
    if isinstance(value, ir.DenseI32ArrayAttr):
        return value
    if not _is_list(value):
        raise TypeError(f"expected a sequence of int, got {value!r}")
    items = [operator.index(item) for item in value]
    if items and not (0 <= min(items) and max(items) < _MODULUS):
        raise ValueError(f"expected integers between 0 and {_MODULUS - 1}, got {items}")
    return ir.Attribute.parse(int_array(items))


#: A list of unsigned integers, ``[1, 4]``.
class Ints(
    list[int],
    metaclass=ParameterMeta,
    parameter=Parameter(
        "list of integers",
        entry=lambda text: int_array(map(entries.unsigned, entries.items(text))),
        print=lambda text, writer: f"[{', '.join(map(str, ints(text)))}]",
        convert=_convert_ints,
        value=_unsigned,
        python="Sequence[int]",
        missing="array<i32>",
    ),
): ...


def _convert_bases(value: object) -> ir.Attribute:
    if isinstance(value, ir.ArrayAttr):
        return value
    if not _is_list(value) or not all(map(_is_list, value)):
        raise TypeError(f"expected a sequence of sequences of int, such as [[0, 1], [0, 2]], got {value!r}")
    i64 = ir.IntegerType.get_signless(64)
    return ir.ArrayAttr.get(
        [ir.ArrayAttr.get([ir.IntegerAttr.get(i64, operator.index(x)) for x in basis]) for basis in value]
    )


def _bases_of(integer: Callable[[str], int]) -> Callable[[str], str]:
    """Reads a list of lists of numbers, which are cut off at 32 bits."""

    def entry(text: str) -> str:
        bases = [list(map(integer, entries.items(basis))) for basis in entries.items(text)]
        return str([[entries.signed(step, 32) for step in basis] for basis in bases])

    return entry


#: Bases of one input dimension of a linear layout, ``[[0, 1], [0, 2]]``.
class Bases(
    list[list[int]],
    metaclass=ParameterMeta,
    parameter=Parameter(
        "list of bases",
        entry=_bases_of(entries.wrapped),
        print=lambda text, writer: text,
        convert=_convert_bases,
        value=lambda attribute: [
            [ir.IntegerAttr(x).value for x in ir.ArrayAttr(basis)] for basis in ir.ArrayAttr(attribute)
        ],
        python="Sequence[Sequence[int]]",
    ),
): ...


#: The same as the encodings of clusters have them, where no number may be negative.
class ClusterBases(
    list[list[int]],
    metaclass=ParameterMeta,
    parameter=Bases.with_entry(_bases_of(entries.unsigned)),
): ...
