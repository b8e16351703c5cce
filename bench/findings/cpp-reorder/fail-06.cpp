void run() {
  struct Local {
    char *begin, *end;
    Local(char *p, int n) : end(p + n), begin(p) {}
  };
  char text[8];
  Local all(text, 8);
  (void)all;
}
