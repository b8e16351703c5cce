target triple = "x86_64-pc-linux-gnu"

define i32 @plain(i32 %a, i32 %b) {
  %m = mul i32 %a, %b
  ret i32 %m
}

define <16 x i32> @dot(<16 x i32> %acc, <16 x i32> %a, <16 x i32> %b) {
entry:
  %r = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %acc, <16 x i32> %a, <16 x i32> %b)
  ret <16 x i32> %r
}

declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>)
