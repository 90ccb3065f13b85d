"""gpu-module-to-binary and the pipelines that end with it, on a host whose LLVM has no backend for GPUs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gpuir
from gpuir.passes.host_pipelines import FORMATS, PIPELINES
from gpuir.transforms.gpu.serialize import has_backend

PRINTF = Path(__file__).parent / "Inputs" / "printf.mlir"
PIPELINE = "gpu-lower-to-nvvm-pipeline"


@pytest.fixture
def printf():
    with gpuir.Context() as context:
        yield gpuir.parse(PRINTF.read_text(), filename="printf.mlir", context=context)


def names(text: str) -> dict[str, int]:
    """How often each op, attribute or type with a dialect's name stands in the text of a module."""
    counts: dict[str, int] = {}
    for name in re.findall(r"\b(?:gpu|nvvm|llvm)\.[a-z_.]+", text):
        counts[name] = counts.get(name, 0) + 1
    return counts


def test_options_from_python(printf):
    manager = gpuir.pass_manager("builtin.module()", printf.context)
    manager.add(PIPELINE, cubin_chip="sm_90a", cubin_features="+ptx80", opt_level=3, cubin_format="none").run(printf)
    assert '[#nvvm.target<O = 3, chip = "sm_90a", features = "+ptx80">]' in str(printf)
    assert "gpu.binary" not in str(printf)
    assert "cubin" not in str(manager) and "gpu-module-to-binary{format=none}" in str(manager)


def test_it_is_the_pipeline_of_upstream(printf, mlir_opt, run_tool):
    """The same passes but for the last step, the same ops, and upstream makes PTX of what gpuir stopped at."""
    options = "cubin-chip=sm_90a cubin-features=+ptx80 opt-level=3"
    flags = (f"--{PIPELINE}={options} cubin-format=isa", "--dump-pass-pipeline", "--mlir-disable-threading")
    upstream = run_tool(mlir_opt, *flags, input=PRINTF.read_text())
    assert upstream.returncode == 0, upstream.stderr
    passes = upstream.stderr[upstream.stderr.index("builtin.module(") :].strip()
    manager = gpuir.pass_manager(f"builtin.module({PIPELINE}{{{options} cubin-format=none}})", printf.context)

    def only_names(pipeline: str) -> list[str]:
        return re.findall(r"[a-z][\w.-]*", re.sub(r"\{[^{}]*\}", "", pipeline))

    assert only_names(str(manager)) == only_names(passes)

    without = re.sub(r"\s*gpu-module-to-binary\{[^{}]*\},", "", passes)
    theirs = run_tool(mlir_opt, f"--pass-pipeline={without}", input=PRINTF.read_text())
    assert theirs.returncode == 0, theirs.stderr
    manager.run(printf)
    ours, theirs_names = names(gpuir.asm(printf)), names(theirs.stdout)
    # LLVM 24 also notes the sizes of the launch on the kernel.
    assert set(ours) ^ set(theirs_names) <= {"gpu.known_grid_size", "gpu.known_block_size"}
    assert all(ours[name] == n for name, n in theirs_names.items() if name in ours)

    made = run_tool(mlir_opt, "--gpu-module-to-binary=format=isa", input=gpuir.asm(printf))
    assert made.returncode == 0, made.stderr
    assert ".entry main_kernel()" in made.stdout and ".target sm_90a" in made.stdout and "vprintf" in made.stdout


def serialized(text: str, format: str) -> str:
    with gpuir.Context() as context:
        module = gpuir.parse(text, filename="kernels.mlir", context=context)
        gpuir.pass_manager(f"builtin.module(gpu-module-to-binary{{format={format}}})", context).run(module)
        assert module.operation.verify()
        return str(module)


def kernel(target: str) -> str:
    dialect = target.lstrip("#").partition(".")[0]
    return f"gpu.module @kernels [{target}] {{ llvm.func @k() attributes {{{dialect}.kernel}} {{ llvm.return }} }}"


@pytest.mark.parametrize(
    ("target", "format", "found"),
    [
        ('#nvvm.target<chip = "sm_90a", features = "+ptx83">', "isa", r"assembly = .*\.version 8\.3.*\.target sm_90a"),
        ("#nvvm.target<O = 3>", "assembly", r"assembly = .*\.target sm_75"),
        ('#nvvm.target<chip = "sm_80">', "fatbin", r'#nvvm\.target<chip = "sm_80">, bin = "\\7FELF'),
        ('#nvvm.target<chip = "sm_80">', "binary", r'bin = "\\7FELF'),
        ('#rocdl.target<chip = "gfx942">', "isa", r"assembly = .*amdgcn-amd-amdhsa--gfx942"),
    ],
)
def test_gpuir_compiles_what_the_host_cannot(target, format, found):
    text = serialized(kernel(target), format)
    assert re.search(rf"gpu\.binary @kernels [^\n]*#gpu\.object<.*{found}", text)
    assert "gpu.module" not in text


def test_an_object_for_each_target_and_the_handler_are_kept():
    both = '#nvvm.target<chip = "sm_80">, #nvvm.target<chip = "sm_90">'
    text = kernel(both).replace("@kernels [", "@kernels <#gpu.select_object<1 : i64>> [")
    made = serialized(text, "isa")
    assert ".target sm_80" in made and ".target sm_90" in made and "<#gpu.select_object<1 : i64>>" in made


def test_a_pipeline_ends_with_a_cubin(printf):
    manager = gpuir.pass_manager("builtin.module()", printf.context)
    manager.add(PIPELINE, cubin_chip="sm_90a", cubin_features="+ptx80", opt_level=3).run(printf)
    assert 'bin = "\\7FELF' in str(printf) and "gpu.module" not in str(printf)


def test_a_missing_backend_is_one_error_at_the_module():
    with gpuir.Context() as context:
        text = "\n  gpu.module @kernels [#xevm.target] {\n  }\n"
        module = gpuir.parse(text, filename="kernels.mlir", context=context)
        manager = gpuir.pass_manager("builtin.module(gpu-module-to-binary)", context)
        if has_backend("xevm"):
            manager.run(module)
            assert "gpu.binary @kernels" in str(module)
            return
        with pytest.raises(gpuir.PassError) as failure:
            manager.run(module)
    (error,) = failure.value.diagnostics
    assert (error.file, error.line, error.notes) == ("kernels.mlir", 2, ())
    assert (
        "@kernels cannot be serialized for #xevm.target: the LLVM of this host has no SPIR-V backend" in error.message
    )
    assert "format=none" in error.message
    assert "gpu.module @kernels" in str(module)


@pytest.mark.parametrize(
    ("target", "options", "message"),
    [
        ("#nvvm.target<flags = {fast}>", "format=isa", "asks for what this compiler does not do: flags = {fast}"),
        ('#nvvm.target<link = ["a.bc"]>', "format=isa", "does not do: link = "),
        ('#nvvm.target<chip = "sm_30">', "format=isa", "unknown target 'sm_30'"),
        ("#rocdl.target", "format=isa", "unknown target 'gfx900'"),
        ('#rocdl.target<chip = "gfx942">', "format=bin", "gpuir.compile makes no bin of it"),
        ("#nvvm.target", "format=llvm", "gpuir.compile makes no llvm of it"),
        ("#nvvm.target", "format=isa opts=-v", "the option opts is for a backend"),
    ],
)
def test_what_neither_serializes(target, options, message):
    if has_backend("nvvm"):
        pytest.skip("the host has the backend and serializes by itself")
    with gpuir.Context() as context:
        module = gpuir.parse("\n" + kernel(target), filename="kernels.mlir", context=context)
        with pytest.raises(gpuir.PassError) as failure:
            gpuir.pass_manager(f"builtin.module(gpu-module-to-binary{{{options}}})", context).run(module)
    (error,) = failure.value.diagnostics
    assert message in error.message and "@kernels cannot be serialized for #" in error.message
    assert "format=none" in str(error) and (error.file, error.line) == ("kernels.mlir", 2)


def test_what_llvm_refuses_is_an_error(tmp_path, monkeypatch):
    """The host's own pass translates in this process, which LLVM ends over such IR."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    text = """gpu.module @kernels [#nvvm.target] {
      llvm.func @f(%p: !llvm.ptr<3>) attributes {nvvm.kernel} {
        %0 = llvm.call_intrinsic "llvm.nvvm.fabs"(%p) : (!llvm.ptr<3>) -> i64
        llvm.return
      }
    }"""
    if has_backend("nvvm"):
        pytest.skip("the host has the backend and serializes by itself")
    with pytest.raises(gpuir.PassError, match="@kernels cannot be serialized for #nvvm.target: "):
        serialized(text, "isa")


def test_modules_without_targets_and_other_ops_are_left_to_the_host():
    with gpuir.Context() as context:
        module = gpuir.parse("func.func private @f()", context=context)
        gpuir.pass_manager("builtin.module(gpu-module-to-binary{format=isa})", context).run(module)
        assert "func.func private @f()" in str(module)
        module = gpuir.parse("gpu.module @kernels {\n}", filename="k.mlir", context=context)
        with pytest.raises(gpuir.PassError, match="has no target attributes"):
            gpuir.pass_manager("builtin.module(gpu-module-to-binary)", context).run(module)


WRONG = [
    (f"{PIPELINE}{{foo=1}}", f"pipeline '{PIPELINE}' has no option 'foo' (known options: allow-pattern-rollback,"),
    (f"{PIPELINE}{{opt-level=9}}", "option 'opt-level' expects 0, 1, 2 or 3, given '9'"),
    (f"{PIPELINE}{{opt-level=fast}}", "option 'opt-level' expects an integer, given 'fast'"),
    (f"{PIPELINE}{{index-bitwidth=}}", "option 'index-bitwidth' expects a"),
    (f"{PIPELINE}{{cubin-chip}}", "option 'cubin-chip' expects a value: cubin-chip=..."),
    (f"{PIPELINE}{{cubin-format=elf}}", f"option 'cubin-format' expects one of {', '.join(FORMATS)}, given 'elf'"),
    ("gpu-lower-to-rocdl-pipeline{wave64=perhaps}", "option 'wave64' expects true or false, given 'perhaps'"),
    ("gpu-lower-to-xevm-pipeline{xegpu-op-level=warp}", "expects one of workgroup, subgroup, lane, given 'warp'"),
    ("gpu-module-to-binary{format=elf}", "option 'format' expects one of none, "),
    ("nvvm-attach-target{chips=sm_90}", "pass 'nvvm-attach-target' has no option 'chips' (known options: O, chip,"),
]


@pytest.mark.parametrize(("pipeline", "message"), WRONG)
def test_wrong_options_are_one_line_errors(pipeline, message, capfd):
    with gpuir.Context() as context, pytest.raises(gpuir.PassError) as failure:
        gpuir.pass_manager(f"builtin.module({pipeline})", context)
    (error,) = failure.value.diagnostics
    assert message in error.message and "\n" not in error.message
    assert (error.file, error.line, error.column) == ("<pipeline>", 1, len("builtin.module(") + 1)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", PIPELINES)
def test_the_host_takes_every_option_in_the_tables(name):
    values = {int: "2", bool: "true", str: "a"}
    for option, kind in PIPELINES[name].items():
        value = kind.choices[-1] if kind.choices else values[kind.type]
        with gpuir.Context() as context:
            gpuir.pass_manager(f"builtin.module({name}{{{option.replace('_', '-')}={value}}})", context)
