#version 450
layout(location = 0) in vec4 coord;
layout(location = 0) out vec4 o;
void main() {
    vec4 r = vec4(0.0);
    r.sy = coord.st;
    o = r;
}
