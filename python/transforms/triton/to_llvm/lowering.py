"""The conversion of TTGIR's functions: op by op, from what a program does to what each of its threads does.

@lowering("tt.splat")
def _splat(low: Lowering, op: tt.SplatOp) -> ir.Value:
    return low.build.splat(low[op.src], count(op.result.type))

A lowering gets the op and returns the value of its result (a list for several, None for none). What has no lowering of its own
and computes each element by itself (arith, math, select) or holds regions (scf, cf) is made again over the thread's types.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from gpuir.analysis.axes import AxisInfo, vector_width
from gpuir.analysis.block_order import in_order
from gpuir.analysis.ranges import IntegerRanges
from gpuir.analysis.walk import find_ops
from gpuir.compile import Target
from gpuir.dialects import arith, cf, gpu, llvm, nvvm, rocdl, scf, ttg
from gpuir.host import AnyOp, ir
from gpuir.layouts import BLOCK, LANE, WARP, LinearLayout, UnknownLayout
from gpuir.ods.names import document_name
from gpuir.passes.registry import failure
from gpuir.transforms.triton.global_reads import may_overwrite
from gpuir.transforms.triton.to_llvm import amd_barriers, amd_lanes, amd_order
from gpuir.transforms.triton.to_llvm.absent import why_not
from gpuir.transforms.triton.to_llvm.accumulators import handed_on, in_flight, struct_type
from gpuir.transforms.triton.to_llvm.building import Builder
from gpuir.transforms.triton.to_llvm.fast_math import licences
from gpuir.transforms.triton.to_llvm.pairs import is_paired, tells_others
from gpuir.transforms.triton.to_llvm.shared_access import Access, is_plain
from gpuir.transforms.triton.to_llvm.types import GLOBAL, SHARED, element, in_shared, local, pointer, vector_of

__all__ = ["LOWERINGS", "Lowering", "lowering"]

Result = ir.Value | Sequence[ir.Value] | None
Rule = Callable[["Lowering", Any], Result]
_RuleT = TypeVar("_RuleT", bound=Rule)

#: The lowering of each op by its name. Filled when the modules are imported; one's own ops are added by `lowering`.
LOWERINGS: dict[str, Rule] = {}
#: Ops of these dialects are the same for a thread, with the thread's types.
_SAME = ("arith", "math", "scf", "cf", "ub", "nvvm", "rocdl")
#: The first of NVIDIA's chips on which a warp elects the thread that works for all.
_ELECTS = 90
#: LLVM's numbers of an operation and an order.
_ADD, _MONOTONIC = 1, 2
#: The name of the module's shared memory, as the compile step knows dynamic shared memory.
MEMORY = "__dynamic_shmem__"


def lowering(*names: str) -> Callable[[_RuleT], _RuleT]:
    """Registers a function as the lowering of the ops; a later one takes the place of an earlier one."""

    def register(rule: _RuleT) -> _RuleT:
        LOWERINGS.update(dict.fromkeys(names, rule))
        return rule

    return register


@dataclasses.dataclass
class Threads:
    """The numbers of a thread: ``lane`` in its warp, ``warp`` among those that run the code, and how many of these there are.

    ``barrier``: the named barrier at which these warps meet, None for that of the whole block; ``first``: the number of their first
    warp in the block; ``others_wait``: whether the block's other warps wait for a partition meanwhile.
    """

    lane: ir.Value
    warp: ir.Value
    warps: int
    barrier: int | None = None
    first: int = 0
    others_wait: bool = False


class Lowering:
    """One function on its way: the values of a thread by the program's values, and what code is written with."""

    def __init__(self, module: AnyOp, target: Target, scratch_parameters: int = -1):
        attributes = module.attributes
        self.module, self.target = module, target
        used = 1 if _number(attributes, "ttg.global_scratch_memory_size", 0) else 0
        self.scratch_parameters = used if scratch_parameters < 0 else scratch_parameters
        self.nvidia = target.family == "nvidia"
        self.warp_size = _number(attributes, "ttg.threads-per-warp", 32)
        self.warps = _number(attributes, "ttg.num-warps", 4)
        self.all_warps = _number(attributes, "ttg.total-num-warps", self.warps)
        self.ctas = _number(attributes, "ttg.num-ctas", 1)
        self.shared_bytes = _number(attributes, "ttg.shared", 0)
        #: Columns of tensor memory of a kernel, and their address.
        self.tensor_columns = _number(attributes, "ttg.tensor_memory_size", 0)
        self.tensor_memory: Any = None
        #: Whether two CTAs have products, and therefore tensor memory, together; whether CTAs tell each other's mbarriers.
        self.paired, self.tells_others = is_paired(module), tells_others(module)
        self.is_kernel = False
        self.build = Builder(module.context)
        self.values: dict[ir.Value, ir.Value] = {}
        self.blocks: dict[ir.Block, ir.Block] = {}
        self._buffers: dict[ir.Value, tuple[ir.Value, ir.Value | None]] = {}
        #: Buffers whose elements stand at their offsets: nothing is added by xor.
        self._plain: set[ir.Value] = set()
        self.specialized: list[ir.Operation] = []
        self.state: Any = None
        #: Registers of a thread at the kernel's start; None where it does not say.
        self.kernel_registers = _number(attributes, "ttg.maxnreg", 0) or None
        self._block: ir.Value | None = None
        self._declared: set[str] = set()
        #: The block of the gpu.module.
        self.body: Any = None

    # Values -----------------------------------------------------------------------------------------------------------

    def __getitem__(self, value: ir.Value) -> ir.Value:
        return self.values[value]

    def __setitem__(self, value: ir.Value, thread: ir.Value) -> None:
        self.values[value] = thread

    def all(self, values: Iterable[ir.Value]) -> list[ir.Value]:
        return [self.values[value] for value in values]

    # Where a thread is ------------------------------------------------------------------------------------------------

    @property
    def block(self) -> ir.Value:
        """The CTA's number in its cluster."""
        if self._block is None:
            self._block = (
                self.build.number(0) if self.ctas == 1 else nvvm.read_ptx_sreg_cluster_ctarank(ip=self.build.head)
            )
        return self._block

    def indices(self, layout: LinearLayout) -> list[ir.Value]:
        """The coordinates at which the thread's register 0 stands, one a dimension."""
        return [
            self.build.linear(
                (number, [basis[dimension] for basis in layout.bases.get(name, ())]) for name, number in self.numbers()
            )
            for dimension in range(layout.rank)
        ]

    def numbers(self, cta: bool = True) -> list[tuple[str, ir.Value]]:
        """The thread's lane, warp and, with `cta`, CTA, by the names that layouts have for them."""
        own = [(LANE, self.threads.lane), (WARP, self.threads.warp)]
        return [*own, (BLOCK, self.block)] if cta else own

    def alone(self, layout: LinearLayout) -> ir.Value | None:
        """Whether no thread with smaller numbers holds the same elements; None if that is always so."""
        masks = layout.free_variables()
        checks = [self.build.equal_zero(number, masks[name]) for name, number in self.numbers() if masks.get(name)]
        return self.build.all_of(*checks)

    @property
    def chip_number(self) -> int:
        """The number of an NVIDIA chip: 90 for sm_90a."""
        return int("".join(filter(str.isdigit, self.target.chip))) if self.nvidia else 0

    @property
    def elects(self) -> bool:
        """Whether a warp elects the thread that works for all: see `first_of_block`."""
        return self.chip_number >= _ELECTS

    def program_id(self, axis: str) -> ir.Value:
        """The program's number along x, y or z: that of its cluster."""
        if not self.nvidia:
            return getattr(rocdl, f"workgroup_id_{axis}")(self.build.i32)
        return getattr(nvvm, f"read_ptx_sreg_{'clusterid' if self.ctas > 1 else 'ctaid'}_{axis}")()

    def printed(self, value: ir.Value, signed: bool, hexadecimal: bool) -> tuple[ir.Value, str]:
        """A number as printf takes it, and its format."""
        kind = value.type
        if isinstance(kind, ir.FloatType):
            return (value if kind.width == 64 else arith.extf(ir.F64Type.get(), value)), "%f"
        if isinstance(kind, llvm.PointerType):
            return value, "%p"
        if kind.width < 32:
            value = (arith.extsi if signed and kind.width > 1 else arith.extui)(self.build.i32, value)
        long = "ll" if kind.width == 64 else ""
        return value, f"%{long}x" if hexadecimal else f"%{long}{'d' if signed else 'u'}"

    # Library functions ------------------------------------------------------------------------------------------------

    def declare(self, name: str, result: ir.Type, kinds: Sequence[ir.Type]) -> None:
        """Declares a function of a device library, once."""
        if name in self._declared:
            return
        self._declared.add(name)
        signature = ir.Type.parse(f"!llvm.func<{result} ({', '.join(map(str, kinds))})>")
        with ir.InsertionPoint.at_block_begin(self.body):
            llvm.LLVMFuncOp(name, ir.TypeAttr.get(signature))

    def call_declared(self, name: str, result: ir.Type, operands: Sequence[ir.Value]) -> ir.Value:
        """Calls a declared function."""
        callee = ir.FlatSymbolRefAttr.get(name)
        made: Any = llvm.call(result, operands, [], [], callee=callee)
        return made

    # Buffers ----------------------------------------------------------------------------------------------------------

    def new_buffer(self, base: ir.Value, offset: ir.Value | None) -> ir.Value:
        """A buffer: its address, and bytes that are added by xor to each offset from it (None for none)."""
        context = self.module.context
        kind = llvm.StructType.get_literal([pointer(SHARED, context), self.build.i32])
        whole = llvm.insertvalue(self.build.undefined(kind), base, [0])
        whole = llvm.insertvalue(whole, self.build.number(0) if offset is None else offset, [1])
        self._buffers[whole] = (base, offset)
        return whole

    def buffer(self, whole: ir.Value) -> tuple[ir.Value, ir.Value | None]:
        """The address of a buffer, and what is added by xor to each offset from it."""
        if whole not in self._buffers:
            base = llvm.extractvalue(pointer(SHARED, self.module.context), whole, [0])
            offset = None if whole in self._plain else llvm.extractvalue(self.build.i32, whole, [1])
            self._buffers[whole] = base, offset
        return self._buffers[whole]

    def start_of(self, whole: ir.Value) -> ir.Value:
        """The address of a buffer's first byte."""
        base, offset = self.buffer(whole)
        return base if offset is None else self.build.offset(base, offset, self.build.i8)

    def addresses(
        self, base: ir.Value, offset: ir.Value | None, plan: Access, size: int, gaps: Sequence[tuple[int, int]] = ()
    ) -> Iterator[ir.Value]:
        """The address of each group of neighbours, in a buffer of elements of `size` bytes; `gaps`: after so many bytes so
        many are left out."""
        thread = self.build.linear(
            (number, [column * size for column in plan.columns.get(name, ())])
            for name, number in self.numbers(cta=any(plan.columns.get(BLOCK, ())))
        )
        reach = plan.reach * size
        if offset is not None:
            thread, reach = arith.xori(thread, offset), reach | self.build.reach(offset)
        for constant in plan.offsets:
            # What no thread's own bits meet is a constant that accesses add by themselves, so that groups share registers.
            apart = 0 if gaps else constant * size & ~reach
            place = self.padded(base, self.build.xored(thread, constant * size ^ apart), gaps)
            yield self.build.offset(place, apart, self.build.i8)

    def padded(self, base: ir.Value, place: ir.Value, gaps: Sequence[tuple[int, int]]) -> ir.Value:
        """The address so many bytes behind the base; `gaps`: after so many bytes so many are left out."""
        counted = place
        for interval, padding in gaps:
            times = arith.shrui(place, self.build.number(interval.bit_length() - 1))
            left_out = arith.shli(times, self.build.number(padding.bit_length() - 1))
            counted = arith.addi(counted, left_out)
        return self.build.offset(base, counted, self.build.i8)

    def when(self, predicate: ir.Value | None, write: Callable[[], object]) -> None:
        """Writes code that runs where the predicate holds."""
        if predicate is None:
            write()
            return
        branch = scf.IfOp(predicate)
        with ir.InsertionPoint(branch.then_block):
            write()
            scf.yield_([])

    def chosen(self, predicate: ir.Value, write: Callable[[], ir.Value], otherwise: ir.Value) -> ir.Value:
        """What the code gives where the predicate holds, else the other value."""
        branch = scf.IfOp(predicate, [otherwise.type], has_else=True)
        with ir.InsertionPoint(branch.then_block):
            scf.yield_([write()])
        other: Any = branch.else_block
        with ir.InsertionPoint(other):
            scf.yield_([otherwise])
        return branch.results[0]

    def bytes_where(self, predicate: ir.Value, size: int) -> ir.Value:
        """The number of bytes where the predicate holds, else 0."""
        return arith.select(predicate, self.build.number(size), self.build.number(0))

    def barrier(self, local: bool = False) -> None:
        """Waits for the warps that run the code. `local`: what lies between is in shared memory, so that on AMD's chips accesses
        to global memory stay on their way, where no warp overwrites what another one reads."""
        if not self.nvidia and self.waves_apart:
            amd_barriers.meet(self.build, local and self.local_barriers)
        elif not self.nvidia:
            gpu.barrier(address_spaces=["workgroup"] if local and self.local_barriers else None)
        elif self.threads.barrier is not None:
            nvvm.barrier(
                barrier_id=self.build.number(self.threads.barrier),
                number_of_threads=self.build.number(self.threads.warps * self.warp_size),
            )
        else:
            nvvm.barrier()

    def first_thread(self) -> ir.Value:
        """Whether this is the first thread of those that run the code, in its cluster."""
        own = arith.ori(self.threads.lane, self.threads.warp)
        zero = arith.ori(own, self.block) if self.ctas > 1 else own
        return arith.cmpi(arith.CmpIPredicate.eq, zero, self.build.number(0))

    def first_of_block(self) -> ir.Value:
        """Whether this is the first thread of those of its CTA that run the code.

        From sm_90 on the warp elects it: so ptxas knows that it is one, and needs no loops around instructions that take uniform
        registers (copies of tiles, products).
        """
        if not self.elects:
            number = arith.ori(self.threads.lane, self.threads.warp)
            return arith.cmpi(arith.CmpIPredicate.eq, number, self.build.number(0))
        first_warp = arith.cmpi(arith.CmpIPredicate.eq, self.threads.warp, self.build.number(0))
        return arith.andi(first_warp, nvvm.elect_sync())

    @property
    def generic(self) -> ir.Type:
        """The type of a generic address."""
        return pointer(0, self.module.context)

    @property
    def shared_pointer(self) -> ir.Type:
        """The type of an address in shared memory."""
        return pointer(SHARED, self.module.context)

    def pointer(self, space: int) -> ir.Type:
        """The type of an address in a space."""
        return pointer(space, self.module.context)

    @property
    def cluster_pointer(self) -> ir.Type:
        """The type of an address in the shared memory of the cluster."""
        return pointer(7, self.module.context)

    def own_scratch(self) -> ir.Value:
        """The address of the program's own part of the scratch in global memory."""
        size = _number(self.module.attributes, "ttg.global_scratch_memory_size", 0)
        sizes = [self.num_programs(axis) for axis in "xy"]
        x, y, z = (self.program_id(axis) for axis in "xyz")
        number = arith.addi(x, arith.muli(sizes[0], arith.addi(y, arith.muli(sizes[1], z))))
        return self.build.offset(self.global_scratch, arith.muli(number, self.build.number(size)), self.build.i8)

    def num_programs(self, axis: str) -> ir.Value:
        """How many programs there are along x, y or z."""
        if not self.nvidia:
            return arith.index_cast(self.build.i32, gpu.grid_dim(getattr(gpu.Dimension, axis)))
        return getattr(nvvm, f"read_ptx_sreg_{'nclusterid' if self.ctas > 1 else 'nctaid'}_{axis}")()

    def shuffle_xor(self, word: ir.Value, lanes: int, alike: int = 0) -> ir.Value:
        """The 32-bit word of the lane whose number differs in these bits, or in those of `alike`, by which lanes have the same."""
        if self.nvidia:
            return self._shuffled(word, self.build.number(lanes), "bfly")
        return amd_lanes.xor(self.build, self.target.chip, word, lanes, self.threads.lane, alike)

    def _shuffled(self, word: ir.Value, number: ir.Value, kind: str) -> ir.Value:
        everybody, last = self.build.number(-1), self.build.number(31)
        return nvvm.shfl_sync(everybody, word, number, last, ir.Attribute.parse(f"#nvvm<shfl_kind {kind}>"))

    def shuffle_from(self, word: ir.Value, lane: ir.Value) -> ir.Value:
        """The 32-bit word of the lane of that number."""
        if self.nvidia:
            return self._shuffled(word, lane, "idx")
        return rocdl.ds_bpermute(self.build.i32, arith.shli(lane, self.build.number(2)), word)

    def atomic_add(self, address: ir.Value, value: ir.Value) -> None:
        """Adds to a number in shared memory, among the threads of the block."""
        numbers = [ir.IntegerAttr.get(self.build.i64, number) for number in (_ADD, _MONOTONIC)]
        llvm.atomicrmw(numbers[0], address, value, numbers[1], syncscope="block" if self.nvidia else "workgroup")

    def store(self, part: ir.Value, address: ir.Value, predicate: ir.Value | None, alignment: int, **flags: Any) -> Any:
        """Stores a vector where the predicate holds; `flags` are those of llvm.store."""
        if predicate is None:
            return llvm.store(part, address, alignment=alignment, **flags)
        if not self.nvidia:
            self.when(predicate, lambda: llvm.store(part, address, alignment=alignment, **flags))
            return None
        return llvm.intr_masked_store(part, address, self.build.splat(predicate, part.type.shape[0]), alignment)

    def store_all(self, stores: Iterable[tuple[ir.Value, ir.Value, int]], predicate: ir.Value | None) -> None:
        """Stores vectors at addresses, with their alignments, where the predicate holds: on AMD's chips behind one branch."""
        made = list(stores)
        branch, own = (None, predicate) if self.nvidia else (predicate, None)
        self.when(branch, lambda: [self.store(part, address, own, alignment) for part, address, alignment in made])

    def width(self, pointers: ir.Value, mask: ir.Value | None) -> int:
        """How many neighbours one access takes: what the layout has side by side in registers, and pointers allow."""
        return vector_width(self.axes, pointers, mask)

    def vectorized(self, op: AnyOp, operands: Sequence[ir.Value], size: int) -> list[ir.Value]:
        """An op on numbers, made again on vectors of them."""
        kinds = [vector_of(size, element(result.type)) for result in op.operation.results]
        attributes = dict(op.attributes.items())
        if "value" in attributes and op.operation.name == "arith.constant":
            return [
                self.build.splat(self.build.attribute(kind.element_type, attributes["value"]), size) for kind in kinds
            ]
        more = licences(op, self.nvidia)
        if more is not None:
            attributes["fastmath"] = more
        return list(ir.Operation.create(op.operation.name, kinds, operands, attributes).results)

    def shared(self, offset: int = 0) -> ir.Value:
        """The address of a byte of the block's shared memory."""
        return self.build.offset(self._memory, offset, self.build.i8)

    def scratch(self, op: AnyOp) -> ir.Value:
        """The address of the op's scratch in shared memory, as the allocation placed it."""
        if "allocation.offset" not in op.attributes:
            raise failure(op, "has no allocation.offset: run triton-allocate-shared-memory before")
        return self.shared(ir.IntegerAttr(op.attributes["allocation.offset"]).value)

    #: Writes the code of the warps of partitions, ends them, calls them to a cluster's barrier; ops_specialize says how.
    write_workers: Callable[[Lowering, ir.Region, ir.Block], None]
    write_end: Callable[[Lowering], None]
    call_workers: Callable[[Lowering], None]
    #: What a kernel with tensor memory does first and last; ops_tensor_memory says how.
    begin_tensor_memory: Callable[[Lowering], None]
    end_tensor_memory: Callable[[Lowering], None]
    buffer_in_tensor_memory: Callable[[Lowering, Any, ir.Value, ir.Value], ir.Value]

    # Functions --------------------------------------------------------------------------------------------------------

    def local(self, kind: ir.Type) -> ir.Type:
        """The type of the one value that a thread has for a value of the type."""
        return local(kind)

    def parameter(self, kind: ir.Type) -> ir.Type:
        """The type of a parameter: as in registers, but for descriptors, which are passed by value behind an address."""
        return local(kind)

    def extra_parameters(self, is_kernel: bool) -> list[ir.Type]:
        """Types behind a function's own parameters: addresses of scratch, and for what is called of shared memory."""
        context = self.module.context
        kinds = [pointer(GLOBAL, context)] * self.scratch_parameters
        return kinds if is_kernel or not self.shared_bytes else [*kinds, pointer(SHARED, context)]

    def result_of(self, kinds: Sequence[ir.Type]) -> ir.Type | None:
        """The one type that a function returns: of several results, a structure."""
        if len(kinds) < 2:
            return kinds[0] if kinds else None
        return llvm.StructType.get_literal(list(kinds))

    def function(self, source: Any, target: llvm.LLVMFuncOp, own: int, is_kernel: bool) -> None:
        """Writes the body; the target's parameters behind the first `own` are scratch and shared memory."""
        entry = target.operation.regions[0].blocks[0]
        self._block = None
        self.axes, self.ranges = AxisInfo(source), IntegerRanges()
        self.flying = in_flight(source)
        self.local_barriers = not self.nvidia and not may_overwrite(source)
        self.waves_apart = bool(find_ops(source, "amdg.cond_barrier"))
        kinds = ir.FunctionType(source.function_type.value).results
        self.result_type = self.result_of([local(kind) for kind in kinds])
        extra = list(entry.arguments)[own:]
        self.global_scratch: Any = extra[0] if self.scratch_parameters else None
        self._extra = extra
        # Constants and numbers of threads stand before the first op of the body.
        with ir.InsertionPoint(entry), source.location:
            anchor = llvm.mlir_zero(self.build.i32).owner
        self.build.enter(ir.InsertionPoint(anchor))
        with ir.InsertionPoint(anchor), source.location:
            self._memory = self._block_memory(source.context, is_kernel)
            self.threads = self._whole_block()
        for argument, value in zip(source.regions[0].blocks[0].arguments, entry.arguments):
            self.values[argument] = value
        region = target.operation.regions[0]
        self.specialized = [op.operation for op in find_ops(source, ttg.WarpSpecializeOp)] if is_kernel else []
        self.is_kernel = is_kernel
        if self.specialized:
            self._specialize(source, region, entry)
        else:
            self.region(source.regions[0], region, entry)
        anchor.operation.erase()

    def _specialize(self, source: AnyOp, region: ir.Region, entry: ir.Block) -> None:
        """The first warps run the function, the others wait for partitions."""
        whole, build = self.threads, self.build
        with ir.InsertionPoint(entry), source.location:
            self.state = self.scratch(source)
            body, workers = region.blocks.append(), region.blocks.append()
            is_first = arith.cmpi(arith.CmpIPredicate.ult, whole.warp, build.number(self.warps))
            cf.cond_br(is_first, [], [], body, workers)
            self.threads = dataclasses.replace(whole, warps=self.warps, barrier=0, others_wait=True)
            self.region(source.regions[0], region, body)
            self.threads = whole
            self.write_workers(self, region, workers)

    def _block_memory(self, context: ir.Context, is_kernel: bool) -> Any:
        if not self.shared_bytes:
            return None
        return llvm.mlir_addressof(pointer(SHARED, context), MEMORY) if is_kernel else self._extra[-1]

    def call(self, op: AnyOp, callee: str, arguments: list[ir.Value], kinds: list[ir.Type]) -> list[ir.Value]:
        """Calls a function of the module, whose shared memory begins at the call's allocation.offset."""
        extra: list[ir.Value] = list(self._extra[: self.scratch_parameters])
        if self.shared_bytes:
            extra = [*extra, self.scratch(op) if "allocation.offset" in op.attributes else self._memory]
        result = self.result_of(kinds)
        name = ir.FlatSymbolRefAttr.get(callee)
        made: Any = llvm.call(result, [*arguments, *extra], [], [], callee=name)
        if len(kinds) < 2:
            return [made] if kinds else []
        return [llvm.extractvalue(kind, made, [number]) for number, kind in enumerate(kinds)]

    def _whole_block(self) -> Threads:
        build, size = self.build, self.warp_size
        if self.nvidia:
            thread = nvvm.read_ptx_sreg_tid_x()
        else:
            thread = rocdl.workitem_id_x(build.i32)
        lane = arith.remui(thread, build.number(size)) if self.all_warps > 1 else thread
        warp = arith.divui(thread, build.number(size)) if self.all_warps > 1 else build.number(0)
        if not self.nvidia and self.all_warps > 1:  # one number for the wave, for which a scalar register will do
            warp = rocdl.readfirstlane(build.i32, warp)
        return Threads(lane, warp, self.all_warps)

    def region(self, source: ir.Region, target: ir.Region, first: ir.Block | None = None) -> None:
        """Writes the blocks of a region; the first one into a block that is there, where one is given."""
        blocks = in_order(list(source.blocks))
        for number, block in enumerate(blocks):
            if number == 0 and first is not None:
                new = first
            else:
                kinds = [self.kind_of(argument) for argument in block.arguments]
                new = target.blocks.append(*kinds, arg_locs=[argument.location for argument in block.arguments])
                for argument, value in zip(block.arguments, new.arguments):
                    self._keep(argument, value)
            self.blocks[block] = new
        for block in blocks:
            with ir.InsertionPoint(self.blocks[block]):
                if first is not None and block == blocks[0] and self._begins(source):
                    with block.owner.location:
                        self.begin_tensor_memory(self)
                for op in block.operations if self.nvidia else amd_order.in_order_of_need(block):
                    self.op(op)

    def _begins(self, source: ir.Region) -> bool:
        """Whether the region is a kernel's own, of one that has tensor memory."""
        return bool(self.is_kernel and self.tensor_columns and source.owner.operation.name == "tt.func")

    def op(self, op: AnyOp) -> None:
        """Writes what a thread does for one op, and keeps the values of its results."""
        name = document_name(op.operation.name)
        rule = LOWERINGS.get(name)
        with op.location:
            try:
                if rule is not None:
                    result = rule(self, op)
                elif name.partition(".")[0] in _SAME:
                    result = self.again(op)
                else:
                    raise failure(op, why_not(name))
            except UnknownLayout as error:
                raise failure(op, f"cannot be lowered: {error}") from None
        results = [result] if isinstance(result, ir.Value) else list(result or ())
        for value, thread in zip(op.operation.results, results, strict=True):
            self._keep(value, thread)

    def _keep(self, value: ir.Value, thread: ir.Value) -> None:
        self.values[value] = thread
        if in_shared(value.type) and thread not in self._buffers and is_plain(value):
            self._plain.add(thread)

    def kind_of(self, value: ir.Value) -> ir.Type:
        """The type of what a thread has for a value: on its way from an asynchronous product, a structure."""
        return struct_type(self.build, value.type) if value in self.flying else self.local(value.type)

    def again(self, op: AnyOp) -> Sequence[ir.Value]:
        """The same op over the thread's types, with its regions."""
        operands = self.all(op.operands)
        if self.flying:
            landing = [
                value in self.flying and receiver not in self.flying
                for value, receiver in zip(op.operands, _receivers(op), strict=True)
            ]
            if any(landing):  # an op that looks at what is still on its way
                nvvm.wgmma_wait_group_sync_aligned(0)
            operands = [
                handed_on(self.build, value, thread, receiver in self.flying)
                for value, thread, receiver in zip(op.operands, operands, _receivers(op), strict=True)
            ]
        made = ir.Operation.create(
            op.operation.name,
            [self.kind_of(result) for result in op.operation.results],
            operands,
            dict(op.attributes.items()),
            successors=[self.blocks[block] for block in op.operation.successors],
            regions=len(op.operation.regions),
        )
        for source, target in zip(op.operation.regions, made.regions):
            self.region(source, target)
        return list(made.results)


def _receivers(op: Any) -> list[ir.Value | None]:
    """For each operand what it becomes: an argument of a loop, a result of the op that a yield ends, or nothing."""
    count = len(op.operands)
    if op.operation.name == "scf.for":
        return [None, None, None, *op.inner_iter_args]
    if op.operation.name == "scf.yield" and op.operation.parent.name in ("scf.for", "scf.if"):
        return list(op.operation.parent.results)
    return [None] * count


def _number(attributes: Any, name: str, otherwise: int) -> int:
    return ir.IntegerAttr(attributes[name]).value if name in attributes else otherwise
