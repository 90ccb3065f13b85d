"""Layouts made at random, for modules of 4 warps of 32 threads and one CTA."""

from __future__ import annotations

from random import Random

LANES, WARPS = 32, 4


def _list(values: list[int]) -> str:
    return f"[{', '.join(map(str, values))}]"


def _factors(total: int, rank: int, random: Random) -> list[int]:
    """Powers of two, one a dimension, whose product is `total`."""
    found = [1] * rank
    while total > 1:
        found[random.randrange(rank)] *= 2
        total //= 2
    return found


def _order(rank: int, random: Random) -> str:
    order = list(reversed(range(rank)))
    if random.random() < 0.5:
        random.shuffle(order)
    return _list(order)


def _blocked(rank: int, random: Random) -> str:
    sizes = [random.choice((1, 1, 2, 2, 4, 8)) for _ in range(rank)]
    return (
        f"#ttg.blocked<{{sizePerThread = {_list(sizes)}, threadsPerWarp = {_list(_factors(LANES, rank, random))}, "
        f"warpsPerCTA = {_list(_factors(WARPS, rank, random))}, order = {_order(rank, random)}}}>"
    )


def _mma(rank: int, random: Random, version: int) -> str:
    warps = _factors(WARPS, rank, random)
    if version == 3:
        shape, warps = random.choice(([16, 64, 16], [16, 128, 16], [16, 8, 16])), [WARPS, 1]
    else:
        shape = [1, 16, 8][3 - rank :]
    return (
        f"#ttg.nvidia_mma<{{versionMajor = {version}, versionMinor = 0, warpsPerCTA = {_list(warps)}, "
        f"instrShape = {_list(shape)}}}>"
    )


def _wmma(rank: int, random: Random, version: int) -> str:
    return (
        f"#ttg.amd_wmma<{{version = {version}, isTranspose = false, "
        f"warpsPerCTA = {_list(_factors(WARPS, rank, random))}}}>"
    )


def _dot_operand(rank: int, random: Random) -> str:
    kind = random.randrange(4)
    parent, width, side = _blocked(rank, random), "", random.randrange(2)
    if kind == 1:
        parent, width = _mma(rank, random, 2), f", kWidth = {random.choice((1, 2, 4))}"
    elif kind == 2 and rank == 2:
        parent, width, side = _mma(rank, random, 3), ", kWidth = 2", 0
    elif kind == 3:
        parent, width = _wmma(rank, random, 1), ", kWidth = 16"
    return f"#ttg.dot_op<{{opIdx = {side}, parent = {parent}{width}}}>"


def _linear(rank: int, random: Random) -> str:
    names = ["register"] * random.randrange(4) + ["lane"] * 5 + ["warp"] * 2
    random.shuffle(names)
    reached = [0] * rank
    bases: dict[str, list[str]] = {"register": [], "lane": [], "warp": [], "block": []}
    for name in names:
        basis = [0] * rank
        if name == "register" or random.random() < 0.9:
            dimension = random.randrange(rank)
            basis[dimension] = 1 << reached[dimension]
            reached[dimension] += 1
        bases[name].append(_list(basis))
    entries = [f"{name} = [{', '.join(found)}]" for name, found in bases.items()]
    return f"#ttg.linear<{{{', '.join(entries)}}}>"


def distributed(rank: int, random: Random, depth: int = 0) -> str:
    """A layout of tensors of that rank."""
    kind = random.randrange(9)
    if kind < 2 and depth < 2:
        return (
            f"#ttg.slice<{{dim = {random.randrange(rank + 1)}, parent = {distributed(rank + 1, random, depth + 1)}}}>"
        )
    if kind < 4:
        return _linear(rank, random)
    if kind == 4 and rank in (2, 3):
        return _dot_operand(rank, random)
    if kind == 5 and rank in (2, 3):
        version = random.choice((1, 2))
        return random.choice(
            (_mma(rank, random, 2), _mma(rank, random, 3 if rank == 2 else 2), _wmma(rank, random, version))
        )
    return _blocked(rank, random)


def shared(rank: int, random: Random) -> str:
    """An encoding of buffers of that rank in shared memory."""
    if rank == 1 or random.random() < 0.5:
        vec, per_phase, phases = (random.choice(sizes) for sizes in ((1, 2, 4, 8), (1, 2, 4), (1, 2, 4, 8)))
        name = random.choice(("swizzled_shared", "swizzled_shared", "amd_rotating_shared"))
        return (
            f"#ttg.{name}<{{vec = {vec}, perPhase = {per_phase}, maxPhase = {phases}, order = {_order(rank, random)}}}>"
        )
    ones = _list([1] * rank)
    ctas = "" if rank == 2 else f", CTAsPerCGA = {ones}, CTASplitNum = {ones}, CTAOrder = {_order(rank, random)}"
    return (
        f"#ttg.nvmma_shared<{{swizzlingByteWidth = {random.choice((0, 32, 64, 128))}, "
        f"transposed = {random.choice(('true', 'false'))}, elementBitWidth = {random.choice((8, 16, 16, 32))}{ctas}}}>"
    )
