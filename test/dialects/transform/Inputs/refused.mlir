// refused: 'transform.nvgpu.create_async_groups' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { %0 = transform.nvgpu.create_async_groups %p : (!transform.param<i64>) -> !transform.any_op transform.yield } }
// -----
// refused: 'transform.nvgpu.pipeline_shared_memory_copies' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { %0 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %p {depth = 2 : i64} : (!transform.param<i64>) -> !transform.any_op transform.yield } }
// -----
// refused: 'transform.nvgpu.pipeline_shared_memory_copies' op requires attribute 'depth'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { %0 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %r : (!transform.any_op) -> !transform.any_op transform.yield } }
// -----
// refused: 'transform.nvgpu.rewrite_matmul_as_mma_sync' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { transform.nvgpu.rewrite_matmul_as_mma_sync %p : (!transform.param<i64>) -> () transform.yield } }
// -----
// refused: 'transform.nvgpu.rewrite_copy_as_tma' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { transform.nvgpu.rewrite_copy_as_tma %p : (!transform.param<i64>) -> () transform.yield } }
// -----
// refused: 'transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm' op expected children ops to implement TransformOpInterface
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm transform.yield } }
// -----
// refused: 'transform.iree.distribute_multi_mma' op operand #0 ('target') must be handle to payload operations, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { %0 = transform.iree.distribute_multi_mma %p : (!transform.param<i64>) -> !transform.any_op transform.yield } }
// -----
// refused: 'transform.iree.forall_to_lanes' op operand #0 ('target') must be handle to payload operations, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { transform.iree.forall_to_lanes %p : (!transform.param<i64>) -> () transform.yield } }
// -----
// refused: 'transform.gpuir.step' op requires attribute 'function' (string attribute)
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { "transform.gpuir.step"(%r) : (!transform.any_op) -> () transform.yield } }
// -----
// refused: 'transform.gpuir.watch' op operand #0 ('target') must be handle to payload operations, but got '!transform.param<i64>'
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%r: !transform.any_op, %p: !transform.param<i64>) { transform.gpuir.watch %p : !transform.param<i64> transform.yield } }
