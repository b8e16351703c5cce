int f(int a) { if (a) { ; } return a; }
