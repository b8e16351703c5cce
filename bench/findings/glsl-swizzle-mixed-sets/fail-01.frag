#version 330
in vec4 color;
out vec4 o;
void main() {
    vec2 pair = color.xg;
    o = vec4(pair, 0.0, 1.0);
}
