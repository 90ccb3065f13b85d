"""The table of handle types against the host's verifier: it takes an op with them, and with no other kind of handle."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gpuir.host import ir
from gpuir.schedules.catalogue import OpEntry, catalogue
from gpuir.schedules.values import REQUIRED, TYPES, kind_of, required_type

#: Attributes without which an op does not verify, by what they are given as.
ATTRIBUTES = {
    "int": "1 : i64", "str": '"x"', "Sequence[int]": "array<i64: 1>", "Sequence[str]": '["x"]', "Any": "1 : i32", "bool": "unit",
}  # fmt: skip
#: Ops whose verifier asks for more than types and these attributes.
DEMANDING = {
    "transform.apply_registered_pass", "transform.smt.constrain_params", "transform.tune.alternatives", "transform.tune.knob",
}  # fmt: skip


def taken(entry: OpEntry, types: Mapping[str, str]) -> bool:
    """Whether the verifier takes the op with handles of these types, each operand and result once."""
    attributes = {
        p.ir_name: ir.Attribute.parse(ATTRIBUTES[p.python.partition(" | ")[0]])
        for p in entry.fields.values()
        if p.role == "attribute" and p.required
    }
    for segments, fields, name in (
        (entry.cls._ODS_OPERAND_SEGMENTS, entry.operands, "operandSegmentSizes"),
        (entry.cls._ODS_RESULT_SEGMENTS, entry.results, "resultSegmentSizes"),
    ):
        if segments is not None:
            attributes[name] = ir.DenseI32ArrayAttr.get([1] * len(fields))
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        values = [
            ir.Operation.create("builtin.unrealized_conversion_cast", results=[ir.Type.parse(types[p.name])]).results[0]
            for p in entry.operands
        ]
        results = [ir.Type.parse(types[p.name]) for p in entry.results]
        op = ir.Operation.create(entry.name, results, values, attributes, None, entry.cls._ODS_REGIONS[0])
    try:
        return op.verify()
    except ir.MLIRError:
        return False


@pytest.mark.parametrize("name", sorted(set(REQUIRED) - DEMANDING))
def test_types_of_handles(context, name):
    entry = catalogue()[name]
    fields = [*entry.operands, *entry.results]
    assert set(REQUIRED[name]) <= {p.name for p in fields}
    with context, ir.Location.unknown():
        types = {p.name: required_type(name, p.name) or TYPES["op"] for p in fields}
        assert taken(entry, types)
        for parameter in REQUIRED[name]:
            others = [text for kind, text in TYPES.items() if kind != kind_of(ir.Type.parse(types[parameter]))]
            assert not any(taken(entry, {**types, parameter: text}) for text in others), parameter
