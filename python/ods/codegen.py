"""From an op's spec: its builder, constructor, accessors and adaptor, by upstream's ODS-to-Python rules.

Builders are generated source. The common case (operands are Values, attributes are Attributes) runs straight through;
what Python is kind about (an op for its result, a number for a constant, a string for an enum) is converted only after
the host refused it.
"""

from __future__ import annotations

import inspect
from typing import Any

from gpuir import host
from gpuir.host import ir
from gpuir.ods import arguments
from gpuir.ods.operation import AttrField, Group, OpSpec, alike
from gpuir.ods.signature import inference, of_spec


def _types_source(group: Group) -> str:
    if group.kind == "one":
        return f"[{group.python}.type]"
    if group.kind == "optional":
        return f"([] if {group.python} is None else [{group.python}.type])"
    return f"[*map(type_of, {group.python})]"


def _list_source(groups: list[Group]) -> str:
    """Source of the flat list of a side's values."""
    if len(groups) == 1 and groups[0].kind == "variadic":
        return groups[0].python
    parts = []
    for group in groups:
        if group.kind == "one":
            parts.append(group.python)
        elif group.kind == "optional":
            parts.append(f"*(() if {group.python} is None else ({group.python},))")
        else:
            parts.append(f"*{group.python}")
    return f"[{', '.join(parts)}]"


def source(spec: OpSpec) -> str:
    """Python source of ``build(...) -> Operation`` and of the value builder."""
    signature = of_spec(spec)
    overridable = "results" in signature
    inferred = inference(spec)
    lines = [f"def build({signature.text()}):"]
    lines.append("    context = Context.current if loc is None else loc.context")
    lines.append("    if context is None: no_context()")
    lines.append(f"    if not context.is_dialect_loaded({spec.dialect.host!r}): load(context)")
    attributes = []
    optional = []
    for field in spec.attributes.values():
        value = f"{field.python} if isinstance({field.python}, classes_{field.python}) else convert_{field.python}({field.python}, context)"
        if field.constraint.unit:
            optional.append(f"    if {field.python}: attributes[{field.name!r}] = unit(context)")
        elif field.default is not None:
            value = f"convert_{field.python}({field.default!r}, context) if {field.python} is None else {value}"
            attributes.append(f"{field.name!r}: {value}")
        elif field.optional:
            optional.append(f"    if {field.python} is not None: attributes[{field.name!r}] = {value}")
        else:
            attributes.append(f"{field.name!r}: {value}")
    # The host takes an absent dictionary in less time than an empty one; segments are for some calls only where `has_mixed`.
    segmented = spec.operand_side.segmented or spec.result_side.segmented
    bare = not attributes and not optional and spec.infer is None and (spec.has_mixed or not segmented)
    lines.append(f"    attributes = {None if bare else '{' + ', '.join(attributes) + '}'}")
    lines += optional
    if spec.variadic_regions:
        count = f"num_{spec.regions[0].python.rstrip('_')}"
        host_name = f"host_name({count})"
    else:
        count, host_name = str(len(spec.regions)), repr(spec.host_names[0])
    body = []
    result_lists = []
    for group in spec.results:
        if group.kind == "optional":
            text = f"optional_result({group.python}, {group.constraint.text!r}, context)"
        elif group.name in inferred:
            text = inferred[group.name]
        else:
            text = f"[{group.python}]" if group.kind == "one" else f"list({group.python})"
        result_lists.append(text)
    if len(result_lists) == 1:
        flat = result_lists[0]
    else:
        flat = f"[{', '.join('*' + text for text in result_lists)}]"
    same = len(spec.operands) == 1 and result_lists == [f"types_{spec.operands[0].python}"]
    tail = []
    if spec.infer is not None:
        operands = ", ".join(f"{g.name!r}: types_{g.python}" for g in spec.operands)
        tail.append(f"inferred = infer({{{operands}}}, attributes)")
    tail.append(f"types = {flat} if results is None else results" if overridable else f"types = {flat}")
    guard = ""
    if spec.has_mixed:
        # Values of equal types take the host's op without segments.
        tests = []
        inferred_same = same and spec.operand_side.segmented and overridable
        if spec.operand_side.segmented:
            group = spec.operand_side.open[0]
            name = f"types_{group.python}"
            if name in " ".join(tail):
                tests.append(f"(len({name}) < 2 or {name}.count({name}[0]) == len({name}))")
            else:  # nothing else asks for the types
                tests.append(f"(len({group.python}) < 2 or alike({_types_source(group)}))")
        if spec.result_side.segmented:
            fixed = spec.result_side.open[0].index
            test = f"alike(types[{fixed}:])" if fixed else "alike(types)"
            tests.append(f"(results is None or {test})" if inferred_same else test)
        tail.append(f"uniform = {' and '.join(tests)}")
        tail += ["if not uniform: attributes = {}"] if bare else []
        host_name = f"{spec.host_names[0]!r} if uniform else {spec.host_names[1]!r}"
        guard = "if not uniform: "
    if spec.operand_side.segmented:
        groups = ", ".join(
            f"types_{g.python}" if not guard or f"types_{g.python}" in " ".join(tail) else _types_source(g)
            for g in spec.operands
        )
        tail.append(f"{guard}attributes['operandSegmentSizes'] = segments(operand_side.segments([{groups}]), context)")
    if spec.result_side.segmented:
        computed = f"segments(result_side.segments(result_groups(types, {', '.join(result_lists)})), context)"
        tail.append(f"{guard}attributes['resultSegmentSizes'] = {computed}")
    used = " ".join(tail)
    body += [f"types_{g.python} = {_types_source(g)}" for g in spec.operands if f"types_{g.python}" in used]
    body += tail
    successors = ", ".join(("*" if s.variadic else "") + s.python for s in spec.successors)
    body.append(
        f"op = create({host_name}, types, {_list_source(spec.operands)}, attributes, "
        f"{f'[{successors}]' if spec.successors else 'None'}, {count}, loc, ip)"
    )
    body.append("return op")
    for group in spec.operands:
        if group.kind == "variadic":
            # Iterators and the host's lists are walked once, here.
            lines.append(f"    if {group.python}.__class__ is not list and {group.python}.__class__ is not tuple:")
            lines.append(f"        {group.python} = operand_{group.python}({group.python}, loc, ip)")
    lines.append("    try:")
    lines += [f"        {line}" for line in body]
    lines.append("    except (TypeError, AttributeError, ValueError):")
    for group in spec.operands:
        lines.append(f"        {group.python} = operand_{group.python}({group.python}, loc, ip)")
    for successor in spec.successors:
        check = "check_successors" if successor.variadic else "check_successor"
        lines.append(f"        {successor.python} = {check}({successor.name!r}, {successor.python})")
    if overridable:
        lines.append("        results = check_types('results', results)")
    for group in spec.results:
        if group.kind == "optional":
            lines.append(f"        check_optional({group.python!r}, {group.python}, {group.constraint.text!r})")
        elif group.name not in inferred:
            lines.append(
                f"        {group.python} = check_type{'s' if group.kind == 'variadic' else ''}({group.python!r}, {group.python})"
            )
    lines += [f"        {line}" for line in body]
    if len(spec.results) == 1 and spec.results[0].kind == "one":
        returned = "op.result"
    elif spec.results:
        returned = "op.results if len(types) > 1 else op.result if types else op.opview"
    else:
        returned = "op.opview"
    value = [lines[0].replace("def build(", "def value(")]
    value += [line.replace("return op", f"return {returned}") for line in lines[1:]]
    return "\n".join([*lines, *value]) + "\n"


def _result_groups(types: Any, *defaults: list[Any]) -> list[list[Any]]:
    """The flat list of result types cut like the inferred ones."""
    types, groups = list(types), []
    for default in defaults[:-1]:
        groups.append(types[: len(default)])
        del types[: len(default)]
    return [*groups, types]


def complete(cls: Any, spec: OpSpec) -> None:
    """Gives an op's class its builder, constructor, accessors and adaptor."""
    text = source(spec)
    check_type, check_types, check_optional = arguments.check_type(spec)
    check_successor, check_successors = arguments.check_successors(spec)
    namespace: dict[str, Any] = {
        "Context": ir.Context,
        "load": spec.dialect.load,
        "Attribute": ir.Attribute,
        "create": ir.Operation.create,
        "parse_type": ir.Type.parse,
        "unit": lambda context: ir.UnitAttr.get(context),
        "alike": alike,
        # The getter itself: a variadic's types take a third of the time of a builder.
        "type_of": ir.Value.type.fget,
        "segments": lambda sizes, context: ir.DenseI32ArrayAttr.get(sizes, context),
        "operand_side": spec.operand_side,
        "result_side": spec.result_side,
        "result_groups": _result_groups,
        "optional_result": arguments.optional_result,
        "check_type": check_type,
        "check_types": check_types,
        "no_context": lambda: arguments.no_context(spec),
        "check_optional": check_optional,
        "check_successor": check_successor,
        "check_successors": check_successors,
        "host_name": spec.host_name,
        "infer": arguments.naming(
            spec, spec.infer.__get__(None, cls) if isinstance(spec.infer, (staticmethod, classmethod)) else spec.infer
        ),
    }
    for index, (_, _, transform) in enumerate(spec.rules):
        namespace[f"rule_{index}"] = transform and arguments.naming(spec, transform)
    for group in spec.operands:
        namespace[f"operand_{group.python}"] = arguments.operand_converter(spec, group)
    for field in spec.attributes.values():
        namespace[f"convert_{field.python}"] = arguments.attribute_converter(spec, field)
        namespace[f"classes_{field.python}"] = field.constraint.classes
    exec(compile(text, f"<builder of {spec.name}>", "exec"), namespace)
    value, build = namespace["value"], namespace["build"]
    value.__name__ = value.__qualname__ = spec.short_name.replace(".", "_")
    value.__module__ = cls.__module__
    value.__doc__ = builder_doc(spec)
    cls.build = staticmethod(build)
    cls.builder = staticmethod(value)

    def construct(self: Any, *args: Any, **kwargs: Any) -> None:
        ir.OpView.__init__(self, build(*args, **kwargs).operation)

    signature_of = inspect.signature(build)
    self_parameter = inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY)
    construct.__signature__ = signature_of.replace(  # type: ignore[attr-defined]
        parameters=[self_parameter, *signature_of.parameters.values()]
    )
    cls.__init__ = construct
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
        doc = f"Region `{region.name}`."
        if region.variadic:
            setattr(cls, region.python, property(lambda self: list(self.operation.regions), doc=doc))
        else:
            setattr(cls, region.python, property(lambda self, index=index: self.operation.regions[index], doc=doc))
    for index, successor in enumerate(spec.successors):
        setattr(
            cls,
            successor.python,
            property(
                lambda self, i=index, v=successor.variadic: (
                    list(self.operation.successors)[i:] if v else self.operation.successors[i]
                )
            ),
        )
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

    convert = arguments.attribute_converter(cls.spec, field)

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


def builder_doc(spec: OpSpec) -> str:
    """Docstring of the value builder: the op's text, then each argument with what it takes."""
    lines = [spec.doc, "", "Args:"]
    for argument in spec.arguments:
        if isinstance(argument, Group):
            optional = (
                "optional " if argument.kind == "optional" else "any number of " if argument.kind == "variadic" else ""
            )
            lines.append(f"    {argument.python}: {optional}{argument.constraint.summary}")
        else:
            lines.append(
                f"    {argument.python}: {'optional ' if argument.optional else ''}{argument.constraint.summary}"
            )
    for group in spec.results:
        lines.append(
            f"Returns: {group.constraint.summary}"
            if group.name in inference(spec)
            else f"    {group.python}: type of the result, {group.constraint.summary}"
        )
    return "\n".join(lines)
