int f(int a) { if (a) (void)a; else (void)0; return a; }
