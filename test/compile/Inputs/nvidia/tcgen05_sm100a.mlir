// TARGET: sm_100a
// CHECK: .version 8.6
// CHECK: .target sm_100a
// CHECK: tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32
// CHECK: tcgen05.mma.cta_group::1.kind::f16
// CHECK: tcgen05.commit.cta_group::1.mbarrier::arrive::one
// CHECK: tcgen05.ld.sync.aligned.32x32b.x2.b32
// CHECK: tcgen05.wait::ld.sync.aligned
// CHECK: tcgen05.dealloc.cta_group::1.sync.aligned.b32
gpu.module @kernels {
  llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 16 : i64} : i32
  llvm.mlir.global internal @barrier() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  llvm.func @tcgen05(%a: i64, %b: i64, %shape: i32, %out: !llvm.ptr) attributes {nvvm.kernel} {
    %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
    %barrier = llvm.mlir.addressof @barrier : !llvm.ptr<3>
    %columns = llvm.mlir.constant(32 : i32) : i32
    %true = llvm.mlir.constant(true) : i1
    nvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32
    %address = llvm.load %slot : !llvm.ptr<3> -> i32
    %d = llvm.inttoptr %address : i32 to !llvm.ptr<6>
    nvvm.tcgen05.mma %d, %a, %b, %shape, %true {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    nvvm.tcgen05.commit %barrier : !llvm.ptr<3>
    %v = nvvm.tcgen05.ld %d {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<2xi32>
    nvvm.tcgen05.wait <load>
    llvm.store %v, %out : vector<2xi32>, !llvm.ptr
    nvvm.tcgen05.dealloc %d, %columns : !llvm.ptr<6>, i32
    llvm.return
  }
}
