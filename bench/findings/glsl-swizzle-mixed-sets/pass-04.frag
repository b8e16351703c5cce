#version 330
out vec4 o;
uniform sampler2D img;
in vec2 uv;
void main() {
    o = texture(img, uv).bgra.wzyx;
}
