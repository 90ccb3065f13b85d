"""SSA names of ops with several declared results: as MLIR's printer chooses them."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.assembly import tokens
from gpuir.assembly.result_names import rename

#: Names of values outside of strings and comments.
NAMES = re.compile(rf"({tokens.STRING.pattern}|//.*)|%([\w$.-]+(?:#\d+)?)")


def renamed(text):
    """The text with other names, as the writer has it: patterns of lines, and their variables."""
    values = [f"%{match[2]}" for match in NAMES.finditer(text) if match[2]]
    patterns = NAMES.sub(lambda match: match[1].replace("%", "%%") if match[1] else "%s", text)
    lines, values = rename(patterns.split("\n"), values, SPLIT)
    return "\n".join(lines) % tuple(values)


SPLIT = {
    "t.split": [("first", "one", ""), ("rest", "variadic", "")],
    "t.pair": [("value", "one", ""), ("token", "optional", "")],
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('  %0:2 = t.pair\n  %1 = t.use %0#1, %0#0\n', "  %value, %token = t.pair\n  %0 = t.use %token, %value\n"),
        # One result only: the first group's name.
        ("  %0 = t.pair\n  t.use %0\n", "  %value = t.pair\n  t.use %value\n"),
        # A group of several values is numbered inside.
        ("  %0:3 = t.split\n  t.use %0#0, %0#1, %0#2\n", "  %first, %rest:2 = t.split\n  t.use %first, %rest#0, %rest#1\n"),
        # A name in use gets a number from the counter that all names share.
        (
            "  %c0 = x.c\n  %0:2 = t.pair\n  %1:2 = t.pair\n  %c0_0 = x.c\n  %2 = x.add %c0, %c0_0\n",
            "  %c0 = x.c\n  %value, %token = t.pair\n  %value_0, %token_1 = t.pair\n  %c0_2 = x.c\n  %0 = x.add %c0, %c0_2\n",
        ),
        # A nested region goes on where its whole parent ends, and siblings start alike.
        (
            "  %0 = x.a\n  x.for {\n    %2 = x.b %0\n  }\n  x.for {\n    %2 = x.b %1#1\n  }\n  %1:2 = t.pair\n",
            "  %0 = x.a\n  x.for {\n    %1 = x.b %0\n  }\n  x.for {\n    %1 = x.b %token\n  }\n  %value, %token = t.pair\n",
        ),
        # Arguments of blocks are numbered where they stand; the branch before is a use.
        (
            "  %0:2 = t.pair\n  x.br ^bb1(%0#0 : i32)\n^bb1(%1: i32):  // pred: ^bb0\n  %2 = x.a %1\n",
            "  %value, %token = t.pair\n  x.br ^bb1(%value : i32)\n^bb1(%0: i32):  // pred: ^bb0\n  %1 = x.a %0\n",
        ),
        # Strings, comments and generic forms.
        (
            '  %0:2 = "t.pair"() {s = "%0#1 {"} : () -> (i32, i32)  // %0\n  t.use %0#1\n',
            '  %value, %token = "t.pair"() {s = "%0#1 {"} : () -> (i32, i32)  // %0\n  t.use %token\n',
        ),
        ("  %0 = x.a\n  %1 = x.b %0\n", "  %0 = x.a\n  %1 = x.b %0\n"),
    ],
)  # fmt: skip
def test_chosen(text, expected):
    assert renamed(text) == expected


ALLOC = "ttng.tmem_alloc"
TYPES = "!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token"
TMEM = "#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>\n"


def test_functions_of_a_module_are_independent():
    body = (
        f"    %c1_i32 = arith.constant 1 : i32\n    %a, %b = {ALLOC} : () -> ({TYPES})\n"
        "    %c = arith.addi %c1_i32, %c1_i32 : i32\n    tt.return\n"
    )
    text = f"{TMEM}module {{\n  tt.func @f() {{\n{body}  }}\n  tt.func @g() {{\n{body}  }}\n}}\n"
    with gpuir.Context():
        printed = gpuir.asm(gpuir.parse(text))
    assert re.findall(r"(%\w+(?:, %\w+)*) =", printed) == ["%c1_i32", "%result, %token", "%0"] * 2


def test_a_modules_own_values_are_seen_inside():
    text = f"""{TMEM}module {{
  %c = arith.constant true
  %a, %b = {ALLOC} : () -> ({TYPES})
  scf.if %c {{
    %x = arith.andi %c, %c : i1
  }}
  %y = arith.ori %c, %c : i1
}}
"""
    with gpuir.Context():
        printed = gpuir.asm(gpuir.parse(text))
    assert re.findall(r"(%\w+(?:, %\w+)*) =", printed) == ["%true", "%result, %token", "%1", "%0"]


def test_renamed_text_is_read_to_the_same_module():
    """A tensor-memory kernel with loops: names of results, constants, arguments and numbers, and back."""
    text = """\
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%arg0: i32, %arg1: i1) {
    %c1_i32 = arith.constant 1 : i32
    %a, %b = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %s = arith.addi %arg0, %c1_i32 : i32
    %c, %d = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    scf.if %arg1 {
      %t = arith.addi %s, %c1_i32 : i32
      %e, %f = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    }
    tt.return
  }
}
"""
    with gpuir.Context():
        printed = gpuir.asm(gpuir.parse(text))
        assert re.findall(r"%\w+(?:, %\w+)* =", printed) == [
            "%c1_i32 =", "%result, %token =", "%0 =", "%result_0, %token_1 =", "%1 =", "%result_2, %token_3 =",
        ]  # fmt: skip
        assert gpuir.asm(gpuir.parse(printed)) == printed
