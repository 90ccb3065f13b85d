// Pieces are processed one by one; a failing one does not keep the others from being printed.
// RUN: not gpuir-opt %s --split-input-file 2>%t.err | filecheck %s --check-prefix=OUT
// RUN: filecheck %s --check-prefix=ERR --input-file %t.err
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics=only-expected --output-split-marker='//=====' | filecheck %s --check-prefix=MARKER

// OUT-LABEL: func.func @first
// OUT: // -----
// MARKER: func.func @first
// MARKER: {{^}}//====={{$}}
func.func @first() {
  return
}

// -----

func.func @second() -> i32 {
  // ERR: split.mlir:[[#@LINE+3]]:3: error: 'func.return' op has 0 operands, but enclosing function (@second) returns 1
  // ERR-NEXT: {{^}}  return{{$}}
  // ERR-NEXT: {{^}}  ^{{$}}
  return
}

// -----

// OUT-NOT: func.func @second
// OUT: // -----
// OUT-LABEL: func.func @third
// MARKER-NOT: func.func @second
// MARKER: func.func @third
func.func @third() {
  return
}
