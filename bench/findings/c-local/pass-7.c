long b;
void *get(int which) {
  extern int a;
  {
    char b = 'b';
    if (b == which)
      return &a;
  }
  return (void *)&b;
}
