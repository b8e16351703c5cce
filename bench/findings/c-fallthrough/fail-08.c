void log_it(const char *);
int f(int a) {
  switch (a) {
  case 1:
    if (a > 0)
      return 1;
    else
      log_it("break;");
  case 2:
    log_it("two");
    break;
  }
  return 0;
}
