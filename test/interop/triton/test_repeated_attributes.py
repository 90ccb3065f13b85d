"""An attribute that a text gives an op more than once: which one counts, as the releases have it."""

from __future__ import annotations

from collections.abc import Callable

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

HEAD = "module {\n  tt.func public @f(%arg0: !tt.ptr<f32>, %arg1: f32) {\n"
END = "    tt.return\n  }\n}\n"
# The op, and what it is printed as.
CASES = [
    # Behind the properties of the generic form, what repeats one is dropped, whatever it is.
    ('"tt.get_program_id"() <{axis = 0 : i32}> {axis = 1 : i32} : () -> i32', "tt.get_program_id x : i32"),
    ('"tt.get_program_id"() <{axis = 0 : i32}> {axis = "y"} : () -> i32', "tt.get_program_id x : i32"),
    (
        '"tt.make_range"() <{end = 16 : i32, start = 0 : i32}> {start = 4 : i32, foo = 1} : () -> tensor<16xi32>',
        "tt.make_range {end = 16 : i32, foo = 1 : i64, start = 0 : i32} : tensor<16xi32>",
    ),
    (
        '"tt.make_range"() <{end = 16 : i32}> {start = 0 : i32} : () -> tensor<16xi32>',
        "tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>",
    ),
    # In the custom form the dictionary, which comes last, counts.
    ("tt.get_program_id x {axis = 1 : i32} : i32", "tt.get_program_id y : i32"),
    ('tt.get_program_id x {"axis" = 1 : i32} : i32', "tt.get_program_id y : i32"),
    (
        "tt.atomic_rmw fadd, acq_rel, gpu, %arg0, %arg1 {sem = 1 : i32} : (!tt.ptr<f32>, f32) -> f32",
        "tt.atomic_rmw fadd, relaxed, gpu, %arg0, %arg1 : (!tt.ptr<f32>, f32) -> f32",
    ),
]
REFUSED = [
    f"{HEAD}    %0 = tt.make_range {{end = 16 : i32, start = 0 : i32, start = 0 : i32}} : tensor<16xi32>\n{END}",
    f'{HEAD}    %0 = "tt.get_program_id"() <{{axis = 0 : i32, axis = 0 : i32}}> : () -> i32\n{END}',
    f'{HEAD}    %0 = tt.get_program_id x {{axis = "y"}} : i32\n{END}',
    'module {\n  tt.func public @f() attributes {sym_name = "g"} {\n    tt.return\n  }\n}\n',
    "module {\n  tt.func public @f() attributes {function_type = () -> ()} {\n    tt.return\n  }\n}\n",
]


@pytest.mark.parametrize("op, printed", CASES)
def test_one_of_two_counts(op: str, printed: str) -> None:
    with gpuir.Context():
        assert gpuir.asm(gpuir.parse(f"{HEAD}    %0 = {op}\n{END}")) == f"{HEAD}    %0 = {printed}\n{END}"


@pytest.mark.parametrize("text", REFUSED)
def test_repeated_in_one_dictionary_it_is_refused(text: str) -> None:
    with gpuir.Context(), pytest.raises(gpuir.ParseError):
        gpuir.parse(text)


@pytest.mark.parametrize("version", external_tools.tritons())
def test_triton_takes_the_same_one(triton: Callable[[str], Triton], version: str) -> None:
    for op, printed in CASES:
        assert triton(version).check(f"{HEAD}    %0 = {op}\n{END}").text == f"{HEAD}    %0 = {printed}\n{END}"
    for text in REFUSED:
        assert not triton(version).check(text)
