// Ops of transform.iree, for the reference's examples.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmul = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %mma = transform.iree.convert_to_multi_mma %matmul, kind(#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>) : (!transform.any_op) -> !transform.any_op
    %lanes = transform.iree.distribute_multi_mma %mma : (!transform.any_op) -> !transform.any_op
    %producer, %consumer = transform.split_handle %lanes : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused = transform.iree.fuse_forall %producer into %consumer {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.iree.forall_to_lanes %root : (!transform.any_op) -> ()
    %contract = transform.structured.match ops{["vector.contract"]} in %root : (!transform.any_op) -> !transform.any_op
    %kind = transform.param.constant #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16> -> !transform.any_param
    transform.iree.set_contraction_layout_attributes %contract, %kind {read_layout_indices = array<i64: 0, 1>} : !transform.any_op, !transform.any_param
    transform.yield
  }
}
