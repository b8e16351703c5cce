int *outer(int **p, int n) {
  int *q = p[n];
  if (&q == p || &n == q)
    return &*q;
  return &q[n];
}
