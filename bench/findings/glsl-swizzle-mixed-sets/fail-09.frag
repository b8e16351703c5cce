#version 330
#define FIRST(v) v.xs
in vec4 data;
out vec4 o;
void main() {
    vec2 a = FIRST(data);
    o = a.xyxy;
}
