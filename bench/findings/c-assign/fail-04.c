int f(int *p, int b) { if (*p = b) return 1; return 0; }
