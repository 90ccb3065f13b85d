"""Video instructions of PTX against the document's formulas, by both engines, as CUDA's intrinsics, and compiled again."""

from __future__ import annotations

import functools
import random
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.errors import CompileError
from gpuir.compile.nvidia import link
from gpuir.compile.targets import Target
from gpuir.interop import cuda, ptx

sys.path.insert(0, str(Path(__file__).parent))
from _video_forms import Form, products, scalars, simds

del sys.path[0]

ROWS = 64
EDGES = (0, 1, 2, 31, 32, 33, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFE, 0x80808080,
         0x7F7F7F7F, 0xFF7F8001, 0x80007FFF)  # fmt: skip
GROUPS = {"scalar": scalars, "products": products, "lanes": simds}
HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"


@functools.cache
def forms(group: str, seed: int) -> list[Form]:
    return list(GROUPS[group](random.Random(seed)))


def words(seed: int) -> list[np.ndarray]:
    """Three arrays: edges of words, bytes at their extremes, and random bits."""
    pick = random.Random(seed)

    def word() -> int:
        kind = pick.random()
        if kind < 0.5:
            return pick.choice(EDGES)
        if kind < 0.8:
            return sum(pick.choice((0, 1, 0x7F, 0x80, 0xFF, pick.randrange(256))) << 8 * i for i in range(4))
        return pick.getrandbits(32)

    return [np.array([word() for _ in range(ROWS)], np.uint32) for _ in range(3)]


def entry(name: str, lines: list[str]) -> str:
    """A kernel: line i leaves its %d in row i of the array p3; %a, %b and %c are of the arrays p0, p1 and p2."""
    parameters = ", ".join(f".param .u64 {name}_{i}" for i in range(4))
    loads = "".join(
        f"ld.param.u64 %p{i}, [{name}_{i}]; cvta.to.global.u64 %p{i}, %p{i}; mad.wide.u32 %p{i}, %i, 4, %p{i};\n"
        for i in range(4)
    )
    loads += "".join(f"ld.global.b32 %{register}, [%p{i}]; " for i, register in enumerate("abc"))
    body = "\n".join(
        f"mov.b32 %d, 12345; {line} st.global.b32 [%p3+{4 * ROWS * i}], %d;" for i, line in enumerate(lines)
    )
    return (
        f".visible .entry {name}({parameters}) {{\n.reg .b32 %a, %b, %c, %d, %i; .reg .b64 %p<4>; .reg .pred %q;\n"
        f"mov.u32 %i, %tid.x;\n{loads}setp.gt.s32 %q, %a, %b;\n{body}\nret;\n}}\n"
    )


def assembles(program: str) -> bool:
    """Whether nvJitLink makes a program of the text; it does not optimize, as that takes long."""
    try:
        return link(program, Target("sm_90a", "nvidia", 86), 0)[0].startswith(b"\x7fELF")
    except CompileError as error:
        assert "ptxas" in str(error)
        return False


def text(chosen: list[Form]) -> str:
    return HEAD + entry("k", [f"{form.opcode} {form.operands};" for form in chosen])


def run(module: gpuir.Module, rows: int, inputs: list[np.ndarray], engine: str) -> np.ndarray:
    made = np.zeros((rows, ROWS), np.uint32)
    sim.launch(module, "k", 1, ROWS, *inputs, made, engine=engine)
    return made


def expected(chosen: list[Form], inputs: list[np.ndarray]) -> np.ndarray:
    rows = list(zip(*(each.tolist() for each in inputs)))
    return np.array([[form.value(*row) for row in rows] for form in chosen], np.uint32)


def same(chosen: list[Form], inputs: list[np.ndarray], got: np.ndarray, wanted: np.ndarray) -> None:
    for number, row in np.argwhere(got != wanted)[:1]:
        form, operands = chosen[number], [hex(each[row]) for each in inputs]
        pytest.fail(f"{form.opcode} {form.operands} of {operands}: {got[number, row]:#x}, not {wanted[number, row]:#x}")


def sample(group: str, seed: int, count: int) -> list[Form]:
    return random.Random(seed).sample(forms(group, seed), count)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("group", GROUPS)
def test_both_engines_give_the_formulas(group, engine, seed):
    """Of a sample, which is smaller where a C compiler comes first."""
    chosen, inputs = sample(group, seed, 250 if engine == "numpy" else 40), words(seed)
    same(chosen, inputs, run(ptx.parse(text(chosen)), len(chosen), inputs, engine), expected(chosen, inputs))


def test_compiled_again_they_give_the_same(seed):
    inputs = words(seed)
    chosen = [form for group in GROUPS for form in sample(group, seed, 30)]
    again = ptx.parse(gpuir.compile(ptx.parse(text(chosen))).ptx)
    same(chosen, inputs, run(again, len(chosen), inputs, "auto"), expected(chosen, inputs))


def test_they_assemble(seed):
    """All forms are PTX to NVIDIA's assembler."""
    kernels = [entry(group, [f"{form.opcode} {form.operands};" for form in forms(group, seed)]) for group in GROUPS]
    assert assembles(HEAD + "".join(kernels))


#: Lines and what they leave where %a is 0x80FF7F01, %b is -3 and %c is 0x12345678.
LITERALS = {
    "vadd.s32.s32.s32 %d, %b, -4;": -7,
    "vadd.u32.u32.s32.sat %d, 5, -7;": 0,
    "vadd.s32.u32.u32 %d, 0x7F, 017;": 0x7F + 15,
    "vsub.s32.s32.s32 %d, WARP_SZ, %b;": 35,
    "vadd.u32.u32.u32 %d, %a .b1, %b.b0;": 0x7F + 0xFD,
    "vadd.s32.s32.s32 %d.b1, %b, 1, -1;": 0xFFFFFEFF - (1 << 32),
    "vmin.s32.s32.s32.add %d, %b, 7, -10;": -13,
    "vadd.add.sat.s32.s32.s32 %d, 0x7FFFFFFF, 1, 1;": -0x80000000,
    "vshl.wrap.u32.u32.u32 %d, 1, 33;": 2,
    "vset.lt.s32.s32 %d, %b, -2;": 1,
    "vmad.s32.s32.s32 %d, -%b, - 5, -1;": -16,
    "vmad.s32.s32.s32 %d, %b, 5, - %c;": -15 - 0x12345678,
    "vmad.u32.u32.u32.sat %d, 0xFFFFFFFF, 0xFFFFFFFF, -1;": -1,
    "vmad.u32.u32.u32.sat.sat %d, -%a, 0xFFFFFFFF, 1;": -0x80000000,
    # The predicate holds where a > b.
    "@%q vadd.s32.s32.s32 %d, %b, 1;": 12345,
    "@!%q vadd.s32.s32.s32 %d.h1, %b, 1, %d;": 0xFFFE3039 - (1 << 32),
    "@!%q vavrg4.u32.u32.u32 %d.b0, %a, %b, %d;": 12345 - 57 + 127,
}


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_literals_and_predicates(engine):
    inputs = [np.full(ROWS, each, np.uint32) for each in (0x80FF7F01, 0xFFFFFFFD, 0x12345678)]
    program = entry("k", list(LITERALS))
    assert assembles(HEAD + program)
    got = run(ptx.parse(HEAD + program), len(LITERALS), inputs, engine)
    assert dict(zip(LITERALS, got.view(np.int32)[:, 0].tolist())) == LITERALS


#: What ptxas takes for no instruction, and what the message says.
REFUSED = {
    "vadd.u32.u32 %d, %a, %b;": "vadd has 3 types of u32 and s32",
    "vadd.b32.u32.u32 %d, %a, %b;": "may have sat, add or min or max",
    "vadd.u32.u32.u32.add.min %d, %a, %b, %c;": "'vadd.u32.u32.u32.add.min' is no instruction",
    "vadd.u32.u32.u32.add %d, %a, %b;": "has a result and 3 operands, not 2",
    "vadd.u32.u32.u32 %d, %a;": "has a result and 2 operands, not 1",
    "vadd.u32.u32.u32 %d.b0, %a, %b;": "has a result and 3 operands, not 2",
    "vadd.u32.u32.u32.max %d.b0, %a, %b, %c;": "'vadd.u32.u32.u32.max' has no result '.b0'",
    "vadd.u32.u32.u32 %d, %a.b4, %b;": "'%a.b4' has no part '.b4'",
    "vadd.u32.u32.u32 %d, 5.b0, %b;": "'5.b0' is no register and no integer",
    "vadd.u32.u32.u32 %d, 1.5, %b;": "'1.5' is no register and no integer",
    "vadd.u32.u32.u32 %d, %tid.x, %b;": "'%tid.x' has no part '.x'",
    "vadd.u32.u32.u32 %d, -%a, %b;": "does not negate '%a'",
    "vadd.u32.u32.u32 %d, %p3, %b;": "'%p3' is no register of 32 bits",
    "vadd.u32.u32.u32 _, %a, %b;": "'_' is no register of 32 bits",
    "vadd.u32.u32.u32 {%d}, %a, %b;": "the result is a register, not '{%d}'",
    "vshl.u32.u32.u32 %d, %a, %b;": "one of clamp wrap",
    "vshr.u32.u32.s32.wrap %d, %a, %b;": "the last one u32",
    "vmad.u32.u32.u32 %d.b0, %a, %b, %c;": "has no result '.b0'",
    "vmad.u32.u32.u32 %d, -%a, %b, -%c;": "negates the product or c",
    "vmad.u32.u32.u32.po %d, -%a, %b, %c;": "nothing where it adds one",
    "vset.u32.u32 %d, %a, %b;": "one of eq ne lt le gt ge",
    "vset.u32.u32.eq.sat %d, %a, %b;": "'vset.u32.u32.eq.sat' is no instruction",
    "vadd2.u32.u32.u32 %d, %a, %b;": "has a result and 3 operands, not 2",
    "vadd2.u32.u32.u32 %d, %a, 5, %c;": "the operand '5' is no register",
    "vadd2.u32.u32.u32 %d.h01, %a, %b, %c;": "has no result '.h01'",
    "vadd2.u32.u32.u32 %d, %a.h4, %b, %c;": "'%a.h4' has no part '.h4'",
    "vadd4.u32.u32.u32 %d, %a.b8000, %b, %c;": "'%a.b8000' has no part '.b8000'",
    "vadd4.u32.u32.u32 %d, %a, %b, %c.b3210;": "'%c.b3210' has no part '.b3210'",
    "vadd4.u32.u32.u32.sat.add %d, %a, %b, %c;": "and may have sat or add",
    "vset4.u32.u32.eq.max %d, %a, %b, %c;": "and may have add",
    "vavrg.u32.u32.u32 %d, %a, %b;": "'vavrg.u32.u32.u32' is not supported",
}


@pytest.mark.parametrize("line", REFUSED)
def test_refusals(line):
    program = HEAD + entry("k", ["", f"\n   {line}"])
    with pytest.raises(ptx.PtxError) as caught:
        ptx.parse(program)
    (found,) = caught.value.diagnostics
    assert REFUSED[line] in found.message
    assert program.split("\n")[found.line - 1][found.column - 1 :].startswith(line)
    assert found.column == 4
    assert not assembles(program)


def of_lanes(operation, bits):
    """Of two words what an operation gives of each of their lanes."""
    lanes, mask = range(0, 32, bits), (1 << bits) - 1
    return lambda a, b: [operation(a >> i & mask, b >> i & mask, bits) for i in lanes]


def packed(operation, bits):
    each = of_lanes(operation, bits)
    return lambda a, b: sum((made & ((1 << bits) - 1)) << bits * i for i, made in enumerate(each(a, b)))


def negative(operation):
    return lambda a, b, bits: operation(*((each ^ 1 << bits - 1) - (1 << bits - 1) for each in (a, b)))


#: CUDA's intrinsics; the first ones are video instructions.
INTRINSICS = {
    "__vabsdiffu4": packed(lambda a, b, _: abs(a - b), 8),
    "__vabsdiffs4": packed(negative(lambda a, b: abs(a - b)), 8),
    "__vsadu2": lambda a, b: sum(of_lanes(lambda a, b, _: abs(a - b), 16)(a, b)),
    "__vsadu4": lambda a, b: sum(of_lanes(lambda a, b, _: abs(a - b), 8)(a, b)),
    "__vsads4": lambda a, b: sum(of_lanes(negative(lambda a, b: abs(a - b)), 8)(a, b)),
    "__vabsdiffu2": packed(lambda a, b, _: abs(a - b), 16),
    "__vadd4": packed(lambda a, b, _: a + b, 8),
    "__vaddus2": packed(lambda a, b, bits: min(a + b, (1 << bits) - 1), 16),
    "__vsub2": packed(lambda a, b, _: a - b, 16),
    "__vavgu4": packed(lambda a, b, _: (a + b + 1) // 2, 8),
    "__vcmpeq4": packed(lambda a, b, _: -(a == b), 8),
    "__vcmpgts2": packed(negative(lambda a, b: -(a > b)), 16),
    "__vmaxs2": packed(negative(max), 16),
    "__vminu4": packed(lambda a, b, _: min(a, b), 8),
    "__vsetne2": packed(lambda a, b, _: a != b, 16),
}


def test_intrinsics_of_cuda(nvrtc, seed):
    lines = "\n".join(f"  c[{i} * {ROWS} + threadIdx.x] = {name}(x, y);" for i, name in enumerate(INTRINSICS))
    head = 'extern "C" __global__ void k(const unsigned *a, const unsigned *b, unsigned *c)'
    source = f"{head} {{\n  unsigned x = a[threadIdx.x], y = b[threadIdx.x];\n{lines}\n}}\n"
    made = cuda.compile(source, name="video.cu").ptx
    assert "vabsdiff4.u32" in made
    assert "vabsdiff2.u32" in made
    module = ptx.parse(made)
    inputs = words(seed)[:2]
    rows = list(zip(*(each.tolist() for each in inputs)))
    wanted = np.array([[formula(*row) for row in rows] for formula in INTRINSICS.values()], np.uint32)
    for each in (module, ptx.parse(gpuir.compile(module).ptx)):
        got = run(each, len(INTRINSICS), inputs, "auto")
        assert [name for name, one, other in zip(INTRINSICS, got, wanted) if (one != other).any()] == []
