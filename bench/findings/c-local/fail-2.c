double *twice(double v) { v *= 2; return &v; }
