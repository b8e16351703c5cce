int k(int x) {
    x += 3;
    x *= 2;
  if (x > 9)
      x = 9;
  return x;
}
