; Every instruction that kernels have, each form of constants, and intrinsics with operands that are attributes.
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, [2 x float] }
%pk = type <{ i8, i32 }>
@s = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@c = internal addrspace(4) constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@z = addrspace(1) global [3 x i32] zeroinitializer, align 4
@str = private unnamed_addr constant [6 x i8] c"hi\00\0A\22x", align 1
@st = internal constant %pair { i32 7, [2 x float] [float 1.0, float 0.5] }
@pp = internal constant ptr addrspacecast (ptr addrspace(3) getelementptr inbounds ([4 x float], ptr addrspace(3) @s, i64 0, i64 2) to ptr)
@sc = global i32 5
@fl = global float 0x7FF0000000000000
@un = external global i32
@vv = global <2 x i32> <i32 1, i32 2>
@arr2 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@ext_h = global half 0xH3C00
@nullp = global ptr null
@llvm.used = appending global [1 x ptr] [ptr @sc], section "llvm.metadata"
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare void @llvm.lifetime.start.p0(ptr)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare void @llvm.assume(i1)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare void @llvm.trap()
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
declare float @llvm.powi.f32.i32(float, i32)
declare ptr @llvm.stacksave.p0()
declare i64 @llvm.umul.fix.i64(i64,i64,i32)
declare i32 @llvm.umin.i32(i32, i32)
declare float @llvm.experimental.constrained.fadd.f32(float,float,metadata,metadata)
declare i32 @llvm.bswap.i32(i32)
declare ptr @llvm.ptrmask.p0.i64(ptr,i64)
declare i32 @llvm.expect.i32(i32,i32)
declare {float,float} @llvm.sincos.f32(float)
declare {float,i32} @llvm.frexp.f32.i32(float)
declare float @llvm.ldexp.f32.i32(float,i32)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.barrier0()
declare i32 @printf(ptr, ...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
define internal fastcc i32 @g(i32 noundef %x, ptr byval(%pair) align 4 %q, ptr nonnull noalias dereferenceable(4) %r) noinline {
  ret i32 %x
}
define ptx_kernel void @k(ptr %p, i32 %n, float %f, <4 x float> %v, %pair %s, double %d, i64 %l, <2 x ptr> %vp) #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %la = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  call void @llvm.nvvm.barrier0()
  %a = add nuw nsw i32 %t, 5
  %b = sub i32 %a, -3
  %e = udiv exact i32 %a, 3
  %o = or disjoint i32 %a, 1
  %z = zext nneg i32 %a to i64
  %tr = trunc nuw i64 %z to i32
  %u = uitofp nneg i32 %a to float
  %fa = fadd fast float %f, 1.0
  %fb = fmul contract nnan float %f, 0x3FB99999A0000000
  %fn = fneg float %f
  %c = icmp slt i32 %a, %n
  %c2 = fcmp olt float %f, 0.0
  %sel = select i1 %c, i32 %a, i32 %b
  %selv = select nnan i1 %c, float %f, float 1.0
  %fr = freeze i32 %a
  %ee = extractelement <4 x float> %v, i64 1
  %ie = insertelement <4 x float> %v, float 1.0, i32 %t
  %sh = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 1, i32 poison>
  %sh0 = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> zeroinitializer
  %ev = extractvalue %pair %s, 1, 0
  %iv = insertvalue %pair %s, i32 3, 0
  %ld = load volatile i32, ptr %p, align 8
  %lda = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %ldn = load i32, ptr %p, align 4, !nontemporal !5, !invariant.load !6
  store volatile i32 3, ptr %p, align 4
  store atomic i32 3, ptr %p release, align 4
  %al = alloca [4 x i32], align 4
  %al2 = alloca %pair, i32 %n
  %ge = getelementptr inbounds nuw %pair, ptr %p, i64 1, i32 1, i64 %l
  %ge1 = getelementptr nusw i8, ptr %p, i64 4
  %ge2 = getelementptr nuw i8, ptr %p, i64 4
  %ge3 = getelementptr float, <2 x ptr> %vp, i64 4
  %ge4 = getelementptr inbounds [4 x float], ptr addrspace(3) @s, i64 0, i32 %n
  %ar = atomicrmw add ptr %p, i32 1 syncscope("block") monotonic, align 4
  %ar2 = atomicrmw volatile fadd ptr %p, float 1.0 acq_rel
  %ar3 = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  %ar4 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  %ar5 = atomicrmw usub_sat ptr %p, i32 1 seq_cst
  %ar6 = atomicrmw fminimum ptr %p, float 1.0 seq_cst
  %cx = cmpxchg weak volatile ptr %p, i32 1, i32 2 syncscope("agent") acq_rel monotonic, align 4
  fence syncscope("block") acq_rel
  %m1 = call fast float @llvm.fma.f32(float %f, float %f, float 2.0)
  %m2 = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  %m3 = call i32 @llvm.abs.i32(i32 %a, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %al, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 true)
  %m4 = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  call void @llvm.lifetime.start.p0(ptr %al)
  %m5 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %v)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %m6 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %m7 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %m8 = call i32 @llvm.fptosi.sat.i32.f32(float %f)
  %m9 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> splat (i1 true), <4 x float> poison)
  %m10 = call float @llvm.powi.f32.i32(float %f, i32 2)
  %m11 = call ptr @llvm.stacksave.p0()
  %m12 = call i32 @llvm.umin.i32(i32 %a, i32 7)
  %m13 = call i32 @llvm.bswap.i32(i32 %a)
  %m14 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
  %m15 = call i32 @llvm.expect.i32(i32 %a, i32 1)
  %m16 = call {float,float} @llvm.sincos.f32(float %f)
  %m17 = call {float,i32} @llvm.frexp.f32.i32(float %f)
  %m18 = call float @llvm.ldexp.f32.i32(float %f, i32 3)
  %m19 = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %cg = tail call fastcc i32 @g(i32 noundef %a, ptr byval(%pair) align 4 %p, ptr %p) #1
  %vl = call i32 (ptr, ...) @printf(ptr @str, i32 %a, double %d)
  %ind = call i32 %p(i32 %a)
  %ia = call { i32, float } asm "mov $0, 3;", "=r,=f,r"(i32 %a)
  call void asm sideeffect alignstack "bar;", "~{memory}"()
  %bc = bitcast <4 x float> %v to <2 x double>
  %ac = addrspacecast ptr addrspace(3) @s to ptr
  %pi = ptrtoint ptr %p to i64
  %ip = inttoptr i64 %pi to ptr
  %vadd = add <4 x i32> zeroinitializer, <i32 1, i32 2, i32 3, i32 4>
  %vm = fadd <4 x float> %v, splat (float 2.0)
  %vun = fadd <2 x float> <float undef, float 1.0>, <float 1.0, float poison>
  %h = fptrunc float %f to half
  %bfv = fptrunc float %f to bfloat
  %hh = fadd half %h, 0xH3C00
  %bb2 = fadd bfloat %bfv, 0xR3F80
  %dd = fadd double %d, 0x7FF8000000000000
  %big = add i128 12345678901234567890123, 3
  store ptr null, ptr %p
  store %pair zeroinitializer, ptr %p
  store %pair { i32 1, [2 x float] zeroinitializer }, ptr %p
  store [2 x i32] [i32 1, i32 4], ptr %p
  store <2 x ptr> <ptr @str, ptr null>, ptr %p
  store i64 ptrtoint (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @z, i64 4) to i64), ptr %p
  br i1 %c, label %x, label %y, !prof !7
x:
  %ph = phi i32 [ 1, %0 ], [ %ph2, %x ]
  %ph2 = add i32 %ph, 1
  %cc = icmp eq i32 %ph2, 10
  br i1 %cc, label %y, label %x, !llvm.loop !8
y:
  %q = phi i32 [ 0, %0 ], [ %ph, %x ]
  switch i32 %q, label %d1 [ i32 3, label %d2
   i32 -4, label %d1 ]
d1:
  %w = phi i32 [ 3, %y ], [ 3, %y ]
  ret void
d2:
  unreachable
}
attributes #0 = { convergent nounwind "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "nvvm.maxntid"="128" "no-nans-fp-math"="true" "frame-pointer"="all" memory(argmem: readwrite) uwtable }
attributes #1 = { nounwind convergent }
!5 = !{i32 1}
!6 = !{}
!7 = !{!"branch_weights", i32 1, i32 2000}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
