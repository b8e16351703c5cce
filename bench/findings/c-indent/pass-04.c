int h(int x) {
  if (x)
  x++;
  x *= 2;
  return x;
}
