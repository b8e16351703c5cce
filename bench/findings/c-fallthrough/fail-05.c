int f(int a, int *p) {
  switch (a) {
  case 1 ... 5:
    for (int i = 0; i < a; ++i) { if (p[i]) break; p[i] = 1; }
  case 6:
    *p = 0;
  }
  return *p;
}
