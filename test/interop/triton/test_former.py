"""Triton before 3.4: every spelling of its time is read and printed in today's words, which released Triton takes."""

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

import gpuir

# The reader of the corpus is a module of its own; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _corpus

sys.path.remove(str(Path(__file__).parent))

#: ``// NAME: RELEASE``, the text of its time, ``// today``, and the text that is printed.
SPELLINGS = {
    part.partition(": ")[0].removeprefix("// "): part.partition(": ")[2]
    for part in (_corpus.INPUTS / "former" / "spellings.mlir").read_text().split("// -----\n")
}
MODULE = 'module attributes {"triton_gpu.num-warps" = 4 : i32, "triton_gpu.threads-per-warp" = 32 : i32} {\n'
#: Dumps that are refused, and with which words; the reason stands behind each.
REFUSED = {
    "2.0.0/sm_80/counts_plain": "empty block: expect at least a terminator",  # 2.0 prints what it has not verified
    # A part of a buffer that the CTAs of a cluster have copies of: Triton 3.4 ends with an assertion there.
    "2.3.1/sm_90/matmul.ctas2": "expects an encoding of src with one place for each element",
    "3.0.0/sm_80/matmul.ctas2": "expects an encoding of src with one place for each element",
    "3.1.0/sm_80/matmul.ctas2": "expects an encoding of src with one place for each element",
    "3.2.0/sm_80/matmul.ctas2": "expects an encoding of src with one place for each element",
}


def spelling(name: str) -> tuple[str, str, str]:
    """The release, the text of its time, and today's."""
    release, _, texts = SPELLINGS[name].partition("\n")
    former, _, today = texts.partition("// today\n")
    return release, former, today


@pytest.mark.parametrize("name", SPELLINGS)
def test_a_spelling_of_its_time_is_brought_to_todays(name: str) -> None:
    release, former, today = spelling(name)
    with gpuir.Context():
        module = gpuir.parse(former)
        assert module.operation.verify()
        assert gpuir.asm(module).rstrip("\n") + "\n" == today
        assert gpuir.asm(gpuir.parse(former)) == gpuir.asm(gpuir.parse(former, release=release)), (
            "told whose text it is"
        )
        assert gpuir.asm(gpuir.parse(today)).rstrip("\n") + "\n" == today


@pytest.mark.parametrize("name", SPELLINGS)
def test_it_is_no_text_of_a_later_release(name: str) -> None:
    _, former, _ = spelling(name)
    with gpuir.Context(), pytest.raises(gpuir.ParseError):
        gpuir.parse(former, release="triton-3.4")


def test_released_triton_takes_todays_words(triton) -> None:
    for name in SPELLINGS:
        checked = triton("3.4.0").check(spelling(name)[2])
        assert checked.accepted, f"{name}: {checked}"


@pytest.mark.sweep
@pytest.mark.parametrize("dump", _corpus.former_dumps(), ids=lambda dump: dump.id)
def test_a_dump_is_read_and_printed_in_todays_words(dump: _corpus.Dump) -> None:
    refused = 0
    with gpuir.Context():
        for stage in dump.stages():
            try:
                module = gpuir.parse(stage.text)
            except gpuir.ParseError as error:
                assert REFUSED.get(dump.id, "no refusal") in str(error), stage.id
                refused += 1
                continue
            assert module.operation.verify(), stage.id
            printed = gpuir.asm(module)
            assert "triton_gpu" not in printed and "triton_nvidia_gpu" not in printed, stage.id
            assert gpuir.asm(gpuir.parse(printed)) == printed, stage.id
    assert bool(refused) == (dump.id in REFUSED), f"{dump.id}: {refused} stages are refused"


@pytest.mark.sweep
@pytest.mark.parametrize("dump", [d for d in _corpus.former_dumps() if d.id not in REFUSED], ids=lambda dump: dump.id)
def test_released_triton_takes_a_dump_in_todays_words(dump: _corpus.Dump, triton) -> None:
    with gpuir.Context():
        stage = dump.stages()[-1]
        checked = triton("3.4.0").check(gpuir.asm(gpuir.parse(stage.text)))
    assert checked.accepted, f"{stage.id}: {checked}"


def function(*lines: str, head: str = MODULE, arguments: str = "") -> str:
    body = "".join(f"    {line}\n" for line in lines)
    return f"{head}  tt.func @f({arguments}) {{\n{body}    tt.return\n  }}\n}}\n"


NO_FORM_TODAY = {
    "Volta": (
        "#m = #triton_gpu.mma<{versionMajor = 1, versionMinor = 3, warpsPerCTA = [2, 2]}>\n"
        + function(arguments="%x: tensor<64x64xf32, #m>"),
        "1:21: error: #ttg.nvidia_mma: versionMajor is 1, for Volta's tensor cores, which Triton has up to 3.1",
    ),
    "a swizzle that TMA has not": (
        "#h = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [1, 0], hasLeadingOffset = true}>\n"
        + function(arguments="%x: !tt.memdesc<64x64xf16, #h>"),
        "expects vec of 4, 8 or 16 and perPhase * maxPhase = 8 with hasLeadingOffset, found 8 and 1 * 4",
    ),
    "warp specialization of 2.2": (
        function("%0 = triton_nvidia_gpu.get_agent_id : i32"),
        "3:10: error: 'triton_nvidia_gpu.get_agent_id' is an op of an early warp specialization, which no release from 3.4 on has",
    ),
    "conversions of 3.2": (
        function("%0 = triton_gpu.upcast_mxfp %x, %y fp_type = e2m1 : tensor<4xi8>, tensor<4xi8> -> tensor<4xbf16>"),
        "'triton_gpu.upcast_mxfp' is 3.2's conversion of scaled operands",
    ),
    "a reduction to places": (
        function(
            "%0 = tt.reduce %x {axis = 0 : i32, redOp = 13 : i32} : tensor<4xf32> -> i32", arguments="%x: tensor<4xf32>"
        ),
        "'tt.reduce' with redOp = 13: ARGFMIN gives the place of an element",
    ),
    "a reduction by no number": (
        function(
            "%0 = tt.reduce %x {axis = 0 : i32, redOp = 99 : i32} : tensor<4xf32> -> f32", arguments="%x: tensor<4xf32>"
        ),
        "'tt.reduce' with redOp = 99: unknown redOp",
    ),
    "a copy within shared memory": (
        "#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>\n"
        "#t = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>\n"
        + function(
            "%0 = triton_gpu.alloc_tensor : tensor<64x64xf16, #s>",
            "%1 = triton_gpu.convert_layout %0 : (tensor<64x64xf16, #s>) -> tensor<64x64xf16, #t>",
        ),
        "6:10: error: 'ttg.convert_layout' between layouts of shared memory has no form today",
    ),
    "parts with gaps": (
        "#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>\n"
        + function(
            "%0 = triton_gpu.alloc_tensor : tensor<64x64xf16, #s>",
            "%1 = triton_gpu.extract_slice %0[0, 0] [32, 64] [2, 1] : tensor<64x64xf16, #s> to tensor<32x64xf16, #s>",
        ),
        "5:10: error: 'ttg.extract_slice' expects strides of 1, found [2, 1]",
    ),
}


@pytest.mark.parametrize("name", NO_FORM_TODAY)
def test_what_has_no_form_today_is_refused_by_name(name: str) -> None:
    text, expected = NO_FORM_TODAY[name]
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match=re.escape(expected)):
        gpuir.parse(text)


def test_a_former_release_is_not_printed_and_the_message_says_what_is() -> None:
    with gpuir.Context():
        module = gpuir.parse(spelling("module attributes")[1])
        with pytest.raises(ValueError, match=r"reads triton-3\.2 and prints triton-3\.4 to 3\.\d+") as refused:
            gpuir.asm(module, release="triton-3.2")
        assert "leave out the release" in str(refused.value)
        assert "ttg.num-warps" in gpuir.asm(module, release="triton-3.6")


def test_later_words_in_a_former_text_are_refused_where_its_release_is_told() -> None:
    text = function("%0 = tt.splat %x : i32 -> tensor<4xi32>", arguments="%x: i32")
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match=r"triton-2\.1 has no such form of 'tt\.splat'"):
        gpuir.parse(text, release="triton-2.1")


def test_messages_point_at_the_users_words() -> None:
    text = function(
        "%0 = tt.splat %x : (i32) -> tensor<4xi32>",
        "%1 = tt.expand_dims %0 {axis = 3 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>",
        arguments="%x: i32",
    )
    with gpuir.Context(), pytest.raises(gpuir.ParseError) as refused:
        gpuir.parse(text)
    (first, *_) = refused.value.diagnostics
    assert (first.line, first.column) == (4, 10)


@pytest.mark.parametrize(
    ("release", "target", "kernel"), [("2.0.0", "sm_80", "matmul_plain"), ("2.3.1", "sm_90", "matmul")]
)
def test_tensors_in_shared_memory_become_what_later_releases_make(release, target, kernel, triton) -> None:
    """Copies, loads and products are the instructions that 3.4.0 makes of 3.0.0's IR of the same kernel."""

    def instructions(release: str) -> dict[str, int]:
        (dump,) = (d for d in _corpus.former_dumps(release) if (d.target, d.kernel) == (target, kernel))
        with gpuir.Context():
            text = gpuir.asm(gpuir.parse(dump.stages()[-1].text))
        ptx = triton("3.4.0").compile(text, int(target.removeprefix("sm_")), until="ptx")["ptx"]
        return Counter(re.findall(r"^\s*((?:wg)?mma\.\S+|cp\.async\.\S+|ldmatrix\.\S+)", ptx, re.M))

    assert instructions(release) == instructions("3.0.0")


def test_an_order_that_is_none_is_refused_and_not_used():
    text = """
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #ttg.shared_memory, mutable>) {
  %0 = "tt.trans"(%a) <{order = array<i32: 1048577, 0>}> : (!ttg.memdesc<128x64xf16, #shared, #ttg.shared_memory, mutable>) -> !ttg.memdesc<64x128xf16, #shared, #ttg.shared_memory, mutable>
  tt.return
}
"""
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match="to be a permutation of 0..1"):
        gpuir.parse(text)
