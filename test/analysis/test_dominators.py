"""Dominators against their definition, on random graphs, and on long chains."""

from __future__ import annotations

import random

import pytest

from gpuir.analysis.dominators import immediate_dominators, immediate_post_dominators


def reached(successors: list[list[int]], start: int, without: int) -> set[int]:
    found, pending = set(), [start] if start != without else []
    while pending:
        node = pending.pop()
        if node not in found and node != without:
            found.add(node)
            pending += successors[node]
    return found


def by_definition(successors: list[list[int]], root: int) -> list[int]:
    """The node that is on all ways, and nearest: all others that are on all ways dominate it."""
    all_nodes = reached(successors, root, -1)
    on_all_ways = {
        node: {each for each in all_nodes if each != node and node not in reached(successors, root, each)}
        for node in all_nodes
    }
    found = [-1] * len(successors)
    for node in all_nodes - {root}:
        (found[node],) = [each for each in on_all_ways[node] if on_all_ways[node] - {each} == on_all_ways[each]]
    return found


def graph(draw: random.Random, count: int) -> list[list[int]]:
    return [[draw.randrange(count) for _ in range(draw.choice((0, 1, 1, 2, 2, 3)))] for _ in range(count)]


def test_dominators_of_random_graphs(seed):
    draw = random.Random(seed)
    for _ in range(300):
        successors = graph(draw, draw.randint(1, 12))
        assert immediate_dominators(successors) == by_definition(successors, 0), successors


def test_post_dominators_of_random_graphs(seed):
    draw = random.Random(seed)
    for _ in range(300):
        successors = graph(draw, draw.randint(1, 12))
        count = len(successors)
        turned: list[list[int]] = [[] for _ in range(count + 1)]
        for node, after in enumerate(successors):
            for each in after or [count]:
                turned[each].append(node)
        expected = by_definition(turned, count)
        for node, found in enumerate(immediate_post_dominators(successors)):
            if expected[node] >= 0:
                assert found == (-1 if expected[node] == count else expected[node]), (successors, node)


def test_a_loop_without_an_end():
    """The ways out of it do not count for what leads into it, and inside the ways meet where they come by again."""
    # 0 goes to 1 or to the loop of 3, where 4 and 5 meet at 6.
    successors = [[1, 3], [2], [], [4, 5], [6], [6], [3]]
    assert immediate_post_dominators(successors) == [1, 2, -1, 6, 6, 6, -1]


@pytest.mark.parametrize(
    "after, first, last",
    [
        (lambda node, count: [node + 1, count - 1], 0, -1),
        (lambda node, count: [min(node + 2, count - 1), node + 1], 0, -1),
        (lambda node, count: [max(node - 1, 0), node + 1], 29_998, 1),
    ],
)
def test_long_chains(after, first, last):
    count = 30_000
    successors = [sorted(set(after(node, count))) for node in range(count - 1)] + [[]]
    assert immediate_dominators(successors)[-1] == first
    assert immediate_post_dominators(successors)[0] == (last if last > 0 else count - 1)
