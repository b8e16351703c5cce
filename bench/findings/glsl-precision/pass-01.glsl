#version 300 es
in highp vec2 uv;
out lowp vec4 colour;
void main() {
  mediump float x = uv.x;
  colour = vec4(x, uv, 1.0);
}
