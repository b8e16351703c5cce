void f(unsigned *p) { *p <<= 7; }
