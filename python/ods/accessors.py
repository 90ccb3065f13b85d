"""What an op's class gets from its spec: builder, constructor, accessors, and the adaptor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.host import ir
from gpuir.ods.arguments import attribute_converter
from gpuir.ods.codegen import builders_of, constructor
from gpuir.ods.format_checks import check_op_format
from gpuir.ods.names import DOCUMENT_NAMES
from gpuir.ods.operation import OPS, AttrField, Group, OpSpec, RegionField, SuccessorField

if TYPE_CHECKING:
    from gpuir.ods.dialect import Dialect

#: An op, or an adaptor of one.
View = Any


@no_collections()
def make_op(cls: Any, dialect: Dialect, name: str) -> None:
    """Completes an op's class: spec, accessors, builder, reader, printer; registers it with the host."""
    spec = OpSpec(cls, dialect, name)
    cls.spec = spec
    if spec.verify_method is not None:
        # `op.verify()` is the host's, which runs every check; the spec's own method is one of these.
        del cls.verify
    cls.OPERATION_NAME = spec.host_names[0]
    cls.HOST_NAMES = spec.host_names
    cls._ODS_REGIONS = (0 if spec.variadic_regions else len(spec.regions), not spec.variadic_regions)
    for releases, elements in spec.printed.entries:
        check_op_format(spec, elements, releases)
    for elements in spec.formats[len(spec.printed.entries) :]:
        check_op_format(spec, elements)
    _complete(cls, spec)
    dialect.add_op(cls)
    OPS[spec.name] = cls
    for host_name in spec.host_names:
        DOCUMENT_NAMES[host_name] = spec.name


def _complete(cls: Any, spec: OpSpec) -> None:
    """Gives an op's class its builder, constructor, accessors and adaptor."""
    build, value = builders_of(spec)
    cls.build, cls.builder = staticmethod(build), staticmethod(value)

    cls.__init__ = constructor(build)
    adaptor = type(
        f"{cls.__name__}Adaptor", (ir.OpAdaptor,), {"OPERATION_NAME": spec.host_names[0], "__module__": cls.__module__}
    )
    for group in spec.operands:
        _operand_accessor(cls, adaptor, group)
    for group in spec.results:
        _result_accessor(cls, group)
    for field in spec.attributes.values():
        _attribute_accessor(cls, adaptor, field)
    for index, region in enumerate(spec.regions):
        setattr(cls, region.python, _region_accessor(index, region))
    for index, successor in enumerate(spec.successors):
        setattr(cls, successor.python, _successor_accessor(index, successor))
    cls.Adaptor = adaptor


def register(cls: Any, spec: OpSpec) -> None:
    """Registers the class with the host, and a subclass for each further host op; called once, at the first loading.

    Not while the class is made: the host's metaclass is not done with it then, and a subclass of it would be broken.
    """
    if spec.views:
        return
    extension = host.module("dialects._ods_common")._cext
    for host_name in spec.host_names:
        # One class a name is the host's rule; a subclass keeps `isinstance` true for all of them.
        view = (
            cls if host_name == cls.OPERATION_NAME else type(cls)(cls.__name__, (cls,), {"OPERATION_NAME": host_name})
        )
        spec.views.append(view)  # the host's table does not keep the class alive
        extension.globals._register_operation_impl(host_name, view, replace=True)
    extension.register_op_adaptor(cls, replace=True)(cls.Adaptor)


def _operand_accessor(cls: Any, adaptor: Any, group: Group) -> None:
    side = group.side
    doc = f"Operand `{group.name}`: {group.constraint.summary}."
    if group.kind == "one" and all(other.kind == "one" for other in side.groups[: group.index]):
        index = group.index

        def get(self: Any) -> Any:
            return self.operands[index]

        def put(self: Any, value: Any) -> None:
            self.operation.operands[index] = value

        setattr(cls, group.python, property(get, put, doc=doc))
        setattr(adaptor, group.python, property(get, doc=doc))
        return

    def get_open(self: Any) -> Any:
        values = group.values(self)
        return values if group.kind == "variadic" else values[0] if values else None

    def put_open(self: Any, value: Any) -> None:
        start, end = side.ranges(self)[group.index]
        given = [value] if isinstance(value, ir.Value) else list(value or ())
        if len(given) != end - start:
            raise ValueError(
                f"'{self.spec.name}' operand '{group.name}' has {end - start} values, got {len(given)}; build a new op to change their number"
            )
        for index, item in enumerate(given):
            self.operation.operands[start + index] = item

    setattr(cls, group.python, property(get_open, put_open, doc=doc))


def _result_accessor(cls: Any, group: Group) -> None:
    if group.python in ("result", "results") or hasattr(ir.OpView, group.python):
        if group.kind == "one" and len(group.side.groups) == 1:
            return  # the host's own `result` is it

    def get(self: Any) -> Any:
        values = group.values(self)
        return values if group.kind == "variadic" else values[0] if values else None

    setattr(cls, group.python, property(get, doc=f"Result `{group.name}`: {group.constraint.summary}."))


def _region_accessor(index: int, field: RegionField) -> property:
    def get(self: View) -> ir.Region:
        return self.operation.regions[index]

    def get_all(self: View) -> list[ir.Region]:
        return list(self.operation.regions)

    return property(get_all if field.variadic else get, doc=f"Region `{field.name}`.")


def _successor_accessor(index: int, field: SuccessorField) -> property:
    def get(self: View) -> ir.Block:
        return self.operation.successors[index]

    def get_rest(self: View) -> list[ir.Block]:
        return list(self.operation.successors)[index:]

    return property(get_rest if field.variadic else get, doc=f"Successor `{field.name}`.")


def _attribute_accessor(cls: Any, adaptor: Any, field: AttrField) -> None:
    name = field.name
    doc = f"Attribute `{name}`: {field.constraint.summary}."
    if field.constraint.unit:

        def get(self: Any) -> Any:
            return name in self.operation.attributes
    elif field.optional:

        def get(self: Any) -> Any:
            return self.operation.attributes.get(name)
    else:

        def get(self: Any) -> Any:
            return self.operation.attributes[name]

    convert = attribute_converter(f"'{cls.spec.name}' attribute '{name}'", field.constraint)

    def put(self: Any, value: Any) -> None:
        if value is None or (field.constraint.unit and value is False):
            delete(self)
        else:
            self.operation.attributes[name] = convert(value, self.operation.context)

    def delete(self: Any) -> None:
        if field.required:
            raise ValueError(f"'{cls.spec.name}' attribute '{name}' is required and cannot be removed")
        if name in self.operation.attributes:
            del self.operation.attributes[name]

    setattr(cls, field.python, property(get, put, delete, doc=doc))
    setattr(adaptor, field.python, property(lambda self: self.attributes[name], doc=doc))
