int f(int a) { while (a) { if (a == 2); --a; } return a; }
