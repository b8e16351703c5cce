#version 450
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 col;
layout(binding = 0) uniform sampler2D hdr;
layout(push_constant) uniform P { float exposure; int curve; } p;

vec3 aces(vec3 x) {
    const float a = 2.51, b = 0.03, c = 2.43, d = 0.59, e = 0.14;
    return clamp((x * (a * x + b)) / (x * (c * x + d) + e), 0.0, 1.0);
}

void main() {
    vec3 c = texture(hdr, uv).rgb * p.exposure;
    if (p.curve == 1)
        c = aces(c);
    else
        c = c / (c + 1.0);
    float luma = dot(c, vec2(0.2126, 0.7152));
    col = vec4(c, luma);
}
