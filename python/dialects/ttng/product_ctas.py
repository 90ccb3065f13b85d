"""How CTAs of a cluster share a product of tcgen05: the parts of a, b and d that each has, and what pairs of them do together."""

from __future__ import annotations

from typing import Any

from gpuir.dialects.ttg.cluster_steps import Steps, cluster_steps
from gpuir.dialects.ttg.clusters import bases_of_keys
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.dialect import TensorMemoryEncodingAttr
from gpuir.ods import VerifyError

#: Columns of a product that one instruction of a pair of CTAs makes.
_MOST_COLUMNS = 256


def check_depth_in_each(a: MemDescType, b: MemDescType) -> None:
    """Each CTA has all of the depth (K) of its rows and columns."""
    for name, type, dimension in (("a", a, 1), ("b", b, 0)):
        parts = _parts(_steps(type))[dimension]
        if parts != 1:
            raise VerifyError(f"expects {name} to have its whole depth (K) in each CTA, found {parts} parts of it")


def check_pair_of_first_release(a: MemDescType, b: MemDescType, d: MemDescType) -> None:
    """Two CTAs, and no more, have halves of a's and d's rows and of b's columns."""
    for name, type, expected in (("a", a, (2, 1)), ("b", b, (1, 2)), ("d", d, (2, 1))):
        found = _parts(_steps(type))
        if found != expected:
            raise VerifyError(
                f"expects {name} in {expected[0]}x{expected[1]} parts since it has two_ctas, found {found[0]}x{found[1]}"
            )
    _check_said(d)


def _check_said(d: MemDescType) -> None:
    if not getattr(d.encoding, "two_ctas", False):
        raise VerifyError(f"expects d to have twoCTAs in its encoding since it has two_ctas, found {d.encoding}")


def check_pair(a: MemDescType, b: MemDescType, d: MemDescType) -> None:
    """Pairs of CTAs share d's rows as a's, and each has half of the columns of b that a pair's product needs."""
    check_columns(d)
    (rows, columns), own = _parts(_steps(d)), (_parts(_steps(a))[0], _parts(_steps(b))[1])
    _check_said(d)
    if own[0] != rows:
        raise VerifyError(f"expects a in as many parts along M as d, {rows}, since it has two_ctas, found {own[0]}")
    if own[1] != 2 * columns:
        raise VerifyError(
            f"expects b in twice as many parts along N as d, {2 * columns}, since it has two_ctas, found {own[1]}"
        )


def check_columns(d: MemDescType) -> None:
    """A pair makes a product with one instruction along N."""
    columns = d.shape[-1] // _parts(_steps(d))[1]
    if columns > _MOST_COLUMNS:
        raise VerifyError(
            f"expects d to have at most {_MOST_COLUMNS} columns in each CTA since it has two_ctas, found {columns}"
        )


def check_places(a: MemDescType, b: MemDescType, d: MemDescType, pairs: bool) -> None:
    """A CTA has those rows and columns of d whose rows of a and columns of b it has; of a pair each has half of the columns of b."""
    encoding: Any = d.encoding
    if bool(getattr(encoding, "two_ctas", False)) is not pairs:
        expected = "have twoCTAs" if pairs else "be without twoCTAs"
        raise VerifyError(
            f"expects the encoding of d to {expected} since the product has {'' if pairs else 'no '}two_ctas, found {encoding}"
        )
    if pairs:
        check_columns(d)
    rows, columns, found = (_in_elements(type) for type in (a, b, d))
    if len({len(rows), len(columns), len(found)}) != 1:
        return  # not all are of one cluster, which is asked elsewhere
    if pairs and (not columns or _steps(b)[0][-1] != 1):
        raise VerifyError(
            f"expects the first step of b's CTAs to be along N, 1, since it has two_ctas, found {_steps(b)[:1]}"
        )
    expected_steps = [
        (row, 0 if pairs and not at else column) for at, ((row, _), (_, column)) in enumerate(zip(rows, columns))
    ]
    if expected_steps != found:
        raise VerifyError(
            f"expects CTAs to have d in the steps {expected_steps} of a's rows and b's columns, found {found}"
        )


def _steps(type: MemDescType) -> Steps:
    encoding = type.encoding
    if not isinstance(encoding, TensorMemoryEncodingAttr):
        return [step[-2:] for step in cluster_steps(encoding) or ()]
    split = [encoding.cta_split_m, encoding.cta_split_n]
    return [tuple(step) for step in encoding.cga_layout or bases_of_keys(split, split, [0, 1])]


def _parts(steps: Steps) -> tuple[int, int]:
    """Parts that rows and columns are cut into."""
    if not steps:
        return 1, 1
    rows, columns = (1 << max(along).bit_length() for along in zip(*steps, strict=True))
    return rows, columns


def _in_elements(type: MemDescType) -> list[tuple[int, int]]:
    steps = _steps(type)
    (rows, columns), (down, across) = type.shape[-2:], _parts(steps)
    return [(step[0] * (rows // down), step[1] * (columns // across)) for step in steps]
