int f(int a, int b) { switch (b) { case 1: if (a = b) return 1; } return 0; }
