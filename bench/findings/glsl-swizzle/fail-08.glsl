#version 400
void main() {
  bvec4 b = bvec4(true);
  if (b.x && any(b.yyzz))
    b.wyw = not(b.xyz);
  dvec2 d = dvec2(1.0LF);
  d.yx = d.xx;
}
