"""How encodings say which CTA of a cluster has what: three keys up to Triton 3.5, the bases of a linear map from 3.6 on.

In memory stand the three keys wherever they can say it, and the bases, `CGALayout`, only for what they cannot.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.bases import are_single_steps, reaches_all
from gpuir.dialects.ttg.dialect import int_array, ints
from gpuir.ods.parameters import ABSENT
from gpuir.ods.releases import Release

#: The three keys: CTAs along each dimension, parts that they cut it into, dimensions from the fastest on.
CTA = ("CTAsPerCGA", "CTASplitNum", "CTAOrder")
#: The bases: for each bit of the CTA's number the coordinates that it moves by, in shares of a CTA.
CGA = "CGALayout"
SINCE_BASES = TRITON.range("3.6-")


def bases_of_keys(ctas: Sequence[int], split: Sequence[int], order: Sequence[int]) -> list[list[int]]:
    """The bases for three keys: along each dimension the parts, then the CTAs that have a part in common."""
    bases: list[list[int]] = []
    fits = all(part and count % part == 0 for count, part in zip(ctas, split, strict=True))
    if not fits or len(order) != len(ctas) or not are_powers_of_two([*ctas, *split]):
        raise ValueError(
            f"numbers along the dimensions are {list(ctas)}, in {list(split)} parts, which bases cannot say"
        )
    for dimension in order:
        step = 1
        while step < split[dimension]:
            bases.append([step if other == dimension else 0 for other in range(len(order))])
            step *= 2
        copies = ctas[dimension] // split[dimension]
        bases += [[0] * len(order)] * (copies.bit_length() - 1)
    return bases


def keys_of_bases(bases: Sequence[Sequence[int]], rank: int) -> tuple[list[int], list[int], list[int]] | None:
    """The three keys for bases; None where they cannot say it."""
    ctas, split = [1] * rank, [1] * rank
    order: list[int] = []
    for basis in bases:
        moved = [dimension for dimension, step in enumerate(basis) if step]
        if len(moved) > 1:
            return None
        if not moved:
            if not order:  # of a dimension that no basis moves along
                still = [dimension for dimension in range(rank) if not any(other[dimension] for other in bases)]
                if not still:
                    return None
                order.append(still[-1])
            ctas[order[-1]] *= 2
            continue
        (dimension,) = moved
        last = order[-1:] == [dimension]
        if basis[dimension] != split[dimension] or (last and ctas[dimension] != split[dimension]):
            return None
        if not last:
            if dimension in order:
                return None
            order.append(dimension)
        split[dimension] *= 2
        ctas[dimension] *= 2
    usual = list(reversed(range(rank)))
    if order == [dimension for dimension in usual if dimension in order]:
        return ctas, split, usual
    return ctas, split, order + [dimension for dimension in usual if dimension not in order]


def bases_text(bases: Sequence[Sequence[int]]) -> str:
    """Host text of bases."""
    return str([list(basis) for basis in bases])


def bases_of_text(text: str) -> list[list[int]]:
    """The bases of such a text."""
    try:
        bases = json.loads(text)
    except ValueError:
        raise ValueError(f"expects {CGA} to be a list of lists of integers, found {text}") from None
    if not all(isinstance(basis, list) and all(type(step) is int and step >= 0 for step in basis) for basis in bases):
        raise ValueError(f"expects {CGA} to be a list of lists of integers, found {text}")
    return [list(basis) for basis in bases]


def canonical_cga(values: dict[str, str], rank: int) -> str | None:
    """Three keys in place of the bases where they can say it; which releases take these bases."""
    if values.get(CGA, ABSENT) == ABSENT:
        return None
    if any(values[key] != ABSENT for key in CTA):
        raise ValueError(f"expects {', '.join(CTA)}, or {CGA}, not both")
    bases = bases_of_text(values[CGA])
    for basis in bases:
        if len(basis) != rank:
            raise ValueError(f"expects the entries of {CGA} to have {rank} coordinates each, found {basis}")
    if not reaches_all(bases):
        raise ValueError(f"expects {CGA} to reach all CTAs of a block, found {values[CGA]}")
    keys = keys_of_bases(bases, rank)
    if keys is not None:
        values.update(zip(CTA, map(int_array, keys), strict=True))
        values[CGA] = ABSENT
        if not bases:
            values.update(dict.fromkeys(CTA, ABSENT))
    return None if are_single_steps(bases) else "-3.7"


def are_powers_of_two(values: Sequence[int]) -> bool:
    return all(value > 0 and not value & (value - 1) for value in values)


def power_of_two(name: str, values: list[int]) -> None:
    if not are_powers_of_two(values):
        raise ValueError(f"expects {name} to be powers of two, found {values}")


def permutation(name: str, values: list[int], rank: int) -> None:
    if sorted(values) != list(range(rank)):
        raise ValueError(f"expects {name} to be a permutation of 0..{rank - 1}, found {values}")


def canonical_cta(values: dict[str, str], rank: int | None, *, of_rank: bool = True) -> str | None:
    """Three CTA keys or none; left out where they say one CTA, whose order says nothing; bases where keys cannot say it.

    With `rank` None the rank that the text leaves out is 2, and the keys of any other one stay; so they do where the keys
    need not be `of_rank`. The order of a single CTA is written as ``rank-1..0``, whatever was said of it. Returns the
    releases that take what is said, None for all.
    """
    releases = canonical_cga(values, 2 if rank is None else rank)
    given = [values[key] for key in CTA]
    if all(text == ABSENT for text in given):
        return releases
    if ABSENT in given:
        raise ValueError(f"expects all of {', '.join(CTA)}, or none of them")
    per, split, order = (ints(text) for text in given)
    if set(per) <= {1}:
        order = list(reversed(range(len(per))))
        values["CTAOrder"] = int_array(order)
    if {len(per), len(split), len(order)} != {len(order) if rank is None or not of_rank else rank}:
        expected = "equally many" if rank is None or not of_rank else rank
        raise ValueError(
            f"expects {', '.join(CTA)} to have {expected} entries each, found {len(per)}, {len(split)} and {len(order)}"
        )
    permutation("CTAOrder", order, len(order))
    for name, numbers in (("CTAsPerCGA", per), ("CTASplitNum", split)):
        if 0 in numbers:
            raise ValueError(f"expects {name} to be at least 1 each, found {numbers}")
    if set(per) | set(split) == {1} and len(order) == (2 if rank is None else rank):
        values.update(dict.fromkeys(CTA, ABSENT))
    return releases


def drop_single_cta(values: dict[str, str]) -> None:
    """Leaves the keys out where they say one CTA, of however many dimensions."""
    per, split = (values[name] for name in CTA[:2])
    if per != ABSENT and {*ints(per), *ints(split)} <= {1}:
        values.update(dict.fromkeys(CTA, ABSENT))


def spelled_cga(values: dict[str, str], release: Release, *, rank_key: bool = False) -> dict[str, str]:
    """The keys that say it in a release; `rank_key`: one CTA in a rank other than 2 is said by ``rank``."""
    if release not in SINCE_BASES:
        if values.get(CGA, ABSENT) != ABSENT:
            raise ValueError(f"{CGA} is {values[CGA]}, which {', '.join(CTA)} cannot say")
        return {key: values[key] for key in CTA if values[key] != ABSENT}
    if values[CGA] != ABSENT:
        return {CGA: values[CGA]}
    if values[CTA[0]] == ABSENT:
        return {}
    bases = bases_of_keys(*(ints(values[key]) for key in CTA))
    if bases:
        return {CGA: bases_text(bases)}
    return {"rank": f"{len(ints(values[CTA[2]]))} : i64"} if rank_key else {}
