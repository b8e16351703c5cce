#version 450
layout(location=0) out vec3 dir;
layout(push_constant) uniform P { mat4 invView; } pc;
void main() {
    vec2 p = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2);
    gl_Position = vec4(p * 2.0 - 1.0, 0.0, 1.0);
    dir = (pc.invView * vec4(gl_Position.xy, 1.0, 0.0)).xyz;
}
