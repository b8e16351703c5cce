void f(unsigned *p) { *p <<= 35; }
