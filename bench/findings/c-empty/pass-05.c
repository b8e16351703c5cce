int f(int a) { for (; a; --a); return a; }
