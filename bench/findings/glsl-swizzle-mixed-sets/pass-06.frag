#version 330
struct Material { vec4 diffuse; float gloss; };
uniform Material mat;
out vec4 o;
void main() {
    // vec3 base = mat.diffuse.rgp;
    vec3 base = mat.diffuse.stp;
    o = vec4(base, mat.gloss);
}
