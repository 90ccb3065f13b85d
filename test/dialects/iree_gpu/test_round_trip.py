"""Modules made at random from the specs: what is printed is read back as the very same IR, and IREE takes it.

The judge is the host's own generic printing of the module as it was built and as it was read.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import hypothesis
import pytest
from _iree_gpu_modules import ANY, Module, attributes_of, modules
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gpuir
from gpuir.dialects.iree_gpu import IREE_GPU
from gpuir.host import ir

OPTIONS = (
    {"generic": True},
    {"local_scope": True},
    {"debuginfo": True},
    {"generic": True, "local_scope": True},
    {"generic": True, "debuginfo": True},
    {"local_scope": True, "debuginfo": True},
)


@pytest.fixture(scope="module")
def shared():
    """One context for all modules of this file."""
    with gpuir.Context() as context, ir.Location.unknown():
        yield context


def host_text(module: ir.Module, locations: bool = False) -> str:
    return module.operation.get_asm(print_generic_op_form=True, use_local_scope=True, enable_debug_info=locations)


def run(seed: int, count: int, check: Callable, *strategies: st.SearchStrategy) -> None:
    """Runs `check` on so many examples, drawn with the seed of this test."""
    test = given(*strategies)(check)
    test = settings(max_examples=count, suppress_health_check=list(HealthCheck), database=None)(test)
    hypothesis.seed(seed)(test)()


def test_every_op_is_generated(seed, shared):
    seen: set[str] = set()

    def look(drawn: Module) -> None:
        text = host_text(drawn.build())
        seen.update(name for name in IREE_GPU.ops if f'"{name}' in text)
        seen.update({"several"} if '"iree_gpu.barrier_region_mixed"' in text else ())

    run(seed, 200, look, modules())
    assert seen == {*IREE_GPU.ops, "several"}


@pytest.mark.sweep(7)
@pytest.mark.parametrize("part", range(20))
def test_random_modules(seed, shared, part):
    """100 modules of 2,000: plain text and one other way to print each."""

    def check(drawn: Module, options: dict) -> None:
        module = drawn.build()
        assert module.operation.verify()
        for chosen in ({}, options):
            text = gpuir.asm(module, **chosen)
            read = gpuir.parse(text)
            assert gpuir.asm(read, **chosen) == text
            located = "debuginfo" in chosen
            assert host_text(read, located) == host_text(module, located)

    run(seed, 100, check, modules(), st.sampled_from(OPTIONS))


def test_generic_and_custom_text_are_one_module(seed, shared):
    def check(drawn: Module) -> None:
        module = drawn.build()
        plain = gpuir.asm(module)
        assert gpuir.asm(gpuir.parse(gpuir.asm(module, generic=True))) == plain
        # The host's own spelling, as it stands in dumps of its passes, is read as well.
        assert gpuir.asm(gpuir.parse(host_text(module))) == plain

    run(seed, 200, check, modules())


def test_single_attributes(seed, shared):
    """`str` of an attribute is its document text, which is read back as the same object."""

    def check(thunk: Callable) -> None:
        attribute = thunk()
        module = gpuir.parse(f"func.func private @f() attributes {{value = {gpuir.asm(attribute)}}}")
        read = module.body.operations[0].attributes["value"]
        assert read == attribute and type(read) is type(attribute)
        if isinstance(attribute, ir.DynamicAttr):
            assert str(attribute) == gpuir.asm(attribute) and "iree_gpu" in str(attribute)

    run(seed, 500, check, ANY)


@pytest.mark.parametrize("name", sorted(name for _, name in IREE_GPU.definitions))
def test_parameters_survive_text(seed, shared, name):
    """What Python reads off an attribute is what it was made from, also after it went through text."""
    definition = IREE_GPU.definitions["#", name]

    def check(thunk: Callable) -> None:
        attribute = thunk()
        read = (
            gpuir.parse(f"func.func private @f() attributes {{value = {attribute}}}")
            .body.operations[0]
            .attributes["value"]
        )
        values = [getattr(attribute, field.python) for field in definition.fields]
        assert values == [getattr(read, field.python) for field in definition.fields]
        again = definition.cls.get(*values)
        assert again == attribute

    run(seed, 40, check, attributes_of(definition))


_OUTSIDE_STRINGS = re.compile(r'"(?:[^"\\\n]|\\.)*"|, | : |\n')
_FILLERS = (' // iree_gpu.yield { ( < "\n', "\n", "\r\n", "\t", "  ")


def spaced(text: str, draw: random.Random) -> str:
    """The text with comments, line breaks and blanks where tokens end."""

    def fill(match: re.Match[str]) -> str:
        token = match[0]
        if token[0] == '"' or draw.random() < 0.5:
            return token
        return token.rstrip(" ") + draw.choice(_FILLERS) + " "

    return _OUTSIDE_STRINGS.sub(fill, text)


def test_white_space_and_comments_do_not_matter(seed, shared):
    def check(drawn: Module, number: int) -> None:
        text = gpuir.asm(drawn.build(), local_scope=True)
        variant = spaced(text, random.Random(number))
        assert gpuir.asm(gpuir.parse(variant), local_scope=True) == text

    run(seed, 200, check, modules(located=False), st.integers(0, 2**32))


def test_aliases_do_not_matter(seed, shared):
    """Attributes of ops that stand in the text as an alias of the user's."""

    def check(drawn: Module) -> None:
        module = drawn.build()
        text = gpuir.asm(module, local_scope=True)
        found: dict[str, str] = {}

        def collect(op: ir.Operation) -> ir.WalkResult:
            for name in op.attributes:
                attribute = op.attributes[name]
                if isinstance(attribute, ir.DynamicAttr):
                    found.setdefault(str(attribute), f"#own{len(found)}x")
            return ir.WalkResult.ADVANCE

        module.operation.walk(collect)
        for attribute, alias in sorted(found.items(), key=lambda item: -len(item[0])):
            text = re.sub(rf"(?<= = ){re.escape(attribute)}(?=[,}}\]])", alias, text)
        definitions = "".join(f"{alias} = {attribute}\n" for attribute, alias in found.items())
        assert host_text(gpuir.parse(definitions + text)) == host_text(module)

    run(seed, 150, check, modules(located=False))


def test_iree_accepts_what_is_printed(seed, shared, iree_opt, run_tool):
    """200 of the modules in one batch; IREE must also print as many ops of ours as gpuir did."""
    texts: list[str] = []

    def collect(drawn: Module, options: dict) -> None:
        text = gpuir.asm(drawn.build(), **options)
        if "// ---" not in text:
            texts.append(text)

    run(seed, 200, collect, modules(), st.sampled_from(({}, *OPTIONS)))
    batch = "\n// -----\n".join(texts)
    result = run_tool(iree_opt, "--split-input-file", "-", input=batch, timeout=300)
    place = re.search(r"<stdin>:(\d+)", result.stderr)
    line = batch.splitlines()[int(place[1]) - 1] if place else ""
    assert result.returncode == 0, f"{result.stderr[:2000]}\n{line}"
    printed = result.stdout.split("// -----\n")
    assert len(printed) == len(texts)
    for ours, theirs in zip(texts, printed, strict=True):
        assert {name: count(name, ours) for name in IREE_GPU.ops} == {
            name: count(name, theirs) for name in IREE_GPU.ops
        }


def count(name: str, text: str) -> int:
    """How many ops of that name the text has."""
    return len(re.findall(rf'^ *(?:%\S+(?:, %\S+)* = )?"?{name}\b', text, re.M))
