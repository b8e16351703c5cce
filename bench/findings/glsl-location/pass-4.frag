#version 450
layout(location = 3) flat in dvec2 big;
layout(location = 4) in float small;
layout(location = 5) flat in dvec4 bigger;
layout(location = 7) in float smaller;
layout(location = 0) out float o;
void main() { o = float(big.x + bigger.w) + small + smaller; }
