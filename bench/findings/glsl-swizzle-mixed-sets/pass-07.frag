#version 330
uniform mat3 basis;
in vec3 n;
out vec4 o;
void main() {
    vec3 xg = basis * n;
    float zr = xg.z + xg.r;
    o = vec4(xg.xxx, zr);
}
