struct P { int y, x; P(int x, int y) : y(y), x(x) {} };
P make(int a) { return P{a, 2}; }
