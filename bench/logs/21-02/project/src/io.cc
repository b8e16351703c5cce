#include "grid.h"
int cells(int w, int h) { return w * h; }
