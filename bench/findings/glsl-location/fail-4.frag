#version 450
// doubles need two
layout(location = 3) flat in dvec4 big;
layout(location = 4) in float small;
layout(location = 0) out float o;
void main() { o = float(big.w) + small; }
