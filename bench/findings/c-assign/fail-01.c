int f(int a) { while (a = 3) --a; return a; }
