// two | iree-gpu-combine-barrier-regions | same
func.func @two(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>) -> (tensor<3x2xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = tensor.extract_slice %x[0, 0] [3, 2] [1, 1] : tensor<6x6xf32> to tensor<3x2xf32>
    iree_gpu.yield %s : tensor<3x2xf32>
  } : tensor<3x2xf32>
  %1 = iree_gpu.barrier_region ins(%j : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<6x6xf32>
}

// -----

// dep | iree-gpu-combine-barrier-regions | same
func.func @dep(%i: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%0 : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// between | iree-gpu-combine-barrier-regions | same
func.func @between(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>, %m : memref<f32>) -> (tensor<3x2xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = tensor.extract_slice %x[0, 0] [3, 2] [1, 1] : tensor<6x6xf32> to tensor<3x2xf32>
    iree_gpu.yield %s : tensor<3x2xf32>
  } : tensor<3x2xf32>
  %n = arith.negf %j : tensor<6x6xf32>
  %q = arith.negf %0 : tensor<3x2xf32>
  %1 = iree_gpu.barrier_region ins(%n : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %2 = iree_gpu.barrier_region ins(%j, %i : tensor<6x6xf32>, tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>, %z: tensor<6x6xf32>):
    %s = arith.addf %x, %z : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %q, %1, %2 : tensor<3x2xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// effx | iree-gpu-combine-barrier-regions | same
func.func @effx(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>, %m : memref<f32>) -> (tensor<3x2xf32>, tensor<6x6xf32>, f32) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = tensor.extract_slice %x[0, 0] [3, 2] [1, 1] : tensor<6x6xf32> to tensor<3x2xf32>
    iree_gpu.yield %s : tensor<3x2xf32>
  } : tensor<3x2xf32>
  %z0 = arith.constant 0 : index
  %f = memref.load %m[] : memref<f32>
  %r = tensor.insert %f into %i[%z0, %z0] : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%r : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1, %f : tensor<3x2xf32>, tensor<6x6xf32>, f32
}

// -----

// eff2 | iree-gpu-combine-barrier-regions | same
func.func @eff2(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>, %m : memref<f32>) -> (tensor<3x2xf32>, tensor<6x6xf32>) {
  %c = arith.constant 0.0 : f32
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = tensor.extract_slice %x[0, 0] [3, 2] [1, 1] : tensor<6x6xf32> to tensor<3x2xf32>
    iree_gpu.yield %s : tensor<3x2xf32>
  } : tensor<3x2xf32>
  memref.store %c, %m[] : memref<f32>
  %1 = iree_gpu.barrier_region ins(%j : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<6x6xf32>
}

// -----

// same | iree-gpu-combine-barrier-regions | same
func.func @same(%i: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.absf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// pure use between | iree-gpu-combine-barrier-regions | same
func.func @pure_use_between(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %n = arith.negf %0 : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%j : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.exp %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %n, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// input between | iree-gpu-combine-barrier-regions | same
func.func @input_between(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %n = arith.negf %j : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%n : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.exp %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// store between | iree-gpu-combine-barrier-regions | same
func.func @store_between(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>, %m : memref<f32>, %c : f32) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %l = memref.load %m[] : memref<f32>
  %1 = iree_gpu.barrier_region ins(%j : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.exp %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  memref.store %l, %m[] : memref<f32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// three | iree-gpu-combine-barrier-regions | same
func.func @three(%i: tensor<6x6xf32>, %j: tensor<6x6xf32>, %k : tensor<6x6xf32>, %c : f32) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
  %0 = iree_gpu.barrier_region ins(%i : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = arith.negf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %1 = iree_gpu.barrier_region ins(%j : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.exp %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  %2 = iree_gpu.barrier_region ins(%0 : tensor<6x6xf32>) {
  ^bb0(%x: tensor<6x6xf32>):
    %s = math.absf %x : tensor<6x6xf32>
    iree_gpu.yield %s : tensor<6x6xf32>
  } : tensor<6x6xf32>
  return %0, %1, %2 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// in a loop | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>, %n: index) -> (tensor<6xf32>, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %q = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = iree_gpu.barrier_region ins(%x : tensor<6xf32>) {
    ^bb0(%i: tensor<6xf32>):
      %s = arith.negf %i : tensor<6xf32>
      iree_gpu.yield %s : tensor<6xf32>
    } : tensor<6xf32>
    %1 = iree_gpu.barrier_region ins(%y : tensor<6xf32>) {
    ^bb0(%i: tensor<6xf32>):
      %s = arith.negf %i : tensor<6xf32>
      iree_gpu.yield %s : tensor<6xf32>
    } : tensor<6xf32>
    scf.yield %1, %0 : tensor<6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>
}

// -----

// one between indirect dependence | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.negf %i : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  %z = arith.negf %0 : tensor<6xf32>
  %1 = iree_gpu.barrier_region ins(%b : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.addf %i, %z : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// -----

// different blocks stay | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>, %b: tensor<6xf32>, %p: i1) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.negf %i : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  %1 = scf.if %p -> tensor<6xf32> {
    %2 = iree_gpu.barrier_region ins(%b : tensor<6xf32>) {
    ^bb0(%i: tensor<6xf32>):
      %s = arith.negf %i : tensor<6xf32>
      iree_gpu.yield %s : tensor<6xf32>
    } : tensor<6xf32>
    scf.yield %2 : tensor<6xf32>
  } else {
    scf.yield %b : tensor<6xf32>
  }
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// -----

// no inputs | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = iree_gpu.barrier_region {
    %n = arith.negf %a : tensor<6xf32>
    iree_gpu.yield %n : tensor<6xf32>
  } : tensor<6xf32>
  %1 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.addf %i, %i : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// -----

// then lower | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  %0 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %n = arith.negf %i : tensor<6xf32>
    iree_gpu.yield %n : tensor<6xf32>
  } : tensor<6xf32>
  %1 = iree_gpu.barrier_region ins(%0 : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.addf %i, %i : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  %2 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %s = arith.mulf %i, %i : tensor<6xf32>
    iree_gpu.yield %s : tensor<6xf32>
  } : tensor<6xf32>
  return %0, %1, %2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}
