char *f(char *a, char *b) { if (a = b) return a; return b; }
