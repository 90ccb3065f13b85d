"""Texts that nobody means well: numbers of a hundred thousand digits, instructions without operands, half characters, too much of everything.

Each is a PtxError with line and column and a message that fits a terminal, at once.
"""

from __future__ import annotations

import pytest

from gpuir.interop import ptx

HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"
LONG = 1_000_000
EMPTY = ".visible .entry k() { ret; }"


def kernel(body: str) -> str:
    """A kernel whose body begins in line 7."""
    return (
        f"{HEAD}.visible .entry k(.param .u64 .ptr .global p) {{\n.reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %q<4>; .reg .f32 %f<9>; "
        f".reg .b16 %h<4>;\nld.param.u64 %d0, [p];\n{body}\nret;\n}}\n"
    )


#: By what they are: text, line, what the message says.
TEXTS = {
    "long opcode": (kernel("a" * LONG + " %r0, %r1;"), 7, "is not supported"),
    "long operand": (kernel(f"add.s32 %r0, {'a' * LONG}, 1;"), 7, "is not declared"),
    "digits": (kernel(f"add.s32 %r0, %r1, {'9' * 100_000};"), 7, "is not declared"),
    "digits of a shift": (kernel(f"shl.b32 %r0, %r0, {'9' * 5000};"), 7, "is not declared"),
    "a digit of another script": (kernel("shl.b32 %r0, %r0, \u00b2;"), 7, "is not declared"),
    "digits of an address": (kernel(f"ld.global.b32 %r0, [%d0+{'9' * 5000}];"), 7, "is no integer"),
    "digits of an initialiser": (f"{HEAD}.global .u32 x = {'9' * 6000};", 4, "is no number"),
    "two points": (f"{HEAD}.global .f32 x = 1.2.3;", 4, "is no number"),
    "digits of a size": (f"{HEAD}.global .b8 x[{'9' * 5000}];", 4, "is no number of elements"),
    "digits of the version": (f".version {'9' * 6000}.1\n.target sm_90", 1, "6000 digits is too large"),
    "digits of a file": (f'{HEAD}.file {"9" * 5000} "a"\n', 4, "5000 digits is too large"),
    "digits of a line": (f'{HEAD}.file 1 "a"\n.entry k() {{\n.loc 1 {"9" * 5000} 1\nret; }}', 6, "digits is too large"),
    "digits of a directive": (f"{HEAD}.entry k() .maxntid {'9' * 5000} {{ ret; }}", 4, "digits is too large"),
    "digits of registers": (f"{HEAD}.entry k() {{ .reg .b32 %r<{'9' * 6000}>; ret; }}", 4, "digits is too large"),
    "a huge variable": (f"{HEAD}.global .b8 x[999999999999];\n{EMPTY}", 4, "999999999999 bytes"),
    "huge shared memory": (f"{HEAD}.shared .b8 x[4000000000];\n{EMPTY}", 4, "in .shared has at most"),
    "a huge second variable": (f"{HEAD}.shared .b8 x[4], y[4000000000];\n{EMPTY}", 4, "'y' has 4000000000 bytes"),
    "a huge stack": (kernel(".local .b8 x[4000000000];"), 7, "in .local has at most"),
    "elements of no size": (f"{HEAD}.global .b32 x[][0] = {{1}};", 4, "no size"),
    "registers of many scopes": (
        f"{HEAD}.entry k() {{\n{'{.reg .b32 %r<300000>;' * 3}{'}' * 3} ret; }}", 5, "300000 registers are too many",
    ),
    "half a character": (f'{HEAD}.file 1 "\ud800.cu"\n{EMPTY}', 4, "half of one"),
    "three parts": (kernel("mov.b32 {%h0, %h1, %h2}, %r0;"), 7, "have no 3 parts"),
    "many parts": (kernel(f"mov.b32 {{{','.join(['%h0'] * 5000)}}}, %r0;"), 7, "have no 5000 parts"),
}  # fmt: skip
#: Of which each takes words or operands by their places.
BARE = (
    "bra|brx.idx %r0|call|bar.sync|mbarrier|mbarrier.init.shared.b64|cp|cp.async.bulk|cvta|cvt|match|redux|elect|setmaxnreg|pmevent|nanosleep|"
    "ldmatrix|stmatrix|wmma|tcgen05|tcgen05.ld.sync.aligned.32x32b.x1.b32|mapa|isspacep|red|atom|st|ld|wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16|"
    "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32|shfl.sync.bfly.b32|vote.sync.ballot.b32|tensormap|clusterlaunchcontrol|mov|setp|add.s32|fence"
).split("|")


@pytest.mark.parametrize("name", TEXTS)
def test_refused(name):
    text, line, told = TEXTS[name]
    with pytest.raises(ptx.PtxError) as caught:
        ptx.parse(text)
    (found,) = caught.value.diagnostics
    assert told in found.message and found.line == line and found.column > 0
    assert len(found.message) < 250


@pytest.mark.parametrize("instruction", BARE)
def test_an_instruction_that_lacks_operands(instruction):
    with pytest.raises(ptx.PtxError) as caught:
        ptx.parse(kernel(f"{instruction} ;"))
    assert caught.value.diagnostics[0].line == 7
