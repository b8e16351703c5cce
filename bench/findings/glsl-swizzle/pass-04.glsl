#version 330
in vec2 uv;
out vec4 colour;
void main() {
  vec4 q = uv.xyxy;
  q.stpq = q.ssss * 0.5;
  colour = q;
}
