int f(int a, int b) {
  switch (a) {
  case 0:
    if (b)
      break;
  case 1:
    return 4;
  }
  return 5;
}
