; y[0..3] += a * x[0..3]
define void @axpy4(<4 x float>* %y, <4 x float>* %x, float %a) {
  %v0 = insertelement <4 x float> undef, float %a, i32 0
  %va = shufflevector <4 x float> %v0, <4 x float> undef, <4 x i32> zeroinitializer
  %vx = load <4 x float>, <4 x float>* %x, align 4
  %vy = load <4 x float>, <4 x float>* %y, align 4
  %m = fmul <4 x float> %vx, %va
  %s = fadd <4 x float> %vy, %m
  store <4 x float> %s, <4 x float>* %y, align 4
  ret void
}
