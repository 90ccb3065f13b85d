"""Conversions between layouts: plans move every element, by as few shuffles as there can be, and without bank conflicts."""

from __future__ import annotations

import random

import numpy as np
import pytest

from gpuir.layouts import LinearLayout, UnknownLayout, conversions, distributed, swaps

NAMES = ("register", "lane", "warp", "block")


def drawn(draw: random.Random, bits: int, warps: int, blocks: list[tuple[int]]) -> LinearLayout:
    """A layout of 2 ** bits elements that holds each of them, some of them several times; a CTA holds those of its own."""
    own = bits - sum(1 for (step,) in blocks if step)
    while True:
        inputs = ["register"] * (max(0, own - 5 - warps) + draw.randrange(3)) + ["lane"] * 5 + ["warp"] * warps
        steps = [1 << bit for bit in range(own)] + [0] * (len(inputs) - own)
        draw.shuffle(steps)
        bases: dict[str, list[tuple[int]]] = {name: [] for name in NAMES}
        for name, step in zip(inputs, steps):
            # Some bits step over several elements' bits at once.
            bases[name].append((step ^ draw.randrange(1 << own) if draw.random() < 0.3 else step,))
        bases["block"] = list(blocks)
        layout = LinearLayout(bases, {"dim0": 1 << bits})
        if layout.is_surjective:
            return layout


def numbers(layout: LinearLayout) -> np.ndarray:
    return layout.elements()


def test_every_element_arrives(run_seed: int) -> None:
    draw = random.Random(run_seed)
    kinds: dict[str, int] = {}
    for _ in range(400):
        warps, bits = draw.choice((0, 0, 1, 2)), draw.choice((4, 6, 7))
        blocks = draw.choice(([], [], [(1 << bits - 1,)], [(0,)]))
        source, target = (drawn(draw, bits, warps, blocks) for _ in range(2))
        if draw.random() < 0.5 and warps:
            # The same warps: elements stay in them, if they are held there.
            target = LinearLayout({**target.bases, "warp": source.bases["warp"]}, target.outputs)
            if not target.is_surjective:
                continue
        size = draw.choice((1, 8, 16, 32, 64))
        try:
            plan = conversions.plan(source, target, size)
        except UnknownLayout:
            continue
        kind = type(plan).__name__
        kinds[kind] = kinds.get(kind, 0) + 1
        moved = plan.execute(numbers(source))
        assert np.array_equal(moved, numbers(target)), (run_seed, source, target, size)
        if isinstance(plan, conversions.Shared):
            assert plan.conflicts() == (0, 0), (run_seed, source, target, size)
    assert kinds.get("Shuffles", 0) > 50 and kinds.get("Shared", 0) > 50, kinds


def one_dimension(**inputs: list[int]) -> LinearLayout:
    bases = {name: [(step,) for step in inputs.get(name, [])] for name in NAMES}
    return LinearLayout(bases, {"dim0": 2 * max(step for steps in inputs.values() for step in steps)})


LANES = [4, 8, 16, 32, 64]


@pytest.mark.parametrize(
    ("source", "target", "bits", "count"),
    [
        # One bit of the lane and of the register change places: half of the registers stay in their lanes.
        (([1, 2], LANES), ([4, 2], [1, 8, 16, 32, 64]), 32, 2),
        (([1, 2], LANES), ([4, 2], [1, 8, 16, 32, 64]), 16, 1),
        (([1, 2], LANES), ([4, 2], [1, 8, 16, 32, 64]), 64, 4),
        # Two bits: a quarter stays.
        (([1, 2], LANES), ([4, 8], [1, 2, 16, 32, 64]), 32, 3),
        # Lanes change places with lanes: all registers go, four of 8 bits in a word.
        (([1, 2], LANES), ([1, 2], [8, 4, 16, 32, 64]), 32, 4),
        (([1, 2], LANES), ([1, 2], [8, 4, 16, 32, 64]), 8, 1),
        # Three bits in a ring, where lanes go to other lanes: all registers go.
        (([1, 2], LANES), ([4, 2], [8, 1, 16, 32, 64]), 32, 4),
        # The source holds each element in both halves of the warp, the target in both registers.
        (([1], [2, 4, 8, 16, 0]), ([0], [2, 4, 8, 16, 1]), 32, 0),
        # What a lane needs in two registers is sent once.
        (([1], [2, 4, 8, 16, 0]), ([1, 0, 0], [4, 2, 8, 16, 0]), 32, 2),
    ],
)
def test_as_few_shuffles_as_there_can_be(
    source: tuple[list[int], list[int]], target: tuple[list[int], list[int]], bits: int, count: int
) -> None:
    one, other = (one_dimension(register=registers, lane=lanes) for registers, lanes in (source, target))
    plan = conversions.plan(one, other, bits)
    assert isinstance(plan, conversions.Shuffles)
    assert (plan.shuffles, plan.bytes) == (count, 0)
    assert np.array_equal(plan.execute(numbers(one)), numbers(other))


def test_registers() -> None:
    one, other = one_dimension(register=[1, 2], lane=LANES), one_dimension(register=[2, 1, 0], lane=LANES)
    assert conversions.plan(one, other, 16) == conversions.Registers((0, 2, 1, 3, 0, 2, 1, 3))
    assert conversions.plan(one, one, 16) == conversions.Registers((0, 1, 2, 3))


#: A matrix product's operands and results, and how they are loaded and stored.
SHAPE = (128, 64)
ONE = distributed.Cluster.single(2)
KINDS = {
    "rows": distributed.blocked(SHAPE, (1, 8), (4, 8), (4, 1), (1, 0), ONE),
    "columns": distributed.blocked(SHAPE, (8, 1), (16, 2), (1, 4), (0, 1), ONE),
    "single": distributed.blocked(SHAPE, (1, 1), (1, 32), (2, 2), (1, 0), ONE),
    "mma": distributed.nvidia_mma(SHAPE, 2, (16, 8), (2, 2), ONE),
    "wgmma": distributed.nvidia_mma(SHAPE, 3, (16, 64), (4, 1), ONE),
    "a": distributed.nvidia_mma_operand(SHAPE, 2, 0, 2, (2, 2), ONE),
    "b": distributed.nvidia_mma_operand(SHAPE, 2, 1, 2, (2, 2), ONE),
}


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_no_bank_conflicts(bits: int) -> None:
    through_memory = 0
    for source in KINDS.values():
        for target in KINDS.values():
            plan = conversions.plan(source, target, bits)
            assert np.array_equal(plan.execute(numbers(source)), numbers(target))
            assert plan.bytes <= SHAPE[0] * SHAPE[1] * bits // 8
            if isinstance(plan, conversions.Shared):
                through_memory += 1
                assert plan.conflicts() == (0, 0)
                assert plan.stores.width == plan.loads.width <= 128 // bits
                assert plan.repetitions * plan.bytes == SHAPE[0] * SHAPE[1] * bits // 8
    assert through_memory > 20


def test_what_both_sides_registers_step_over_goes_in_turn() -> None:
    plan = conversions.plan(KINDS["rows"], KINDS["a"], 64)
    assert isinstance(plan, conversions.Shared)
    assert (plan.stores.width, plan.repetitions, plan.bytes) == (2, 4, 16384)


def test_refused() -> None:
    one = one_dimension(register=[1], lane=[2, 4, 8, 16, 32], block=[64])
    with pytest.raises(UnknownLayout, match="from one CTA to another is not known"):
        conversions.plan(one, one_dimension(register=[64], lane=[2, 4, 8, 16, 32], block=[1]), 32)
    with pytest.raises(ValueError, match="expects layouts of one shape to convert between"):
        conversions.plan(one, one_dimension(register=[1], lane=[2, 4, 8, 16, 32], block=[0]), 32)
    with pytest.raises(ValueError, match="expects layouts of as many warps to convert between, found 1 and 2"):
        conversions.plan(one, one_dimension(register=[1], lane=[2, 4, 8, 16, 32], block=[64], warp=[0]), 32)


def test_bits_of_lanes_and_registers_change_places(run_seed: int) -> None:
    """Half of the layouts differ in which bits belong to lanes and to registers, and in nothing else: those have a plan."""
    draw = random.Random(run_seed)
    found = 0
    for number in range(300):
        warps, bits = draw.choice((0, 1, 2)), draw.choice((5, 7, 9))
        source = drawn(draw, bits, warps, [])
        bases = {name: list(vectors) for name, vectors in source.bases.items()}
        for _ in range(draw.randrange(1, 4)):
            lane, register = draw.randrange(5), draw.randrange(max(1, len(bases["register"])))
            if bases["register"]:
                held = bases["lane"][lane], bases["register"][register]
                bases["lane"][lane], bases["register"][register] = held[1], held[0]
        draw.shuffle(bases["register"])
        target = LinearLayout(bases, source.outputs) if number % 2 else drawn(draw, bits, warps, [])
        size = draw.choice((1, 8, 16, 32, 64))
        try:
            plan = swaps.between(source, target, size)
        except ValueError:
            continue
        if plan is None:
            assert not number % 2 or len(source.bases["register"]) < 3 or source.free_variables(), (source, target)
            continue
        found += 1
        for stage in plan.stages:
            assert stage.per_word in (1, 32 // size)
        assert np.array_equal(plan.execute(numbers(source)), numbers(target)), (run_seed, source, target, size)
    assert found > 100
