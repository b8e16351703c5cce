extern void log_it(const char *);
extern int level;
void report(const char *what, int code) {
  if (code != 404)
    log_it(what
    );
  level--;
}
