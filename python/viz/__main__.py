"""Pictures from the command line: an instruction's fragment, an encoding over a shape, or the graph of a file."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence

from gpuir import viz
from gpuir.assembly.document import parse
from gpuir.errors import Diagnostic, Error
from gpuir.files import read_input
from gpuir.ods.context import Context
from gpuir.programs import Parser, written

_EXAMPLES = """examples:
  python -m gpuir.viz --list
  python -m gpuir.viz mma.sync.m16n8k16.f16 A -o a.svg
  python -m gpuir.viz '#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>' \\
      --shape 16x64 --access ldmatrix -o banks.html
  python -m gpuir.viz kernel.mlir -o graph.svg
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draws what the arguments name; 0, or 1 after a message."""
    return written(lambda: _main(arguments), "gpuir-viz")


def _main(arguments: Sequence[str] | None) -> int:
    parser = Parser(
        "python -m gpuir.viz",
        description=__doc__,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "source",
        nargs="?",
        help="an instruction's name, an encoding or type (#..., !... or tensor<...>), or a file of MLIR",
    )
    parser.add_argument("operand", nargs="?", default="", help="A, B or C of an instruction")
    parser.add_argument(
        "-o", "--output", default="-", help="a file that ends in .svg or .html; by default SVG goes to stdout"
    )
    parser.add_argument("--shape", help="the tensor's shape for an encoding, such as 16x64")
    parser.add_argument("--bits", type=int, help="bits of an element")
    parser.add_argument(
        "--access", help="bank conflicts in shared memory of row, column, ldmatrix, or a tensor's encoding"
    )
    parser.add_argument("--list", action="store_true", help="names of all instructions with their operands")
    given = parser.parse_args(arguments)
    if given.list:
        print("\n".join(f"{name} {' '.join(operands)}" for name, operands in viz.fragments().items()))
        return 0
    if given.source is None:
        parser.error("name an instruction, an encoding or a file, or say --list")
    try:
        picture = _drawn(given)
        if given.output == "-":
            print(picture.svg)
        else:
            picture.save(given.output)
    except (Error, ValueError) as error:
        diagnostics = error.diagnostics if isinstance(error, Error) else [Diagnostic("error", str(error))]
        for diagnostic in diagnostics:
            print(diagnostic if diagnostic.line else f"gpuir-viz: {diagnostic}", file=sys.stderr)
        return 1
    return 0


def _drawn(given: argparse.Namespace) -> viz.Picture:
    shape = None
    if given.shape is not None:
        if not re.fullmatch(r"\d+(x\d+)*", given.shape):
            raise ValueError(f"expected a shape such as 16x64, got '{given.shape}'")
        shape = [int(size) for size in given.shape.split("x")]
    source: str = given.source
    if source.startswith(("#", "!", "tensor<")):
        if given.access:
            return viz.swizzle(source, given.access, shape=shape, bits=given.bits)
        return viz.layout(source, shape, bits=given.bits)
    if source in viz.fragments() or not re.search(r"[/\\]|\.mlir|\.\w*ir$|^-$", source):
        return viz.fragment(source, given.operand)
    name, text = read_input(source)
    return viz.graph(parse(text, filename=name, context=Context()), title=name)


if __name__ == "__main__":
    sys.exit(main())
