// refused: 'iree_gpu.yield' op expects parent op 'iree_gpu.barrier_region', found 'func.func'
func.func @f(%a: tensor<4xf32>) { iree_gpu.yield %a : tensor<4xf32> }
