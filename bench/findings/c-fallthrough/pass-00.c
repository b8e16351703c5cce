int f(int a) { switch (a) { case 1: a = 2; break; case 2: a = 3; } return a; }
