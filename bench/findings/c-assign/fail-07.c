int g(void);
int f(void) { int c; while (c = g()) g(); return c; }
