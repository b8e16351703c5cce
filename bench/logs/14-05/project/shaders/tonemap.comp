#version 450
#extension GL_GOOGLE_include_directive : require

layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 1, rgba16f) uniform readonly image2D src;
layout(set = 0, binding = 2, rgba8) uniform writeonly image2D dst;

void main()
{
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    vec3 c = imageLoad(src, p).rgb;
    imageStore(dst, p, vec4(c / (c + 1.0), 1.0));
}
