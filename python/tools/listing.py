"""What gpuir-opt lists: dialects and passes."""

from __future__ import annotations

import pkgutil
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping

from gpuir import host
from gpuir.host import ir
from gpuir.ods.dialect import BUNDLED, DIALECTS, dialect_of
from gpuir.passes import host_passes
from gpuir.passes.host_pipelines import PIPELINES
from gpuir.passes.registry import PASSES, REQUIRED, Option, load_bundled

# Dialects of upstream without a Python module of their own; the host is asked for each.
_MORE_DIALECTS = """
acc acc_cg amx arm_neon arm_sme arm_sve async cf complex dlti emitc irdl llvm ml_program mpi omp ptr quant shard spirv
sparse_tensor tosa ub vcix wasmssa x86 x86vector xegpu xevm
"""
_MLIR_OPT = ("mlir-opt", "mlir-opt-24", "mlir-opt-23", "mlir-opt-22")


def host_dialects(context: ir.Context) -> list[str]:
    """Dialects that the host has loaded into ``context``."""
    package = host.module("dialects")
    names = {info.name for info in pkgutil.iter_modules(package.__path__) if not info.name.startswith("_")}
    names.update(_MORE_DIALECTS.split())
    return sorted(name for name in names if context.is_dialect_loaded(name))


def gpuir_dialects() -> list[str]:
    """Dialects that gpuir declares, those of plugins included."""
    for namespace in BUNDLED:
        dialect_of(namespace)
    return sorted(DIALECTS)


def host_pass_names() -> list[str]:
    """C++ passes that the host has, of those known by name."""
    manager = host.module("passmanager").PassManager
    context = ir.Context()
    names = []
    for name in host_passes.classes():
        try:
            manager("any", context=context).add(name)
        except ValueError:
            continue
        names.append(name)
    return names


def _summaries() -> dict[str, str]:
    """What an installed mlir-opt says about the passes: the host's Python API says nothing about them."""
    program = next(filter(None, map(shutil.which, _MLIR_OPT)), None)
    if program is None:
        return {}
    try:
        listed = subprocess.run(
            [program, "--list-passes"], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    return dict(re.findall(r"^  --([\w-]+)(?:=<\w+>)? +-   (.*)$", listed.stdout, re.MULTILINE))


def pass_listing() -> Iterator[str]:
    """Lines of ``--list-passes``."""
    load_bundled()
    summaries = _summaries()
    rows = [
        (name, summaries.get(name, "C++ pass of the host"), PIPELINES.get(name, {}))
        for name in host_pass_names()
        if name not in PASSES
    ]
    rows += [(name, found.summary, found.options) for name, found in PASSES.items()]
    yield "Passes:"
    for name, summary, options in sorted(rows, key=lambda row: row[0]):
        yield f"  --{name:<54} -   {summary}"
        yield from _option_lines(options)


def _option_lines(options: Mapping[str, Option]) -> Iterator[str]:
    for name, option in options.items():
        default = "" if option.default in (REQUIRED, None) else f" (default {option.text(option.default)})"
        kind = "|".join(option.choices) or option.expected().rpartition(" ")[2]
        yield f"    --{name.replace('_', '-') + f'=<{kind}>':<52} - {option.help}{default}"
