"""Dominators and post-dominators of a graph whose nodes are numbers.

Source: L. Georgiadis, Linear-Time Algorithms for Dominators and Related Problems (2005): the semi-NCA algorithm, whose time hardly grows
faster than the graph.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["immediate_dominators", "immediate_post_dominators"]


def immediate_dominators(successors: Sequence[Sequence[int]], root: int = 0) -> list[int]:
    """The nearest other node that is on all ways from the root to a node; -1 of the root and of what it does not reach."""
    number = [-1] * len(successors)
    order: list[int] = []
    # By the numbers of a search in depth: the node that each was found from, and those that lead to it.
    parent: list[int] = []
    before: list[list[int]] = []
    pending = [(root, 0)]
    while pending:
        node, found_from = pending.pop()
        if number[node] >= 0:
            before[number[node]].append(found_from)
            continue
        mine = number[node] = len(order)
        order.append(node)
        parent.append(found_from)
        before.append([found_from])
        pending += [(each, mine) for each in successors[node]]
    count = len(order)
    semi, label, ancestor, nearest = list(range(count)), list(range(count)), list(parent), list(parent)
    for node in range(count - 1, 0, -1):
        lowest = parent[node]
        for each in before[node]:
            lowest = min(lowest, semi[_lowest(each, node + 1, ancestor, label, semi)])
        semi[node] = lowest
    for node in range(1, count):
        above = nearest[node]
        while above > semi[node]:
            above = nearest[above]
        nearest[node] = above
    result = [-1] * len(successors)
    for node in range(1, count):
        result[order[node]] = order[nearest[node]]
    return result


def _lowest(node: int, linked: int, ancestor: list[int], label: list[int], semi: list[int]) -> int:
    """The node with the lowest semi-dominator between a node and the part of the forest that is linked, shortening the way for the next
    question."""
    if node < linked or ancestor[node] < linked:
        return label[node]
    way = []
    while ancestor[node] >= linked:
        way.append(node)
        node = ancestor[node]
    above = node
    best = label[above]
    for each in reversed(way):
        ancestor[each] = ancestor[above]
        if semi[best] < semi[label[each]]:
            label[each] = best
        else:
            best = label[each]
        above = each
    return best


def immediate_post_dominators(successors: Sequence[Sequence[int]], end: int = -1) -> list[int]:
    """The nearest other node that is on all ways from a node to the end; ``end`` where there is only the end itself.

    A node leads to the end by a successor ``end``, or by having none. Ways that never end do not count; of nodes that have no other ways,
    it is the nearest one that all of these ways go through again and again, where there is one.
    """
    count = len(successors)
    # Turned around, with the end as the root.
    turned: list[list[int]] = [[] for _ in range(count + 1)]
    for node, after in enumerate(successors):
        for each in after or (end,):
            turned[count if each == end else each].append(node)
    nearest = immediate_dominators(turned, count)
    lost = [node for node in range(count) if nearest[node] < 0]
    if lost:
        reached = [each >= 0 for each in nearest]
        for node in reversed(lost):
            if not reached[node]:
                turned[count].append(node)
                pending = [node]
                while pending:
                    each = pending.pop()
                    if not reached[each]:
                        reached[each] = True
                        pending += turned[each]
        again = immediate_dominators(turned, count)
        for node in lost:
            nearest[node] = again[node]
    return [end if each == count else each for each in nearest[:count]]
