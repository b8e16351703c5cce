int g(void);
int f(void) { if (g()) ; return 1; }
