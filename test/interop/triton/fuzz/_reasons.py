"""The differences from Triton 3.4.0 that stay, each with its reason; Inputs/reasons.mlir has a text for each."""

from __future__ import annotations

from _compare import ACCEPTED, PRINTED, REFUSED, Reason

REASONS = (
    Reason(
        "layouts", REFUSED,
        r"to have a (distributed layout, found (?!#ttng)|layout of rank)|the sizes of .* to be powers of two|as ttg\.[\w-]+ says"
        r"|has a layout on .*, and no module|to have an encoding of shared memory or tensor memory"
        r"|expects an encoding that can be transposed|around it to be a signless integer|op #ttg\.slice: expects a parent of",
        "", True,
        "the document's version and 3.5.1 check every layout (facts: VerifyTensorLayouts), 3.4.0 only #ttg.blocked",
        releases="3.4",
    ),
    Reason(
        "tensor-memory-on-tensors", REFUSED, r"to have a distributed layout, found #ttng\.", "", False,
        "only distributed layouts stand on tensors (facts: VerifyTensorLayouts); Triton does not ask ttng of its encodings",
    ),
    Reason(
        "locations", REFUSED, r"(got|found) 'tensor<.*loc\(|found tensor<.*loc\(|found a location", "", False,
        "a location is an attribute, and so Triton takes it as an encoding; the host has no class of locations for Python",
        r"[,=] loc\(|^#\w+ = loc\(",
    ),
    Reason(
        "atomic-types", REFUSED, r"failed to verify that ptr points at values like (cmp|val)", "", True,
        "the document's traits of tt.atomic_cas, which 3.4.0 has not and 3.5.1 has",
        releases="3.4",
    ),
    Reason(
        "rank-of-memory", REFUSED, r"expected a shape such as|expects an allocation shape of at least", "", True,
        "a memory descriptor has a shape, and its allocation no fewer dimensions (facts); 3.4.0 does not look, 3.5.1 does",
        releases="3.4",
    ),
    Reason(
        "product-overflows", REFUSED, r"to have at most 1048576 elements, found \d{19,}|columns of \w+, found \d{10,}", "", False,
        "Triton multiplies sizes in 64 bits, and counts columns in 32: a product beyond that can look small",
    ),
    Reason(
        "axis-of-reductions", REFUSED, r"'tt\.reduce' op expects axis to be between", "", False,
        "Triton does not ask whether the axis of a reduction is one of the tensor's; results of some others fit all the same",
    ),
    Reason(
        "negative-count", REFUSED, r"'ttng\.arrive_barrier' op expects count to be at least 1, found -|the number of warps of partition .*, found -"
        r"|'ttng\.warp_group_dot' op expects maxNumImpreciseAcc to be at least 32 for \w+ into f32, found -", "", False,
        "Triton reads a negative count, number of warps or of products as a large one",
    ),
    Reason(
        "copies-of-no-elements", REFUSED, r"expects src to point at elements of a tensor, but a tensor cannot have", "", False,
        "pointers at what no tensor can hold: Triton aborts on the custom form, whose `other` would be that tensor, and takes the other",
    ),
    Reason(
        "wgmma-types", REFUSED, r"expects a to have the element type f32, f16, bf16", "", False,
        "facts: a's element type is one of those that wgmma has; Triton does not ask",
    ),
    Reason(
        "wgmma-without-layout", REFUSED, r"expects a to have the layout nvmma_shared, shared_linear or dot_op, found none", "", True,
        "facts: a's layout is one of these two; 3.4.0 does not ask where there is none, and 3.5.1 crashes",
        releases="3.4",
    ),
    Reason(
        "wgmma-sizes", REFUSED, r"expects the (M|N) of d to be a multiple of (64|8) per CTA", "", False,
        "facts: M is a multiple of 64 and N of 8 per CTA; 3.4.0 takes smaller ones",
        releases="3.4",
    ),
    Reason(
        "wgmma-warps", REFUSED, r"'ttng\.warp_group_dot' op expects a number of warps that 4 divides", "", True,
        "facts: wgmma is done by groups of 4 warps; 3.4.0 does not ask, 3.5.1 does",
        releases="3.4",
    ),
    Reason(
        "split-of-more", ACCEPTED, "", r"^SplitOp requires", True,
        "3.4.0 splits a #ttg.blocked only where sizePerThread is 2; gpuir, as 3.5.1, wherever a register holds both elements",
        releases="3.4",
    ),
    Reason(
        "operands-left-over", REFUSED,
        r"'tt\.make_tensor_(ptr|descriptor)' op (expects \w+ to have as many values as|operand #\d \('(shape|strides)'\))", "",
        False,
        "Triton divides the operands by the number of lists, and takes what is left over for nothing",
    ),
    Reason(
        "packed-element", REFUSED, r"multiple of packed_element, -\d+, found", "", False,
        "Triton asks for the remainder only, which a negative number of elements leaves too",
    ),
    Reason(
        "optional-attribute-of-another-type", REFUSED,
        r"'ttg\.warp_specialize' op attribute '\w+' failed to satisfy constraint: i32 dense array", "", False,
        "Triton drops an optional attribute of another type without a word",
    ),
    Reason(
        "attribute-behind-properties", REFUSED, r"op attribute '\w+' failed to satisfy constraint", "", False,
        "the same of any attribute that stands in {...} while <{...}> is there too",
        r"<\{.*\}> (\(\{[\s\S]*\}\) )?\{",
    ),
    Reason(
        "nothing-returned", PRINTED, r'"ttg\.mask\.return"\(\)', r"ttg\.mask\.return  (\{.*\} )?:", False,
        "Triton cannot read its own form of a return without values; gpuir prints the generic one",
    ),
    Reason(
        "module-attributes-elsewhere", ACCEPTED, "", r"has unexpected attribute \"ttg\.[\w-]+\" which is expected only on", False,
        "gpuir does not look at attributes that an op has beyond its own; on a function they say nothing",
    ),
    Reason(
        "no-properties-at-all", REFUSED, r"expects maxNumImpreciseAcc to be at least 32", "", False,
        "the generic form without <{...}>: Triton's verifier reads a maxNumImpreciseAcc that was never set",
        releases="3.4",
    ),
    Reason(
        "segments", REFUSED, r"(operand|result)SegmentSizes", "", False,
        "gpuir keeps the sizes of segments under these names, so that they are not free for other ops",
    ),
    Reason(
        "segments-left-out", PRINTED, "", r"(operand|result)SegmentSizes", False,
        "as above, where gpuir's reader finds sizes of that name that it does not need, and leaves them out",
    ),
    Reason(
        "later-attribute", REFUSED, r"has no attribute '\w+' of '", "", False,
        "another release gives the op an attribute of that name, which the text's takes for one of somebody else's",
    ),
    Reason(
        "barriers-of-several-words", ACCEPTED, "", r"barrier allocation must be a descriptor of 1xi64", False,
        "later releases take barriers of several words; rules of a verifier are those of the most lenient release",
        releases="3.4",
    ),
    Reason(
        "groups-without-tokens", ACCEPTED, "", r"^expected operation name in quotes", False,
        "3.4.0 takes the value that the next line defines for a token, in its own text too; gpuir sees what stands behind it",
        r"ttg\.async_commit_group\s*%",
        releases="3.4",
    ),
    Reason(
        "rank-of-clusters", ACCEPTED, "", r"Layout has rank \d, but the tensor|parent layout must have at least rank", False,
        "3.5 takes the number of dimensions of CTAs for the layout's; gpuir, as 3.4.0, that of the warps",
        r"CTAOrder",
        releases="3.5",
    ),
    Reason(
        "token-type", ACCEPTED, "", r"^expected (attribute value|non-function type)", False,
        "`token` is a type of upstream's by now: the host reads it where a type or an attribute may stand",
        r"[<,:>(] ?token\b",
    ),
    Reason(
        "token-taken-and-none-made", PRINTED, r'"ttng\.tmem_\w+"\(', r"ttng\.tmem_\w+ ", False,
        "Triton's form has no place for a token that is taken while none is made, and drops it; gpuir prints the generic form",
    ),
    Reason(
        "layouts-of-small-floats", ACCEPTED, "", r"failed to infer encoding", False,
        "of a tensor with one element, or packed along lanes, Triton infers no layout; gpuir asks whether threads have the floats of their bytes",
        releases="3.8-",
    ),
    Reason(
        "values-beyond-32-bits", ACCEPTED, "", r"requires a multiple of \d unique values per thread", False,
        "Triton counts the values of a thread in 32 bits: of 2**32 it sees one",
        r"tensor<\d{7}x\d{7}x",
        releases="3.9-",
    ),
    Reason(
        "views-of-other-memory", REFUSED, r"expects result to be in the memory space of src", "", False,
        "a view of shared memory is none of tensor memory, which Triton asks for up to 3.4 and from 3.8 on, and gpuir of every IR",
        releases="3.5-3.7",
    ),
    Reason(
        "number-of-buffers", ACCEPTED, "", r"^alloc shape must match shape", False,
        "from 3.6 on the type of one buffer of several has not their number, which gpuir reads all the same and leaves out",
        releases="3.6-",
    ),
    Reason(
        "encodings-of-reshapes", ACCEPTED, "", r"^source and destination layout are incompatible|^Parse MLIR file failed", False,
        "Triton asks for the encoding that it infers, gpuir for one that leaves elements where they are",
        r"memdesc_reshape",
        releases="3.5-",
    ),
    Reason(
        "offsets-left-over", REFUSED, r"'amdg\.extract_slice' op expects \d offsets, one for each dimension", "", False,
        "Triton does not look at offsets beyond the last dimension",
        releases="3.6-",
    ),
    Reason(
        "slices-of-many-registers", REFUSED, r"expects source to have at most \d+ elements a thread|expects result to have source's layout of (warps|lanes)", "", False,
        "3.4 and 3.5 compare tiles of both, and not which elements each thread holds, which gpuir does not count either in huge ones",
        releases="3.4-3.5",
    ),
    Reason(
        "reduction-through-descriptor", ACCEPTED, "", r"unsupported reduce kind", False,
        "which reductions the copy engine has of a type is for the lowering",
        releases="3.7-",
    ),
    Reason(
        "partitions-of-arefs", ACCEPTED, "", r"partition ids|partition sets|attribute ttg\.partition|\"ttg\.partition|integer constant out of range", False,
        "numbers of partitions are the business of passes",
        releases="3.5-",
    ),
    Reason(
        "attributes-of-other-releases", REFUSED,
        r"op attribute '(cache|evict)' failed to satisfy constraint|expects no cache modifier, found|cache modifier that (loads|stores) have",
        "", False,
        "in 3.9 `cache` and `evict` behind the operands are attributes of somebody else's; gpuir takes them for a former release's",
        r"\b(cache|evict)\b",
        "3.9",
    ),
    Reason(
        "cache-policy-of-former-releases", PRINTED, r"cachePolicy = #tt\.cache_policy", "", False,
        "as above, where their values are cases",
        r"\b(cache|evict)\"? = [0-9]",
        "3.9",
    ),
    Reason(
        "former-cache-policies", ACCEPTED, "", r"use cachePolicy instead of legacy cache/evict attributes", False,
        "as above, of copies by tensor maps, where 3.9 refuses them",
        r"\b(cache|evict)\"? = [0-9]",
        "3.9",
    ),
    Reason(
        "policies-that-are-not-read", ACCEPTED, "", r"^expected ':'", False,
        "3.9 prints the cache policy of that copy where it cannot read it; gpuir reads it",
        r"async_copy_local_to_global .*cachePolicy =",
        "3.9",
    ),
    Reason(
        "policies-to-be-read", PRINTED, r"async_copy_local_to_global .*\{.*cachePolicy =", "", False,
        "as above: gpuir prints it where 3.9 can read it",
        releases="3.9",
    ),
    Reason(
        "widths-of-later-releases", REFUSED, r"op attribute 'contiguity' failed to satisfy constraint", "", False,
        "up to 3.6 `contiguity` is an attribute of somebody else's; gpuir takes it for a later release's",
        releases="3.4-3.6",
    ),
    Reason(
        "defaults-of-other-releases", PRINTED, "", r"\b(contiguity|cache|evict) = 1 : i32", False,
        "an attribute of another release with the default that it has there: gpuir does not keep that it was said",
        r"\b(contiguity|cache|evict)\"? = 1 : i32",
    ),
    Reason(
        "values-for-one", REFUSED, r"operand group '\w+' takes (1 element, but found [02]|0 or 1 element, but found 2)", "", False,
        "Triton does not ask whether sizes of segments give a single operand one value, and takes the one that stands there",
        r"operandSegmentSizes = array<i32: [\d, ]+>",
    ),
    Reason(
        "sizes-of-no-segments", REFUSED,
        r"'(nvws\.aref\.(get|put)\.exit|amdg\.async_tdm_fused_copy_global_to_local)' op operand #\d \('\w+'\) must be", "", False,
        "as segments, of ops whose operands are in segments here alone: 3.6 and later pass over their sizes",
        r"operandSegmentSizes = array<i32: [\d, ]+>",
        "3.6-",
    ),
    Reason(
        "parts-before-the-tensor", REFUSED,
        r"'amdg\.extract_slice' op expects (offsets that are not negative, found -|dimension \d of result to end within \d+, found \d{19} )",
        "", False,
        "up to 3.8 an offset has to be one of whole tiles, and may be before the tensor; sums beyond 64 bits look small",
    ),
    Reason(
        "outside-of-kernels", ACCEPTED, "", r"must be inside a kernel function", False,
        "gpuir does not ask which function is a kernel",
        releases="3.8-",
    ),
    Reason(
        "scale-without-a-name", REFUSED, r"expected '(\*|->)' in 'tt\.dot_scaled', found 'tensor'", "", False,
        "the word `scale` with no scale behind it, and the type of one: as types-of-no-operands",
        releases="3.8",
    ),
    Reason(
        "barriers-of-the-data-mover", REFUSED, r"'amdg\.async_tdm\w+' op expects a barrier", "", False,
        "3.6 and 3.7 do not look at what the barrier is, as later ones do",
        releases="3.6-3.7",
    ),
    Reason(
        "counters-of-nothing", REFUSED, r"expected an integer, found '\)'", "", False,
        "a counter with empty brackets, which Triton takes for one that is left out",
        r"memory_counter_wait",
        "3.6-3.8",
    ),
    Reason(
        "descriptor-of-no-shape", REFUSED, r"has no tensor type in !tt\.tensordesc|^invalid tensor element type", "",
        False,
        "a block of elements that are tensors, or none, which the host has not",
        r"tensordesc<(\d+x)*(tensor|none)\b",
        releases="3.8-",
    ),
    Reason(
        "attributes-of-barrier", PRINTED, r'"ttg\.barrier"', "", False,
        "Triton's form of ttg.barrier drops attributes; gpuir prints the generic one",
        releases="3.7-",
    ),
    Reason(
        "other-without-mask", REFUSED, r"'tt\.load' op failed to verify that other is what ptr points at: other is tensor<[^,>]*xi1\b", "",
        False,
        "Triton takes the first operand behind ptr for the mask, whatever the segments say, and asks nothing of a lone other",
        r"operandSegmentSizes = array<i32: 1, 0, 1>",
    ),
    Reason(
        "huge-memory-of-no-op", REFUSED, r"!ttg\.memdesc expects less than 2147483648 elements", "", False,
        "3.7 counts in 32 bits where an op takes or makes the memory, gpuir wherever its type stands",
        releases="3.7",
    ),
    Reason(
        "stores-of-few-bits", ACCEPTED, "", r"requires a layout vectorizing stores to at least 32 bits", False,
        "what the back end can store at once to another CTA; gpuir does not work that out",
        releases="3.8-",
    ),
    Reason(
        "open-slices", REFUSED, r"dimension \d of result to be between 1 and \d+, found \?", "", False,
        "3.4.0 compares the size that is not known, a negative number, with the source's",
        releases="3.4",
    ),
    Reason(
        "slices-of-wrapped-memory", ACCEPTED, "", r"Layout has tensor size at least 1, but the memdesc type has 0 elements", False,
        "3.7 counts the allocation in 32 bits",
        releases="3.7",
    ),
    Reason(
        "concat-of-clusters", REFUSED, r"elements that each thread (has of the sources|holds already)", "", False,
        "Triton leaves out CTAs where it compares: the elements are another CTA's",
        r"CTAsPerCGA = \[(1, )*[2-9]",
        releases="3.4-3.5",
    ),
    Reason(
        "barriers-of-tdm", REFUSED, r"^'amdg\.async_tdm_(copy_\w+|scatter|gather)' op expects a barrier", "", False,
        "3.8 does not look at the barrier of a copy by the data mover, as 3.7 and 3.9 do",
        releases="3.8",
    ),
    Reason(
        "slices-by-ctas", ACCEPTED, "", r"slice dim=\d+ must be less than the parent rank=\d+", False,
        "3.5 takes the rank of a parent's CTAs for the parent's; gpuir keeps no list of CTAs that says only ones",
        r"CTAsPerCGA = \[1(, 1)*\]",
        releases="3.5",
    ),
    Reason(
        "no-slices-by-ctas", REFUSED, r"^triton-3.5 has no such #ttg.slice", "", False,
        "the same of CTAs with more dimensions than warps",
        r"CTAsPerCGA = \[1(, 1)*\]",
        releases="3.5",
    ),
    Reason(
        "types-of-no-operands", REFUSED, r"0 operands but 1 types", "", False,
        "the reader of 3.8 takes one type for each of no operands, which 3.7 and 3.9 refuse as gpuir does",
        releases="3.8",
    ),
    Reason(
        "offsets-left-over", REFUSED, r"'amdg\.extract_slice' op expects \d offsets, one for each dimension, found", "", False,
        "from 3.5 on Triton does not look at offsets beyond the dimensions",
        releases="3.5-",
    ),
)  # fmt: skip
