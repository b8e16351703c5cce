#version 450
#extension GL_GOOGLE_include_directive : require
#include "common.glsl"

layout(location = 0) in vec3 pos;
layout(location = 1) in vec3 nrm;
layout(location = 0) out vec3 vNrm;

void main()
{
    vNrm = nrm;
    gl_Position = frame.cam.viewProj * vec4(pos, 1.0);
}
