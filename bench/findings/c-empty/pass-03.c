int f(int a) { while (a--); return a; }
