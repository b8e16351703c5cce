int f(int x, int n) { return x << n; }
