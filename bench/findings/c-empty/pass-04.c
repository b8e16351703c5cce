int f(int a, int b) { if (a) if (b) return 1; return a; }
