"""gpuir-compile: kernels of a module to PTX, cubin, SASS, AMDGCN or LLVM IR."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Sequence

from gpuir.compile import TARGETS, Artifact, CacheWarning, compile_module
from gpuir.errors import Diagnostic, Error
from gpuir.files import Output
from gpuir.programs import Parser
from gpuir.tools.source import Sources, read_input
from gpuir.tools.supervision import supervised
from gpuir.tools.version import version_text

__all__ = ["main"]

_DESCRIPTION = """
Compiles the kernels of a module: gpu.func ... kernel, gpu.launch, llvm.func with nvvm.kernel or rocdl.kernel, func.func
with gpu.kernel. No driver and no toolkit is needed. Warnings go to the standard error. GPUIR_DUMP=mlir,llvm,ptx,sass:DIR
writes every stage into DIR; GPUIR_CACHE_DIR and GPUIR_CACHE_SIZE (in MiB) are about the cache; GPUIR_PTXAS names the ptxas
for kernels with setmaxnreg. Exit code 1 for input that does not compile.
"""
_FORMS = ("mlir", "llvm", "llvm-opt", "ptx", "cubin", "sass", "amdgcn")


_EXAMPLES = """
examples:
  gpuir-compile kernels.mlir --target sm_90a -o kernels.ptx
  gpuir-compile kernels.mlir --target gfx942 --emit amdgcn --report
  gpuir-opt lower.mlir --my-passes | gpuir-compile - --emit sass
"""


def argument_parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = Parser(
        "gpuir-compile",
        description=_DESCRIPTION,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version_text())
    add = parser.add_argument
    add("file", nargs="?", default="-", help="MLIR text or bytecode; - for the standard input (default)")
    add("--target", default="sm_90a", metavar="CHIP", help=f"one of {', '.join(TARGETS)} (default: %(default)s)")
    add("--emit", choices=_FORMS, metavar="FORM", help=f"{', '.join(_FORMS)} (default: ptx, for AMD amdgcn)")
    add("-o", dest="output", default="-", metavar="FILE", help="output file (default: standard output)")
    add("-O", dest="opt_level", type=int, choices=range(4), default=3, help="optimization (default: %(default)s)")
    add("--module", metavar="NAME", help="the gpu.module to write, where there are several")
    add(
        "--ptx-version",
        type=int,
        metavar="N",
        help="PTX ISA times ten, e.g. 86 (default: what target and instructions need)",
    )
    add("--bare-pointers", action="store_true", help="memref arguments are plain pointers, not descriptors")
    add("--report", action="store_true", help="registers, spills, shared memory and times on the standard error")
    add("--no-cache", action="store_true", help="compile even if the result is known")
    add("--timeout", type=float, default=120.0, metavar="SECONDS", help="limit (default: %(default)g)")
    return parser


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argument_parser()
    arguments = parser.parse_args(argv)
    if not arguments.timeout > 0:
        parser.error("argument --timeout: must be positive")
    return arguments


def _chosen(artifact: Artifact, name: str | None) -> str | bytes:
    if name is None and len(artifact.modules) == 1:
        name = next(iter(artifact.modules))
    if name is None or name not in artifact.modules:
        known = ", ".join(artifact.modules)
        what = "several gpu.modules: choose one with --module" if name is None else f"no gpu.module @{name}"
        raise Error(f"the input has {what} ({known})")
    return artifact.modules[name].forms[artifact.emit]


def _run(arguments: argparse.Namespace, sources: Sources) -> None:
    output = Output(arguments.output, arguments.file)
    name, text = read_input(arguments.file)
    if isinstance(text, str):
        sources.add(name, text)
    with warnings.catch_warnings():
        # They are among the diagnostics.
        warnings.simplefilter("ignore", CacheWarning)
        artifact = compile_module(
            text,
            arguments.target,
            arguments.emit,
            opt_level=arguments.opt_level,
            ptx_version=arguments.ptx_version,
            bare_pointers=arguments.bare_pointers,
            cache=not arguments.no_cache,
            timeout=arguments.timeout,
            filename=name,
        )
    data = _chosen(artifact, arguments.module)
    _show(artifact.diagnostics, sources)
    if isinstance(data, bytes) and arguments.output == "-" and sys.stdout.isatty():
        raise Error("a cubin is not text: name a file with -o")
    output.write(data)
    output.keep()
    if arguments.report:
        print(artifact.report(), file=sys.stderr)


def _show(diagnostics: Sequence[Diagnostic], sources: Sources) -> None:
    for diagnostic in diagnostics:
        print(sources.show(diagnostic), file=sys.stderr)


@supervised("gpuir-compile")
def main(argv: Sequence[str] | None = None) -> int:
    """Entry point of the console script; returns the exit code."""
    arguments = _arguments(argv)
    sources = Sources("gpuir-compile")
    try:
        _run(arguments, sources)
    except Error as error:
        _show(error.diagnostics, sources)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
