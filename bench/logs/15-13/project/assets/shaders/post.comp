#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0, rgba8) uniform image2D img;
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID.xy);
    vec4 c = imageLoad(img, p);
    imageStore(img, p, vec4(pow(c.rgb, vec3(1.0 / 2.2)), c.a));
}
