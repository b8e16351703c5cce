#version 330
struct Box { vec2 xt; vec2 yb; };
uniform Box box[2];
in vec2 p;
out vec4 o;
void main() {
    vec2 lo = step(box[0].xt, p);
    vec2 hi = step(p, box[1].yb);
    o = vec4(lo, hi);
}
