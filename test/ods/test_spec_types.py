"""Class bodies of specs for type checkers: annotations pass as they stand, and accessors have the types that they give."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir import ods

pytestmark = pytest.mark.usefixtures("declaring")

ROOT = Path(__file__).resolve().parents[2]

SPECS = '''
from typing import TYPE_CHECKING, Annotated, Any

from gpuir import ir
from gpuir.ods import *
from gpuir.ods import DialectAttr, DialectOp, DialectType, default

if TYPE_CHECKING:
    from typing_extensions import assert_type

SPEC = Dialect("spec_types", summary="Something of everything.")


@SPEC.enum
class Mode(IntEnum):
    """Modes."""

    FAST = 0, "fast"
    SAFE = 1, "safe"


class Level(int, metaclass=ParameterMeta, parameter=Int64): ...


class LimitAttr(DialectAttr, dialect=SPEC, name="limit"):
    """A limit."""

    size: Param[Int64]
    mode: Param[Mode]
    flag: Param[Bool]
    note: Param[Str] | None
    top_level: Param[Level] = named("topLevel", 1)
    rest: Param[Annotated[list[int], list_of(Int64)]]
    assembly = "`<` $size `,` $mode `,` $flag (`,` $note^)? `,` `[` $rest `]` `>`"

    def verify(self) -> None:
        if self.size < 0:
            raise VerifyError("expects a size of at least 0")


class BoxType(DialectType, dialect=SPEC, name="box"):
    """A box."""

    size: Param[Int64] = default(1)
    assembly = "(`<` $size^ `>`)?"


class EvenTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint("tensor of even rank", lambda t: isinstance(t, ir.RankedTensorType) and t.rank % 2 == 0),
): ...


class Small(
    ir.IntegerAttr,
    metaclass=AttrConstraintMeta,
    constraint=I32Attr.narrowed("a small number", lambda a: ir.IntegerAttr(a).value < 9),
): ...


EITHER = any_type_of(EvenTensor, F32)


class AllOp(DialectOp, dialect=SPEC, name="all"):
    """Has everything."""

    value: Operand[AnyFloat]
    mask: Operand[I1] | None
    box: Operand[BoxType]
    others: Operands[Annotated[ir.Value, any_type_of(I32, F32)]]
    scale: Attr[F32Attr] = default(0.5)
    mode: Attr[Mode]
    limit: Attr[LimitAttr] | None
    fast: Attr[UnitAttr]
    table: Attr[Annotated[ir.ArrayAttr, array_of(I32Attr)]]
    at_most: Attr[Small] = named("atMost", 3)
    even_ones: Operands[EvenTensor] = named("evenOnes")
    result: Result[AnyFloat]
    body: Region[AnyRegion]
    first: Region[Annotated[ir.Region, SizedRegion(1)]]
    last: Region[OneBlock]
    traits = (AllTypesMatch("value", "result"),)

    def verify(self) -> None:
        if self.scale.value == 0 or len(self.others) > 3:
            raise VerifyError("expects a scale other than 0")


def check(op: AllOp, limit: LimitAttr, box: BoxType) -> None:
    if TYPE_CHECKING:
        assert_type(op.value, ir.Value[Any])
        assert_type(op.mask, ir.Value[Any] | None)
        assert_type(op.others, list[ir.Value[Any]])
        assert_type(op.scale.value, float)
        assert_type(op.mode, ir.IntegerAttr)
        assert_type(op.limit, LimitAttr | None)
        assert_type(op.fast, bool)
        assert_type(op.table, ir.ArrayAttr)
        assert_type(op.at_most.value, int)
        assert_type(op.even_ones, list[ir.Value[Any]])
        assert_type(op.last, ir.Region)
        assert_type(op.result, ir.OpResult[Any])
        assert_type(op.body, ir.Region)
        assert_type(limit.mode, Mode)
        assert_type(limit.flag, bool)
        assert_type(limit.rest, list[int])
    op.value = op.others[0]
    op.scale = 2.0
    print(limit.size + box.size, op.value.type, (limit.note or "").upper())
'''

WRONG = """
from gpuir.ods import DialectOp, Dialect, F32, F32Attr, Attr, Operand

WRONG = Dialect("wrong")


class WrongOp(DialectOp, dialect=WRONG, name="wrong"):
    value: Operand[F32]
    scale: Attr[F32Attr] = 0.5  # assignment


def check(op: WrongOp) -> None:
    op.value = 1  # assignment
    print(op.value.owner, op.nosuch)  # attr-defined
    print(op.scale.value.upper())  # attr-defined
"""


def test_specs_run_as_they_are_checked():
    names: dict[str, object] = {"__name__": __name__}
    exec(compile(SPECS, "specs.py", "exec", dont_inherit=True), names)
    spec = names["AllOp"].spec  # type: ignore[attr-defined]
    assert [group.kind for group in spec.operands] == ["one", "optional", "one", "variadic", "variadic"]
    even, small = spec.groups["evenOnes"], spec.attributes["atMost"]
    assert even.python == "even_ones" and isinstance(even.constraint, ods.TypeConstraint)
    assert small.python == "at_most" and small.default == 3 and small.constraint.summary == "a small number"
    assert names["EITHER"].summary == "tensor of even rank or 32-bit float"  # type: ignore[attr-defined]
    assert spec.attributes["scale"].default == 0.5 and spec.attributes["limit"].optional
    with gpuir.Context():
        limit = names["LimitAttr"].get(4, "safe", True, None, rest=[1, 2])  # type: ignore[attr-defined]
        assert limit.top_level == 1 and limit.spec.fields[4].name == "topLevel"
        assert str(limit) == "#spec_types.limit<4, safe, true, [1, 2]>" and limit.rest == [1, 2]
        assert str(names["BoxType"].get()) == "!spec_types.box"  # type: ignore[attr-defined]


def test_annotations_hold_what_checkers_see():
    marker = ods.Attr[ods.F32Attr]
    assert isinstance(marker, ods.Attr) and marker.constraint is ods.F32Attr and (marker | None).optional


def test_a_strict_checker_takes_specs(tmp_path: Path):
    try:
        import mypy  # noqa: F401
    except ImportError:
        if os.environ.get("CI"):
            pytest.fail("mypy is missing: pip install 'gpuir[lint]'", pytrace=False)
        pytest.skip("mypy is missing: pip install 'gpuir[lint]'")
    (tmp_path / "specs.py").write_text(SPECS)
    (tmp_path / "wrong.py").write_text(WRONG)
    (tmp_path / "example.py").write_text((ROOT / "examples" / "dialect_in_40_lines.py").read_text())
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "extending.md").read_text(), re.M | re.S)
    (tmp_path / "guide.py").write_text("\n".join(blocks))
    environment = {**os.environ, "MYPYPATH": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    options = ("--config-file=", "--strict", "--follow-imports=silent", "--cache-dir=cache")
    ended = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "specs.py", "wrong.py", "example.py", "guide.py"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert not ended.stderr
    errors = re.findall(r"^(\w+)\.py:(\d+): error: .*\[([\w-]+)\]$", ended.stdout, re.M)
    lines = enumerate(WRONG.splitlines(), 1)
    # The guide's first functions are short, without annotations; what they declare is checked.
    errors = [error for error in errors if error[::2] != ("guide", "no-untyped-def")]
    assert set(errors) == {("wrong", str(n), line.partition("  # ")[2]) for n, line in lines if "  # " in line}, (
        ended.stdout
    )
