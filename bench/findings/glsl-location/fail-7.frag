#version 450
layout(location = 1, component = 1) in vec2 a;
layout(location = 1, component = 2) in float b;
layout(location = 1, component = 0) in float c;
out vec4 o;
void main()
{
    o = vec4(a, b, c);
}
