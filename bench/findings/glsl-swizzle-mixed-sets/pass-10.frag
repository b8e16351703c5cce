#version 330
in vec4 a;
in vec4 b;
out vec4 o;
void main() {
    vec4 sum = a + b;
#ifdef HALVE
    sum.aw *= 0.5;
#endif
    sum.aa;
    o = sum.rrgg + sum.ttpp;
}
