#version 330
uniform vec3 light;
out vec4 o;
void main() {
    vec3 l = normalize(light.zyx);
    float d = max(l.b, 0.0);
    o = vec4(vec3(d), 1.0);
}
