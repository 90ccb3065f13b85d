; ModuleID = 'thirds.cu'
source_filename = "thirds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @thirds(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %5 = icmp slt i32 %4, %2, !dbg !16
  br i1 %5, label %6, label %14, !dbg !16

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64, !dbg !17
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7, !dbg !17
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 4, !dbg !17
  %10 = load float, ptr %9, align 4, !dbg !17, !tbaa !20
  %11 = fdiv contract float %10, 3.000000e+00, !dbg !22
  %12 = zext nneg i32 %4 to i64, !dbg !23
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12, !dbg !23
  store float %11, ptr %13, align 4, !dbg !24, !tbaa !20
  br label %14, !dbg !23

14:                                               ; preds = %6, %3
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thirds.cu", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "thirds", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 5, column: 11, scope: !12)
!16 = !DILocation(line: 6, column: 9, scope: !12)
!17 = !DILocation(line: 2, column: 10, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "third", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 7, column: 12, scope: !12)
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !10, i64 0}
!22 = !DILocation(line: 2, column: 15, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 7, column: 5, scope: !12)
!24 = !DILocation(line: 7, column: 10, scope: !12)
!25 = !DILocation(line: 8, column: 1, scope: !12)
