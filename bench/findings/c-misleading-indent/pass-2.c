int next(int);
int last(int x) {
  while (next(x))
    x = next(x);
  x = x * 2;
  return x;
}
