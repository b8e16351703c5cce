#version 330
out vec4 o;
void main() {
  // o.aa = vec2(1.0);
  o = vec4(0.0);
  o.a++;
  o.ra--;
}
