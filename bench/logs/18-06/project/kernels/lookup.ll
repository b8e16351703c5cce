; table look-up of 32 nibbles at a time
@hex = private unnamed_addr constant <32 x i8> <i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102>

declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)

define void @high_nibbles(<32 x i8>* %p) {
  %v = load <32 x i8>, <32 x i8>* %p, align 1
  %s = lshr <32 x i8> %v, <i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4, i8 4>
  store <32 x i8> %s, <32 x i8>* %p, align 1
  ret void
}

define void @lookup32(<32 x i8>* %dst, <32 x i8>* %idx) {
  %t = load <32 x i8>, <32 x i8>* @hex, align 32
  %i = load <32 x i8>, <32 x i8>* %idx, align 1
  %r = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %t, <32 x i8> %i)
  store <32 x i8> %r, <32 x i8>* %dst, align 1
  ret void
}
