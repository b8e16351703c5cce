#version 100
// float x; vec2 y;
/* mat3 turn; */
#define REAL float
#if 0
float unused;
#endif
void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }
