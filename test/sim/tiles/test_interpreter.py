"""The kernels of test/interop in Triton's own interpreter, against the simulation of their TTIR and TTGIR on the same inputs."""

from __future__ import annotations

import base64
import functools
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gpuir import sim
from gpuir.processes.child import Child, ChildEnded, ChildTimeout

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

#: What the interpreter of 3.4.0 does not run, by its words.
REFUSED = {
    "assembly": "inline_asm not supported in interpreter mode",
    "library": "unsupported operand type(s) for +: 'NoneType' and 'NoneType'",  # functions of libdevice have no bodies there
    **dict.fromkeys(
        ("matmul_scaled", "matmul_scaled.fp8", "scaled_tile", "scaled_tile.mixed"), "'str' object has no attribute 'value'"
    ),
    "tma_reduce": "no attribute 'create_descriptor_reduce'",
    "elements": "no attribute 'map_elementwise'",
    # Gluon's kernels are never interpreted.
    **dict.fromkeys(("copy_with_barrier", "mma_with_commit", "reshaped", "turn"), "0 active drivers"),
}  # fmt: skip
#: What it computes otherwise than any GPU does, and why.
WRONG = {
    "float8": "conversions to fp8 cut, where tt.fp_to_fp says rtne",
    "matmul.bf16_w8": "tl.dot multiplies the bits of bf16 as integers",
    "outer_sum": "tl.sum adds the bits of bf16 as integers",
}
#: Dumps whose TTGIR differs, as `test_kernels` says: Triton shifts rows twice; programs without work use what nobody has written.
UNLIKE = {"3.4.0/sm_90/matmul_specialized", "3.9.0/gfx1250/matmul_persistent.flat_w8"}


@pytest.fixture(scope="module")
def interpreted(triton_interpreter) -> Iterator[Callable[..., Any]]:
    """`interpreted(name, case)`: the arguments behind the launch, or the words in which it is refused."""
    folder = Path(_corpus.INPUTS) / "kernels"
    children: list[Child] = []

    def ask(name: str, case: _kernels.Case) -> Any:
        if not children:
            children.append(
                Child.of_file(triton_interpreter, Path(__file__).with_name("_interpreting.py"), str(folder))
            )
        request = {"name": name, "grid": np.atleast_1d(case.grid).tolist(), "arguments": [*map(_sent, case.arguments)]}
        try:
            body, _ = children[-1].ask(json.dumps(request).encode(), timeout=60)
        except (ChildEnded, ChildTimeout) as error:
            children.clear()
            pytest.fail(f"{name}: {error}: {error.messages[-1000:]}", pytrace=False)
        answer = json.loads(bytes(body))
        if "refused" in answer:
            return answer["refused"]
        return [
            None if raw is None else np.frombuffer(base64.b64decode(raw), given.dtype).reshape(given.shape)
            for raw, given in zip(answer["arrays"], case.arguments)
        ]

    yield ask
    for child in children:
        child.close()


def _sent(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return {"shape": value.shape, "data": base64.b64encode(np.ascontiguousarray(value).tobytes()).decode()}
    return value.item() if isinstance(value, np.generic) else value


@functools.cache
def dumps() -> dict[str, list[_corpus.Dump]]:
    """Dumps of kernels, by their names with variants."""
    known: dict[str, list[_corpus.Dump]] = {}
    for dump in _corpus.dumps("3.9.0") + _corpus.dumps("3.4.0"):
        known.setdefault(dump.kernel, []).append(dump)
    return known


def _unlike(ours: np.ndarray, theirs: np.ndarray, tolerance: float) -> str:
    if ours.dtype.kind in "biu":
        count = int((ours != theirs).sum())
        return f"{count} integers differ" if count else ""
    a, b = ours.astype(np.float64), theirs.astype(np.float64)
    far = abs(a - b).max(initial=0)
    return "" if far <= tolerance * abs(b).max(initial=0) else f"numbers differ by up to {far}"


@pytest.mark.sweep
@pytest.mark.parametrize("name", sorted(set(_kernels.CASES) - {*REFUSED}))
def test_interpreter_and_simulations_agree(name, interpreted, seed, request):
    """TTIR and the last TTGIR of one of the kernel's dumps; with --sweep=all of those for every target of two releases."""
    case = _kernels.CASES[name](np.random.default_rng(seed))
    theirs = interpreted(name, case)
    assert isinstance(theirs, list), theirs
    chosen = dumps()[name]
    if request.config.getoption("--sweep") != "all":
        chosen = random.Random(seed).sample(chosen, 1)
    for title, text in (
        (f"{dump.id} {stage.name}", stage.text)
        for dump in chosen
        for stages in [dump.stages()]
        for stage in (stages[:1] if dump.id in UNLIKE else {*stages[:1], *stages[-1:]})
    ):
        arguments = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
        sim.launch(text, name.partition(".")[0], case.grid, *arguments)
        problems = [
            f"{title}, argument {number}: {problem}"
            for number in case.expected
            if (problem := _unlike(arguments[number], theirs[number], 2 * max(case.tolerance, 1e-6)))
        ]
        # Where the interpreter is wrong NumPy has the last word, and is asked elsewhere.
        assert bool(problems) == (name in WRONG), problems or f"the interpreter is right of {name} now"


def test_what_the_interpreter_refuses(interpreted, seed):
    for name, words in REFUSED.items():
        answer = interpreted(name, _kernels.CASES[name](np.random.default_rng(seed)))
        assert isinstance(answer, str) and words in answer, f"{name}: {answer}"
