void puts_all(const char *const *lines);
int skip(const char *s) {
  int n = 0;
  while (s[n] == ' ');
    n++;
  return n;
}
