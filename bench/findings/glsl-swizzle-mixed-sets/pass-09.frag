#version 330
#define FIRST(v) v.xs
#define SECOND(v) v.sq
in vec4 data;
out vec4 o;
void main() {
    vec2 a = SECOND(data);
    o = a.xyxy;
}
