"""Lines as compilers write them are read at once; the same statements in other lines are the same."""

from __future__ import annotations

from gpuir.ptx import Instruction, Label, Location, read
from gpuir.ptx.lines import lines_of

HEAD = '.version 9.0\n.target sm_90\n.address_size 64\n.file 1 "a.cu"\n.visible .entry k(.param .u64 a)\n{\n'
BODY = """\t.reg .pred \t%p<3>;
\t.reg .b32 \t%r<6>;
\t.reg .b64 \t%rd<3>;

\t.loc\t1 4 2
\tld.param.u64 \t%rd1, [a];
\t// begin inline asm
\tmov.b32 %r1,%tid.x;
\t.loc\t1 7 12, function_name $L__info_string0, inlined_at 1 4 2
@%p1 bra $L__BB0_2;
\t@!%p2 \tadd.s32\t%r2, %r1, -1;
$L__BB0_2:
\tmov.b64 {%r3, %r4}, %rd1;
\tst.global.v2.u32 [%rd1+8], {%r3, %r4};
\tcall f, (%rd1);
\tbar.sync 0; bar.sync 1;
\tadd.s32 %r5, /* of one */ %r4, 1;
\tadd.s32 %r5,
\t\t%r5, 2;
{
\t.reg .b32 %r1;
\tmov.u32 %r1, 3;
}
\tmov.u32 %r1, 4;
\tret;
"""


def body(text: str) -> list[Instruction | Label | Location]:
    return read(f"{HEAD}{text}}}\n").functions["k"].body


def test_statements_are_the_same_however_lines_are_broken():
    plain = [each[1:] for each in body(BODY)]
    assert len(plain) == 17
    for changed in (
        BODY.replace("\n", "\r\n"),
        BODY.replace(";", " ;\n "),
        BODY.replace(";\n", "; ").replace(":\n", ": "),
    ):
        assert [each[1:] for each in body(changed)] == plain
    apart = BODY.replace(", %", " , %").replace("{%r3 ,", "{%r3,")
    assert apart != BODY and [each[1:] for each in body(apart)] == plain


def test_places_are_those_of_opcodes_numbers_and_labels():
    text = HEAD + BODY + "}\n"
    starts = {Instruction: "ld.param.u64 \t%rd1", Label: "$L__BB0_2:", Location: "1 4 2"}
    for kind, start in starts.items():
        first = next(each for each in body(BODY) if isinstance(each, kind))
        assert text[first.offset :].startswith(start)
    assert [text[each.offset :].split()[0].rstrip(";") for each in body(BODY) if isinstance(each, Instruction)] == [
        each.opcode for each in body(BODY) if isinstance(each, Instruction)
    ]


def test_a_name_of_a_scope_ends_with_it():
    moves = [each.operands for each in body(BODY) if isinstance(each, Instruction) and each.opcode == "mov.u32"]
    assert moves == [["%r1#1", "3"], ["%r1", "4"]]


def test_every_line_is_told_once():
    text = HEAD + BODY + "}\n\n \t\n"
    parts, starts = lines_of(text)
    assert len(parts) == len(starts) == text.count("\n") + 2
    assert all(text[start - 1] == "\n" for start in starts[1:-1]) and starts[-1] == len(text)
    told = dict(zip(text.split("\n"), parts))
    assert told["\t@!%p2 \tadd.s32\t%r2, %r1, -1;"] == ("\t@!%p2 \t", "!", "%p2", "add.s32", "%r2, %r1, -1", *4 * ("",))
    assert told["\tbar.sync 0; bar.sync 1;"][-1] and not any(told[" \t"])
