#version 450
layout(location = 0, index = 0) out vec4 source;
layout(location = 0, index = 1) out vec4 factor;
layout(binding = 1) uniform sampler2D one;
layout(binding = 1) uniform sampler2D other;
in vec2 uv;
void main() { source = texture(one, uv); factor = texture(other, uv); }
