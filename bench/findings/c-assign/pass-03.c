int g(void);
int f(void) { int c; while ((c = g()) != 0) g(); return c; }
