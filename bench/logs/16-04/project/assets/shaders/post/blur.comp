#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) uniform readonly image2D src;
layout(binding = 1, rgba8) uniform writeonly image2D dst;
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    vec4 s = vec4(0);
    for (int i = -2; i <= 2; ++i) s += imageLoad(src, p + ivec2(i, 0));
    imageStore(dst, p, s / 5.0);
}
