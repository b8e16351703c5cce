int g(int a, int b) { int r = 0;
if (a > b) r = a; r -= b;
return r; }
