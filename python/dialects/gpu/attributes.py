"""Attributes of `gpu`, and the targets of `nvvm` and `rocdl`, as classes with `get` and their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.dialects.upstream import definitions as d
from gpuir.dialects.upstream.definitions import attribute, case, fields, integer, make, refuse, string, struct
from gpuir.host import ir

_host: Any = host.module("dialects.gpu")
_HERE = "gpuir.dialects.gpu"


def _enum(name: str, spelling: str, cases: str, doc: str) -> Any:
    return d.case_attribute(name, spelling, getattr(_host, cases, ("none",)), doc, _HERE)


DimensionAttr = _enum("DimensionAttr", "#gpu<dim {}>", "Dimension", "A dimension: x, y or z.")
AllReduceOperationAttr = _enum(
    "AllReduceOperationAttr", "#gpu<all_reduce_op {}>", "AllReduceOperation", "How a reduction combines two values."
)
ShuffleModeAttr = _enum(
    "ShuffleModeAttr", "#gpu<shuffle_mode {}>", "ShuffleMode", "Which lane a shuffle takes its value from."
)
TransposeModeAttr = _enum(
    "TransposeModeAttr", "#gpu<mat_transpose_mode {}>", "TransposeMode", "How the sparse library reads a matrix."
)
Prune2To4SpMatFlagAttr = _enum(
    "Prune2To4SpMatFlagAttr", "#gpu<prune_2to4_spmat_flag {}>", "Prune2To4SpMatFlag", "Pruning of a matrix to 2:4."
)
SpGEMMWorkEstimationOrComputeKindAttr = _enum(
    "SpGEMMWorkEstimationOrComputeKindAttr", "#gpu<spgemm_work_estimation_or_compute_kind {}>",
    "SpGEMMWorkEstimationOrComputeKind", "Which step of a product of sparse matrices.",
)  # fmt: skip
MMAElementwiseOpAttr = _enum(
    "MMAElementwiseOpAttr",
    "#gpu<mma_element_wise {}>",
    "MMAElementwiseOp",
    "The operation on each element of a matrix.",
)
BarrierScopeAttr = _enum(
    "BarrierScopeAttr", "#gpu.barrier_scope<{}>", "BarrierScope", "Who a barrier waits for; newer hosts only."
)
BroadcastTypeAttr = _enum(
    "BroadcastTypeAttr", "#gpu<broadcast {}>", "BroadcastType", "Which lane a broadcast reads; newer hosts only."
)
AddressSpaceAttr = _enum(
    "AddressSpaceAttr",
    "#gpu.address_space<{}>",
    "AddressSpace",
    "Memory space of a memref: global, workgroup, private.",
)
GPUMemorySpaceMappingAttr = _enum(
    "GPUMemorySpaceMappingAttr", "#gpu.memory_space<{}>", "AddressSpace", "Maps an scf.forall's memory to a space."
)

_IDS = ("x", "y", "z", *(f"linear_dim_{n}" for n in range(10)))


def _mapping(name: str, keyword: str, what: str) -> Any:
    return d.case_attribute(name, f"#gpu.{keyword}<{{}}>", _IDS, f"Maps a dimension of an scf.forall to {what}.", _HERE)


GPUBlockMappingAttr = _mapping("GPUBlockMappingAttr", "block", "blocks of the grid")
GPUThreadMappingAttr = _mapping("GPUThreadMappingAttr", "thread", "threads of a block")
GPUWarpMappingAttr = _mapping("GPUWarpMappingAttr", "warp", "warps of a block")
GPUWarpgroupMappingAttr = _mapping("GPUWarpgroupMappingAttr", "warpgroup", "warpgroups (four warps) of a block")
GPULaneMappingAttr = _mapping("GPULaneMappingAttr", "lane", "lanes of a warp")


class GPUMappingMaskAttr(ir.Attribute):
    """Which processors take part in an scf.forall: bit n stands for the processor with linear id n."""

    EXAMPLE = "#gpu.mask<3>"

    @classmethod
    def get(cls, mask: int, context: ir.Context | None = None) -> GPUMappingMaskAttr:
        """The attribute for a mask of 64 bits."""
        return make(cls, f"#gpu.mask<{integer(cls, 'mask', mask, 1, 1 << 64)}>", context)

    @property
    def mask(self) -> int:
        """The mask."""
        return int(d.body(str(self))[0], 0)


class ParallelLoopDimMappingAttr(ir.Attribute):
    """Maps a dimension of an scf.parallel to a processor: the id goes through `map`, its limit is `bound`."""

    EXAMPLE = "#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>"
    PROCESSORS = ("block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential")

    @classmethod
    def get(
        cls,
        processor: str | int,
        map: ir.AffineMap | None = None,
        bound: ir.AffineMap | None = None,
        context: ir.Context | None = None,
    ) -> ParallelLoopDimMappingAttr:
        """The attribute; maps that are left out are the identity of one dimension."""
        word = case(cls, "processor", processor, getattr(_host, "Processor", cls.PROCESSORS))
        texts: dict[str, str | None] = {"processor": word}
        for name, given in (("map", map), ("bound", bound)):
            if not (given is None or isinstance(given, ir.AffineMap)):
                refuse(cls, name, "an ir.AffineMap", given, TypeError)
            texts[name] = "(d0) -> (d0)" if given is None else str(ir.AffineMapAttr.get(given))[len("affine_map<") : -1]
        return struct(cls, "#gpu.loop_dim_map", texts, context)

    @property
    def processor(self) -> str:
        """The processor's word, such as ``block_x``."""
        return fields(self)["processor"]

    def _map(self, name: str) -> ir.AffineMap:
        return ir.AffineMapAttr(ir.Attribute.parse(f"affine_map<{fields(self)[name]}>", self.context)).value

    @property
    def map(self) -> ir.AffineMap:
        """From the processor's id to the loop's variable."""
        return self._map("map")

    @property
    def bound(self) -> ir.AffineMap:
        """From the loop's bound to the number of processors."""
        return self._map("bound")


class SelectObjectAttr(ir.Attribute):
    """Offloading handler that embeds one object of a binary: the one at a position, or the one of a target."""

    EXAMPLE = "#gpu.select_object"

    @classmethod
    def get(cls, target: int | ir.Attribute | None = None, context: ir.Context | None = None) -> SelectObjectAttr:
        """The attribute; without `target` it is the first object."""
        if target is None:
            return make(cls, "#gpu.select_object", context)
        if isinstance(target, ir.Attribute):
            return make(cls, f"#gpu.select_object<{target}>", target.context)
        return make(cls, f"#gpu.select_object<{integer(cls, 'target', target)} : i64>", context)

    @property
    def target(self) -> ir.Attribute | int | None:
        """The target, the position, or None."""
        parts = d.body(str(self))
        if not parts:
            return None
        target = ir.Attribute.parse(parts[0], self.context)
        return target.value if isinstance(target, ir.IntegerAttr) else target


class KernelMetadataAttr(ir.Attribute):
    """What is known of a compiled kernel: its name, its type, attributes of its arguments, and figures such as registers."""

    EXAMPLE = '#gpu.kernel_metadata<"k", () -> ()>'

    @classmethod
    def get(
        cls,
        name: str,
        function_type: ir.Type,
        arg_attrs: Sequence[Mapping[str, ir.Attribute]] | ir.ArrayAttr | None = None,
        metadata: Mapping[str, ir.Attribute] | ir.DictAttr | None = None,
        context: ir.Context | None = None,
    ) -> KernelMetadataAttr:
        """The attribute."""
        text = f"{string(cls, 'name', name)}, {attribute(cls, 'function_type', function_type, ir.Type)}"
        if arg_attrs is not None:
            dictionaries = [_dictionary(cls, "arg_attrs", item) for item in arg_attrs]
            text += f", arg_attrs = [{', '.join(dictionaries)}]"
        if metadata is not None:
            text += f", metadata = {_dictionary(cls, 'metadata', metadata)}"
        return make(cls, f"#gpu.kernel_metadata<{text}>", function_type.context)

    @property
    def name(self) -> str:
        """The kernel's symbol."""
        return d.unquoted(d.body(str(self))[0]).decode()

    @property
    def function_type(self) -> ir.Type:
        """The kernel's type."""
        return ir.Type.parse(d.body(str(self))[1], self.context)

    def _field(self, name: str) -> Any:
        text = fields(self).get(name)
        return None if text is None else ir.Attribute.parse(text, self.context)

    @property
    def arg_attrs(self) -> ir.ArrayAttr | None:
        """Attributes of the arguments, one dictionary each."""
        return self._field("arg_attrs")

    @property
    def metadata(self) -> ir.DictAttr | None:
        """Figures that the target gave."""
        return self._field("metadata")


class KernelTableAttr(ir.Attribute):
    """The kernels of an object, by name."""

    EXAMPLE = '#gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>'

    @classmethod
    def get(cls, kernels: Sequence[KernelMetadataAttr], context: ir.Context | None = None) -> KernelTableAttr:
        """The attribute for some kernels."""
        texts = [attribute(cls, "kernels", kernel, KernelMetadataAttr) for kernel in kernels]
        return make(cls, f"#gpu.kernel_table<[{', '.join(texts)}]>", context)

    @property
    def kernels(self) -> list[KernelMetadataAttr]:
        """The kernels."""
        return [
            KernelMetadataAttr(kernel)
            for kernel in ir.ArrayAttr(ir.Attribute.parse(d.body(str(self))[0], self.context))
        ]


class ObjectAttr(_host.ObjectAttr):
    """An object that a target made of a GPU module, or what a later step makes one of."""

    EXAMPLE = '#gpu.object<#nvvm.target, "">'

    @classmethod
    def get(
        cls,
        target: ir.Attribute,
        format: int | str,
        object: bytes | str,
        properties: Mapping[str, ir.Attribute] | ir.DictAttr | None = None,
        kernels: Sequence[KernelMetadataAttr] | ir.Attribute | None = None,
        context: ir.Context | None = None,
    ) -> ObjectAttr:
        """The attribute. `format` is a `CompilationTarget` or its string: offload, assembly (or isa), bin, fatbin."""
        attribute(cls, "target", target)
        words = {"isa": "assembly", "binary": "bin"}
        cases = _host.CompilationTarget
        word = case(cls, "format", words.get(format, format) if isinstance(format, str) else format, _FORMATS)
        number = next(int(c) for c in cases if str(c) == word)
        data = object.encode() if isinstance(object, str) else object
        if not isinstance(data, bytes):
            refuse(cls, "object", "bytes or a str", object, TypeError)
        if isinstance(properties, Mapping):
            properties = ir.DictAttr.get(dict(properties), target.context)
        if isinstance(kernels, (list, tuple)):
            kernels = KernelTableAttr.get(kernels, target.context)
        made = _host.ObjectAttr.get(target, number, data, properties, kernels, context or target.context)
        return make(cls, str(made), made.context)  # the host tests the target in its parser only


_FORMATS = getattr(_host, "CompilationTarget", ())


def _dictionary(cls: type, parameter: str, value: object) -> str:
    if isinstance(value, ir.DictAttr):
        return str(value)
    if not isinstance(value, Mapping):
        refuse(cls, parameter, "a dict of attributes", value, TypeError)
    return (
        "{" + ", ".join(f"{string(cls, parameter, k)} = {attribute(cls, parameter, v)}" for k, v in value.items()) + "}"
    )


def _flags(cls: type, value: Flags) -> str | None:
    if value is None:
        return None
    if isinstance(value, (list, tuple, set, frozenset)):
        value = dict.fromkeys(value)
    if isinstance(value, Mapping):
        pairs = (
            string(cls, "flags", k) + ("" if v in (None, True) else f" = {_flag(cls, v)}") for k, v in value.items()
        )
        return "{" + ", ".join(pairs) + "}"
    return attribute(cls, "flags", value, ir.DictAttr)


def _flag(cls: type, value: object) -> str:
    return string(cls, "flags", value) if isinstance(value, str) else attribute(cls, "flags", value)


def _links(cls: type, value: Iterable[str] | None) -> str | None:
    if value is None:
        return None
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        refuse(cls, "link", "a sequence of file names", value, TypeError)
    return "[" + ", ".join(string(cls, "link", name) for name in value) + "]"


#: Options of a target's compiler: names, names and values, or their attribute.
Flags = Iterable[str] | Mapping[str, Any] | ir.DictAttr | None


def _field_text(target: ir.Attribute, key: str) -> str | None:
    """A field of a target; None where it is left out, for the host's default."""
    text = fields(target).get(key)
    return None if text is None else d.unquoted(text).decode()


@no_collections()
def _target_fields(cls: Any) -> Any:
    """Class decorator: the fields that the targets share."""

    def text(key: str, doc: str) -> property:
        return property(lambda self: _field_text(self, key), doc=doc)

    def optimization(self: Any) -> int:
        return int(fields(self).get("O", 2))

    def parsed(key: str, doc: str) -> property:
        def get(self: Any) -> Any:
            text = fields(self).get(key)
            return None if text is None else ir.Attribute.parse(text, self.context)

        return property(get, doc=doc)

    cls.optimization = property(optimization, doc="Optimization level, 0 to 3.")
    cls.triple, cls.chip = text("triple", "Target triple."), text("chip", "The processor, such as sm_90 or gfx942.")
    cls.features = text("features", "Features, such as +ptx80.")
    cls.flags, cls.link = parsed("flags", "Flags of the compiler."), parsed("link", "Files to link to.")
    return cls


@_target_fields
class NVVMTargetAttr(ir.Attribute):
    """Compiles a GPU module for NVIDIA: ``#nvvm.target``."""

    EXAMPLE = "#nvvm.target"

    @classmethod
    def get(
        cls,
        chip: str | None = None,
        features: str | None = None,
        O: int | None = None,
        triple: str | None = None,
        flags: Flags = None,
        link: Sequence[str] | None = None,
        context: ir.Context | None = None,
    ) -> NVVMTargetAttr:
        """The target; what is left out is the host's default (sm_75 or so, O2). `flags` is names or a dict."""
        return struct(cls, "#nvvm.target", _target_texts(cls, O, triple, chip, features, None, flags, link), context)


@_target_fields
class ROCDLTargetAttr(ir.Attribute):
    """Compiles a GPU module for AMD: ``#rocdl.target``."""

    EXAMPLE = "#rocdl.target"

    @classmethod
    def get(
        cls,
        chip: str | None = None,
        features: str | None = None,
        O: int | None = None,
        triple: str | None = None,
        abi: str | None = None,
        flags: Flags = None,
        link: Sequence[str] | None = None,
        context: ir.Context | None = None,
    ) -> ROCDLTargetAttr:
        """The target; what is left out is the host's default (gfx900, O2, ABI 600). `flags` is names or a dict."""
        return struct(cls, "#rocdl.target", _target_texts(cls, O, triple, chip, features, abi, flags, link), context)

    @property
    def abi(self) -> str | None:
        """Version of the ABI of code objects."""
        return _field_text(self, "abi")


def _target_texts(
    cls: type,
    level: int | None,
    triple: str | None,
    chip: str | None,
    features: str | None,
    abi: str | None,
    flags: Flags,
    link: Iterable[str] | None,
) -> dict[str, str | None]:
    words = {"triple": triple, "chip": chip, "features": features, "abi": abi}
    return {
        "O": None if level is None else integer(cls, "O", level, 0, 4),
        **{key: None if value is None else string(cls, key, value) for key, value in words.items()},
        "flags": _flags(cls, flags),
        "link": _links(cls, link),
    }


CLASSES: tuple[Any, ...] = (
    DimensionAttr, AllReduceOperationAttr, ShuffleModeAttr, TransposeModeAttr, Prune2To4SpMatFlagAttr,
    SpGEMMWorkEstimationOrComputeKindAttr, MMAElementwiseOpAttr, BarrierScopeAttr, BroadcastTypeAttr, AddressSpaceAttr,
    GPUMemorySpaceMappingAttr, GPUBlockMappingAttr, GPUThreadMappingAttr, GPUWarpMappingAttr, GPUWarpgroupMappingAttr,
    GPULaneMappingAttr, GPUMappingMaskAttr, ParallelLoopDimMappingAttr, SelectObjectAttr, KernelMetadataAttr,
    KernelTableAttr, ObjectAttr, NVVMTargetAttr, ROCDLTargetAttr,
)  # fmt: skip
with no_collections():
    for _cls in CLASSES:
        _cls.isinstance = d.is_instance(_cls)
