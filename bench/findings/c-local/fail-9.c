int **outer(int *p) {
  if (*p > 0) { int *q = p + 1; *q = 0; }
  return &p;
}
