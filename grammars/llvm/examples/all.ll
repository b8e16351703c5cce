; ModuleID = 'all'
source_filename = "all.c"
target datalayout = "e-m:e"
target triple = "x86_64-pc-linux-gnu"
module asm ".globl x"
%struct.A = type { i32, [4 x i8*], <4 x float>, %struct.A* }
%opaque = type opaque
$c = comdat any
@s = private unnamed_addr constant [3 x i8] c"a\00b", align 1
@g = external dso_local thread_local(initialexec) global i32, !dbg !0
@t = weak_odr hidden global <{ i8, i32 }> <{ i8 1, i32 undef }>, section "x", comdat($c)
@e = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @s, i64 0, i32 1)
@a = alias void (), void ()* @f
declare i32 @printf(i8* nocapture noundef readonly, ...) #0
define internal fastcc void @f() #0 personality i8* bitcast (i32 (...)* @p to i8*) !dbg !1 {
  ret void
}
define dso_local noundef i32 @main(i32 %0, ptr align 8 dereferenceable(4) %argv) local_unnamed_addr nounwind "key"="value" {
entry:
  %x = alloca %struct.A, i32 2, align 8
  %1 = add nuw nsw i32 %0, -1
  %2 = icmp slt i32 %1, 0
  %f = fcmp fast ult double 0x3FF0000000000000, 1.5e+1
  br i1 %2, label %then, label %"else", !prof !3
then:                                             ; preds = %entry
  %p = getelementptr inbounds %struct.A, %struct.A* %x, i64 0, i32 0
  %v = load atomic volatile i32, i32* %p syncscope("agent") acquire, align 4, !tbaa !2
  store i32 %v, i32* %p, align 4
  %c = tail call fastcc i32 (i8*, ...) @printf(i8* nonnull getelementptr ([3 x i8], ptr @s, i64 0, i64 0), i32 %v) #1 [ "deopt"(i32 1) ]
  call void @llvm.dbg.value(metadata i32 %v, metadata !4, metadata !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8)), !dbg !5
  %old = cmpxchg weak i32* %p, i32 0, i32 1 acq_rel monotonic
  %rmw = atomicrmw umax i32* %p, i32 1 seq_cst
  fence release
  switch i32 %v, label %else [ i32 0, label %then
                               i32 1, label %exit ]
else:
  %phi = phi i32 [ 0, %entry ], [ %v, %then ]
  %sel = select i1 %2, i32 %phi, i32 poison
  %vec = shufflevector <4 x float> undef, <4 x float> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %agg = insertvalue { i32, i1 } undef, i32 %sel, 0
  %ext = extractvalue { i32, i1 } %agg, 0
  %z = zext i32 %ext to i64
  %asm = call i32 asm sideeffect "nop", "=r,~{memory}"()
  invoke void @f() to label %exit unwind label %pad
pad:
  %lp = landingpad { i8*, i32 } cleanup catch i8* null
  resume { i8*, i32 } %lp
exit:
  ret i32 0
}
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !DISubprogram(name: "f", scope: !2, line: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!2 = !{!2, null, !{}}
