extern void log_it(const char *);
extern int level;
void report(const char *what, int code) {
  if (code > 400) {
    if (level > 1)
      if (code != 404)
        log_it(what);
        level--;
  } else if (code > 300) {
    log_it("moved");
  }
}
