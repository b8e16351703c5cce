int f(int a) { do { --a; } while (a = 2); return a; }
