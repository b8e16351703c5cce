#include "frame.h"
Frame blank(int w, int h) { Frame f; f.w = w; f.h = h; f.px.resize(w * h); return f; }
