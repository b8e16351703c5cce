#version 100
#define PI 3.14159
varying highp vec4 v;
void main() {
  for (int i = 0; i < 4; i++) {
    const float step = PI / 4.0;
    gl_FragColor = v * step;
  }
}
