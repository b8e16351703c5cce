int skip(const char *s) {
  int n = 0;
  while (s[n] == ' ')
    n++;
  /* The rest is counted
    n--;
  elsewhere. */
  return n;
}
