int g(int);
int f(int y) { return g(y) << 0x20; }
