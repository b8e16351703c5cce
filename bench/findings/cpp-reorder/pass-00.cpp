struct P { int x, y; P(int a) : x(a), y(a) {} };
