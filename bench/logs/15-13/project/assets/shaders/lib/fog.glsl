const vec3 FOG_COLOR = vec3(0.7, 0.78, 0.85);
vec3 apply_fog(vec3 c, float dist) {
    return mix(c, FOG_COLOR, 1.0 - exp(-dist * 0.004));
}
