"""IR texts that every peer parses, byte for byte the same. Imports nothing: it runs in each peer's environment."""

MAPS = (
    "affine_map<(d0, d1, d2) -> (d0, d2)>",
    "affine_map<(d0, d1, d2) -> (d2, d1)>",
    "affine_map<(d0, d1, d2) -> (d0, d1)>",
)
ITERATORS = ("parallel", "parallel", "reduction")
INTRINSIC = "MFMA_F32_16x16x16_F16"
LHS, RHS, ACC = "vector<2x3x4xf16>", "vector<3x5x4xf16>", "vector<2x5x4xf32>"
TENSOR = "tensor<4x8xf32>"

_MMA = (
    "    %r{i} = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = [#map, #map1, #map2], iterator_types = ["
    + ", ".join(f"#iree_gpu.iterator_type<{name}>" for name in ITERATORS)
    + f"], kind = #iree_gpu.mma_layout<{INTRINSIC}>}} : {LHS}, {RHS} into {ACC}\n"
)
_BARRIER = f"    %r{{i}} = iree_gpu.value_barrier %t : {TENSOR}\n"
_ARGUMENTS = f"%a: {LHS}, %b: {RHS}, %c: {ACC}, %t: {TENSOR}"
_ALIASES = "".join(f"#map{i or ''} = {text}\n" for i, text in enumerate(MAPS))


def module(kind: str, count: int) -> str:
    """A module with ``count`` ops of the kind ``multi_mma`` or ``value_barrier`` in one function."""
    # format reads doubled braces as single ones, the f-strings above have halved theirs already.
    line = {"multi_mma": _MMA.replace(f"{INTRINSIC}>}} :", f"{INTRINSIC}>}}}} :"), "value_barrier": _BARRIER}[kind]
    body = "".join([line.format(i=i) for i in range(count)])
    aliases = _ALIASES if kind == "multi_mma" else ""
    return f"{aliases}module {{\n  func.func @f({_ARGUMENTS}) {{\n{body}    return\n  }}\n}}\n"
