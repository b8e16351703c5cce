#version 330
struct light { vec3 at; float power; };
light lamps[2];
void move(float t) {
  lamps[1].at.yy = vec2(t, 2.0 * t);
}
void main() { move(0.1); }
