#version 120
uniform vec3 light;
varying vec3 normal;
mat2 half_turn = mat2(-1.0);
void main() {
  float d = max(dot(light, normal), 0.0);
  gl_FragColor = vec4(vec3(d), 1.0);
}
