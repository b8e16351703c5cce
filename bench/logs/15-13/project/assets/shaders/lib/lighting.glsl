vec3 sun(vec3 n) {
    float d = max(dot(n, normalize(vec3(0.4, 0.8, 0.3))), 0.0);
    return vec3(1.0, 0.95, 0.85) * d + vec3(0.12, 0.14, 0.2);
}
