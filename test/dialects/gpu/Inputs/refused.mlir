// refused: 'gpu.all_reduce' op expected either an op attribute or a non-empty body
func.func @f(%v: f32) { %0 = gpu.all_reduce add %v { ^bb0(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> (f32) return }
// -----
// refused: 'gpu.all_reduce' op expected either an op attribute or a non-empty body
func.func @f(%v: f32) { %0 = gpu.all_reduce %v { } : (f32) -> (f32) return }
// -----
// refused: 'gpu.all_reduce' op `and` reduction operation is not compatible with type 'f32'
func.func @f(%v: f32) { %0 = gpu.all_reduce and %v { } : (f32) -> (f32) return }
// -----
// refused: 'gpu.all_reduce' op `minimumf` reduction operation is not compatible with type 'i32'
func.func @f(%v: i32) { %0 = gpu.all_reduce minimumf %v { } : (i32) -> (i32) return }
// -----
// refused: 'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0
func.func @f(%i: index) { %0 = gpu.alloc (%i) : memref<4xf32> return }
// -----
// refused: 'gpu.alloc' op symbol operand count does not equal memref symbol count
func.func @f(%i: index) { %0 = gpu.alloc ()[%i] : memref<4xf32> return }
// -----
// refused: 'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements
gpu.binary @b []
// -----
// refused: 'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements
gpu.binary @b [1 : i32]
// -----
// refused: 'gpu.func' op expected void return type for kernel function
gpu.module @m { gpu.func @f(%a: f32) -> f32 kernel { gpu.return %a : f32 } }
// -----
// refused: 'gpu.func' op expected at least 1 arguments to body region
"gpu.module"() ({ "gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0: "gpu.return"() : () -> () }) {sym_name = "f"} : () -> () }) {sym_name = "m"} : () -> ()
// -----
// refused: 'gpu.launch_func' op kernel container 'm' is undefined
module attributes {gpu.container_module} { func.func @f(%i: index) { gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }
// -----
// refused: 'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k() { gpu.return } } func.func @f(%i: index) { gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }
// -----
// refused: 'gpu.launch_func' op got 0 kernel operands but expected 1
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%a: f32) kernel { gpu.return } } func.func @f(%i: index) { gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }
// -----
// refused: 'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute
gpu.module @m { gpu.func @k() kernel { gpu.return } } func.func @f(%i: index) { gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) return }
// -----
// refused: 'gpu.memcpy' op arguments have incompatible element type
func.func @f(%a: memref<4xf32>, %b: memref<4xf16>) { gpu.memcpy %a, %b : memref<4xf32>, memref<4xf16> return }
// -----
// refused: 'gpu.memcpy' op arguments have incompatible shape
func.func @f(%a: memref<4xf32>, %b: memref<8xf32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<8xf32> return }
// -----
// refused: 'gpu.memset' op failed to verify that all of {dst, value} have same element type
func.func @f(%a: memref<4xf32>, %b: f16) { gpu.memset %a, %b : memref<4xf32>, f16 return }
// -----
// refused: 'gpu.return' op expected 0 result operands
gpu.module @m { gpu.func @f(%a: f32) { gpu.return %a : f32 } }
// -----
// refused: 'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'
func.func @f(%a: index, %i: i32) { %0, %1 = gpu.shuffle xor %a, %i, %i : index return }
// -----
// refused: 'gpu.shuffle' op operand #1 must be 32-bit signless integer, but got 'i64'
"func.func"() <{function_type = (f32, i64) -> (), sym_name = "f"}> ({ ^bb0(%a: f32, %i: i64): %0, %1 = "gpu.shuffle"(%a, %i, %i) <{mode = #gpu<shuffle_mode xor>}> : (f32, i64, i64) -> (f32, i1) "func.return"() : () -> () }) : () -> ()
// -----
// refused: 'gpu.subgroup_mma_compute' op operands must be in the order AOp, BOp, COp
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "BOp">, %b: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }
// -----
// refused: 'gpu.subgroup_mma_compute' op operand shapes do not satisfy matmul constraints
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }
// -----
// refused: 'gpu.subgroup_mma_constant_matrix' op failed to verify that value type matches element type of mma_matrix
func.func @f(%a: f32) { %0 = "gpu.subgroup_mma_constant_matrix"(%a) : (f32) -> !gpu.mma_matrix<16x16xf16, "AOp"> return }
// -----
// refused: 'gpu.subgroup_mma_load_matrix' op expected source memref most minor dim must have unit stride
func.func @f(%m: memref<32x32xf16, strided<[64, 2]>, 3>, %i: index) { %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[64, 2]>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }
// -----
// refused: 'gpu.subgroup_mma_store_matrix' op expected destination memref most minor dim must have unit stride
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16, strided<[64, 2]>, 3>, %i: index) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[64, 2]>, 3> return }
// -----
// refused: 'gpu.subgroup_mma_store_matrix' op expected the operand matrix being stored to have 'COp' operand type
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %m: memref<32x32xf16, 3>, %i: index) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16, 3> return }
// -----
// refused: 'gpu.subgroup_reduce' op `and` reduction operation is not compatible with type 'f32'
func.func @f(%v: f32) { %0 = gpu.subgroup_reduce and %v : (f32) -> (f32) return }
// -----
// refused: 'gpu.subgroup_reduce' op cluster size 3 is not a power of two
func.func @f(%v: f32) { %0 = gpu.subgroup_reduce add %v cluster(size = 3) : (f32) -> (f32) return }
// -----
// refused: 'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified
func.func @f(%v: f32) { %0 = "gpu.subgroup_reduce"(%v) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> (f32) return }
// -----
// refused: 'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<2x2xf32>'
func.func @f(%v: vector<2x2xf32>) { %0 = gpu.subgroup_reduce add %v : (vector<2x2xf32>) -> (vector<2x2xf32>) return }
// -----
// refused: 'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>
gpu.module @m { gpu.func @f() kernel { %0 = gpu.dynamic_shared_memory : memref<?xi8> gpu.return } }
// -----
// refused: 'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>
gpu.module @m { gpu.func @f() kernel { %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> gpu.return } }
// -----
// refused: 'gpu.terminator' op expects parent op 'gpu.launch'
func.func @f() { gpu.terminator }
// -----
// refused: 'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements
gpu.module @m [3 : i32] { }
// -----
// refused: 'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements
gpu.module @m [] { }
