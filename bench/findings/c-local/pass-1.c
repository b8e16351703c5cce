int *f(void) { static int x = 1; return &x; }
