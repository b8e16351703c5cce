int f(int a) {
  switch (a) {
  case 7:
    do { --a; } while (a > 3);
  /* next */
  case 8:
    a *= 2;
    break;
  default:;
  }
  return a;
}
