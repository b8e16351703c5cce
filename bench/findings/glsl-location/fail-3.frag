#version 430
layout(location = 5) uniform vec3 lamps[4];
layout(location = 9) uniform float power;
layout(location = 8) uniform vec3 ambient;
out vec4 color;
void main() {
    vec3 sum = ambient;
    for (int i = 0; i < 4; i++)
        sum += lamps[i] * power;
    color = vec4(sum, 1.0);
}
