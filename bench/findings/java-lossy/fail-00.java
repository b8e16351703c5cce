class A { int f(long x) { return x; } }
