int f(int a, int b) {
  switch (a) {
  case 0:
    if (b)
      break;
    else
      return 3;
  case 1:
    return 4;
  }
  return 5;
}
