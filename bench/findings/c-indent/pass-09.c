extern int next(void);
int last(void) {
  int n, kept = 0;
  do
    n = next();
  while (n > 0 && ++kept);
    return kept;
}
