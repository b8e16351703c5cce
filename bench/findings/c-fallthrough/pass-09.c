int f(int a) {
  if (a == 1) a = 2;
  if (a == 2) a = 3;
two:
  a--;
  switch (a) { case 1: { int b = a; return b; } case 2: goto two; default: a = 0; }
  return a;
}
