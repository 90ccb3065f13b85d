"""`gpu.launch` as a decorator that builds the kernel in place, and `gpu.launch_func` of what `gpu.func` made."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard, overload

from gpuir import host
from gpuir.dialects.gpu.regions import Attribution, Memory, annotations_of, fill, memories_of
from gpuir.dialects.gpu.streams import CURRENT, TOKEN, token_type
from gpuir.host import ir
from gpuir.ods import I32, AnyType
from gpuir.ods.arguments import ValueLike, constant, operand, operands, shown, single
from gpuir.ods.callers import location as location_of

_host = host.module("dialects.gpu")
_generated = host.module("dialects._gpu_ops_gen")

_AXES = "xyz"
Size = ValueLike | int
Sizes = Size | Sequence[Size]
Tokens = ValueLike | Sequence[ValueLike]
#: Names of the arguments of a launch's region in gpu.launch's syntax, in the region's order.
ARGUMENTS = tuple(f"{what}{axis}" for what in ("b", "t", "sz_b", "sz_t", "c", "sz_c") for axis in _AXES)


def _sizes(
    op: str,
    name: str,
    value: Sizes,
    loc: ir.Location | None,
    ip: ir.InsertionPoint | None,
    integers: bool,
    made: dict[Any, ir.Value],
) -> list[ir.Value]:
    """Three sizes of a number, a value, or up to three of them; missing ones are 1. `made` has the constants so far."""
    items = list(value) if isinstance(value, (list, tuple)) else [value]
    if not 1 <= len(items) <= 3:
        raise ValueError(f"'{op}' argument '{name}': expected one to three sizes, got {len(items)}")
    items = [single(item) for item in items]
    context = loc.context if loc is not None else ir.Context.current
    types = [item.type for item in items if isinstance(item, ir.Value)]
    type = types[0] if types else ir.IndexType.get(context)
    fine = isinstance(type, ir.IndexType) or (integers and isinstance(type, ir.IntegerType) and type.width in (32, 64))
    sizes = []
    for axis, item in zip(_AXES, [*items, 1, 1]):
        where = f"'{op}' argument '{name}' ({axis})"
        if isinstance(item, ir.Value):
            if not fine or item.type != type:
                wanted = "index" + (", i32 or i64, all of one type" if integers else "")
                raise TypeError(f"{where}: expected {wanted}, got {shown(item)}")
            sizes.append(item)
        elif isinstance(item, int) and not isinstance(item, bool):
            if item < 1:
                raise ValueError(f"{where}: expected a size of at least 1, got {item}")
            if (item, type) not in made:
                made[item, type] = constant(where, item, type, loc, ip)
            sizes.append(made[item, type])
        else:
            raise TypeError(f"{where}: expected an int or a Value, got {shown(item)}")
    return sizes


@overload
def _one(op: str, **given: Size | None) -> Size | None: ...
@overload
def _one(op: str, **given: Sizes | None) -> Sizes | None: ...
def _one(op: str, **given: Sizes | None) -> Sizes | None:
    """The value of one argument that has two names."""
    present = {name: value for name, value in given.items() if value is not None}
    if len(present) > 1:
        raise TypeError(f"'{op}': {' and '.join(present)} are one argument, give one of them")
    return next(iter(present.values()), None)


def _asynchronous(
    op: str,
    token: ir.Type | bool | None,
    dependencies: Tokens | None,
    loc: ir.Location | None,
    ip: ir.InsertionPoint | None,
) -> tuple[Any, Any, Any]:
    """The token's type, the dependencies, and the stream that the op goes into."""
    if CURRENT.stream is not None and token is None and dependencies is None:
        return *CURRENT.stream.take(op, loc, ip), CURRENT.stream
    dependencies = operands(f"'{op}' operand 'async_dependencies'", dependencies, TOKEN, loc, ip)
    if token is None and dependencies:
        token = True  # as in the host
    return token_type(f"'{op}' result type 'async_token'", token, loc), dependencies, None


def _launch_sizes(
    op: str,
    grid: Sizes | None,
    block: Sizes | None,
    cluster: Sizes | None,
    smem: Size | None,
    loc: ir.Location | None,
    ip: ir.InsertionPoint | None,
    integers: bool,
) -> tuple[list[ir.Value], dict[str, Any]]:
    if grid is None or block is None:
        raise TypeError(f"'{op}': missing argument '{'grid' if grid is None else 'block'}'")
    made: dict[Any, ir.Value] = {}
    sizes = _sizes(op, "grid", grid, loc, ip, integers, made) + _sizes(op, "block", block, loc, ip, integers, made)
    options = {}
    if cluster is not None:
        values = _sizes(op, "cluster", cluster, loc, ip, integers, made)
        options = {f"clusterSize{axis.upper()}": value for axis, value in zip(_AXES, values)}
    if smem is not None:
        where = f"'{op}' operand 'dynamic_shared_memory_size'"
        if isinstance(smem, int) and smem < 0:
            raise ValueError(f"{where}: expected a number of bytes, got {smem}")
        options["dynamicSharedMemorySize"] = operand(where, smem, I32, loc, ip)
    return sizes, options


def launch(
    grid_size: Sizes | None = None,
    block_size: Sizes | None = None,
    async_dependencies: Tokens | None = None,
    dynamic_shared_memory_size: Size | None = None,
    *,
    grid: Sizes | None = None,
    block: Sizes | None = None,
    smem: Size | None = None,
    cluster: Sizes | None = None,
    workgroup: Sequence[Any] = (),
    private: Sequence[Any] = (),
    async_token: ir.Type | bool | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Callable[[Callable[..., Any]], Any]:
    """A kernel in place, as a decorator: ``@gpu.launch(grid=(n, 1), block=128)``; gives the token, or the op.

    Where all plain parameters of the function have names of that syntax, such as ``bx`` and ``tx`` (ids), ``sz_bx``
    and ``sz_tx`` (sizes of grid and block), ``cx`` and ``sz_cx`` (clusters), they are handed over by name; else in the
    region's order: block ids, thread ids, grid sizes, block sizes, then cluster ids and cluster sizes. Parameters
    annotated ``gpu.workgroup(...)`` or ``gpu.private(...)`` are memory attributions.

    Args:
        grid, block, cluster: sizes in x, y, z, ints or values; missing ones are 1.
        smem: bytes of dynamic shared memory.
        workgroup, private: memref types of further attributions, handed over last.
    """
    name = "gpu.launch"
    grid, block = _one(name, grid=grid, grid_size=grid_size), _one(name, block=block, block_size=block_size)
    smem = _one(name, smem=smem, dynamic_shared_memory_size=dynamic_shared_memory_size)

    def build(body: Callable[..., Any]) -> Any:
        annotations = annotations_of(name, body)
        memories = memories_of(name, {"workgroup": workgroup, "private": private}, annotations)
        sizes, options = _launch_sizes(name, grid, block, cluster, smem, loc, ip, integers=False)
        token, dependencies, stream = _asynchronous(name, async_token, async_dependencies, loc, ip)
        location = location_of(loc)
        with location.context:
            count = len(memories["workgroup"])
            if count:
                options["workgroup_attributions"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), count)
            op = _generated.LaunchOp(token, dependencies, *sizes, **options, loc=loc, ip=ip)
            ids = 18 if cluster is not None else 12
            types = [ir.IndexType.get()] * ids + memories["workgroup"] + memories["private"]
            block_ = op.regions[0].blocks.append(*types, arg_locs=[location] * len(types))

        def contents() -> Any:
            arguments = list(block_.arguments)
            memory = Memory(arguments[ids:], count)
            given, keywords = _bind_launch(body, annotations, arguments[:ids], memory, extra)
            return body(*given, *memory.rest(), **keywords)

        extra = len(list(workgroup)) + len(list(private))
        fill(op, block_, contents, lambda results: _host.TerminatorOp(), "gpu.terminator")
        if stream is not None:
            stream.give(op)
        return op.results[0] if len(op.results) else op.operation

    return build


def _bind_launch(
    body: Callable[..., Any], annotations: dict[str, Any], ids: list[Any], memory: Memory, extra: int
) -> tuple[list[Any], dict[str, Any]]:
    parameters = inspect.signature(body).parameters
    several = any(p.kind is p.VAR_POSITIONAL for p in parameters.values())
    plain = [
        n for n, p in parameters.items()
        if not isinstance(annotations[n], Attribution) and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
    ]  # fmt: skip
    plain = plain[: len(plain) - extra] if extra else plain
    known = dict(zip(ARGUMENTS, ids))
    if all(n in ARGUMENTS for n in plain) and not several:
        for n in plain:
            if n not in known:
                raise TypeError(
                    f"'gpu.launch' {body.__name__}: parameter '{n}': the launch has no cluster, pass cluster="
                )
        values = iter([known[n] for n in plain])
    else:
        if len(plain) > len(ids):
            raise TypeError(
                f"'gpu.launch' {body.__name__}: the region has {len(ids)} arguments, got {len(plain)} parameters"
            )
        values = iter(ids if several else ids[: len(plain)])
    given: list[Any] = []
    keywords: dict[str, Any] = {}
    for n, p in parameters.items():
        annotation = annotations[n]
        if p.kind is p.VAR_POSITIONAL:
            given += list(values)
        elif isinstance(annotation, Attribution):
            value = memory.next(annotation.space)
            if p.kind is p.KEYWORD_ONLY:
                keywords[n] = value
            else:
                given.append(value)
        elif n in plain:
            given.append(next(values))
    return given, keywords


def launch_func(
    kernel: ValueLike | ir.Attribute | Sequence[str],
    grid_size: Sizes | None = None,
    block_size: Sizes | None = None,
    kernel_operands: Sequence[Size | float] | None = None,
    async_dependencies: Tokens | None = None,
    dynamic_shared_memory_size: Size | None = None,
    async_object: ir.Value | None = None,
    cluster_size: Sizes | None = None,
    *,
    grid: Sizes | None = None,
    block: Sizes | None = None,
    smem: Size | None = None,
    cluster: Sizes | None = None,
    async_token: ir.Type | bool | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Launches a kernel; gives the token, or the op.

    Args:
        kernel: the `gpu.func` itself, a symbol, or its parts (``["kernels", "add"]``). For an op the operands are checked,
            numbers become constants of the arguments' types, and the module around it is marked
            `gpu.container_module`, as the verifier wants.
        grid, block, cluster: sizes in x, y, z, ints or values; missing ones are 1. `grid_size` and the like are the same.
        smem: bytes of dynamic shared memory.
    """
    name = "gpu.launch_func"
    plain = grid is block is smem is cluster is cluster_size is dynamic_shared_memory_size is async_token is None
    if plain and kernel.__class__ is list and _are_indices(grid_size) and _are_indices(block_size):
        # The host's call as it is.
        given = [] if kernel_operands is None else kernel_operands
        if CURRENT.stream is None and _are_values(given):
            token, dependencies = None, ()
            if async_dependencies:
                token, dependencies, _ = _asynchronous(name, None, async_dependencies, loc, ip)
            op = _generated.LaunchFuncOp(
                token, dependencies, kernel, *grid_size, *block_size, given, asyncObject=async_object, loc=loc, ip=ip
            )
            return op if token is None else op.results[0]
    sizes, options = _launch_sizes(
        name, _one(name, grid=grid, grid_size=grid_size), _one(name, block=block, block_size=block_size),
        _one(name, cluster=cluster, cluster_size=cluster_size),
        _one(name, smem=smem, dynamic_shared_memory_size=dynamic_shared_memory_size), loc, ip, integers=True,
    )  # fmt: skip
    values = [single(item) for item in (kernel_operands if kernel_operands is not None else ())]
    if isinstance(kernel, (ir.OpView, ir.Operation)):
        values = _kernel_operands(kernel.operation, values, loc, ip)
        kernel = _symbol(kernel.operation)
    elif isinstance(kernel, (list, tuple)) and kernel and all(isinstance(part, str) for part in kernel):
        kernel = ir.SymbolRefAttr.get(list(kernel), loc.context if loc is not None else None)
    elif not isinstance(kernel, (ir.SymbolRefAttr, ir.FlatSymbolRefAttr)):
        raise TypeError(f"'{name}' argument 'kernel': expected a gpu.func, a symbol or its parts, got {shown(kernel)}")
    for index, item in enumerate(values):
        operand(f"'{name}' operand 'kernel_operands[{index}]'", item, AnyType, loc, ip)
    token, dependencies, stream = _asynchronous(name, async_token, async_dependencies, loc, ip)
    op = _generated.LaunchFuncOp(
        token, dependencies, kernel, *sizes, values, **options, asyncObject=async_object, loc=loc, ip=ip
    )
    if stream is not None:
        return stream.give(op)
    return op.results[0] if len(op.results) else op


def _are_indices(sizes: object) -> TypeGuard[Sequence[ir.Value]]:
    """Whether they are three values of type index."""
    if sizes.__class__ not in (tuple, list) or len(sizes) != 3 or not _are_values(sizes):
        return False
    x, y, z = sizes
    index = ir.IndexType
    return x.type.__class__ is index and y.type.__class__ is index and z.type.__class__ is index


def _are_values(items: Sequence[object]) -> bool:
    for item in items:  # quicker than `all` of a generator
        if not isinstance(item, ir.Value):
            return False
    return True


def _symbol(kernel: ir.Operation) -> ir.Attribute:
    outer = kernel.parent.operation if kernel.parent is not None else None
    if outer is None or outer.name != "gpu.module" or "sym_name" not in kernel.attributes:
        raise ValueError(f"'gpu.launch_func' argument 'kernel': '{kernel.name}' is no function in a gpu.module")
    container = outer.parent.operation if outer.parent is not None else None
    if container is not None and "gpu.container_module" not in container.attributes:
        container.attributes["gpu.container_module"] = ir.UnitAttr.get(kernel.context)
    names = [ir.StringAttr(op.attributes["sym_name"]).value for op in (outer, kernel)]
    return ir.SymbolRefAttr.get(names, kernel.context)


def _kernel_operands(
    kernel: ir.Operation, operands: list[Any], loc: ir.Location | None, ip: ir.InsertionPoint | None
) -> list[Any]:
    if "function_type" not in kernel.attributes:
        raise TypeError(f"'gpu.launch_func' argument 'kernel': expected a function, got the op '{kernel.name}'")
    types = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs
    if len(types) != len(operands):
        listed = ", ".join(map(str, types))
        raise TypeError(
            f"'gpu.launch_func' operand 'kernel_operands': the kernel takes {len(types)} ({listed}), got {len(operands)}"
        )
    converted = []
    for index, (type, item) in enumerate(zip(types, operands)):
        where = f"'gpu.launch_func' operand 'kernel_operands[{index}]'"
        if isinstance(item, (bool, int, float)):
            item = constant(where, item, type, loc, ip)
        elif not isinstance(item, ir.Value) or item.type != type:
            raise TypeError(f"{where}: expected {type}, got {shown(item)}")
        converted.append(item)
    return converted
