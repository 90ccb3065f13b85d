// Ops of transform.nvgpu and of gpuir's steps, for the reference's examples.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %matmul : (!transform.any_op) -> ()
    %copy = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %copy : (!transform.any_op) -> ()
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %async = transform.nvgpu.create_async_groups %func {bypass_l1} : (!transform.any_op) -> !transform.any_op
    %for = transform.structured.match ops{["scf.for"]} in %async : (!transform.any_op) -> !transform.op<"scf.for">
    %loop = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %for {depth = 2 : i64, peel_epilogue} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.apply_conversion_patterns to %func {
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {partial_conversion} : !transform.any_op
    transform.gpuir.step "mine.tag"(%loop) options {word = "mine"} : (!transform.any_op) -> ()
    transform.gpuir.watch %loop : !transform.any_op
    %new = transform.gpuir.replace "mine.split"(%loop) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
