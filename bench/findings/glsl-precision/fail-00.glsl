#version 100
void main() { gl_FragColor = vec4(1); float x; }
