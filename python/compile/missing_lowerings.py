"""In the worker: ops of arith, cf, gpu and memref that the host does not lower to a chip."""

from __future__ import annotations

from gpuir.assembly.diagnostics import at
from gpuir.compile.elements import create, map_elements
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import Payload, functions, name_of, walk
from gpuir.compile.targets import Target
from gpuir.host import AnyOp, ir, module

__all__ = ["before_lowering", "lower_remainders", "place_private_memory"]

#: Multiplications, which no chip does atomically: arith's op by the kind of memref.atomic_rmw.
_MULTIPLICATIONS = {"mulf": "arith.mulf", "muli": "arith.muli"}
#: Each vendor's library function for the remainder, by width.
_REMAINDERS = {
    "nvidia": {32: "__nv_fmodf", 64: "__nv_fmod"},
    "amd": {32: "__ocml_fmod_f32", 64: "__ocml_fmod_f64"},
}
_PRIVATE = 5


def before_lowering(payload: Payload, names: set[str], target: Target) -> None:
    """Rewrites ops that upstream does not lower, or not for this chip; adds the names of the new ops to ``names``."""
    if "memref.atomic_rmw" in names:
        kinds = module("dialects.arith").AtomicRMWKind
        multiplications = {int(kinds[kind].value): name for kind, name in _MULTIPLICATIONS.items()}
        for op in walk(payload, "memref.atomic_rmw"):
            if (kind := ir.IntegerAttr(op.attributes["kind"]).value) in multiplications:
                _to_generic_atomic(op, multiplications[kind])
                names.add("memref.generic_atomic_rmw")
    for op in walk(payload, "memref.copy") if "memref.copy" in names else ():
        if all(isinstance(value.type, ir.MemRefType) for value in op.operands):
            if not all(_is_contiguous(value.type) for value in op.operands):
                _copy_by_element(op)
                names |= {"scf.for", "memref.dim"}
    if target.family == "nvidia":
        converted = [_convert_fp8(op, target) for op in walk(payload, *{"arith.extf", "arith.truncf"} & names)]
        if any(converted):
            names |= {"vector.broadcast", "vector.extract", "vector.from_elements", "nvvm.convert"}
    if target.family == "amd":
        for op in walk(payload, "cf.assert") if "cf.assert" in names else ():
            _trap(op)
            names.add("scf.if")
        for op in walk(payload, "gpu.ballot") if "gpu.ballot" in names else ():
            if op.results[0].type.width < target.wave_size:
                what = f"'gpu.ballot': {op.results[0].type} has no bit for each of the {target.wave_size} lanes of {target.chip}"
                raise CompileError([at(op.location, "error", what)])


def _to_generic_atomic(op: ir.Operation, name: str) -> None:
    """An atomic multiplication as memref.generic_atomic_rmw, which is lowered to a compare-and-swap loop."""
    value, memref, *indices = op.operands
    with op.location, ir.InsertionPoint(op):
        atomic = ir.Operation.create("memref.generic_atomic_rmw", [value.type], [memref, *indices], regions=1)
    block = atomic.regions[0].blocks.append(value.type)
    with op.location, ir.InsertionPoint(block):
        product = ir.Operation.create(name, [value.type], [block.arguments[0], value]).result
        ir.Operation.create("memref.atomic_yield", operands=[product])
    op.results[0].replace_all_uses_with(atomic.result)
    op.erase()


def _is_contiguous(type_: ir.MemRefType) -> bool:
    if isinstance(type_.layout, ir.AffineMapAttr) or type_.rank == 0:
        return True
    need = 1
    for size, stride in zip(reversed(type_.shape), reversed(type_.get_strides_and_offset()[0])):
        if stride != need:
            return False
        need *= size
    return True


def _copy_by_element(op: ir.Operation) -> None:
    """Copies a memref that is not contiguous by loops: upstream would call a function of the host's runtime."""
    source, target = op.operands
    index = ir.IndexType.get()
    sizes: list[ir.Value] = []
    with op.location:
        with ir.InsertionPoint(op):
            zero, one = (_index(number) for number in (0, 1))
            for dimension, size in enumerate(source.type.shape):
                dynamic = source.type.is_dynamic_dim(dimension)
                sizes.append(create("memref.dim", index, [source, _index(dimension)]) if dynamic else _index(size))
        point = ir.InsertionPoint(op)
        counters: list[ir.Value] = []
        for size in sizes:
            loop = ir.Operation.create("scf.for", operands=[zero, size, one], regions=1, ip=point)
            block = loop.regions[0].blocks.append(index)
            with ir.InsertionPoint(block):
                point = ir.InsertionPoint(ir.Operation.create("scf.yield"))
            counters.append(block.arguments[0])
        with point:
            value = create("memref.load", source.type.element_type, [source, *counters])
            ir.Operation.create("memref.store", operands=[value, target, *counters])
    op.erase()


def _index(number: int) -> ir.Value:
    return create("arith.constant", ir.IndexType.get(), [], value=ir.IntegerAttr.get(ir.IndexType.get(), number))


def _convert_fp8(op: ir.Operation, target: Target) -> bool:
    """Converts from or to fp8 by NVIDIA's instructions for pairs, which round to nearest and saturate (PTX ISA, cvt)."""
    value, result = op.operands[0], op.results[0].type
    convert = _from_fp8 if op.name == "arith.extf" else _to_fp8
    narrow, wide = (_scalar(value.type), _scalar(result))[:: 1 if convert is _from_fp8 else -1]
    if str(narrow) not in _FP8:
        return False
    if target.number < _FIRST_WITH_FP8:
        what = f"'{op.name}': {target.chip} converts no {narrow}: compile for sm_{_FIRST_WITH_FP8} or a newer chip"
        raise CompileError([at(op.location, "error", what)])
    with op.location, ir.InsertionPoint(op):
        converted = map_elements(lambda element: convert(element, narrow, wide), result, value)
    op.results[0].replace_all_uses_with(converted)
    op.erase()
    return True


def _scalar(type_: ir.Type) -> ir.FloatType:
    scalar = type_.element_type if isinstance(type_, ir.VectorType) else type_
    assert isinstance(scalar, ir.FloatType)
    return scalar


def _from_fp8(value: ir.Value, narrow: ir.FloatType, wide: ir.FloatType) -> ir.Value:
    byte, half, single = ir.IntegerType.get_signless(8), ir.F16Type.get(), ir.F32Type.get()
    pair = create("vector.broadcast", ir.VectorType.get([2], byte), [create("arith.bitcast", byte, [value])])
    halves = ir.VectorType.get([2], half)
    converted = create("nvvm.convert.f8x2.to.f16x2", halves, [pair], srcType=ir.TypeAttr.get(narrow))
    element = create("vector.extract", half, [converted], static_position=ir.DenseI64ArrayAttr.get([0]))
    if wide == half:
        return element
    extended = create("arith.extf", single if wide.width == 16 else wide, [element])
    return create("arith.truncf", wide, [extended]) if wide.width == 16 else extended


def _to_fp8(value: ir.Value, narrow: ir.FloatType, wide: ir.FloatType) -> ir.Value:
    single = ir.F32Type.get()
    if wide != single:
        value = create("arith.truncf" if wide.width > 32 else "arith.extf", single, [value])
    modes = {"rnd": "#nvvm.fp_rnd_mode<rn>", "sat": "#nvvm.sat_mode<satfinite>"}
    attributes = {name: ir.Attribute.parse(mode) for name, mode in modes.items()}
    word, byte = ir.IntegerType.get_signless(16), ir.IntegerType.get_signless(8)
    pair = create("nvvm.convert.f32x2.to.f8x2", word, [value, value], dstTy=ir.TypeAttr.get(narrow), **attributes)
    return create("arith.bitcast", narrow, [create("arith.trunci", byte, [pair])])


_FIRST_WITH_FP8 = 89
_FP8 = ("f8E4M3FN", "f8E5M2")


def _trap(op: ir.Operation) -> None:
    """Turns an assertion into a trap: AMD's device code cannot report the message."""
    flag = ir.IntegerType.get_signless(1)
    with op.location, ir.InsertionPoint(op):
        true = ir.Operation.create("arith.constant", [flag], attributes={"value": ir.IntegerAttr.get(flag, 1)}).result
        failed = ir.Operation.create("arith.xori", [flag], [op.operands[0], true]).result
        branch = ir.Operation.create("scf.if", operands=[failed], regions=2)
        with ir.InsertionPoint(branch.regions[0].blocks.append()):
            ir.Operation.create("llvm.intr.trap")
            ir.Operation.create("scf.yield")
    op.erase()


def lower_remainders(payload: ir.Module, names: set[str], target: Target) -> None:
    """Lowers remainders, which convert-arith-to-llvm has turned into LLVM's frem, to calls of the vendor's function."""
    if "arith.remf" not in names:
        return
    for gpu_module in payload.body.operations:
        for op in walk(gpu_module, "llvm.frem"):
            with op.location, ir.InsertionPoint(op):
                remainder = _remainder(gpu_module, _REMAINDERS[target.family], *op.operands)
            op.results[0].replace_all_uses_with(remainder)
            op.erase()


def _remainder(gpu_module: AnyOp, known: dict[int, str], left: ir.Value, right: ir.Value) -> ir.Value:
    type_ = left.type
    if isinstance(type_, ir.VectorType):
        result = ir.Operation.create("llvm.mlir.poison", [type_]).result
        word = ir.IntegerType.get_signless(32)
        for number in range(type_.shape[0]):
            value = ir.IntegerAttr.get(word, number)
            position = ir.Operation.create("llvm.mlir.constant", [word], attributes={"value": value}).result
            parts = [
                ir.Operation.create("llvm.extractelement", [type_.element_type], [vector, position]).result
                for vector in (left, right)
            ]
            element = _remainder(gpu_module, known, *parts)
            result = ir.Operation.create("llvm.insertelement", [type_], [result, element, position]).result
        return result
    if type_.width < 32:
        # The remainder of two numbers of a format is a number of that format, so that nothing is rounded.
        wide = ir.F32Type.get()
        parts = [ir.Operation.create("llvm.fpext", [wide], [value]).result for value in (left, right)]
        return ir.Operation.create("llvm.fptrunc", [type_], [_remainder(gpu_module, known, *parts)]).result
    name = known[type_.width]
    _declare(gpu_module, name, type_)
    return ir.Operation.create(
        "llvm.call",
        [type_],
        [left, right],
        {
            "callee": ir.FlatSymbolRefAttr.get(name),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([2, 0]),
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
        },
    ).result


def _declare(gpu_module: AnyOp, name: str, type_: ir.Type) -> None:
    if any(name_of(op) == name for op in functions(gpu_module)):
        return
    function = ir.Operation.parse(f"llvm.func @{name}({type_}, {type_}) -> {type_}")
    with ir.InsertionPoint.at_block_begin(gpu_module.operation.regions[0].blocks[0]):
        ir.InsertionPoint.current.insert(function)


def place_private_memory(gpu_module: AnyOp) -> None:
    """On AMD's chips: allocates private memory in its address space, and gives its users a generic pointer."""
    for op in walk(gpu_module, "llvm.alloca"):
        generic = op.results[0].type
        if str(generic) != "!llvm.ptr":
            continue
        attributes = {name: op.attributes[name] for name in op.attributes}
        private = ir.Type.parse(f"!llvm.ptr<{_PRIVATE}>")
        with op.location, ir.InsertionPoint(op):
            alloca = ir.Operation.create("llvm.alloca", [private], list(op.operands), attributes).result
            cast = ir.Operation.create("llvm.addrspacecast", [generic], [alloca]).result
        op.results[0].replace_all_uses_with(cast)
        op.erase()
