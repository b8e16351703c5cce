#version 320 es
uniform Block {
  ivec4 size;
  mat4 view;
} block;
out highp vec4 o;
void main() { o = vec4(block.size); }
