// Refusals as users see them. test_verifier.py has each rule of the verifiers.
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics

func.func @element_type(%a: vector<4xbf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  // expected-error @+1 {{'iree_gpu.multi_mma' op expects lhs to have the element type of MFMA_F32_16x16x16_F16, f16, found bf16}}
  %0 = iree_gpu.multi_mma %a, %b, %c {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<4xbf16>, vector<4xf16> into vector<4xf32>
  return
}

// -----

func.func @kinds(%a: vector<4xf16>, %t: tensor<4xf16>) {
  // expected-error @+1 {{'iree_gpu.value_barrier' op expects all inputs to be tensors, or all vectors, found vector<4xf16>, tensor<4xf16>}}
  %0:2 = iree_gpu.value_barrier %a, %t : vector<4xf16>, tensor<4xf16>
  return
}

// -----

func.func @yield(%t: tensor<4xf16>) {
  // expected-error @+1 {{'iree_gpu.barrier_region' op expects yielded value #0 to have the type of result #0, tensor<5xf16>, found tensor<4xf16>}}
  %0 = iree_gpu.barrier_region {
    iree_gpu.yield %t : tensor<4xf16>
  } : tensor<5xf16>
  return
}

// -----

func.func @parent() {
  // expected-error @+1 {{'iree_gpu.yield' op expects parent op 'iree_gpu.barrier_region', found 'func.func'}}
  iree_gpu.yield
}

// -----

func.func @name(%a: vector<4xf16>) {
  // expected-error @+1 {{unknown operation 'iree_gpu.value_barier'; did you mean 'iree_gpu.value_barrier'?}}
  %0 = iree_gpu.value_barier %a : vector<4xf16>
  return
}

// -----

// expected-error @+1 {{expected MMAIntrinsic to be one of: MFMA_F32_16x16x4_F32}}
func.func private @intrinsic() attributes {a = #iree_gpu.mma_layout<MFMA_F32_1x1x1_F16>}

// -----

func.func private @parameter() attributes {
  // expected-error @+1 {{duplicate or unknown struct parameter name: count (unknown; #iree_gpu.target_chip has wgp_count, extra)}}
  a = #iree_gpu.target_chip<count = 1>
}

// -----

func.func @operand(%a: vector<4xf16>) {
  %0 = iree_gpu.value_barrier %a : vector<4xf16>
  // expected-error @+1 {{use of undeclared SSA value name}}
  %1 = iree_gpu.value_barrier %b : vector<4xf16>
  return
}
