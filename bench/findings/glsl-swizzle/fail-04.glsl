#version 300 es
precision mediump float;
in vec2 uv;
out vec4 colour;
void main() {
  vec4 q = vec4(uv, uv);
  for (int i = 0; i < 4; ++i) {
    q.stps = q.ptst * 0.5;
  }
  colour = q;
}
