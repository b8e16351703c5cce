int f(int a) { if (a <= 3) { int c = a; return c; } return 0; }
