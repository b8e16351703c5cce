_Noreturn void die(const char *);
int f(int a) {
  switch (a) {
  case 1:
    die("one");
  case 2:
    return 2;
  }
  return 0;
}
