"""gpuir's builders on iree_gpu; its parser and printer on that and on Triton's dialects."""

from __future__ import annotations

import functools
import importlib.metadata
import itertools
from collections.abc import Callable

import cases_compile
import cases_cuda
import cases_gpu
import cases_iree_gpu
import cases_native
import cases_ptx
import cases_rewriting
import cases_sim
import cases_tiles
import peer
import texts

import gpuir
from gpuir import host, ir, sim
from gpuir.dialects import gpu, iree_gpu, nvgpu
from gpuir.interop import ptx
from gpuir.interop.ptx.modules import translate
from gpuir.ptx import read

func = host.module("dialects.func")
_numbers = itertools.count()


def unread(text: str) -> str:
    """The text with a comment of its own: one that was read before is a look-up, which is not what is measured."""
    return f"// {next(_numbers)}\n{text}"


def function(context: ir.Context) -> tuple[ir.Module, ir.Block]:
    with context, ir.Location.unknown():
        module = ir.Module.create()
        types = [ir.Type.parse(text) for text in (texts.LHS, texts.RHS, texts.ACC, texts.TENSOR)]
        with ir.InsertionPoint(module.body):
            block = func.FuncOp("f", (types, [])).add_entry_block()
        with ir.InsertionPoint(block):
            func.return_([])
    return module, block


def case(loop: Callable[[ir.Block, int], None]) -> peer.Case:
    """Times ``loop(block, count)`` with a context, a location and an insertion point in force."""

    def prepare(count: int) -> Callable[[], None]:
        module, block = function(gpuir.Context())

        def timed() -> None:
            with (
                module.context,
                ir.Location.unknown(context=module.context),
                ir.InsertionPoint.at_block_terminator(block),
            ):
                loop(block, count)

        return timed

    return prepare


def maps() -> list[ir.AffineMap]:
    return [ir.AffineMapAttr(ir.Attribute.parse(text)).value for text in texts.MAPS]


def multi_mma(block: ir.Block, count: int) -> None:
    # Attributes made once, as for the host.
    lhs, rhs, acc, _ = block.arguments
    indexing_maps = ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps()])
    kind = iree_gpu.MMAAttr.get(texts.INTRINSIC)
    first = iree_gpu.multi_mma(
        lhs, rhs, acc, indexing_maps=indexing_maps, iterator_types=list(texts.ITERATORS), kind=kind
    )
    iterator_types = first.owner.attributes["iterator_types"]
    build = iree_gpu.multi_mma
    for _ in range(count):
        build(lhs, rhs, acc, indexing_maps=indexing_maps, iterator_types=iterator_types, kind=kind)


def multi_mma_from_values(block: ir.Block, count: int) -> None:
    lhs, rhs, acc, _ = block.arguments
    affine_maps = maps()
    iterators = list(texts.ITERATORS)
    kind = iree_gpu.MMAAttr.get(texts.INTRINSIC)
    build = iree_gpu.multi_mma
    for _ in range(count):
        build(lhs, rhs, acc, indexing_maps=affine_maps, iterator_types=iterators, kind=kind)


def value_barrier(width: int) -> Callable[[ir.Block, int], None]:
    def loop(block: ir.Block, count: int) -> None:
        inputs = [block.arguments[3]] * width
        build = iree_gpu.value_barrier
        for _ in range(count):
            build(inputs)

    return loop


def yield_(block: ir.Block, count: int) -> None:
    values = [block.arguments[3]]
    build = iree_gpu.yield_
    for _ in range(count):
        build(values)


def parse(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        text = texts.module(kind, count)
        context = gpuir.Context()
        gpuir.parse(texts.module(kind, 1), context=context)

        def timed() -> int:
            gpuir.parse(unread(text), context=context)
            return len(text)

        return timed

    return prepare


def print_(kind: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], int]:
        module = gpuir.parse(texts.module(kind, count), context=gpuir.Context())
        return lambda: len(gpuir.asm(module))

    return prepare


# Triton's dialects. Parsing verifies, which is not asked for again.


@functools.cache
def corpus_context() -> ir.Context:
    return gpuir.Context()


def parse_corpus(of: Callable[[], ir.Context]) -> peer.Case:
    def prepare(_: int) -> Callable[[], int]:
        modules = texts.corpus()

        def timed() -> int:
            for text in modules:
                gpuir.parse(unread(text), context=of())
            return sum(map(len, modules))

        return timed

    return prepare


def make_context(count: int) -> Callable[[], None]:
    text = texts.module("value_barrier", 1)

    def timed() -> None:
        for _ in range(count):
            gpuir.parse(unread(text), context=gpuir.Context())

    return timed


@functools.cache
def corpus_modules() -> list[ir.Module]:
    return [gpuir.parse(text, context=corpus_context()) for text in texts.corpus()]


def print_corpus(_: int) -> Callable[[], int]:
    modules = corpus_modules()
    return lambda: sum([len(gpuir.asm(module)) for module in modules])


def read_ttgir(size: int) -> Callable[[], int]:
    file = texts.ttgir_file(size)
    context = gpuir.Context()
    gpuir.parse("".join(texts.ttgir(1)), context=context)

    def timed() -> int:
        text = file.read_text()
        file.unlink()
        gpuir.parse(text, context=context)
        return len(text)

    return timed


def parse_ttgir(size: int) -> Callable[[], int]:
    text = "".join(texts.ttgir(size))
    context = corpus_context()
    gpuir.parse("".join(texts.ttgir(1)), context=context)

    def timed() -> int:
        gpuir.parse(unread(text), context=context)
        return len(text)

    return timed


@functools.lru_cache(maxsize=1)
def ttgir_module(size: int) -> ir.Module:
    return gpuir.parse("".join(texts.ttgir(size)), context=corpus_context())


def print_ttgir(size: int) -> Callable[[], int]:
    module = ttgir_module(size)
    return lambda: len(gpuir.asm(module))


CASES = {
    **cases_iree_gpu.CASES,
    **cases_rewriting.CASES,
    "build multi_mma": case(multi_mma),
    "build multi_mma from values": case(multi_mma_from_values),
    "build value_barrier": case(value_barrier(1)),
    "build value_barrier of 4": case(value_barrier(4)),
    "build yield": case(yield_),
    **{f"parse {kind}": parse(kind) for kind in texts.KINDS},
    **{f"print {kind}": print_(kind) for kind in texts.KINDS},
    "parse corpus": parse_corpus(corpus_context),
    "parse corpus in fresh contexts": parse_corpus(gpuir.Context),
    "make a context": make_context,
    "print corpus": print_corpus,
    "read TTGIR": read_ttgir,
    "parse TTGIR": parse_ttgir,
    "print TTGIR": print_ttgir,
    **cases_gpu.timed(ir, func, gpu, nvgpu),
    **cases_compile.timed(lambda *arguments, **options: gpuir.compile(*arguments, **options)),
    **cases_sim.timed(gpuir, sim),
    **cases_native.timed(sim),
    **cases_ptx.timed(gpuir, sim, ptx, lambda text: translate(read(text), "kernels", "-")),
    **cases_cuda.timed(sim, ptx),
    **cases_tiles.timed(gpuir, sim),
}

if __name__ == "__main__":
    peer.serve(CASES, {"gpuir": importlib.metadata.version("gpuir")})
