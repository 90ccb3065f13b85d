"""What gpuir-run takes beside MLIR: PTX, CUDA C++ and LLVM IR, each by the name that its file has."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from gpuir.errors import Error
from gpuir.files import STDIN, read_input, read_path
from gpuir.host import ir
from gpuir.tools.source import Sources

__all__ = ["LANGUAGES", "add_options", "check_options", "language_of", "read_kernels"]

#: Languages, and how their files' names end.
LANGUAGES = {"mlir": (".mlir", ".mlirbc"), "ptx": (".ptx",), "cuda": (".cu", ".cuh"), "llvm": (".ll", ".bc")}
_ARCH = "sm_90"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of what is no MLIR."""
    add = parser.add_argument_group("kernels that are no MLIR").add_argument
    endings = "; ".join(f"{', '.join(names)}: {language}" for language, names in LANGUAGES.items())
    add("--language", choices=LANGUAGES, help=f"what the file is (default: by its name, {endings}; else mlir)")
    add(
        "--cuda-option",
        action="append",
        default=[],
        metavar="OPTION",
        help="an option of NVRTC, which compiles CUDA C++ for --chip (default: sm_90): -DN=4, -Iinclude, --std=c++20",
    )


def language_of(options: argparse.Namespace) -> str:
    """What the file is."""
    if options.language:
        return str(options.language)
    return next((name for name, ends in LANGUAGES.items() if options.file.endswith(ends)), "mlir")


def check_options(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Ends the program where options do not go together."""
    language = language_of(options)
    if language != "mlir" and options.kernel is None:
        parser.error(f"{options.file}: --kernel=NAME says which kernel of a {language} file is to run")
    if options.cuda_option and language != "cuda":
        parser.error("argument --cuda-option: only with CUDA C++")


def read_kernels(options: argparse.Namespace, context: ir.Context, sources: Sources) -> ir.Module:
    """The module of a file in another language; ``options.kernel`` becomes the name that the kernel has in it."""
    language = language_of(options)
    if language == "llvm":
        from gpuir.interop import llvm

        name, data = read_path(options.file) if options.file != "-" else read_input("-")
        return llvm.parse(data, filename=name, context=context)
    name, text = read_input(options.file)
    if isinstance(text, bytes):
        raise Error(f"'{name}' is MLIR's bytecode, not {language}")
    sources.add(name, text)
    if language == "cuda":
        name, text = _compiled(name, text, options)
    from gpuir.interop import ptx

    return ptx.parse(text, filename=name, context=context)


def _compiled(name: str, text: str, options: argparse.Namespace) -> tuple[str, str]:
    """The PTX of CUDA C++, with the name under which its own lines are known."""
    from gpuir.interop import cuda

    chip = options.chip or _ARCH
    if not re.fullmatch("sm_[0-9]+[af]?", chip):
        raise Error(f"--chip={chip}: CUDA C++ is compiled for NVIDIA's chips, such as {_ARCH}")
    # A template's kernel is named by an expression, add<float>.
    expressions = [options.kernel] if "<" in options.kernel else []
    folder = [Path(name).parent] if name != STDIN else []
    made = cuda.compile(text, chip, options.cuda_option, expressions, name=name, include_paths=folder)
    options.kernel = made.kernel(options.kernel)
    return f"{name}: PTX", made.ptx
