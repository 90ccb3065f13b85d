"""mlir-opt of LLVM 22 reads what schedules print, and runs schedules of upstream's ops to the same end."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir.schedules import ScheduleError
from gpuir.schedules.catalogue import methods

#: Ops of the host that LLVM 22 lacks or has in another form.
NEWER = {
    "loop.coalesce_nested": "not in 22",
    "structured.lower_unpack": "one result more than in 22",
    "xegpu.get_load_op": "not in 22",
    "xegpu.insert_prefetch": "takes a handle to values in 22",
    "xegpu.set_anchor_layout": "not in 22",
}
#: Ops that need a body or a symbol: the tests of bodies have them.
ELSEWHERE = {
    "apply_conversion_patterns", "apply_patterns", "apply_registered_pass", "cast", "collect_matching", "foreach",
    "foreach_match", "include", "match.operation_empty", "match.operation_name", "match.param.cmpi", "merge_handles",
    "pdl_match", "replicate", "sequence", "split_handle",
}  # fmt: skip

ARGUMENTS = {"str": "func.func", "Sequence[str]": ["x.y"], "Sequence[int]": [1, 0], "bool": False}
SIZES = ("sizes", "tile_sizes", "packed_sizes", "matmul_packed_sizes", "nb_prefetch")
EXTRA = {
    "structured.pack_greedily": {"matmul_inner_dims_order": [0, 1, 2]},
    "structured.pack_transpose": {"outer_perm": [1, 0]},
    "structured.match": {"ops": "linalg.matmul"},
    "structured.winograd_conv2d": {"fmr": "F_2_3"},
}


def emit(schedule, name: str) -> None:
    """One op with plausible arguments; the kind of handle that it asks for is read off its error."""
    entry = methods()[name]
    target = schedule.match("linalg.matmul")
    given = dict(EXTRA.get(name, {}))
    for argument in entry.arguments:
        if argument.field is entry.target or argument.name in given:
            continue
        if argument.static is not None:
            if argument.required or not argument.field.variadic or argument.name in SIZES:
                given[argument.name] = [1, 2, 3] if argument.field.variadic else 4
        elif argument.required:
            is_handle = argument.field.role == "operand"
            given[argument.name] = target if is_handle else ARGUMENTS.get(argument.field.python.partition(" | ")[0], 1)
    handle = target
    for _ in range(3):
        method = handle
        for part in name.split("."):
            method = getattr(method, part)
        try:
            method(**given)
            return
        except ScheduleError as error:
            wanted = re.search(r"expected a (handle to values|parameter|handle to ([\w.]+) ops)", str(error))
            if wanted is None:
                raise
            handle = (
                schedule.match(wanted[2]) if wanted[2]
                else schedule.param(1) if wanted[1] == "parameter"
                else target.get_result([0])
            )  # fmt: skip
    raise AssertionError(name)


@pytest.fixture(scope="module")
def scripts() -> dict[str, str]:
    """A script for each op that a method is made of."""
    context = gpuir.Context()
    found = {}
    for name in sorted(set(methods()) - ELSEWHERE):
        schedule = gpuir.schedule(context)
        emit(schedule, name)
        schedule.verify()
        found[name] = str(schedule)
    return found


def test_each_op_can_be_called(scripts):
    assert len(scripts) > 90
    for name, script in scripts.items():
        assert f"transform.{name} " in script or f"transform.{name}\n" in script, name


def test_scripts_are_read_by_mlir_opt(scripts, mlir_opt, run_tool):
    names = [name for name in scripts if name not in NEWER]
    result = run_tool(mlir_opt, "--split-input-file", input="\n// -----\n".join(scripts[name] for name in names))
    assert (result.stderr, result.returncode) == ("", 0)
    for name in NEWER:
        assert run_tool(mlir_opt, input=scripts[name]).returncode == 1, f"{name} is in 22 after all"


def tile(s):
    tiled = s.match("linalg.matmul").tile([8, 16, 32])
    tiled.vectorize()
    tiled.loops[2].unroll(2)
    s.match("func.func").apply_patterns(
        "canonicalization", ("vector.lower_contraction", {"lowering_strategy": "outerproduct"})
    )


def gpu(s):
    mapped = s.match("linalg.matmul").tile([16, 32], mapping=["block.y", "block.x"])
    mapped.tile(num_threads=[4, 4], mapping=["thread.y", "thread.x"]).map_to_blocks().map_to_threads([4, 4, 1])


def bodies(s):
    @s.named_sequence
    def tile_it(matmul):
        return matmul.tile([8, 8, 8]).loops[0]

    s.match("func.func").foreach(lambda f: f.match("linalg.matmul")).annotate("found", 3)
    tile_it(s.match("linalg.matmul")).unroll(2)
    s.sequence(
        lambda root: (
            root.match("func.return").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")
            and None
        ),
        failures="suppress",
    )
    s.foreach_match((lambda op: op.operation_name(["linalg.matmul"]) and None, lambda op: op.annotate("matched")))
    s.match("func.func").alternatives(
        lambda f: (
            f.match("func.return").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate") and None
        ),
        None,
    )


def passes(s):
    s.match("func.func").apply_registered_pass("convert-linalg-to-loops")
    s.match("func.func").apply_registered_pass("canonicalize", {"max-iterations": 2})
    s.match("func.func").apply_cse().apply_dce().match("scf.for").apply_licm()


@pytest.mark.parametrize("write", [tile, gpu, bodies, passes])
def test_mlir_opt_runs_the_printed_schedule(s, payload, texts, write, mlir_opt, run_tool, tmp_path):
    write(s)
    script, source = tmp_path / "script.mlir", tmp_path / "payload.mlir"
    script.write_text(str(s))
    source.write_text(texts.matmul)
    result = run_tool(
        mlir_opt,
        str(source),
        f"--transform-preload-library=transform-library-paths={script}",
        "--transform-interpreter",
    )
    assert (result.stderr, result.returncode) == ("", 0)
    before = str(payload())
    ours = str(s.apply(payload()))
    assert str(payload(result.stdout)) == ours != before
