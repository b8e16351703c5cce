int f(short x) { while (x) x = x >> 40; return x; }
