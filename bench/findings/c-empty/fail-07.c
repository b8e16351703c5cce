int f(int a) { for (; a; --a) if (a & 1); return a; }
