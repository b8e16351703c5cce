function f() { switch (a) { case 1: return 1; default: return 2; } }
