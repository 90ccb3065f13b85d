// Control flow: lanes that part in loops, leave early, switch, call functions that wait.
!shared = memref<64xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  // Steps of 3n + 1 until 1, by a while loop that each lane leaves on its own.
  gpu.func @collatz(%x: memref<?xi32>, %steps: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %three = arith.constant 3 : i32
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %start = memref.load %x[%i] : memref<?xi32>
      %end:2 = scf.while (%v = %start, %count = %zero) : (i32, i32) -> (i32, i32) {
        %more = arith.cmpi sgt, %v, %one : i32
        scf.condition(%more) %v, %count : i32, i32
      } do {
      ^bb0(%v: i32, %count: i32):
        %bit = arith.andi %v, %one : i32
        %odd = arith.cmpi ne, %bit, %zero : i32
        %next = scf.if %odd -> i32 {
          %t = arith.muli %v, %three : i32
          %u = arith.addi %t, %one : i32
          scf.yield %u : i32
        } else {
          %h = arith.shrui %v, %one : i32
          scf.yield %h : i32
        }
        %counted = arith.addi %count, %one : i32
        scf.yield %next, %counted : i32, i32
      }
      memref.store %end#1, %steps[%i] : memref<?xi32>
    }
    gpu.return
  }

  // The least divisor above 1: blocks with a return from within the loop, a break, and one from before it.
  gpu.func @divisor(%x: memref<?xi32>, %found: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %outside = arith.cmpi uge, %i, %n : index
    cf.cond_br %outside, ^gone, ^start
  ^gone:
    gpu.return
  ^start:
    %v = memref.load %x[%i] : memref<?xi32>
    %small = arith.cmpi ult, %v, %two : i32
    cf.cond_br %small, ^store(%v : i32), ^loop(%two : i32)
  ^loop(%d: i32):
    %square = arith.muli %d, %d : i32
    %past = arith.cmpi ugt, %square, %v : i32
    cf.cond_br %past, ^store(%v : i32), ^try
  ^try:
    %rest = arith.remui %v, %d : i32
    %divides = arith.cmpi eq, %rest, %zero : i32
    %next = arith.addi %d, %one : i32
    cf.cond_br %divides, ^early, ^loop(%next : i32)
  ^early:
    memref.store %d, %found[%i] : memref<?xi32>
    gpu.return
  ^store(%w: i32):
    memref.store %w, %found[%i] : memref<?xi32>
    gpu.return
  }

  // A small machine: each lane runs its program of (operation, number) until one that it does not know.
  gpu.func @machine(%code: memref<?x8xi32>, %out: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %three = arith.constant 3 : i32
    %sixteen = arith.constant 16 : i32
    %mask = arith.constant 65535 : i32
    %first = arith.constant 1 : i32
    %i = gpu.global_id x
    %n = memref.dim %code, %c0 : memref<?x8xi32>
    %inside = arith.cmpi ult, %i, %n : index
    cf.cond_br %inside, ^step(%c0, %first : index, i32), ^out
  ^step(%pc: index, %value: i32):
    %word = memref.load %code[%i, %pc] : memref<?x8xi32>
    %operation = arith.shrui %word, %sixteen : i32
    %number = arith.andi %word, %mask : i32
    cf.switch %operation : i32, [
      default: ^store(%value : i32),
      0: ^add,
      1: ^multiply,
      2: ^turn(%number : i32),
      3: ^turn(%three : i32),
      9: ^next(%value : i32)
    ]
  ^add:
    %sum = arith.addi %value, %number : i32
    cf.br ^next(%sum : i32)
  ^multiply:
    %product = arith.muli %value, %number : i32
    cf.br ^next(%product : i32)
  ^turn(%with: i32):
    %turned = arith.xori %value, %with : i32
    cf.br ^next(%turned : i32)
  ^next(%new: i32):
    %after = arith.addi %pc, %c1 : index
    %end = arith.cmpi eq, %pc, %c7 : index
    cf.cond_br %end, ^store(%new : i32), ^step(%after, %new : index, i32)
  ^store(%last: i32):
    memref.store %last, %out[%i] : memref<?xi32>
    cf.br ^out
  ^out:
    gpu.return
  }

  // Solutions of the queens' problem by masks, a lane for each pair of places in the first two rows, with a stack of its own.
  gpu.func @queens(%size: i32, %count: memref<1xi32>) private(%stack: memref<48xi32, #gpu.address_space<private>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %xi = arith.index_cast %x : index to i32
    %yi = arith.index_cast %y : index to i32
    %power = arith.shli %one, %size : i32
    %full = arith.subi %power, %one : i32
    %a = arith.shli %one, %xi : i32
    %b = arith.shli %one, %yi : i32
    %a0 = arith.shli %a, %one : i32
    %a1 = arith.shrui %a, %one : i32
    %ab = arith.ori %a0, %a1 : i32
    %taken = arith.ori %ab, %a : i32
    %hit = arith.andi %taken, %b : i32
    %free = arith.cmpi eq, %hit, %zero : i32
    scf.if %free {
      %columns = arith.ori %a, %b : i32
      %l0 = arith.ori %a0, %b : i32
      %l1 = arith.shli %l0, %one : i32
      %r0 = arith.ori %a1, %b : i32
      %r1 = arith.shrui %r0, %one : i32
      memref.store %columns, %stack[%c0] : memref<48xi32, #gpu.address_space<private>>
      memref.store %l1, %stack[%c1] : memref<48xi32, #gpu.address_space<private>>
      %c2 = arith.constant 2 : index
      memref.store %r1, %stack[%c2] : memref<48xi32, #gpu.address_space<private>>
      %two = arith.constant 2 : i32
      %all:2 = scf.while (%top = %c3, %sum = %zero) : (index, i32) -> (index, i32) {
        %any = arith.cmpi ugt, %top, %c0 : index
        scf.condition(%any) %top, %sum : index, i32
      } do {
      ^bb0(%top: index, %sum: i32):
        %p = arith.subi %top, %c3 : index
        %p1 = arith.addi %p, %c1 : index
        %p2 = arith.addi %p, %c2 : index
        %columns1 = memref.load %stack[%p] : memref<48xi32, #gpu.address_space<private>>
        %left = memref.load %stack[%p1] : memref<48xi32, #gpu.address_space<private>>
        %right = memref.load %stack[%p2] : memref<48xi32, #gpu.address_space<private>>
        %done = arith.cmpi eq, %columns1, %full : i32
        %next:2 = scf.if %done -> (index, i32) {
          %plus = arith.addi %sum, %one : i32
          scf.yield %p, %plus : index, i32
        } else {
          %u = arith.ori %columns1, %left : i32
          %v = arith.ori %u, %right : i32
          %w = arith.xori %v, %full : i32
          %places = arith.andi %w, %full : i32
          %end:2 = scf.while (%rest = %places, %at = %p) : (i32, index) -> (i32, index) {
            %more = arith.cmpi ne, %rest, %zero : i32
            scf.condition(%more) %rest, %at : i32, index
          } do {
          ^bb0(%rest: i32, %at: index):
            %minus = arith.subi %zero, %rest : i32
            %bit = arith.andi %rest, %minus : i32
            %other = arith.xori %rest, %bit : i32
            %columns2 = arith.ori %columns1, %bit : i32
            %l2 = arith.ori %left, %bit : i32
            %l3 = arith.shli %l2, %one : i32
            %r2 = arith.ori %right, %bit : i32
            %r3 = arith.shrui %r2, %one : i32
            %at1 = arith.addi %at, %c1 : index
            %at2 = arith.addi %at, %c2 : index
            %at3 = arith.addi %at, %c3 : index
            memref.store %columns2, %stack[%at] : memref<48xi32, #gpu.address_space<private>>
            memref.store %l3, %stack[%at1] : memref<48xi32, #gpu.address_space<private>>
            memref.store %r3, %stack[%at2] : memref<48xi32, #gpu.address_space<private>>
            scf.yield %other, %at3 : i32, index
          }
          scf.yield %end#1, %sum : index, i32
        }
        scf.yield %next#0, %next#1 : index, i32
      }
      memref.atomic_rmw addi %all#1, %count[%c0] : (i32, memref<1xi32>) -> i32
    }
    gpu.return
  }

  // The value of the thread `by` further on in the block; waits twice.
  func.func @shifted(%value: f32, %by: index, %room: !shared) -> f32 {
    %c64 = arith.constant 64 : index
    %t = gpu.thread_id x
    memref.store %value, %room[%t] : !shared
    gpu.barrier
    %n = arith.addi %t, %by : index
    %at = arith.remui %n, %c64 : index
    %found = memref.load %room[%at] : !shared
    gpu.barrier
    return %found : f32
  }

  // Calls of a function with barriers: in a row, in a loop, and in a branch that the whole block takes or not.
  gpu.func @calls(%x: memref<?xf32>) workgroup(%room: !shared) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %i = gpu.global_id x
    %block = gpu.block_id x
    %v = memref.load %x[%i] : memref<?xf32>
    %a = func.call @shifted(%v, %c1, %room) : (f32, index, !shared) -> f32
    %b = scf.for %k = %c0 to %c3 step %c1 iter_args(%c = %a) -> f32 {
      %d = func.call @shifted(%c, %k, %room) : (f32, index, !shared) -> f32
      %e = arith.addf %c, %d : f32
      scf.yield %e : f32
    }
    %bit = arith.andi %block, %c1 : index
    %odd = arith.cmpi eq, %bit, %c1 : index
    %f = scf.if %odd -> f32 {
      %g = func.call @shifted(%b, %c3, %room) : (f32, index, !shared) -> f32
      scf.yield %g : f32
    } else {
      scf.yield %b : f32
    }
    memref.store %f, %x[%i] : memref<?xf32>
    gpu.return
  }

  // Escape times of z * z + c, 2-D blocks that are no multiple of a warp.
  gpu.func @mandelbrot(%out: memref<?x?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %limit = arith.constant 40 : i32
    %fzero = arith.constant 0.0 : f64
    %four = arith.constant 4.0 : f64
    %two = arith.constant 2.0 : f64
    %three = arith.constant 3.0 : f64
    %x = gpu.global_id x
    %y = gpu.global_id y
    %h = memref.dim %out, %c0 : memref<?x?xi32>
    %w = memref.dim %out, %c1 : memref<?x?xi32>
    %inx = arith.cmpi ult, %x, %w : index
    %iny = arith.cmpi ult, %y, %h : index
    %in = arith.andi %inx, %iny : i1
    scf.if %in {
      %xi = arith.index_cast %x : index to i64
      %yi = arith.index_cast %y : index to i64
      %wi = arith.index_cast %w : index to i64
      %hi = arith.index_cast %h : index to i64
      %xf = arith.sitofp %xi : i64 to f64
      %yf = arith.sitofp %yi : i64 to f64
      %wf = arith.sitofp %wi : i64 to f64
      %hf = arith.sitofp %hi : i64 to f64
      %u = arith.mulf %xf, %three : f64
      %u1 = arith.divf %u, %wf : f64
      %re = arith.subf %u1, %two : f64
      %v = arith.mulf %yf, %two : f64
      %v1 = arith.divf %v, %hf : f64
      %im = arith.subf %v1, %two : f64
      %end:3 = scf.while (%a = %fzero, %b = %fzero, %n = %zero) : (f64, f64, i32) -> (f64, f64, i32) {
        %aa = arith.mulf %a, %a : f64
        %bb = arith.mulf %b, %b : f64
        %size = arith.addf %aa, %bb : f64
        %near = arith.cmpf olt, %size, %four : f64
        %few = arith.cmpi slt, %n, %limit : i32
        %on = arith.andi %near, %few : i1
        scf.condition(%on) %a, %b, %n : f64, f64, i32
      } do {
      ^bb0(%a: f64, %b: f64, %n: i32):
        %aa = arith.mulf %a, %a : f64
        %bb = arith.mulf %b, %b : f64
        %ab = arith.mulf %a, %b : f64
        %d = arith.subf %aa, %bb : f64
        %a1 = arith.addf %d, %re : f64
        %e = arith.mulf %ab, %two : f64
        %b1 = arith.addf %e, %im : f64
        %n1 = arith.addi %n, %one : i32
        scf.yield %a1, %b1, %n1 : f64, f64, i32
      }
      memref.store %end#2, %out[%y, %x] : memref<?x?xi32>
    }
    gpu.return
  }

  // Where each key stands in a sorted array, by halving.
  gpu.func @lower_bound(%sorted: memref<?xf32>, %keys: memref<?xf32>, %out: memref<?xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = gpu.global_id x
    %n = memref.dim %sorted, %c0 : memref<?xf32>
    %m = memref.dim %keys, %c0 : memref<?xf32>
    %in = arith.cmpi ult, %i, %m : index
    scf.if %in {
      %key = memref.load %keys[%i] : memref<?xf32>
      %r:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
        %more = arith.cmpi ult, %low, %high : index
        scf.condition(%more) %low, %high : index, index
      } do {
      ^bb0(%low: index, %high: index):
        %sum = arith.addi %low, %high : index
        %middle = arith.shrui %sum, %c1 : index
        %v = memref.load %sorted[%middle] : memref<?xf32>
        %less = arith.cmpf olt, %v, %key : f32
        %after = arith.addi %middle, %c1 : index
        %low1 = arith.select %less, %after, %low : index
        %high1 = arith.select %less, %high, %middle : index
        scf.yield %low1, %high1 : index, index
      }
      memref.store %r#0, %out[%i] : memref<?xindex>
    }
    gpu.return
  }

  // Which quarter a number lies in, by scf.index_switch inside of two levels of conditions.
  gpu.func @quarters(%x: memref<?xindex>, %out: memref<?xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c10 = arith.constant 10 : index
    %c100 = arith.constant 100 : index
    %c1000 = arith.constant 1000 : index
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xindex>
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xindex>
      %big = arith.cmpi uge, %v, %c100 : index
      %r = scf.if %big -> index {
        scf.yield %c1000 : index
      } else {
        %q = arith.remui %v, %c4 : index
        %s = scf.index_switch %q -> index
        case 0 {
          scf.yield %c0 : index
        }
        case 2 {
          %t = arith.muli %v, %c10 : index
          scf.yield %t : index
        }
        default {
          scf.yield %v : index
        }
        scf.yield %s : index
      }
      memref.store %r, %out[%i] : memref<?xindex>
    }
    gpu.return
  }
}
