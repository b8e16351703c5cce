define void @clamp8(<8 x i16>* %p) {
  %v = load <8 x i16>, <8 x i16>* %p, align 2
  %c = icmp sgt <8 x i16> %v, zeroinitializer
  %r = select <8 x i1> %c, <8 x i16> %v, <8 x i16> zeroinitializer
  store <8 x i16> %r, <8 x i16>* %p, align 2
  ret void
}
