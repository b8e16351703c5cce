int f(int x) {
  if (x)
    x++;
    x *= 2;
  return x;
}
