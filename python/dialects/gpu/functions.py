"""`gpu.module` and `gpu.func` as decorators that build the regions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from gpuir import host
from gpuir.dialects.gpu.regions import Attribution, Memory, annotations_of, fill, memories_of, values_of
from gpuir.host import ir
from gpuir.ods.arguments import shown
from gpuir.ods.callers import location as location_of

_host: Any = host.module("dialects.gpu")
_generated = host.module("dialects._gpu_ops_gen")
_extension = host.module("dialects._ods_common")._cext

Targets = Sequence[ir.Attribute] | ir.ArrayAttr | None

# gpu.module -----------------------------------------------------------------------------------------------------------


@_extension.register_operation(_generated._Dialect, replace=True)
class GPUModuleOp(_host.GPUModuleOp):
    __doc__ = _host.GPUModuleOp.__doc__

    def __init__(
        self,
        sym_name: str | ir.StringAttr,
        *,
        targets: Targets = None,
        offloadingHandler: ir.Attribute | None = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ):
        if isinstance(targets, (list, tuple)):
            for target in targets:
                if not isinstance(target, ir.Attribute):
                    raise TypeError(f"'gpu.module' argument 'targets': expected target attributes, got {shown(target)}")
            targets = ir.ArrayAttr.get(list(targets), loc.context if loc else None) if targets else None
        for name, value, kinds in (
            ("sym_name", sym_name, (str, ir.StringAttr)),
            ("targets", targets, (ir.ArrayAttr, type(None))),
            ("offloading_handler", offloadingHandler, (ir.Attribute, type(None))),
        ):
            if not isinstance(value, kinds):
                raise TypeError(f"'gpu.module' argument '{name}': expected {kinds[0].__name__}, got {shown(value)}")
        super().__init__(sym_name, targets=targets, offloadingHandler=offloadingHandler, loc=loc, ip=ip)

    @property
    def block(self) -> ir.Block:
        """The block of the module's body, made where there is none yet."""
        blocks = self.regions[0].blocks
        return blocks[0] if len(blocks) else blocks.append()

    def __enter__(self) -> GPUModuleOp:
        self.__dict__.setdefault("_points", []).append(ir.InsertionPoint(self.block))
        self._points[-1].__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._points.pop().__exit__(*error)

    def __call__(self, body: Callable[[], Any]) -> GPUModuleOp:
        """Builds the body, ``@gpu.module("kernels")``; a module that was empty goes again where that fails."""
        empty = not len(self.block.operations)
        try:
            with self:
                body()
        except BaseException:
            if empty:
                self.operation.erase()
            raise
        return self

    def __getitem__(self, name: str) -> Any:
        """The op of that symbol in the module."""
        table = ir.SymbolTable(self.operation)
        if name not in table:
            raise KeyError(f"gpu.module @{self.sym_name.value} has no @{name}")
        return table[name]


def module(
    sym_name: str | ir.StringAttr | Callable[[], object] | None = None,
    *,
    targets: Targets = None,
    offloading_handler: ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """A GPU module: called, a decorator of a function that builds its body, and a context manager that enters it.

    ``@gpu.module`` takes the function's name.

    Args:
        targets: target attributes, such as ``gpu.NVVMTargetAttr.get("sm_90")``.
        offloading_handler: an offloading attribute, such as ``gpu.SelectObjectAttr.get()``.
    """

    def build(body: Callable[[], Any]) -> GPUModuleOp:
        return GPUModuleOp(body.__name__, targets=targets, offloadingHandler=offloading_handler, loc=loc, ip=ip)(body)

    if sym_name is None:
        return build
    if callable(sym_name):
        return build(sym_name)
    return GPUModuleOp(sym_name, targets=targets, offloadingHandler=offloading_handler, loc=loc, ip=ip)


# gpu.func -------------------------------------------------------------------------------------------------------------


def func(
    *types: Any,
    function_type: ir.Type | ir.TypeAttr | None = None,
    name: str | None = None,
    kernel: bool | None = None,
    results: Sequence[ir.Type] | None = None,
    workgroup: Sequence[Any] = (),
    private: Sequence[Any] = (),
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
    **attributes: Any,
) -> Any:
    """A function in a GPU module, as a decorator: ``@gpu.func(kernel=True)``.

    The types of the arguments are the parameters' annotations, or are given to the decorator in order. Parameters
    annotated ``gpu.workgroup(...)`` or ``gpu.private(...)`` are memory attributions; those that the decorator names
    come last. What the function returns is returned; the result types follow. With a function type it is the host's
    builder, which gives an op without name and body.

    Args:
        name: the symbol; the function's name where it is left out.
        kernel: whether the host launches it.
        workgroup, private: memref types of further attributions.
        attributes: known_block_size, known_grid_size (three sizes each), arg_attrs and the like, as the host has them;
            others are attributes of the op.
    """
    if types and isinstance(types[0], (ir.FunctionType, ir.TypeAttr)):
        function_type, *types = types  # type: ignore[assignment]
    if function_type is not None:
        if kernel is not None:
            attributes["kernel"] = kernel
        return _generated.func(function_type, loc=loc, ip=ip, **attributes)
    _check(name, kernel, attributes)

    def build(body: Callable[..., Any]) -> Any:
        return _build_func(
            body, list(types), name, kernel, results, {"workgroup": workgroup, "private": private}, attributes, loc, ip
        )

    if len(types) == 1 and callable(types[0]) and not isinstance(types[0], ir.Type):
        body, types = types[0], ()
        return build(body)
    for type in types:
        if not isinstance(type, ir.Type):
            raise TypeError(f"'gpu.func': expected types of arguments, got {shown(type)}")
    return build


def _check(name: object, kernel: object, attributes: dict[str, Any]) -> None:
    """Refuses what the host would refuse with the op half built, or only when it verifies."""
    for argument, value, kind in (("name", name, str), ("kernel", kernel, bool)):
        if value is not None and not isinstance(value, kind):
            raise TypeError(f"'gpu.func' argument '{argument}': expected a {kind.__name__}, got {shown(value)}")
    for argument, value in attributes.items():
        where = f"'gpu.func' argument '{argument}'"
        if value is None or isinstance(value, ir.Attribute):
            continue
        if argument in _SIZES:
            sizes = list(value) if isinstance(value, (list, tuple)) else []
            if len(sizes) != 3 or not all(type(size) is int and 0 < size < 1 << 31 for size in sizes):
                raise ValueError(f"{where}: expected three sizes of at least 1, got {shown(value)}")
        elif argument not in _FUNC_PARAMETERS:
            raise TypeError(f"{where}: expected an ir.Attribute, got {shown(value)}")


def _build_func(
    body: Callable[..., Any],
    types: list[Any],
    name: str | None,
    kernel: bool | None,
    results: Sequence[ir.Type] | None,
    memories: dict[str, Any],
    attributes: dict[str, Any],
    loc: ir.Location | None,
    ip: ir.InsertionPoint | None,
) -> Any:
    annotations = annotations_of("gpu.func", body)
    attributions = memories_of("gpu.func", memories, annotations)
    parameters = inspect.signature(body).parameters
    named = [n for n, p in parameters.items() if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    plain = [(n, annotations[n]) for n in named if not isinstance(annotations[n], Attribution)]
    # The attributions that the decorator names are the last parameters, or among those of `*rest`.
    extra = sum(len(list(types)) for types in memories.values()) if named == list(parameters) else 0
    if not types:
        types = [a for _, a in plain[: len(plain) - extra]]
        for (parameter, _), type in zip(plain, types):
            if not isinstance(type, ir.Type):
                what = "has no annotation" if type is None else f"is annotated {shown(type)}"
                raise TypeError(
                    f"'gpu.func' {body.__name__}: parameter '{parameter}' {what}; annotate it with an ir.Type, "
                    "gpu.workgroup(...) or gpu.private(...), or pass the types to the decorator"
                )
    context = loc.context if loc is not None else ir.Context.current
    outer = (ip or ir.InsertionPoint.current).block.owner.operation
    if outer.name != "gpu.module":
        raise ValueError(f"'gpu.func' {body.__name__}: it must be built in a gpu.module, found '{outer.name}'")
    location = location_of(loc)
    with context:
        op = _host.GPUFuncOp(
            ir.FunctionType.get(types, list(results or ())), name or body.__name__, kernel=kernel, loc=loc, ip=ip,
            **{k: v for k, v in attributes.items() if k in _FUNC_PARAMETERS},
        )  # fmt: skip
        for key, value in attributes.items():
            if key not in _FUNC_PARAMETERS and value is not None:
                op.attributes[key] = ir.DenseI32ArrayAttr.get(value) if isinstance(value, (list, tuple)) else value
        if attributions["workgroup"]:
            i64 = ir.IntegerType.get_signless(64)
            op.attributes["workgroup_attributions"] = ir.IntegerAttr.get(i64, len(attributions["workgroup"]))
        inner = [*types, *attributions["workgroup"], *attributions["private"]]
        block = op.body.blocks.append(*inner, arg_locs=[location] * len(inner))

    def contents() -> Any:
        memory = Memory(list(block.arguments)[len(types) :], len(attributions["workgroup"]))
        values = list(block.arguments)[: len(types)]
        given: list[Any] = []
        keywords: dict[str, Any] = {}
        for n in named[: len(named) - extra]:
            annotation = annotations[n]
            if not isinstance(annotation, Attribution) and not values:
                continue  # a default, or Python says what is missing
            value = memory.next(annotation.space) if isinstance(annotation, Attribution) else values.pop(0)
            if parameters[n].kind is inspect.Parameter.KEYWORD_ONLY:
                keywords[n] = value
            else:
                given.append(value)
        return body(*given, *values, *memory.rest(), **keywords)

    def terminate(returned: object) -> None:
        where, values = f"'gpu.func' {body.__name__}", values_of(returned)
        for value in values:
            if not isinstance(value, ir.Value):
                raise TypeError(f"{where}: expected values to return, got {shown(value)}")
        if kernel and values:
            raise ValueError(f"{where}: a kernel returns nothing, got {shown(values[0])}")
        if results is not None and [value.type for value in values] != list(results):
            wanted, got = (f"({', '.join(map(str, types))})" for types in (results, [value.type for value in values]))
            raise TypeError(f"{where}: expected it to return {wanted}, as the argument 'results' says, got {got}")
        _host.ReturnOp(values)

    fill(op, block, contents, terminate, "gpu.return")
    if results is None:
        operations = list(op.body.blocks)[-1].operations
        returned = [value.type for value in operations[len(operations) - 1].operation.operands]
        with context:
            op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, returned))
    return op


_FUNC_PARAMETERS = frozenset(inspect.signature(_host.GPUFuncOp.__init__).parameters) - {"self", "loc", "ip"}
_SIZES = ("known_block_size", "known_grid_size", "known_cluster_size")
