int f(int a) { if (a) a = 1; else {} return a; }
