// Kernel collatz of kernels/control.py, sm_80, num_warps=1, num_stages=3, num_ctas=1
// Signature *i64:16 *i32:16 i32; constants none
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @collatz(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg0, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %c1_i32 = arith.constant 1 : i32
    %3 = arith.extsi %c1_i32 : i32 to i64
    %4 = arith.cmpi slt, %2, %3 : i64
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c-1_i32 = arith.constant -1 : i32
    tt.store %arg1, %c-1_i32 : !tt.ptr<i32>
    tt.return
  ^bb2:  // pred: ^bb0
    cf.br ^bb4
  ^bb3:  // no predecessors
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %c0_i32 = arith.constant 0 : i32
    %5:2 = scf.while (%arg3 = %2, %arg4 = %c0_i32) : (i64, i32) -> (i64, i32) {
      %c1_i32_0 = arith.constant 1 : i32
      %8 = arith.extsi %c1_i32_0 : i32 to i64
      %9 = arith.cmpi ne, %arg3, %8 : i64
      %10 = arith.cmpi slt, %arg4, %arg2 : i32
      %11 = arith.andi %9, %10 : i1
      scf.condition(%11) %arg3, %arg4 : i64, i32
    } do {
    ^bb0(%arg3: i64, %arg4: i32):
      %c2_i32 = arith.constant 2 : i32
      %c2_i64 = arith.constant 2 : i64
      %8 = arith.remsi %arg3, %c2_i64 : i64
      %c0_i32_0 = arith.constant 0 : i32
      %9 = arith.extsi %c0_i32_0 : i32 to i64
      %10 = arith.cmpi eq, %8, %9 : i64
      %11 = scf.if %10 -> (i64) {
        %c2_i32_3 = arith.constant 2 : i32
        %c2_i64_4 = arith.constant 2 : i64
        %19 = arith.divsi %arg3, %c2_i64_4 : i64
        scf.yield %19 : i64
      } else {
        %c1000000_i32 = arith.constant 1000000 : i32
        %19 = arith.extsi %c1000000_i32 : i32 to i64
        %20 = arith.cmpi sgt, %arg3, %19 : i64
        %21 = scf.if %20 -> (i64) {
          %c3_i32 = arith.constant 3 : i32
          %c3_i64 = arith.constant 3 : i64
          %22 = arith.divsi %arg3, %c3_i64 : i64
          scf.yield %22 : i64
        } else {
          %c3_i32 = arith.constant 3 : i32
          %c3_i64 = arith.constant 3 : i64
          %22 = arith.muli %c3_i64, %arg3 : i64
          %c1_i32_3 = arith.constant 1 : i32
          %c1_i64 = arith.constant 1 : i64
          %23 = arith.addi %22, %c1_i64 : i64
          scf.yield %23 : i64
        }
        scf.yield %21 : i64
      }
      %c1_i32_1 = arith.constant 1 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %12 = arith.extsi %arg4 : i32 to i64
      %13 = arith.extsi %c1_i32_2 : i32 to i64
      %14 = arith.addi %12, %13 : i64
      %c2147483647_i64 = arith.constant 2147483647 : i64
      %c-2147483648_i64 = arith.constant -2147483648 : i64
      %15 = arith.cmpi sle, %14, %c2147483647_i64 : i64
      %16 = arith.cmpi sge, %14, %c-2147483648_i64 : i64
      %17 = arith.andi %15, %16 : i1
      %18 = arith.addi %arg4, %c1_i32_2 : i32
      scf.yield %11, %18 : i64, i32
    }
    %6 = tt.get_program_id x : i32
    %7 = tt.addptr %arg1, %6 : !tt.ptr<i32>, i32
    tt.store %7, %5#1 : !tt.ptr<i32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @collatz(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1000000_i64 = arith.constant 1000000 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg0, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = arith.cmpi slt, %2, %c1_i64 : i64
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.store %arg1, %c-1_i32 : !tt.ptr<i32>
    tt.return
  ^bb2:  // pred: ^bb0
    %4:2 = scf.while (%arg3 = %2, %arg4 = %c0_i32) : (i64, i32) -> (i64, i32) {
      %6 = arith.cmpi ne, %arg3, %c1_i64 : i64
      %7 = arith.cmpi slt, %arg4, %arg2 : i32
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg3, %arg4 : i64, i32
    } do {
    ^bb0(%arg3: i64, %arg4: i32):
      %6 = arith.remsi %arg3, %c2_i64 : i64
      %7 = arith.cmpi eq, %6, %c0_i64 : i64
      %8 = scf.if %7 -> (i64) {
        %10 = arith.divsi %arg3, %c2_i64 : i64
        scf.yield %10 : i64
      } else {
        %10 = arith.cmpi sgt, %arg3, %c1000000_i64 : i64
        %11 = scf.if %10 -> (i64) {
          %12 = arith.divsi %arg3, %c3_i64 : i64
          scf.yield %12 : i64
        } else {
          %12 = arith.muli %arg3, %c3_i64 : i64
          %13 = arith.addi %12, %c1_i64 : i64
          scf.yield %13 : i64
        }
        scf.yield %11 : i64
      }
      %9 = arith.addi %arg4, %c1_i32 : i32
      scf.yield %8, %9 : i64, i32
    }
    %5 = tt.addptr %arg1, %0 : !tt.ptr<i32>, i32
    tt.store %5, %4#1 : !tt.ptr<i32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 1, 32, 1)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @collatz(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1000000_i64 = arith.constant 1000000 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg0, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = arith.cmpi slt, %2, %c1_i64 : i64
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.store %arg1, %c-1_i32 : !tt.ptr<i32>
    tt.return
  ^bb2:  // pred: ^bb0
    %4:2 = scf.while (%arg3 = %2, %arg4 = %c0_i32) : (i64, i32) -> (i64, i32) {
      %6 = arith.cmpi ne, %arg3, %c1_i64 : i64
      %7 = arith.cmpi slt, %arg4, %arg2 : i32
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg3, %arg4 : i64, i32
    } do {
    ^bb0(%arg3: i64, %arg4: i32):
      %6 = arith.remsi %arg3, %c2_i64 : i64
      %7 = arith.cmpi eq, %6, %c0_i64 : i64
      %8 = scf.if %7 -> (i64) {
        %10 = arith.divsi %arg3, %c2_i64 : i64
        scf.yield %10 : i64
      } else {
        %10 = arith.cmpi sgt, %arg3, %c1000000_i64 : i64
        %11 = scf.if %10 -> (i64) {
          %12 = arith.divsi %arg3, %c3_i64 : i64
          scf.yield %12 : i64
        } else {
          %12 = arith.muli %arg3, %c3_i64 : i64
          %13 = arith.addi %12, %c1_i64 : i64
          scf.yield %13 : i64
        }
        scf.yield %11 : i64
      }
      %9 = arith.addi %arg4, %c1_i32 : i32
      scf.yield %8, %9 : i64, i32
    }
    %5 = tt.addptr %arg1, %0 : !tt.ptr<i32>, i32
    tt.store %5, %4#1 : !tt.ptr<i32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @collatz(%arg0: !tt.ptr<i64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1000000_i64 = arith.constant 1000000 : i64
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg0, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = arith.cmpi slt, %2, %c1_i64 : i64
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    tt.store %arg1, %c-1_i32 : !tt.ptr<i32>
    tt.return
  ^bb2:  // pred: ^bb0
    %4:2 = scf.while (%arg3 = %2, %arg4 = %c0_i32) : (i64, i32) -> (i64, i32) {
      %6 = arith.cmpi ne, %arg3, %c1_i64 : i64
      %7 = arith.cmpi slt, %arg4, %arg2 : i32
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg3, %arg4 : i64, i32
    } do {
    ^bb0(%arg3: i64, %arg4: i32):
      %6 = arith.remsi %arg3, %c2_i64 : i64
      %7 = arith.cmpi eq, %6, %c0_i64 : i64
      %8 = scf.if %7 -> (i64) {
        %10 = arith.divsi %arg3, %c2_i64 : i64
        scf.yield %10 : i64
      } else {
        %10 = arith.cmpi sgt, %arg3, %c1000000_i64 : i64
        %11 = scf.if %10 -> (i64) {
          %12 = arith.divsi %arg3, %c3_i64 : i64
          scf.yield %12 : i64
        } else {
          %12 = arith.muli %arg3, %c3_i64 : i64
          %13 = arith.addi %12, %c1_i64 : i64
          scf.yield %13 : i64
        }
        scf.yield %11 : i64
      }
      %9 = arith.addi %arg4, %c1_i32 : i32
      scf.yield %8, %9 : i64, i32
    }
    %5 = tt.addptr %arg1, %0 : !tt.ptr<i32>, i32
    tt.store %5, %4#1 : !tt.ptr<i32>
    tt.return
  }
}
