class A { long f(int x) { return x; } }
