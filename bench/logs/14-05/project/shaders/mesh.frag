#version 450
#extension GL_GOOGLE_include_directive : require
#include "lighting.glsl"

layout(location = 0) in vec3 vNrm;
layout(location = 0) out vec4 color;

void main()
{
    color = vec4(lambert(normalize(vNrm), vec3(0.0, 1.0, 0.0), vec3(0.8)), 1.0);
}
