"""What an editor shows at a builder: a docstring that says what the op does, and what each operand and attribute takes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ods"))
from _generated import generate

sys.path.pop(0)

OPS = [cls for dialect in generate().dialects() for cls in dialect.ops.values()]


@pytest.mark.parametrize("cls", OPS, ids=lambda cls: cls.spec.name)
def test_a_builder_says_what_its_arguments_take(cls: type):
    summary, _, rest = (cls.builder.__doc__ or "").partition("\n")
    assert summary.endswith(".") and len(summary) > 10
    arguments = rest.partition("Args:\n")[2].partition("\nReturns:")[0]
    for field in (*cls.spec.operands, *cls.spec.attributes.values()):
        assert f"    {field.python}: " in arguments, field.python


def test_there_are_ops():
    """Stubs, those of the host's dialects too, are asked in test/ods/test_stubs.py."""
    assert len(OPS) > 100
