#version 100
precision highp int;
varying lowp vec2 uv;
mat3 turn(int quarter) {
  return mat3(1);
}
void main() {
  gl_FragColor = vec4(uv, 0, 1);
}
