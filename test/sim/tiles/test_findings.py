"""What is wrong with programs on tiles: each finding names the program and the element."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim

KERNEL = """tt.func @f(%x: !tt.ptr<f32>, %n: i32 {tt.divisibility = 16 : i32}) {
  %pid = tt.get_program_id x : i32
  %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %two = arith.constant dense<2> : tensor<64xi32>
  %at = arith.INDEX %range, %two : tensor<64xi32>
  %bound = tt.splat %n : i32 -> tensor<64xi32>
  %mask = arith.cmpi slt, %at, %bound : tensor<64xi32>
  %base = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %place = tt.addptr %base, %at : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %value = VALUE
  tt.store %place, %valueMASK : tensor<64x!tt.ptr<f32>>
  tt.return
}"""
OWN = "arith.sitofp %range : tensor<64xi32> to tensor<64xf32>"
OF_PROGRAM = "tt.splat %number : f32 -> tensor<64xf32>"


def kernel(index="addi", value=OWN, mask=""):
    text = KERNEL.replace("INDEX", index).replace("MASK", mask)
    if value == OF_PROGRAM:
        text = text.replace("  %two", "  %number = arith.sitofp %pid : i32 to f32\n  %two", 1)
    return text.replace("VALUE", value)


def found(text, *arguments, grid=1, **options):
    """The only finding."""
    report = sim.launch(text, "f", grid, *arguments, on_fault="report", **options)
    (finding,) = report.findings
    return finding


def zeros(size):
    return np.zeros(size, np.float32)


@pytest.mark.parametrize("mask", ["", ", %mask"])
def test_out_of_bounds(mask):
    finding = found(kernel(mask=mask), zeros(64), 80)
    assert finding.kind == "out-of-bounds" and finding.program == (0, 0, 0) and finding.line == 11
    assert finding.message.startswith("element [62]: 4 bytes at ") and finding.where == "program (0, 0, 0)"
    assert finding.count == 2


def test_what_the_mask_keeps_is_inside():
    x = zeros(64)
    sim.launch(kernel(mask=", %mask"), "f", 1, x, 64)
    assert (x[2:] == np.arange(62)).all() and not x[:2].any()


def test_two_values_for_one_address():
    finding = found(kernel("divsi"), zeros(64), 64)
    assert finding.kind == "race" and finding.count == 32
    assert finding.message == (
        "stores 0.0 of element [0] and 1.0 of element [1] to the same address: which of them stays is luck"
    )


def test_the_same_value_for_one_address_is_none():
    one = "arith.constant dense<1.0> : tensor<64xf32>"
    assert not sim.launch(kernel("divsi", one), "f", 1, zeros(64), 64).findings


@pytest.mark.parametrize("options", [{}, {"workers": 2}, {"seed": 3}])
def test_programs_race(options):
    finding = found(kernel(value=OF_PROGRAM), zeros(66), 64, grid=3, **options)
    assert finding.kind == "race" and finding.other.kind == "race" and finding.other.operation == "tt.store"
    assert not sim.launch(kernel(value=OF_PROGRAM), "f", 1, zeros(66), 64, **options).findings


def test_reads_race_too():
    load = "tt.load %place : tensor<64x!tt.ptr<f32>>"
    text = kernel(value=load).replace(
        "tt.store %place, %value", "%more = arith.addf %value, %value : tensor<64xf32>\n  tt.store %place, %more"
    )
    finding = found(text, zeros(66) + 1, 64, grid=2)
    assert finding.kind == "race" and finding.other.operation == "tt.load"


def test_an_index_of_gather_is_inside():
    text = """tt.func @f(%x: !tt.ptr<i32>) {
      %a = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
      %i = tt.make_range {end = 9 : i32, start = 1 : i32} : tensor<8xi32>
      %b = tt.gather %a[%i] {axis = 0 : i32} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      tt.return
    }"""
    finding = found(text, np.zeros(1, np.int32))
    assert finding.message == "index 8 is outside of the 8 elements along axis 0"


def test_assertions_name_the_element():
    text = """tt.func @f(%x: !tt.ptr<i32>) {
      %a = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
      %five = arith.constant dense<5> : tensor<8xi32>
      %c = arith.cmpi ne, %a, %five : tensor<8xi32>
      tt.assert %c, "not five" : tensor<8xi1>
      tt.return
    }"""
    finding = found(text, np.zeros(1, np.int32), grid=2)
    assert (finding.kind, finding.message, finding.count) == ("assert", "not five (element [5])", 2)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ([zeros(64)], TypeError, r"@f takes 2 arguments \(!tt.ptr<f32>, i32\), got 1"),
        ([np.zeros(64), 16], TypeError, r"argument 0 of @f: expected an array of float32 for !tt.ptr<f32>, got an array of float64"),
        ([zeros(64), 7], ValueError, r"argument 1 of @f: 7 is no multiple of 16, as the kernel's tt.divisibility promises"),
        ([zeros(64), 1.5], TypeError, r"argument 1 of @f: expected an integer for i32"),
        ([3, 16], TypeError, r"argument 0 of @f: expected a numpy array for !tt.ptr<f32>, got 3"),
    ],
)  # fmt: skip
def test_wrong_arguments(arguments, error, message):
    with pytest.raises(error, match=message):
        sim.launch(kernel(), "f", 1, *arguments)


def test_threads_need_a_block():
    with pytest.raises(
        TypeError, match="@g is a func.func, which threads run: give the size of a block behind the grid"
    ):
        sim.launch("func.func @g() { return }", "g", 1)


def test_a_mask_of_programs_and_of_elements():
    """Programs that branch off, or leave a loop, load and store nothing meanwhile."""
    text = """tt.func @f(%x: !tt.ptr<i32>) {
      %pid = tt.get_program_id x : i32
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %eight = arith.constant 8 : i32
      %range = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
      %start = arith.muli %pid, %eight : i32
      %begin = tt.addptr %x, %start : !tt.ptr<i32>, i32
      %base = tt.splat %begin : !tt.ptr<i32> -> tensor<8x!tt.ptr<i32>>
      %place = tt.addptr %base, %range : tensor<8x!tt.ptr<i32>>, tensor<8xi32>
      %sum = scf.for %i = %zero to %pid step %one iter_args(%acc = %range) -> (tensor<8xi32>) : i32 {
        %old = tt.load %place : tensor<8x!tt.ptr<i32>>
        %more = arith.addi %acc, %old : tensor<8xi32>
        scf.yield %more : tensor<8xi32>
      }
      %is = arith.cmpi sgt, %pid, %one : i32
      scf.if %is {
        tt.store %place, %sum : tensor<8x!tt.ptr<i32>>
      }
      tt.return
    }"""
    x = np.arange(40, dtype=np.int32).reshape(5, 8)
    expected = np.array([row if i < 2 else np.arange(8) + i * row for i, row in enumerate(x)])
    sim.launch(text, "f", 5, x)
    assert (x == expected).all()


ONE_CELL = """tt.func @f(%x: !tt.ptr<i32>, %y: !tt.ptr<i32>) {
  %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %yes = arith.constant dense<true> : tensor<64xi1>
  %one = arith.constant dense<1> : tensor<64xi32>
  %cell = tt.splat %x : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>>
  %old = tt.atomic_rmw exch, relaxed, gpu, %cell, %range, %yes : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi32>
  %at = arith.addi %old, %one : tensor<64xi32>
  %base = tt.splat %y : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>>
  %place = tt.addptr %base, %at : tensor<64x!tt.ptr<i32>>, tensor<64xi32>
  tt.store %place, %one : tensor<64x!tt.ptr<i32>>
  tt.return
}"""


def test_elements_that_meet_in_one_atomic_come_in_either_order():
    """The last number is stored by nobody in the one order, and read by the element before it in the other."""
    arguments = np.full(1, -1, np.int32), np.zeros(64, np.int32)
    assert not sim.launch(ONE_CELL, "f", 1, *arguments).findings
    arguments[0][:] = -1
    (finding,) = sim.launch(ONE_CELL, "f", 1, *arguments, explore=4, on_fault="report").findings
    assert finding.kind == "out-of-bounds" and "element [62]" in finding.message
