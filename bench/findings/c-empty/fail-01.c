int f(int a) { if (a > 3); return 0; }
