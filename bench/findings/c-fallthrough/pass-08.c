int f(int a) {
  switch (a) {
  case 7:
    do { --a; } while (1);
  case 8:
    a *= 2;
    break;
  case 9: ++a;
  }
  return a;
}
