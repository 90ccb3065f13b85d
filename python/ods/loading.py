"""Puts a dialect into a context: IRDL first, then traits, interfaces, verifiers and the classes of attributes and types."""

from __future__ import annotations

import functools
import io
import weakref
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

from gpuir import host
from gpuir.host import ir
from gpuir.ods.accessors import register
from gpuir.ods.arguments import CONVERTED
from gpuir.ods.graves import parse_unkept
from gpuir.ods.operation import OpBase
from gpuir.ods.traits import Trait
from gpuir.ods.verifier import forget, verifier_trait

if TYPE_CHECKING:
    from gpuir.ods.dialect import Dialect


def one_thread(context: ir.Context) -> None:
    """Switches the host's worker threads off.

    They would wait in the Python verifiers for the interpreter's lock, which the caller holds. Who parses or runs passes
    asks again, since a user may have switched them on after the dialect came.
    """
    context.enable_multithreading(False)


def _forget(context_id: int) -> None:
    CONVERTED.pop(context_id, None)
    forget(context_id)


def _give_up(
    extension: ModuleType, numbers: list[tuple[ir.TypeID, type[ir.DynamicAttr] | type[ir.DynamicType]]]
) -> None:
    # The host's ids of dynamic attributes and types are one context's: a later one may give the number to others.
    for number, base in numbers:
        extension.register_type_caster(number, replace=True)(base)


def _definition(dialect: Dialect) -> ir.Module:
    """The dialect's IRDL in the current context; the host reads bytecode in two thirds of the time of text."""
    if dialect.irdl_bytecode is not None:
        return parse_unkept(dialect.irdl_bytecode)
    module = parse_unkept(dialect.irdl())
    written = io.BytesIO()
    module.operation.write_bytecode(written)
    dialect.irdl_bytecode = written.getvalue()
    return module


#: What one op of the host is given in a context: its verifier, and functions that attach what more it has.
_Attachment = tuple[str, type[ir.DynamicOpTrait], list[Callable[[str, ir.Context], None]]]


@functools.cache
def _attachments(dialect: Dialect) -> list[_Attachment]:
    """What the host's ops of a dialect are given in each context, by their names."""
    attachments: list[_Attachment] = []
    for cls in dialect.ops.values():
        register(cls, cls.spec)
        more: list[Callable[[str, ir.Context], None]] = [
            trait.attach for trait in cls.spec.traits if type(trait).attach is not Trait.attach
        ]
        if getattr(cls.attach, "__func__", None) is not getattr(OpBase.attach, "__func__", None):
            more.append(cls.attach)
        attachments += [(name, verifier_trait(cls.spec, name), more) for name in cls.spec.host_names]
    return attachments


def load(dialect: Dialect, context: ir.Context) -> None:
    """Loads the dialect into the context."""
    irdl = host.module("dialects.irdl")
    extension = host.module("dialects._ods_common")._cext
    if id(context) not in CONVERTED:
        CONVERTED[id(context)] = {}
        weakref.finalize(context, _forget, id(context)).atexit = False
    one_thread(context)
    numbers: list[tuple[ir.TypeID, type[ir.DynamicAttr] | type[ir.DynamicType]]] = []
    with context, ir.Location.unknown():
        irdl.load_dialects(_definition(dialect))
        for definition in dialect.definitions.values():
            base = ir.DynamicAttr if definition.sigil == "#" else ir.DynamicType
            number = base.lookup_typeid(definition.host_full_name)
            extension.register_type_caster(number, replace=True)(definition.cls)
            numbers.append((number, base))
        weakref.finalize(context, _give_up, extension, numbers).atexit = False
        for host_name, verifier, more in _attachments(dialect):
            verifier.attach(host_name, context=context)
            for attach in more:
                attach(host_name, context)
