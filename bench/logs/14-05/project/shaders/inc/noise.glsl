#ifndef NOISE_GLSL
#define NOISE_GLSL
// value noise and fbm

float hash12(vec2 p)
{
    vec3 p3 = fract(vec3(p.xyx) * 0.1031);
    p3 += dot(p3, p3.yzx + 33.33);
    return fract((p3.x + p3.y) * p3.z);
}

float valueNoise(vec2 p)
{
    vec2 i = floor(p);
    vec2 f = fract(p);
    vec2 u = f * f * (3.0 - 2.0 * f);
    float a = hash12(i);
    float b = hash12(i + vec2(1.0, 0.0));
    float c = hash12(i + vec2(0.0, 1.0));
    float d = hash12(i + vec2(1.0, 1.0));
    return mix(mix(a, b, u.x), mix(c, d, u.x), u.y);
}

float fbm(vec2 p, int octaves)
{
    float sum = 0.0, amp = 0.5;
    for (int i = 0; i < octaves; ++i) {
        sum += amp * valueNoise(p);
        p    = mat2(1.6, 1.2, -1.2, 1.6) * p;
        amp *= 0.5;
    }
    return sum;
}

vec3 fbmNormal(vec2 p, int octaves)
{
    const float e = 0.01;
    float h  = fbm(p, octaves);
    float hx = fbm(p + vec2(e, 0.0), octaves);
    float hy = fbm(p + vec2(0.0, e), octaves);
    return normalize(vec2(h - hx, e, h - hy));
}
#endif
