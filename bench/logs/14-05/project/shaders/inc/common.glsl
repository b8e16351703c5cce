#ifndef COMMON_GLSL
#define COMMON_GLSL
#define PI 3.14159265359

struct Camera { mat4 viewProj; vec4 eye; };

layout(set = 0, binding = 0) uniform Frame {
    Camera cam;
    float  time;
} frame;

float saturate(float v) { return clamp(v, 0.0, 1.0); }
#endif
