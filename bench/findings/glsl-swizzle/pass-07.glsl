#version 330
void main() {
  vec4 v = vec4(1.0);
  bool same = v.xxyy == v.yyxx;
  if (v.zz != v.ww) v.x = v.yy.x;
}
