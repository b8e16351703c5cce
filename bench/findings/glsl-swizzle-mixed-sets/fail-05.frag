#version 330
uniform vec4 box[2];
in vec2 p;
out vec4 o;
float inside() {
    vec2 lo = step(box[0].xt, p);
    vec2 hi = step(p, box[1].xy);
    return lo.x * lo.y * hi.x * hi.y;
}
void main() { o = vec4(inside()); }
