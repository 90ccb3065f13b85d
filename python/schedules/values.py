"""What the methods of a schedule hand around: values of the script, and what several results are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.host import ir

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule


class ScriptValue:
    """A value of a schedule's script; `gpuir.schedules.handles` has its methods."""

    value: ir.Value
    schedule: Schedule

    @property
    def type(self) -> ir.Type:
        """The handle's type, e.g. ``!transform.op<"scf.for">``."""
        return self.value.type


class ScriptValues(tuple["ScriptValue", ...]):
    """The values that one op returned; `main` is the one that a chain goes on with."""

    main: ScriptValue


def kind_of(type: ir.Type) -> str:
    """ "op", "param" or "value", of a handle's type."""
    text = str(type)
    if text == "!transform.any_value":
        return "value"
    if text.startswith(("!transform.param<", "!transform.any_param", "!transform.affine_map", "!transform.type")):
        return "param"
    return "op"


#: What a handle is called in messages.
KINDS = {"param": "parameter", "value": "handle to values", "op": "handle to ops"}
#: A type of each kind.
TYPES = {"op": "!transform.any_op", "value": "!transform.any_value", "param": "!transform.param<i64>"}

#: Types of handles that ops ask for besides handles to any ops, as their documents say: a kind, or an op's name.
REQUIRED: dict[str, dict[str, str]] = {
    "transform.annotate": {"param": "param"},
    "transform.apply_registered_pass": {"dynamic_options": "param"},
    "transform.bufferization.empty_tensor_to_alloc_tensor": {
        "target": "tensor.empty", "transformed": "bufferization.alloc_tensor",
    },
    "transform.debug.emit_param_as_remark": {"param": "param"},
    "transform.get_defining_op": {"target": "value"},
    "transform.get_operand": {"result": "value"},
    "transform.get_result": {"result": "value"},
    "transform.get_type": {"value": "value", "type_param": "param"},
    "transform.loop.peel": {"target": "scf.for"},
    "transform.loop.pipeline": {"target": "scf.for"},
    "transform.match.param.cmpi": {"param": "param", "reference": "param"},
    "transform.memref.alloca_to_global": {"alloca": "memref.alloca"},
    "transform.memref.multibuffer": {"target": "memref.alloc"},
    "transform.num_associations": {"num": "param"},
    "transform.smt.constrain_params": {"params": "param", "results_": "param"},
    "transform.structured.lower_pack": {
        "target": "linalg.pack", "pad_op": "tensor.pad", "expand_shape_op": "tensor.expand_shape",
        "transpose_op": "linalg.transpose",
    },
    "transform.structured.lower_unpack": {
        "target": "linalg.unpack", "empty_op": "tensor.empty", "transpose_op": "linalg.transpose",
        "collapse_shape_op": "tensor.collapse_shape", "extract_slice_op": "tensor.extract_slice", "copy_op": "linalg.copy",
    },
    "transform.structured.promote_tensor": {"tensor": "value", "results": "value"},
    "transform.tune.alternatives": {"selected_region_param": "param"},
    "transform.tune.knob": {"result": "param"},
    "transform.xegpu.convert_layout": {"target": "value"},
    "transform.xegpu.get_load_op": {"target": "value"},
}  # fmt: skip


def required_type(op: str, parameter: str) -> str | None:
    """The text of the type that the op asks of a handle; None where a handle to any ops will do, or any at all."""
    word = REQUIRED.get(op, {}).get(parameter)
    return None if word is None else TYPES.get(word, f'!transform.op<"{word}">')


def described(type: str) -> str:
    """A handle's type in a message."""
    return f"handle to {type.split(chr(34))[1]} ops" if '"' in type else KINDS[kind_of(ir.Type.parse(type))]
