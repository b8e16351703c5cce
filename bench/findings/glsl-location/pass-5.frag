#version 450
struct Light {
    vec4 color;
    vec3 direction[2];
    float power;
};
layout(location = 1) in Light sun;
layout(location = 5) in vec2 where;
layout(location = 0) in vec2 when;
layout(location = 0) out vec4 result;
void main() {
    result = sun.color * sun.power + vec4(sun.direction[0].xy, where + when);
}
