#version 100
uniform samplerCube sky;
varying mediump vec3 direction;
void main() {
  int n = 3;
  {
    precision mediump float;
    float inner = 2.0;
  }
  float outer = 1.0;
  gl_FragColor = textureCube(sky, direction);
}
