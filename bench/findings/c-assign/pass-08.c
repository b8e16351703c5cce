int f(int a, int b) { switch (a = b) { case 1: return 1; } return 0; }
