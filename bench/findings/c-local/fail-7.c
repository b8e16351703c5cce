void *get(int which) {
  static int a;
  long b = 2;
  switch (which) {
    case 0: return &a;
    case 1: return (void *)&b;
    default: return (void *)0;
  }
}
