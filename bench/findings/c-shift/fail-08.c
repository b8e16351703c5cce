int f(int x) { if (x) x = x << 99; return x; }
