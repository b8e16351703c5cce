#version 330 core
// tint pass with a small vignette
in vec2 uv;
in vec4 tint;
uniform sampler2D scene;
uniform float strength;
out vec4 frag;

float vignette(vec2 p)
{
    vec2 d = p.xy - vec2(0.5);
    return 1.0 - strength * dot(d, d);
}

void main()
{
    vec4 c = texture(scene, uv.st);
    vec3 mixed = c.rgb * tint.rgz;
    frag = vec4(mixed * vignette(uv), c.a);
}
