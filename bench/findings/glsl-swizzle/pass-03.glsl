#version 330
struct light { vec3 xx; float yy; };
light lamps[2];
void main() {
  lamps[1].xx = vec3(0.5);
  lamps[0].yy = 2.0;
}
