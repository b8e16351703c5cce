#version 330
uniform vec3 light;
out vec4 o;
void main() {
    vec3 l = normalize(light.xyb);
    float d = max(l.z, 0.0);
    o = vec4(vec3(d), 1.0);
}
