int f(unsigned x) {
  int r = 0;
  switch (x >> 30) {
  case 3: r++; __attribute__((fallthrough));
  case 2: r++;
  case 1: r++;
  }
  return r;
}
