"""Reading PTX: what the statements are, and where malformed text goes wrong."""

from __future__ import annotations

import time

import pytest

from gpuir.ptx import Instruction, Label, Location, PtxError, read, signature

HEAD = ".version 8.4\n.target sm_90a, debug\n.address_size 64\n"


def body(text: str):
    return next(iter(read(f"{HEAD}.entry k() {{\n{text}\n}}").functions.values()))


def test_the_module():
    program = read(
        HEAD
        + '.file 1 "a b.cu"\n.visible .global .align 4 .b8 t[4] = {1, 2, 3, 4}; // comment\n.extern .shared .align 16 .b8 s[];\n'
        ".func (.param .b32 r) f(.param .b64 p) ;\n"
        ".visible .entry k(.param .u64 .ptr .global .align 16 a, .param .align 8 .b8 b[24]) .reqntid 128, 1, 1 .minnctapersm 2\n{ ret; }\n"
        ".section .debug_str { .b8 0 }\n"
    )
    assert (program.version, program.target, program.address_size) == ((8, 4), ("sm_90a", "debug"), 64)
    assert program.files == {1: "a b.cu"}
    table, shared = program.variables["t"], program.variables["s"]
    assert (table.space, table.size, table.values, table.linkage) == ("global", 4, ["1", "2", "3", "4"], "visible")
    assert (shared.shape, shared.align, shared.linkage) == ((0,), 16, "extern")
    kernel, function = program.functions["k"], program.functions["f"]
    assert [(each.name, each.size, each.pointee) for each in kernel.parameters] == [("a", 8, "global"), ("b", 24, None)]
    assert kernel.tuning == {"reqntid": (128, 1, 1), "minnctapersm": (2,)}
    assert function.body is None and [each.type for each in function.results] == ["b32"]


def test_statements():
    function = body(
        ".reg .pred %p<3>; .reg .b32 %r<4>, %x;\n"
        "L1: @!%p1 ld.global.v2.b32 {%r1, %r2}, [%r3 + 4]; /* a\ncomment */ .loc 1 5 3, function_name $L, inlined_at 1 20 7\n"
        "shfl.sync.bfly.b32 %r1|%p2, %r2, 1, 31, -1; $L_2: ret;"
    )
    assert (
        function.registers["%r3"] == "b32" and function.registers["%x"] == "b32" and function.registers["%p2"] == "pred"
    )
    label, load, loc, shuffle, other, ret = function.body
    assert isinstance(label, Label) and label.name == "L1" and other.name == "$L_2"
    assert isinstance(load, Instruction)
    assert (load.guard, load.negated, load.opcode) == ("%p1", True, "ld.global.v2.b32")
    assert load.operands == ["{%r1, %r2}", "[%r3 + 4]"]
    assert isinstance(loc, Location) and (loc.line, loc.column, loc.inlined) == (5, 3, (1, 20, 7))
    assert shuffle.operands == ["%r1|%p2", "%r2", "1", "31", "-1"] and ret.operands == []


def test_names_of_inner_scopes_hide_others():
    function = body(
        ".reg .b32 %r<2>;\n{ .reg .b32 %r1, t; L: mov.b32 t, %r1; bra L; }\n{ .reg .b64 t; mov.b64 t, 0; L: bra L; }\nmov.b32 %r0, %r1;"
    )
    instructions = [each for each in function.body if isinstance(each, Instruction)]
    assert instructions[0].operands[1] != "%r1" and function.registers[instructions[0].operands[1]] == "b32"
    assert (
        function.registers[instructions[0].operands[0]] == "b32"
        and function.registers[instructions[2].operands[0]] == "b64"
    )
    assert instructions[1].operands != instructions[3].operands
    assert instructions[4].operands == ["%r0", "%r1"]


@pytest.mark.parametrize(
    "text, line, column, message",
    [
        ("", 1, 1, "the text is empty"),
        ("hello", 1, 1, "PTX begins with .version"),
        (".version 8.0\n.entry k() { ret; }", 2, 20, "no .target"),
        (HEAD + ".entry k() {\n  add.s32 a, b, c\n}", 5, 3, "not closed by ';'"),
        (HEAD + ".entry k() {\n ret;\n", 5, 6, "not closed by '}'"),
        (HEAD + ".entry k() {\n .reg .b32 %r1; .reg .b32 %r1;\n}", 5, 17, "declared twice"),
        (HEAD + ".entry k() {\n .reg .q32 %r1;\n}", 5, 2, "no type .q32"),
        (HEAD + ".global .texref t;", 4, 17, "textures"),
        (HEAD + ".entry k(", 4, 9, "expected the declaration"),
        (HEAD + ".entry k() { ret; } .entry k() { ret; }", 4, 28, "has a body already"),
        (HEAD + ".entry k() {\n .reg .b32 %r<99999999>;\n}", 5, 2, "too many"),
    ],
)
def test_malformed_text(text, line, column, message):
    with pytest.raises(PtxError) as caught:
        read(text, "k.ptx")
    (error,) = caught.value.diagnostics
    assert message in error.message
    assert (error.file, error.line) == ("k.ptx", line) and abs(error.column - column) <= 1


def test_truncated_text_is_refused_or_shorter():
    """Every prefix of a module is read to its end, or refused with a place."""
    text = (
        HEAD
        + ".global .b32 g[2] = {1, 2};\n.visible .entry k(.param .u64 p)\n{ .reg .b32 %r<2>; L: mov.u32 %r1, %tid.x; @%r1 bra L; ret; }"
    )
    for end in range(len(text)):
        try:
            read(text[:end])
        except PtxError as error:
            assert error.diagnostics[0].line >= 1


def test_signatures():
    add, wide, convert = signature("add.rn.ftz.f32"), signature("mad.wide.s16"), signature("cvt.rn.f16x2.f32")
    assert (add.result, add.operands) == ("f32", ("f32", "f32"))
    assert (wide.result, wide.operands) == ("s32", ("s16", "s16", "s32"))
    assert (convert.result, convert.operands) == ("f16x2", ("f32", "f32"))
    assert (
        signature("add.rn.s32") is None
        and signature("ld.global.b32") is None
        and signature("lop3.b32").operands[-1] == "n"
    )


@pytest.mark.parametrize(
    "text",
    [
        HEAD + ".entry k() {" + "{" * 5000,
        HEAD + ".entry k() { add.s32 a, " + "{" * 50_000 + ";",
        HEAD + ".entry k() { " + "L: " * 50_000,
        HEAD + ".global .b8 x[4] = " + "{" * 50_000,
        HEAD + ".global " + ".align 4 " * 50_000,
        HEAD + "/*" * 50_000,
        HEAD + ".entry k() { @" + "!" * 50_000,
        HEAD + ".entry k() { .reg .b32 " + "%r<9>, " * 50_000,
    ],
    ids=["scopes", "braces", "labels", "initialisers", "alignments", "comments", "guards", "registers"],
)
def test_hostile_text_is_refused_at_once(text):
    """Within seconds, not minutes: the time grows with the text."""
    started = time.monotonic()
    with pytest.raises(PtxError):
        read(text)
    assert time.monotonic() - started < 20
