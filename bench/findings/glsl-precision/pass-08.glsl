#version 100
varying highp vec4 v;
void main() {
  precision highp float;
  for (int i = 0; i < 4; i++) {
    const float step = 0.25;
    gl_FragColor = v * step;
  }
}
