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
        # None: as for chips without matrices, where a store takes as many elements as a load.
        matrices = draw.choice((None, frozenset(), frozenset({"loads"}), frozenset({"loads", "stores"})))
        try:
            plan = conversions.plan(source, target, size, matrices=matrices)
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
                assert max(plan.stores.width, plan.loads.width) <= 128 // bits
                assert plan.repetitions * plan.bytes == SHAPE[0] * SHAPE[1] * bits // 8
    assert through_memory > 20


BOTH = frozenset({"loads", "stores"})


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_matrices_and_wide_accesses_of_one_side(bits: int) -> None:
    fewer = with_matrices = 0
    for source in KINDS.values():
        for target in KINDS.values():
            plain = conversions.plan(source, target, bits)
            plan = conversions.plan(source, target, bits, matrices=BOTH)
            assert np.array_equal(plan.execute(numbers(source)), numbers(target))
            assert type(plan) is type(plain) and plan.bytes <= plain.bytes
            if isinstance(plan, conversions.Shared) and isinstance(plain, conversions.Shared):
                assert plan.conflicts() == (0, 0)
                assert plan.cost <= plain.cost
                assert max(plan.stores.width, plan.loads.width) <= 128 // bits
                fewer += plan.accesses < plain.accesses
                with_matrices += plan.stores.form is not None or plan.loads.form is not None
    assert fewer > 1
    assert bool(with_matrices) == (bits < 64)


@pytest.mark.parametrize(
    ("source", "target", "stores", "loads", "accesses"),
    [
        # What a product of a warpgroup gives is stored as rows of matrices, and loaded 16 bytes at a time: 64 elements of a thread.
        ("wgmma", "rows", "rows", None, 16),
        ("single", "columns", None, "rows", 16),
        # Of a transposed tile eight lanes hold what one lane needs side by side.
        ("rows", "columns", "columns", None, 16),
    ],
)
def test_forms_of_matrices(source: str, target: str, stores: str | None, loads: str | None, accesses: int) -> None:
    plan = conversions.plan(KINDS[source], KINDS[target], 16, matrices=BOTH)
    assert isinstance(plan, conversions.Shared)
    assert (plan.stores.form, plan.loads.form, plan.accesses) == (stores, loads, accesses)
    none = conversions.plan(KINDS[source], KINDS[target], 16, matrices=frozenset())
    assert isinstance(none, conversions.Shared)
    assert (none.stores.form, none.loads.form) == (None, None)
    assert none.accesses > accesses


def test_turns_of_matrices_take_less_memory() -> None:
    """What both sides have side by side goes in turn where ldmatrix loads what lanes have, as Triton 3.9.0 does it."""
    rows = distributed.blocked((128, 128), (1, 128), (32, 1), (4, 1), (1, 0), ONE)
    stored = distributed.blocked((128, 128), (1, 4), (1, 32), (4, 1), (1, 0), ONE)
    plan, plain = (conversions.plan(rows, stored, 32, matrices=each) for each in (BOTH, None))
    assert isinstance(plan, conversions.Shared) and isinstance(plain, conversions.Shared)
    assert np.array_equal(plan.execute(numbers(rows)), numbers(stored))
    assert (plain.accesses, plain.bytes, plain.repetitions) == (64, 65536, 1)
    assert (plan.accesses, plan.bytes, plan.repetitions) == (64, 16384, 4)


def test_lanes_that_hold_the_same_store_no_matrices() -> None:
    twice = one_dimension(register=[1, 32, 64], lane=[2, 4, 8, 16, 0], warp=[128])
    other = one_dimension(register=[2, 4, 8], lane=[1, 16, 32, 64, 0], warp=[128])
    moved = one_dimension(register=[2, 4, 128], lane=[1, 16, 32, 64, 0], warp=[8])
    for target in (other, moved):
        plan = conversions.plan(twice, target, 16, matrices=BOTH)
        assert not isinstance(plan, conversions.Shared) or (plan.stores.form, plan.loads.form) == (None, None)
        assert np.array_equal(plan.execute(numbers(twice)), numbers(target))


@pytest.mark.parametrize("bits", [8, 16])
def test_words_of_one_side_are_moved_whole(bits: int) -> None:
    """Neighbours in registers of the one side, which the other has in other lanes."""
    per_word = 32 // bits
    single = distributed.blocked((128 * per_word,), (1,), (32,), (4,), (0,), ONE)
    words = distributed.blocked((128 * per_word,), (per_word,), (32,), (4,), (0,), ONE)
    loaded, stored = conversions.plan(single, words, bits), conversions.plan(words, single, bits)
    assert isinstance(loaded, conversions.Shared) and isinstance(stored, conversions.Shared)
    for plan, source, target in ((loaded, single, words), (stored, words, single)):
        assert sorted((plan.stores.width, plan.loads.width)) == [1, per_word]
        assert plan.conflicts() == (0, 0)
        assert np.array_equal(plan.execute(numbers(source)), numbers(target))


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
