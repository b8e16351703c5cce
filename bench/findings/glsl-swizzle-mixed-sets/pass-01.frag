#version 330
in vec4 color;
out vec4 o;
void main() {
    vec2 pair = vec2(color.x, color.g);
    o = vec4(pair, 0.0, 1.0);
}
