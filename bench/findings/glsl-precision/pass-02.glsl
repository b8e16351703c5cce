#version 330 core
uniform sampler3D smoke;
in vec3 where;
out vec4 colour;
void main() {
  float x = 0.5;
  colour = texture(smoke, where) * x;
}
