#version 100
void main(void) { gl_FragColor = vec4(1); }