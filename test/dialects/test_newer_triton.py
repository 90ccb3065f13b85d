"""Ops, attributes and types of Triton after 3.5: what is refused, and in which releases they cannot be said."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import tt, ttg, ttng

HERE = Path(__file__).parent
HEADER = """\
#b1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#c1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#s2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
"""
FOLDERS = ("tt", "ttg", "ttng")
NEWER = [
    pytest.param(version, text, id=f"{folder}-{version}")
    for folder in FOLDERS
    for version, text in _triton_ir.printed(HERE / folder)
    if version not in _triton_ir.VERSIONS
]


def refused() -> list[tuple[str, str, str]]:
    """Release, function and how the message begins; those releases refuse the functions too."""
    found = []
    for part in (HERE / "Inputs" / "newer_refused.mlir").read_text().split("// -----\n"):
        first, _, body = part.partition("\n")
        release, _, message = first.removeprefix("// ").partition(": ")
        found.append((release, message, body))
    return found


@pytest.mark.parametrize(("release", "message", "body"), refused())
def test_refused(context: ir.Context, release: str, message: str, body: str) -> None:
    with pytest.raises(gpuir.ParseError) as error:
        gpuir.parse(f"{HEADER}{body}  tt.return\n}}\n}}\n", release=f"triton-{release}")
    first = error.value.diagnostics[0]
    assert first.message.startswith(message)
    assert first.line is not None and first.line > HEADER.count("\n")


@pytest.mark.parametrize(("version", "text"), NEWER)
def test_told_whose_it_is(context: ir.Context, version: str, text: str) -> None:
    release = f"triton-{version}"
    parsed = gpuir.parse(text, release=release)
    assert _triton_ir.normal(gpuir.asm(parsed)) == _triton_ir.normal(text)
    generic = gpuir.asm(parsed, generic=True)
    assert gpuir.asm(gpuir.parse(generic, release=release)) == gpuir.asm(parsed)


@pytest.mark.parametrize(("version", "text"), [case for case in NEWER if "@parts" not in case.values[1]])
def test_what_an_older_release_cannot_say(context: ir.Context, version: str, text: str) -> None:
    parsed = gpuir.parse(text, release=f"triton-{version}")
    with pytest.raises(gpuir.ReleaseError, match=r"triton-3.4 has no '"):
        gpuir.asm(parsed, release="triton-3.4")
    with pytest.raises(gpuir.ParseError, match=r"triton-3.4 has no '"):
        gpuir.parse(text, release="triton-3.4")


def test_builders(context: ir.Context) -> None:
    function = "tt.func @f(%p: !tt.ptr<i32>, %e: i32, %i: tensor<128xi32, #b1>, %m: MEMORY, %r: ANSWER) {\n"
    type = "!ttg.memdesc<128xi32, #s1, #smem, mutable>"
    function = function.replace("MEMORY", type).replace("ANSWER", type.replace("128xi32", "2xi64"))
    module = gpuir.parse(f"{HEADER}{function}  tt.return\n}}\n}}\n")
    block = module.body.operations[0].regions[0].blocks[0]
    pointer, expected, indices, memory, response = block.arguments
    with ir.InsertionPoint.at_block_begin(block):
        loaded = tt.atomic_load(pointer, sem="acquire", scope="gpu")
        assert str(loaded.type) == "i32"
        tt.atomic_store(pointer, loaded, sem="release", scope="sys")
        assert str(tt.atomic_poll(pointer, expected, sem="relaxed", scope="cta").type) == "i1"
        tt.grid_dependency_wait()
        tt.grid_dependency_launch_dependents()
        ttg.barrier("local|global_read")
        assert str(ttg.warp_id().type) == "i32"
        gathered = ttg.local_gather(indices.type, memory, indices, axis=0)
        ttg.local_scatter(memory, gathered, indices, axis=0)
        ttg.local_atomic_scatter_rmw("add", memory, gathered, indices, axis=0)
        got = ttng.clc_load_result(response)
        assert str(ttng.clc_is_canceled(got).type) == "i1"
        assert str(ttng.clc_get_program_id(got, "y").type) == "i32"
    assert module.operation.verify()
    text = gpuir.asm(module, release="triton-3.9")
    for line in ("tt.atomic_store release, sys", "ttg.barrier local|global_read", "ttg.local_atomic_scatter_rmw add"):
        assert line in text
    with pytest.raises(gpuir.ReleaseError, match="triton-3.8 has no 'tt.atomic_load'"):
        gpuir.asm(module, release="triton-3.8")
    with pytest.raises(ValueError, match="expected"), ir.InsertionPoint.at_block_begin(block):
        ttg.barrier("shared")


def test_parts_of_tensor_memory_go_from_release_to_release(context: ir.Context) -> None:
    """Where a part begins is `N` up to Triton 3.8, and `offset` from 3.9 on."""
    older, newer = (
        next(text for number, text in _triton_ir.printed(HERE / "ttng") if number == version and "@parts" in text)
        for version in ("3.8.0", "3.9.0")
    )
    assert gpuir.asm(gpuir.parse(older), release="triton-3.9") == newer
    assert gpuir.asm(gpuir.parse(newer), release="triton-3.8") == older
    module = gpuir.parse(newer)
    first, second, _ = module.body.operations[0].regions[0].blocks[0].operations
    assert (first.n.value, second.n.value) == (32, 0)
    outside = older.replace("N = 32", "N = 48")
    assert gpuir.parse(outside, release="triton-3.7").operation.verify()
    with pytest.raises(
        gpuir.ParseError,
        match=r"expects result to be a part of src along dimension 1, from 48 on, .*, in triton from 3\.8 on",
    ):
        gpuir.parse(outside, release="triton-3.8")
