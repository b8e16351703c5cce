#version 300 es
flat in int id;
out highp vec4 c;
bvec2 none = bvec2(false);
vec3 table[2] = vec3[2](vec3(1.0), vec3(0.0));
void main() { c = vec4(id); }
