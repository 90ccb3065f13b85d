// Errors of the parser and the verifier against the comments of the input.
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect | filecheck %s --check-prefix=OUT
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics=all --allow-unregistered-dialect
// RUN: not gpuir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | filecheck %s --check-prefix=PLAIN

// Without the flag the errors are errors.
// PLAIN-COUNT-7: error:

func.func @syntax() {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.constant dense<1> tensor<2xi32>
  return
}

// -----

func.func @verifier(%a: i32) {
  return %a : i32 // expected-error {{'func.return' op has 1 operands, but enclosing function (@verifier) returns 0}}
}

// -----

func.func @pattern(%a: i32) {
  // expected-error-re @below {{has {{[0-9]+}} operands, but enclosing function (@{{.*}}) returns {{[[:digit:]]}}}}
  return %a : i32
}

// -----

// expected-note @+1 {{prior use here}}
func.func @note(%a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  "test.use"(%a) : (f32) -> ()
  return
}

// -----

// OUT: func.func @good
func.func @good() {
  return
}

// -----

func.func @above() -> i32 {
  return
  // This line and the next are comments in a row.
  // expected-error @-2 {{has 0 operands}}
}

// -----

func.func @by_line() -> i32 {
  // expected-error @56 {{has 0 operands}}
  return
}

// -----

func.func @redefined() {
  return
}
// expected-note @-3 {{see existing symbol definition here}}
// expected-error @below {{redefinition of symbol named 'redefined'}}
func.func private @redefined()
