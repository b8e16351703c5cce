const int OCTAVES = 5;

float hash(vec2 p) {
    return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453);
}

float value_noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    vec2 u = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x),
               mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), u.x), u.y);
}

float fbm(vec2 p) {
    float sum = 0.0, amp = 0.5;
    const mat2 rot = mat2(0.8, 0.6, -0.6, 0.8);
    for (int o = 0; o < OCTAVES; ++o) {
        sum += amp * value_noise(p);
        p = saturate(rot * p * 2.0);
        amp *= 0.5;
    }
    return sum;
}
