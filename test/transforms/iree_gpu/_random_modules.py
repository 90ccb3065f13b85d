"""Random functions for each pass that a released IREE is asked about, by kinds; what is drawn is in `Program.traits`.

A kind's programs avoid what makes the release crash or run forever (a reader that is no slice under `transform.iree.fuse_forall`,
a pack that trails a loop).
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable

INTRINSICS = {
    "MFMA_F32_16x16x4_F32": (16, 16, 4, "f32", "f32"),
    "MFMA_F32_16x16x16_F16": (16, 16, 16, "f16", "f32"),
    "MFMA_F32_32x32x8_F16": (32, 32, 8, "f16", "f32"),
    "MFMA_I32_16x16x32_I8": (16, 16, 32, "i8", "i32"),
    "MFMA_I32_32x32x16_I8": (32, 32, 16, "i8", "i32"),
    "WMMA_F32_16x16x16_F16": (16, 16, 16, "f16", "f32"),
    "WMMA_I32_16x16x16_I8": (16, 16, 16, "i8", "i32"),
}
PASS = "iree-gpu-fuse-and-hoist-parallel-loops"


@dataclasses.dataclass(frozen=True)
class Program:
    """How it is run (as in the corpus), what was drawn, and the function."""

    how: str
    traits: frozenset[str]
    text: str


def tensor(shape: list[int | str], element: str) -> str:
    return f"tensor<{'x'.join(map(str, [*shape, element]))}>"


def affine_map(dims: int, results: list[int]) -> str:
    return f"affine_map<({', '.join(f'd{i}' for i in range(dims))}) -> ({', '.join(f'd{i}' for i in results)})>"


# Contractions: pack, convert -------------------------------------------------------------------------------------------


def contraction(r: random.Random, *, packed: bool) -> Program:
    """A linalg.generic with batches, several m, n and k in any order; for ``packed`` of any size and with a configuration."""
    kind = r.choice(list(INTRINSICS))
    m, n, k, factor, acc = INTRINSICS[kind]
    traits = set()
    roles = [*"mnk", *(role for role in "bmnk" if r.random() < 0.3)]
    if packed or r.random() < 0.5:
        r.shuffle(roles)
    else:
        roles = [*roles[3:], *r.sample("mnk", 3)]
    last = {role: max(i for i, each in enumerate(roles) if each == role) for role in "mnk"}
    tile = {last["m"]: m, last["n"]: n, last["k"]: k}
    sizes: list[int | str] = [r.randint(1, 4) for _ in roles]
    for i, size in tile.items():
        sizes[i] = size if not packed else r.choice([size, 2 * size, r.randint(1, 70), "?"])
    if not packed and r.random() < 0.1:
        sizes[r.choice(list(tile))] = 5
        traits.add("other size")
    if not packed and r.random() < 0.05:
        sizes[r.randrange(len(roles))] = "?"
    maps = []
    for of in ("mkb", "nkb", "mnb"):
        dims = [i for i, role in enumerate(roles) if role in of]
        if packed or r.random() < 0.1:
            r.shuffle(dims)
        else:
            inner = [i for i in dims if i in tile]
            outer = [i for i in dims if i not in tile]
            r.shuffle(inner)
            r.shuffle(outer)
            dims = outer + inner
        maps.append(dims)
    types = [tensor([sizes[i] for i in dims], element) for dims, element in zip(maps, (factor, factor, acc))]
    words = ", ".join('"reduction"' if role == "k" else '"parallel"' for role in roles)
    config = ""
    if packed:
        config = f", lowering_config = #iree_gpu.lowering_config<{{mma_kind = #iree_gpu.mma_layout<{kind}>}}>"
    suffix, extend = ("i", "extsi") if acc == "i32" else ("f", "extf")
    lines = [
        f"func.func @f(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}) -> {types[2]} {{",
        f"  %0 = linalg.generic {{indexing_maps = [{', '.join(affine_map(len(roles), dims) for dims in maps)}], "
        f"iterator_types = [{words}]{config}}} ins(%a, %b : {types[0]}, {types[1]}) outs(%c : {types[2]}) {{",
        f"  ^bb0(%p: {factor}, %q: {factor}, %r: {acc}):",
    ]
    p, q = "%p", "%q"
    if factor != acc:
        lines += [f"    %{x}{x} = arith.{extend} %{x} : {factor} to {acc}" for x in "pq"]
        p, q = "%pp", "%qq"
    lines += [
        f"    %s = arith.mul{suffix} {p}, {q} : {acc}",
        f"    %t = arith.add{suffix} %r, %s : {acc}",
        f"    linalg.yield %t : {acc}",
        f"  }} -> {types[2]}",
        f"  return %0 : {types[2]}",
        "}",
    ]
    text = "\n".join(lines) + "\n"
    if packed:
        return Program("iree-gpu-pack-to-intrinsics", frozenset(traits), text)
    script = f"""transform.named_sequence @__transform_main(%r: !transform.any_op) {{
  %f = transform.structured.match ops{{["linalg.generic"]}} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.convert_to_multi_mma %f, kind(#iree_gpu.mma_layout<{kind}>) : (!transform.any_op) -> !transform.any_op
  transform.yield
}}
"""
    return Program("script", frozenset(traits), text + script)


# multi_mma: concretize, distribute -------------------------------------------------------------------------------------


def multi_mma(r: random.Random, how: str) -> Program:
    """A multi_mma on tensors of a subgroup, with outer dimensions, permutations, and producers of its operands."""
    kind = r.choice(list(INTRINSICS))
    m, n, k, factor, acc = INTRINSICS[kind]
    traits = set()
    roles = [role for role in "bmnk" if r.random() < 0.6]
    sizes: list[int | str] = [r.choice([1, 2, 3, "?"]) for _ in roles]
    operands = []
    for name, of, inner, element in (
        ("lhs", "bmk", [m, k], factor), ("rhs", "bnk", [k, n], factor), ("acc", "bmn", [m, n], acc)
    ):  # fmt: skip
        dims = [i for i, role in enumerate(roles) if role in of]
        r.shuffle(dims)
        permutation = r.choice([None, [0, 1], [1, 0]])
        if permutation == [1, 0]:
            inner = inner[::-1]
        operands.append((name, dims, permutation, tensor([*(sizes[i] for i in dims), *inner], element), element))
    maps = ", ".join(affine_map(len(roles), dims) for _, dims, *_ in operands)
    words = ", ".join(f"#iree_gpu.iterator_type<{'reduction' if role == 'k' else 'parallel'}>" for role in roles)
    permutations = "".join(
        f", {name}_permutation = array<i64: {', '.join(map(str, permutation))}>"
        for name, _, permutation, *_ in operands
        if permutation is not None
    )
    arguments = ", ".join(f"%{name}: {type_}" for name, _, _, type_, _ in operands)
    result = operands[2][3]
    lines = [f"func.func @f({arguments}) -> {result} {{"]
    values = []
    for name, _, _, type_, element in operands:
        value = f"%{name}"
        if name == "acc" and r.random() < 0.4:
            zero = "0" if element[0] == "i" else "0.0"
            lines += [
                f"  %z = arith.constant {zero} : {element}",
                f"  %fill = linalg.fill ins(%z : {element}) outs(%acc : {type_}) -> {type_}",
            ]
            value = "%fill"
        values.append(value)
    lines += [
        f"  %0 = iree_gpu.multi_mma {', '.join(values)} {{indexing_maps = [{maps}], iterator_types = [{words}], "
        f"kind = #iree_gpu.mma_layout<{kind}>{permutations}}} : {operands[0][3]}, {operands[1][3]} into {result}",
        f"  return %0 : {result}",
        "}",
    ]
    if any(p is not None for _, _, p, *_ in operands):
        traits.add("permuted")
    if operands[2][2] == [1, 0]:
        traits.add("accumulator permuted")
    if kind.startswith("MFMA") and "32x32" in kind or kind.startswith("WMMA"):
        traits.add("several outer pieces")
    return Program(how, frozenset(traits), "\n".join(lines) + "\n")


# Loops: fuse, hoist ----------------------------------------------------------------------------------------------------

SIZE = 64
T = tensor([SIZE, SIZE], "f32")


@dataclasses.dataclass
class Grid:
    """A forall's counts, its workers, and the slice of a 64x64 tensor that each takes."""

    counts: list[int]
    mapping: list[str]
    dynamic: bool = False

    @property
    def tile(self) -> list[int]:
        rows, columns = self.counts if len(self.counts) == 2 else (self.counts[0], 1)
        return [SIZE // rows, SIZE // columns]

    @property
    def type(self) -> str:
        return tensor(self.tile, "f32")


def draw_grid(r: random.Random, kinds: tuple[str, ...] = ("thread",), workers: int | None = None) -> Grid:
    kind = r.choice(kinds)
    sizes = [1, 2, 4, 8, 16]
    counts = [r.choice(sizes), r.choice(sizes)] if r.random() < 0.5 else [r.choice([*sizes, 32, 64])]
    if workers is not None:
        counts = [workers] if len(counts) == 1 else [rows := r.choice([1, 2, 4, 8]), workers // rows]
    if kind == "lane":
        return Grid([workers or 64], ["#iree_gpu.lane_id<0>"])
    axes = ["#gpu.{}<x>", "#gpu.{}<y>"] if r.random() < 0.6 else ["#gpu.{}<linear_dim_0>", "#gpu.{}<linear_dim_1>"]
    return Grid(counts, [axis.format(kind) for axis in reversed(axes[: len(counts)])])


class Writer:
    """Writes a function line by line, with new names for values."""

    def __init__(self, r: random.Random) -> None:
        self.r = r
        self.lines: list[str] = []
        self.count = 0
        self.traits: set[str] = set()
        #: Whether the workers of the last forall write whole rows.
        self.rows = False

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def put(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def empty(self, type_: str = T) -> str:
        return self.put(f"tensor.empty() : {type_}")

    def elementwise(self, value: str, type_: str = T, dest: str | None = None) -> str:
        dest = self.empty(type_) if dest is None else dest
        return self.put(f"linalg.exp ins({value} : {type_}) outs({dest} : {type_}) -> {type_}")

    def forall(self, grid: Grid, dest: str, body: Callable[[str, str, Grid], str], bound: str | None = None) -> str:
        """``body`` gets the offsets as text and the output, and returns the slice to put back."""
        result, output = self.name(), self.name()
        self.rows = grid.tile[1] == SIZE
        ids = [self.name() for _ in grid.counts]
        counts = [bound or str(grid.counts[0]), *map(str, grid.counts[1:])]
        self.lines.append(
            f"  {result} = scf.forall ({', '.join(ids)}) in ({', '.join(counts)}) shared_outs({output} = {dest}) -> ({T}) {{"
        )
        offsets = []
        for id_, size in zip([*ids, None], grid.tile):
            if id_ is None:
                offsets.append("0")
            elif size == 1:
                offsets.append(id_)
            else:
                offsets.append(self.put(f"affine.apply affine_map<(d0) -> (d0 * {size})>({id_})"))
        at = ", ".join(offsets)
        value = body(at, output, grid)
        sizes = ", ".join(map(str, grid.tile))
        self.lines += [
            "  scf.forall.in_parallel {",
            f"  tensor.parallel_insert_slice {value} into {output}[{at}] [{sizes}] [1, 1] : {grid.type} into {T}",
            "  }",
            f"  }} {{mapping = [{', '.join(grid.mapping)}]}}",
        ]
        return result

    def slice(self, source: str, at: str, grid: Grid) -> str:
        sizes = ", ".join(map(str, grid.tile))
        return self.put(f"tensor.extract_slice {source}[{at}] [{sizes}] [1, 1] : {T} to {grid.type}")

    def read_and_write(self, source: str) -> Callable[[str, str, Grid], str]:
        """A body that takes a slice of ``source`` and writes a function of it to the output's slice."""

        def body(at: str, output: str, grid: Grid) -> str:
            return self.elementwise(self.slice(source, at, grid), grid.type, self.slice(output, at, grid))

        return body

    def trailing(self, value: str) -> str:
        """Ops that use a loop's result, one after the other."""
        for _ in range(self.r.choice([0, 1, 1, 2])):
            forms = ["exp", "exp", "add", "add", "transpose", "copy", "matmul", "twice", "destination"]
            form = self.r.choice(forms)
            if form == "matmul" and not self.rows:
                form = "reduction"
            self.traits.add(f"trailing {form}")
            dest = self.empty() if self.r.random() < 0.5 else "%z"
            if form == "exp":
                value = self.elementwise(value, dest=dest)
            elif form in ("add", "twice"):
                other = value if form == "twice" else "%y"
                value = self.put(f"linalg.add ins({value}, {other} : {T}, {T}) outs({dest} : {T}) -> {T}")
            elif form == "transpose":
                self.rows = False
                value = self.put(f"linalg.transpose ins({value} : {T}) outs({dest} : {T}) permutation = [1, 0]")
            elif form == "matmul":
                value = self.put(f"linalg.matmul ins({value}, %y : {T}, {T}) outs({dest} : {T}) -> {T}")
            elif form == "reduction":
                value = self.put(f"linalg.matmul ins(%y, {value} : {T}, {T}) outs({dest} : {T}) -> {T}")
            elif form == "copy":
                value = self.put(f"linalg.copy ins({value} : {T}) outs({dest} : {T}) -> {T}")
            else:
                value = self.elementwise("%y", dest=value)
        return value

    def function(self, result: str, workgroup: int | None, subgroup: int = 64) -> str:
        info = ""
        if workgroup is not None:
            info = (
                " attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = "
                f"[{workgroup}, 1, 1] subgroup_size = {subgroup}>}}"
            )
        head = f"func.func @f(%x: {T}, %y: {T}, %z: {T}, %n: index) -> {T}{info} {{"
        return "\n".join([head, *self.lines, f"  return {result} : {T}", "}"]) + "\n"


def fuse(r: random.Random) -> Program:
    """A producer, reshapes, a consumer of threads, warps or lanes of warps, and trailing ops; by the pass or the transform op."""
    w = Writer(r)
    script = r.random() < 0.4
    workgroup = r.choice([16, 32, 64])
    first = draw_grid(r, ("thread", "thread", "thread", "warp"))
    nested = r.random() < 0.3
    second = draw_grid(r, ("lane",) if nested else ("thread", "thread", "thread", "warp"), workgroup)
    start = w.empty() if r.random() < 0.8 else "%z"
    bound = "%n" if r.random() < 0.2 else None
    if bound:
        w.traits.add("dynamic count")
    produced = w.forall(first, start, w.read_and_write("%x"), bound)
    form = r.choice(["slice", "slice", "slice", "whole", "twice", "collapse", "branch"])
    if script and form in ("whole", "twice"):
        form = "slice"
    w.traits.add(f"reader {form}")
    source = produced
    flat = tensor([SIZE * SIZE], "f32")
    if form == "collapse":
        source = w.put(f"tensor.collapse_shape {produced} [[0, 1]] : {T} into {flat}")

    def body(at: str, output: str, grid: Grid) -> str:
        if form == "collapse":
            position = w.put("arith.constant 0 : index") if r.random() < 0.5 else at.split(", ")[0]
            many = grid.tile[0] * grid.tile[1]
            part, part_type = "", tensor([many], "f32")
            part = w.put(f"tensor.extract_slice {source}[{position}] [{many}] [1] : {flat} to {part_type}")
            value = w.put(
                f"tensor.expand_shape {part} [[0, 1]] output_shape [{grid.tile[0]}, {grid.tile[1]}] : {part_type} into {grid.type}"
            )
        elif form == "whole":
            factor_type = tensor([grid.tile[0], SIZE], "f32")
            row, column = at.split(", ")
            factor = w.put(f"tensor.extract_slice %y[{row}, 0] [{grid.tile[0]}, {SIZE}] [1, 1] : {T} to {factor_type}")
            product_type = tensor([grid.tile[0], SIZE], "f32")
            empty = w.empty(product_type)
            product = w.put(
                f"linalg.matmul ins({factor}, {source} : {factor_type}, {T}) outs({empty} : {product_type}) -> {product_type}"
            )
            value = w.put(
                f"tensor.extract_slice {product}[0, {column}] [{grid.tile[0]}, {grid.tile[1]}] [1, 1] : {product_type} to {grid.type}"
            )
        elif form == "branch" and not script:
            yes = w.name()
            condition = w.put("arith.cmpi slt, %n, %n : index")
            w.lines.append(f"  {yes} = scf.if {condition} -> ({grid.type}) {{")
            w.lines.append(f"  scf.yield {w.slice(source, at, grid)} : {grid.type}")
            w.lines.append("  } else {")
            w.lines.append(f"  scf.yield {w.slice('%y', at, grid)} : {grid.type}\n  }}")
            value = yes
        else:
            value = w.slice(source, at, grid)
            if form == "twice":
                value = w.put(
                    f"linalg.add ins({value}, {w.slice(source, at, grid)} : {grid.type}, {grid.type}) "
                    f"outs({w.empty(grid.type)} : {grid.type}) -> {grid.type}"
                )
        return w.elementwise(value, grid.type, w.slice(output, at, grid))

    if nested:
        rows = r.choice([1, 2])
        lanes = workgroup // (rows * rows)
        inner = Grid([lanes], ["#iree_gpu.lane_id<0>"])
        w.traits.add("nested")
        result, output = w.name(), w.name()
        warp_ids = w.name(), w.name()
        w.lines.append(
            f"  {result} = scf.forall ({warp_ids[0]}, {warp_ids[1]}) in ({rows}, {rows}) shared_outs({output} = %y) -> ({T}) {{"
        )
        value = w.forall(inner, output, body)
        w.lines += [
            "  scf.forall.in_parallel {",
            f"  tensor.parallel_insert_slice {value} into {output}[0, 0] [{SIZE}, {SIZE}] [1, 1] : {T} into {T}",
            "  }",
            "  } {mapping = [#gpu.warp<y>, #gpu.warp<x>]}",
        ]
    else:
        result = w.forall(second, "%y", body)
    if not script:
        result = w.trailing(result)
        known = r.choice([workgroup, workgroup, workgroup, 128, None])
        return Program(PASS, frozenset(w.traits), w.function(result, known, r.choice([32, 64])))
    names = ["%a", "%b", "%c"][: 3 if nested else 2]
    handles = ", ".join(["!transform.any_op"] * len(names))
    text = f"""transform.named_sequence @__transform_main(%r: !transform.any_op) {{
  %f = transform.structured.match ops{{["scf.forall"]}} in %r : (!transform.any_op) -> !transform.any_op
  {", ".join(names)} = transform.split_handle %f : (!transform.any_op) -> ({handles})
  %x = transform.iree.fuse_forall %a into {r.choice(names[1:])} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}}
"""
    return Program("script", frozenset(w.traits), w.function(result, None) + text)


def hoist(r: random.Random) -> Program:
    """Loops around foralls, some nested, with other ops in the loop, producers before it and ops behind it."""
    w = Writer(r)
    w.lines += [f"  %c{number} = arith.constant {number} : index" for number in (0, 1, 4)]
    start = "%x"
    if r.random() < 0.5:
        zero = w.put("arith.constant 0.0 : f32")
        start = w.put(f"linalg.fill ins({zero} : f32) outs({w.empty() if r.random() < 0.5 else '%x'} : {T}) -> {T}")
        w.traits.add("fill")
    result, carried, index = w.name(), w.name(), w.name()
    bound = r.choice(["%c4", "%n"])
    w.lines.append(f"  {result} = scf.for {index} = %c0 to {bound} step %c1 iter_args({carried} = {start}) -> ({T}) {{")
    source = "%y"
    for form in r.sample(["scalar", "vector", "splat", "linalg", "slice", "barrier", "branch"], r.choice([0, 0, 1, 2])):
        w.traits.add(f"in the loop {form}")
        if form == "scalar":
            w.put(f"arith.muli {index}, %c4 : index")
        elif form == "vector":
            read = w.put(
                f"vector.transfer_read %y[{index}, %c0], {w.put('arith.constant 0.0 : f32')} : {T}, vector<4xf32>"
            )
            number = w.put(f"vector.extract {read}[0] : f32 from vector<4xf32>")
            source = w.put(f"tensor.splat {number} : {T}")
        elif form == "splat":
            whole = w.put(f"arith.index_cast {index} : index to i32")
            source = w.put(f"tensor.splat {w.put(f'arith.sitofp {whole} : i32 to f32')} : {T}")
        elif form == "linalg":
            source = w.elementwise(source)
        elif form == "slice":
            source = w.put(f"tensor.extract_slice %x[0, 0] [{SIZE}, {SIZE}] [1, 1] : {T} to {T}")
        elif form == "barrier":
            w.lines.append("  gpu.barrier")
        else:
            condition = w.put(f"arith.cmpi slt, {index}, %c4 : index")
            name = w.name()
            w.lines.append(
                f"  {name} = scf.if {condition} -> ({T}) {{\n  scf.yield {source} : {T}\n  }} else {{\n  scf.yield %x : {T}\n  }}"
            )
            source = name
    nest = r.choice(["one", "one", "unit", "unit folded", "dynamic", "two"])
    w.traits.add(f"nest {nest}")
    if nest.startswith("unit"):
        outer, output = w.name(), w.name()
        ids = w.name(), w.name()
        w.lines.append(
            f"  {outer} = scf.forall ({ids[0]}, {ids[1]}) in (1, 1) shared_outs({output} = {carried}) -> ({T}) {{"
        )
        inside = output
        if nest == "unit":
            inside = w.put(f"tensor.extract_slice {output}[{ids[0]}, {ids[1]}] [{SIZE}, {SIZE}] [1, 1] : {T} to {T}")
        value = w.forall(draw_grid(r, ("lane",), r.choice([16, 32, 64])), inside, w.read_and_write(source))
        at = f"{ids[0]}, {ids[1]}" if nest == "unit" else "0, 0"
        w.lines += [
            "  scf.forall.in_parallel {",
            f"  tensor.parallel_insert_slice {value} into {output}[{at}] [{SIZE}, {SIZE}] [1, 1] : {T} into {T}",
            "  }",
            "  } {mapping = [#gpu.warp<y>, #gpu.warp<x>]}",
        ]
        last = outer
    elif nest == "two":
        before = w.forall(draw_grid(r), w.empty(), w.read_and_write(source))
        last = w.forall(draw_grid(r, workers=64), carried, w.read_and_write(before))
    else:
        last = w.forall(draw_grid(r), carried, w.read_and_write(source), "%n" if nest == "dynamic" else None)
    if r.random() < 0.15:
        w.traits.add("not the last")
        last = w.elementwise(last, dest=last if r.random() < 0.5 else None)
    w.lines.append(f"  scf.yield {last} : {T}\n  }}")
    result = w.trailing(result)
    return Program(PASS, frozenset(w.traits), w.function(result, r.choice([None, 64, 64])))


KINDS: dict[str, Callable[[random.Random], Program]] = {
    "pack": lambda r: contraction(r, packed=True),
    "convert": lambda r: contraction(r, packed=False),
    "concretize": lambda r: multi_mma(r, "iree-gpu-concretize-mma-shapes"),
    "distribute": lambda r: multi_mma(r, "iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes"),
    "fuse": fuse,
    "hoist": hoist,
}
