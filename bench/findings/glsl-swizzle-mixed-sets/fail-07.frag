#version 330
uniform mat3 basis;
in vec3 n;
out vec4 o;
void main() {
    vec3 t = (basis * n).zyr;
    if (t.x > 0.5)
        discard;
    o = vec4(t, 1.0);
}
