int f(int a, int b) { for (; a = b;) --b; return a; }
