#version 450
layout(location = 0) in vec3 dir;
layout(location = 0) out vec4 col;
layout(binding = 1) uniform samplerCube env;
void main() {
    col = vec4(texture(env, normalize(dir)).rgb, 1.0);
}
