"""The basic blocks of a kernel in AMDGCN assembly, and paths through them."""

from __future__ import annotations

import heapq
import itertools
import re


class Graph:
    """The basic blocks of a kernel in AMDGCN assembly. Where a branch is for no thread at all, there are some."""

    def __init__(self, assembly: str):
        body = assembly.partition("matmul_kernel:")[2].partition(".section")[0]
        self.blocks: dict[str, list[str]] = {"": []}
        name, numbers = "", itertools.count()
        for line in (line.partition(";")[0].strip() for line in body.splitlines()):
            if label := re.fullmatch(r"(\.LBB\w+):", line):
                name = label[1]
                self.blocks[name] = []
            elif line and not line.startswith("."):
                self.blocks[name].append(line)
                if line.startswith(("s_cbranch", "s_branch", "s_endpgm")):
                    name = f"behind {next(numbers)}"
                    self.blocks[name] = []

    def following(self, name: str) -> list[str]:
        names = list(self.blocks)
        last = self.blocks[name][-1] if self.blocks[name] else ""
        target, behind = last.split()[-1:], names[names.index(name) + 1 : names.index(name) + 2]
        if last.startswith("s_endpgm"):
            return []
        if last.startswith("s_branch"):
            return target
        return target + behind if last.startswith(("s_cbranch_scc", "s_cbranch_vcc")) else behind

    def count(self, names, pattern):
        return sum(bool(re.match(pattern, line)) for name in names for line in self.blocks[name])

    def cheapest(self, loads: int) -> list[str]:
        """The path with the fewest vector instructions that goes through the products and through so many loads."""
        queue, seen = [(0, 0, [""], 0, 0)], set()
        while queue:
            cost, _, path, products, loaded = heapq.heappop(queue)
            name = path[-1]
            if (name, products > 0, min(loaded, loads)) in seen:
                continue
            seen.add((name, products > 0, min(loaded, loads)))
            cost += self.count([name], r"v_(?!mfma)")
            products += self.count([name], "v_mfma")
            loaded += self.count([name], "(global|flat|buffer)_load")
            following = self.following(name)
            if not following and products and loaded >= loads:
                return path
            for number, other in enumerate(following):
                queue.append((cost, len(seen) * 2 + number, [*path, other], products, loaded))
            heapq.heapify(queue)
        raise AssertionError("no path goes through the products")

    def loop(self, loads: str) -> list[str]:
        """The shortest way from the products back to themselves through loads of the pattern."""
        starts = [name for name in self.blocks if self.count([name], "v_(mfma|wmma)")]
        paths = [[name] for name in starts]
        for path in paths:
            for name in self.following(path[-1]):
                if name == path[0] and self.count(path, loads):
                    return path
                if name not in path and len(path) < 12:
                    paths.append([*path, name])
        raise AssertionError("no loop goes through products and loads")

    def lines(self, names: list[str]) -> list[str]:
        return [line for name in names for line in self.blocks[name]]
