int f(int a, int b) { for (a = b; a < 3; a = a + 1) --b; return a; }
