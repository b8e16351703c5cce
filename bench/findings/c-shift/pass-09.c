int f(int x) { return 40 << (x & 3); }
