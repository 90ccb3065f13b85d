"""Functions of the runner's libraries that programs only declare."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.rules import RULES


def run(body, declarations, *arrays, types=(), **options):
    arguments = ", ".join(f"%a{i}: {type}" for i, type in enumerate(types))
    text = f"func.func @main({arguments}) {{\n{body}\nreturn\n}}\n{declarations}"
    return sim.run(text, "main", *arrays, **options)


def printed(name, array, type, element, capsys, unranked=True):
    whole = f"memref<*x{element}>" if unranked else type
    cast = f"%u = memref.cast %a0 : {type} to {whole}\n" if unranked else ""
    operand = "%u" if unranked else "%a0"
    body = f"{cast}call @{name}({operand}) : ({whole}) -> ()"
    run(body, f"func.func private @{name}({whole})", array, types=[type])
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "array", "type", "element", "shown"), [
    ("printMemrefF32", np.array([[1.5, 2], [0.1, -4]], np.float32), "memref<2x2xf32>", "f32", "[[1.5,  2], \n [0.1,  -4]]"),
    ("printMemrefI32", np.arange(3, dtype=np.int32) - 1, "memref<3xi32>", "i32", "[-1,  0,  1]"),
    ("printMemrefI8", np.array([-1, 65], np.int8), "memref<2xi8>", "i8", "[-1,  65]"),
    ("printMemrefF64", np.array(0.5), "memref<f64>", "f64", "[0.5]"),
    ("printMemrefC32", np.array([1 - 2j], np.complex64), "memref<1xcomplex<f32>>", "complex<f32>", "[(1,-2)]"),
    ("_mlir_ciface_printMemrefF16", np.ones(2, np.float16), "memref<2xf16>", "f16", "[1,  1]"),
])  # fmt: skip
def test_memrefs_are_printed(name, array, type, element, shown, capsys):
    out = printed(name, array, type, element, capsys)
    assert out.startswith("Unranked Memref base@ = 0x")
    assert f"rank = {array.ndim} offset = 0" in out
    assert out.split("data = \n")[1].split() == shown.split()


def test_a_ranked_memref_with_strides(capsys):
    type = "memref<2xi64, strided<[2], offset: 1>>"
    out = printed("printMemref1dI64", np.array([3, 4]), type, "i64", capsys, unranked=False)
    assert out.startswith("Memref base@ = 0x")
    assert "rank = 1 offset = 1 sizes = [2] strides = [2] data = \n[3,  4]\n" in out


def test_what_nothing_has_written_is_printed_and_found(capsys):
    body = """%m = memref.alloc() : memref<2xf32>
%u = memref.cast %m : memref<2xf32> to memref<*xf32>
call @printMemrefF32(%u) : (memref<*xf32>) -> ()"""
    report = run(body, "func.func private @printMemrefF32(memref<*xf32>)", on_fault="report")
    assert [(each.kind, each.operation) for each in report.findings] == [("uninitialized", "func.call")]
    assert "data = " in capsys.readouterr().out


def test_numbers_and_punctuation(capsys):
    body = """%i = arith.constant -3 : i64
%f = arith.constant 2.5 : f32
call @printOpen() : () -> ()
call @printI64(%i) : (i64) -> ()
call @printComma() : () -> ()
call @printF32(%f) : (f32) -> ()
call @printClose() : () -> ()
call @printU64(%i) : (i64) -> ()
call @printNewline() : () -> ()"""
    run(body, """func.func private @printOpen() func.func private @printComma() func.func private @printClose()
func.func private @printNewline() func.func private @printI64(i64) func.func private @printU64(i64)
func.func private @printF32(f32)""")  # fmt: skip
    assert capsys.readouterr().out == "( -3, 2.5 )18446744073709551613\n"


@pytest.mark.parametrize(
    ("other", "errors"), [([1, 2, 3], 0), ([1, 2, 3.0000002], 0), ([1, 2, 4], 1), ([1, np.nan, 4], 2)]
)
def test_memrefs_are_compared(other, errors):
    text = """func.func @main(%a: memref<3xf32>, %b: memref<3xf32>) -> i64 {
  %u = memref.cast %a : memref<3xf32> to memref<*xf32>
  %v = memref.cast %b : memref<3xf32> to memref<*xf32>
  %n = call @verifyMemRefF32(%u, %v) : (memref<*xf32>, memref<*xf32>) -> i64
  return %n : i64
}
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64"""
    report = sim.run(text, "main", np.array([1, 2, 3], np.float32), np.array(other, np.float32))
    assert report.results == [errors]


def test_buffers_are_filled():
    array = np.zeros((2, 3), np.float32)
    body = """%f = arith.constant 2.5 : f32
%m = memref.cast %a0 : memref<2x3xf32> to memref<?x?xf32>
call @fillResource2DFloat(%m, %f) : (memref<?x?xf32>, f32) -> ()"""
    run(body, "func.func private @fillResource2DFloat(memref<?x?xf32>, f32)", array, types=["memref<2x3xf32>"])
    assert (array == 2.5).all()


def test_a_kernel_cannot_call_them_and_others_are_refused():
    kernel = """gpu.module @m { gpu.func @k() kernel { func.call @printNewline() : () -> () gpu.return }
  func.func private @printNewline() }"""
    with pytest.raises(sim.UnsupportedOp, match="an op of the host"):
        sim.launch(kernel, "k", 1, 1)
    with pytest.raises(sim.UnsupportedOp, match="@other is only declared"):
        run("call @other() : () -> ()", "func.func private @other()")
    with pytest.raises(sim.UnsupportedOp, match="operand 0 of this function of the runner's library is a memref"):
        run("call @printMemrefF32() : () -> ()", "func.func private @printMemrefF32()")


def test_a_package_adds_a_function_of_its_own():
    try:

        @sim.rule("@my_add", kind="pure")
        def _add(k, op):
            return "{0} + {1}"

        text = """func.func @main(%a: i32) -> i32 { %b = call @my_add(%a, %a) : (i32, i32) -> i32 return %b : i32 }
func.func private @my_add(i32, i32) -> i32"""
        assert sim.run(text, "main", 3).results == [6]
    finally:
        del RULES["@my_add"]


CASTERS = """
import numpy as np
from gpuir import Context, parse, sim
from gpuir.host import ir


@ir.register_value_caster(ir.IndexType.static_typeid)
@ir.register_value_caster(ir.F32Type.static_typeid)
@ir.register_value_caster(ir.IntegerType.static_typeid)
class Number(ir.Value):
    def __init__(self, value):
        super().__init__(value)

    def __eq__(self, other):
        raise AssertionError("compared")

with Context():
    module = parse('''
func.func @main(%n: index, %x: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %odd = arith.andi %tx, %c1 : index
    %flag = arith.cmpi eq, %odd, %c1 : index
    cf.cond_br %flag, ^one(%tx : index), ^end
  ^one(%i: index):
    %v = memref.load %x[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<?xf32>
    cf.br ^end
  ^end:
    gpu.terminator
  }
  return
}''')
    x = np.ones(8, np.float32)
    sim.run(module, "main", 8, x)
    print(x.tolist())
"""


def test_casters_of_values_may_define_equality():
    # A caster is registered for as long as the process lives.
    done = subprocess.run([sys.executable, "-c", CASTERS], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("[1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0]\n", 0), done.stderr
