int f(int a, int b) { if (a) a = b; return a; }
