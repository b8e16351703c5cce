int skip(const char *s) {
  int n = 0;
  for (; *s; ++s)
    switch (*s) {
    case ' ': case '\t': continue;
    case '\n': ++n; // a line more
    case '\r': n += 0; continue;
    default: return n;
    }
  return n;
}
