"""Variables of a module in global memory, natively: what they begin with, what a launch leaves in them, and findings at them."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.errors import Error
from gpuir.interop import ptx

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
THREADS, BLOCKS = 64, 3


def text(variables: str, body: str) -> str:
    """A kernel of ``out``; %t is the thread in its block, %i in the grid, %o its element of ``out``, %v its element behind the address %a."""
    return f"""{HEAD}{variables}
.visible .entry k(.param .u64 .ptr .global out) {{
  .reg .b32 %t, %i, %n, %r<9>;
  .reg .b64 %a, %o, %v, %w, %rd<9>;
  .reg .pred %p;
  ld.param.u64 %o, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %n, %ctaid.x;
  mad.lo.u32 %i, %n, {THREADS}, %t;
  mad.wide.u32 %o, %i, 4, %o;
  mov.u64 %a, state;
  mad.wide.u32 %v, %t, 4, %a;
  mad.wide.u32 %w, %i, 4, %a;
{body}
  ret;
}}
"""


def launched(program: str, given: np.ndarray | None, engine: str, **options: object) -> tuple[sim.Report, np.ndarray, np.ndarray | None]:  # fmt: skip
    out = np.zeros(THREADS * BLOCKS, np.uint32)
    state = None if given is None else given.copy()
    variables = {} if state is None else {"state": state}
    report = sim.launch(ptx.parse(program), "k", BLOCKS, THREADS, out, variables=variables, engine=engine, on_fault="report", **options)  # fmt: skip
    return report, out, state


def agree(program: str, given: np.ndarray | None, *, native: bool = True) -> tuple[sim.Report, np.ndarray, np.ndarray | None]:  # fmt: skip
    ran, expected = (launched(program, given, engine) for engine in ("auto", "numpy"))
    assert ran[0].engine.startswith("native") == native, ran[0].engine
    assert ran[0].findings == expected[0].findings
    assert ran[0].dictionary() | {"engine": ""} == expected[0].dictionary() | {"engine": ""}
    np.testing.assert_array_equal(ran[1], expected[1])
    if given is not None:
        np.testing.assert_array_equal(ran[2], expected[2])
    return ran


READ = "ld.const.u32 %r1, [%v]; st.global.u32 [%o], %r1;"
NUMBERS = np.arange(THREADS, dtype=np.uint32) * 3 + 1
pytestmark = pytest.mark.engine("eager")


def test_constants_are_the_modules_or_the_callers():
    listed = ", ".join(map(str, NUMBERS + 5))
    table = text(f".const .align 4 .u32 state[{THREADS}] = {{ {listed} }};", READ)
    np.testing.assert_array_equal(agree(table, None)[1], np.tile(NUMBERS + 5, BLOCKS))
    np.testing.assert_array_equal(agree(table, NUMBERS)[1], np.tile(NUMBERS, BLOCKS))
    zeros = text(f".const .align 4 .b8 state[{4 * THREADS}];", READ)
    assert not agree(zeros, None)[1].any()
    # Any array of as many bytes.
    for each in (NUMBERS.view(np.uint8), NUMBERS.reshape(8, 8), NUMBERS.view(np.float64)):
        np.testing.assert_array_equal(agree(zeros, each)[1], np.tile(NUMBERS, BLOCKS))


def test_a_scalar():
    program = text(".global .align 4 .u32 state = 9;", "ld.global.u32 %r1, [%a]; st.global.u32 [%o], %r1;")
    assert set(agree(program, None)[1]) == {9}
    assert set(agree(program, np.array(11, np.uint32))[1]) == {11}


def test_what_is_written_stays_with_the_caller_alone():
    size = THREADS * BLOCKS
    body = "ld.global.u32 %r1, [%w]; add.u32 %r1, %r1, %i; st.global.u32 [%w], %r1; st.global.u32 [%o], %r1;"
    program = text(f".global .align 4 .u32 state[{size}];", body)
    threads = np.arange(size, dtype=np.uint32)
    for _ in range(2):
        # Each launch begins with what the module says.
        np.testing.assert_array_equal(agree(program, None)[1], threads)
    begun = threads * 7
    _, out, left = agree(program, begun)
    np.testing.assert_array_equal(left, begun + threads)
    np.testing.assert_array_equal(out, left)


def test_counts_of_all_launches():
    program = text(".global .align 4 .u32 state = 3;", "red.global.add.u32 [%a], 2;")
    state = np.array([5], np.uint32)
    module = ptx.parse(program)
    for launch in (1, 2, 3):
        report = sim.launch(
            module, "k", BLOCKS, THREADS, np.zeros(THREADS * BLOCKS, np.uint32), variables={"state": state}
        )
        assert report.engine.startswith("native")
        assert state[0] == 5 + 2 * THREADS * BLOCKS * launch


def test_branches_by_a_variable_are_counted_with_it():
    """A report is counted later, by what the variable had at the launch."""
    body = "ld.global.u32 %r1, [%a]; setp.lt.u32 %p, %t, %r1; @!%p bra DONE; st.global.u32 [%o], %t; DONE:"
    program = text(".global .align 4 .u32 state = 3;", body)
    state, stores = np.array([40], np.uint32), []
    for engine in ("auto", "numpy"):
        report = sim.launch(ptx.parse(program), "k", BLOCKS, THREADS, np.zeros(THREADS * BLOCKS, np.uint32), variables={"state": state}, engine=engine)  # fmt: skip
        state[0] = 1
        stores.append(report.dictionary() | {"engine": ""})
        state[0] = 40
    assert stores[0] == stores[1]


@pytest.mark.parametrize(
    "variables, body, given, said",
    [
        # Threads of all blocks at one element.
        (".global .align 4 .u32 state[64];", "st.global.u32 [%v], %i;", NUMBERS, "race"),
        # Behind the end.
        (".const .align 4 .u32 state[63] = { 1 };", READ, None, "out-of-bounds"),
        (".const .align 4 .u32 state[63] = { 1 };", READ, NUMBERS[:63], "out-of-bounds"),
        # Nobody says what is in it.
        (".extern .global .align 4 .u32 state[64];", READ.replace("const", "global"), None, "uninitialized"),
    ],
)  # fmt: skip
def test_findings(variables, body, given, said):
    report, _, left = agree(text(variables, body), given, native=False)
    assert {each.kind for each in report.findings} == {said}
    if given is not None and "race" not in said:
        np.testing.assert_array_equal(left, given)


def test_one_that_the_module_does_not_fill():
    program = text(".extern .global .align 4 .u32 state[64];", READ.replace("const", "global"))
    np.testing.assert_array_equal(agree(program, NUMBERS)[1], np.tile(NUMBERS, BLOCKS))
    with pytest.raises(Error, match="says no bytes of 'state', and the launch gives none"):
        launched(program, None, "native")


def test_arrays_that_are_read_only():
    write = text(".global .align 4 .u32 state[192];", "st.global.u32 [%w], %i;")
    state = np.zeros(192, np.uint32)
    state.flags.writeable = False
    with pytest.raises(Error, match="the variable 'state', whose array is read-only"):
        sim.launch(
            ptx.parse(write),
            "k",
            BLOCKS,
            THREADS,
            np.zeros(192, np.uint32),
            variables={"state": state},
            engine="native",
        )
    read = text(".global .align 4 .u32 state[192];", "ld.global.u32 %r1, [%w]; st.global.u32 [%o], %r1;")
    out = np.ones(192, np.uint32)
    sim.launch(ptx.parse(read), "k", BLOCKS, THREADS, out, variables={"state": state}, engine="native")
    assert not out.any()


def test_one_that_is_an_argument_too():
    """Variables lie elsewhere than the arguments: what is written to an argument is not in the variable."""
    body = "ld.global.u32 %r1, [%w]; add.u32 %r1, %r1, 1; st.global.u32 [%o], %r1;"
    program = ptx.parse(text(".global .align 4 .u32 state[192];", body))
    for engine in ("auto", "numpy"):
        both = np.arange(192, dtype=np.uint32)
        report = sim.launch(program, "k", BLOCKS, THREADS, both, variables={"state": both}, engine=engine)
        assert not report.engine.startswith("native")
